"""The functions behind `python -m engines`: positions and moves as text in, plain data out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import islice
from typing import Any, Final

from engines.core.chance import Chance, SeededChance
from engines.core.game import AnyGame, Event, InvalidMoveError, RuleError
from engines.core.habits import MatchChance
from engines.core.moves import Listed, Move, Moves
from engines.core.nearest_moves import nearest
from engines.core.options import Options
from engines.core.seat import Pair, Seat
from engines.core.values import State, View

Json = dict[str, Any]
# Chooses the moves of one side in `play_out`.
Chooser = Callable[[View, Moves[Move], Chance], Move]

_FEW: Final = 12  # legal moves that a refusal lists whole


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A move that was played, the position after it, and all that happened."""

    seat: Seat
    move: str
    position: str
    events: tuple[Event, ...]


def legal(game: AnyGame, position: str, options: Options, *, seat: Seat | None = None) -> list[str]:
    """The legal moves of the seat to act, in canonical notation; `seat` as for `apply`.

    Raises:
        PositionError, RuleError: with what would be right.
    """
    state = game.read(position, options)
    return [str(move) for move in game.legal_moves(state, _actor(game, state, seat))]


def apply(
    game: AnyGame,
    position: str,
    move: str,
    options: Options,
    *,
    seed: int,
    seat: Seat | None = None,
) -> Turn:
    """The position after `move`; luck, such as the next deal, comes from `seed`.

    `seat` is whose move it is. It must be named where both choose at once.

    Raises:
        PositionError, RuleError: with what would be right.
    """
    state = game.read(position, options)
    actor = _actor(game, state, seat)
    try:
        parsed = game.parse(move)
    except InvalidMoveError as err:
        raise _refused(game, state, actor, err, move) from None
    if parsed in game.legal_moves(state, actor):
        return _turn(game, state, actor, parsed, chance_of(seed))[1]
    raise _refused(game, state, actor, game.why_not(state, actor, parsed), move, parsed)


def perft(
    game: AnyGame, position: str, options: Options, *, depth: int, divide: bool = False
) -> Json:
    """Counts of move sequences; with `divide`, the last level split by first move."""
    count = game.perft(game.read(position, options), depth)
    answer: Json = {"nodes": list(count.nodes), "outcomes": dict(count.outcomes), **count.extra}
    return answer | {"divide": count.divide} if divide else answer


def play_out(
    game: AnyGame, options: Options, players: Pair[Chooser], *, seed: int
) -> Iterator[Turn]:
    """A whole game, to its end; the first item is the opening, with an empty move.

    The players' luck is apart from the game's, so that cards don't depend on who plays.
    """
    dealing = chance_of(seed)
    luck = SeededChance(f"players {seed}".encode())
    choosing = {seat: MatchChance(luck, f"habits {seed} {seat}".encode()) for seat in Seat}
    opening = game.setup(options, dealing)
    state = opening.state
    yield Turn(seat=Seat.ONE, move="", position=game.write(state), events=opening.events)
    while active := sorted(game.active(state)):
        seat = active[0]
        view = game.view(state, seat)
        move = players[seat](view, game.possible_moves(view), choosing[seat])
        if move not in game.legal_moves(state, seat):
            raise game.why_not(state, seat, move)
        state, turn = _turn(game, state, seat, move, dealing)
        yield turn


def at_random(view: View, moves: Moves[Move], chance: Chance) -> Move:
    """A player of any game: a random move if they are listed, else random steps to a move."""
    if isinstance(moves, Listed):
        listed: tuple[Move, ...] = moves
        return listed[chance.below(len(listed))]
    path: tuple[str, ...] = ()
    while True:
        fork = moves.after(path)
        choice = chance.below(len(fork.steps) + (fork.move is not None))
        if fork.move is not None and choice == len(fork.steps):
            return fork.move
        path = (*path, fork.steps[choice])


def chance_of(seed: int) -> SeededChance:
    """The luck of a seed given as a number."""
    return SeededChance(str(seed).encode())


def event_json(event: Event) -> Json:
    """An event as JSON: its key, its audience (all, one, two, all but one …), its facts."""
    to = str(event.to) if event.to else f"all but {event.besides}" if event.besides else "all"
    facts = {
        field.name: getattr(event, field.name)
        for field in fields(event)
        if field.name not in ("to", "besides")
    }
    return {"event": event.key, "to": to, **facts}


def options_json(game: AnyGame) -> Mapping[str, Json]:
    """The options of a game: the values in order, and the default."""
    return {o.name: {"values": list(o.values), "default": o.default} for o in game.options}


def _actor(game: AnyGame, state: State, seat: Seat | None) -> Seat:
    # The seat that is meant; at the end of a game, where nobody acts, any. Raises RuleError: it
    # isn't its turn, or both choose at once and none is named.
    active = game.active(state)
    if seat is not None and active and seat not in active:
        raise RuleError("not-your-turn", f"it is not the turn of {seat}, but of {seat.other}")
    if seat is None and len(active) > 1:
        raise RuleError("which-seat", "both choose at once; name one: --seat one or --seat two")
    return seat or next(iter(active), Seat.ONE)


def _refused(
    game: AnyGame, state: State, seat: Seat, err: RuleError, text: str, move: Move | None = None
) -> RuleError:
    # The error with the legal moves added: all if they are few, else the nearest.
    sentence, written = str(err), str(move or "")
    if written and written not in sentence:
        sentence = f"{written}: {sentence}"
    moves = game.legal_moves(state, seat)
    few = [str(right) for right in islice(moves, _FEW + 1)]
    if not few:
        right = "no move is legal"
    elif len(few) <= _FEW:
        right = f"legal: {', '.join(few)}"
    else:
        near = map(str, nearest(moves, text, move))
        right = f"the nearest legal: {', '.join(near)}"
    return RuleError(err.code, f"{sentence}; {right}", **err.facts)


def _turn(
    game: AnyGame, state: State, seat: Seat, move: Move, chance: Chance
) -> tuple[State, Turn]:
    step = game.apply(state, seat, move, chance)
    turn = Turn(seat=seat, move=str(move), position=game.write(step.state), events=step.events)
    return step.state, turn
