"""What the tests of every game share: tables, walks through games, worlds that look the same.

@every_game
@given(walks=walks(), onlooker=onlookers, salt=salts)
def test_…(game, walks, onlooker, salt):
    for record, here in walk(game, walks):
        twin = other_world(game, here.state, onlooker, salt)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from engines.core.chance import SeededChance, commitment
from engines.core.game import AnyGame, Event
from engines.core.match import advance
from engines.core.match_state import MatchState, open_challenge
from engines.core.moves import Fork, Listed, Move, Moves
from engines.core.options import Options, complete
from engines.core.record import Act, Entry, Head, Joining, Player, Record
from engines.core.seat import Pair, Seat
from engines.registry import load_games

GAMES = load_games()
SERVER_SEED = b"a seed for the tests"
CREATED = 1_700_000_000
ANN = Player(address="local:ann", name="Ann")
BEA = Player(address="local:bea", name="Bea")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

fewer = settings(max_examples=max(2, settings().max_examples // 4))
"""For a law that is looked at in every position of a walk."""

few = settings(max_examples=max(2, settings().max_examples // 8))
"""For a law whose every example draws pictures, or tries all moves of many positions."""

SOME = 8
"""Moves of a position to try, where there are too many to list at every one."""

picks = st.lists(st.integers(0, 10_000), max_size=50)
"""Which of the legal moves to play, modulo their number."""

onlookers = st.sampled_from([None, *Seat])
salts = st.integers(0, 2**60)


@dataclass(frozen=True)
class Walk:
    """One way through a game: what shuffles it, what is agreed, what is played."""

    seed: int
    choices: tuple[int, ...]  # of the options' values, modulo their number
    picks: list[int]


def walks(picks: st.SearchStrategy[list[int]] = picks) -> st.SearchStrategy[Walk]:
    """Ways through any game."""
    return st.builds(
        Walk,
        seed=st.integers(0, 2**32),
        choices=st.tuples(*[st.integers(0, 11)] * 6),
        picks=picks,
    )


def some_options(game: AnyGame, choices: tuple[int, ...] = ()) -> Options:
    """The defaults, or the values that `choices` picks."""
    picked = zip(game.options, choices, strict=False)
    return complete(game.options, {o.name: o.values[n % len(o.values)] for o, n in picked})


def challenge(game: AnyGame, options: Options | None = None, **head: Any) -> Record:
    """Ann challenges Bea; nobody has answered yet."""
    return Record(
        head=Head(
            game=game.id,
            rules=game.rules,
            options=dict(options or {}),
            players=head.pop("players", Pair(one=ANN, two=BEA)),
            nonce=head.pop("nonce", "ann's nonce"),
            commitment=commitment(SERVER_SEED),
            created=CREATED,
            **head,
        )
    )


def entry(act: Act, seat: Seat | None = None, *, at: int = CREATED, **more: Any) -> Entry:
    """One act at a table."""
    return Entry(act=act, seat=seat, at=at, **more)


def acceptance(player: Player = BEA, *, nonce: str = "bea's nonce") -> Entry:
    """Bea sits down."""
    return entry(Act.ACCEPT, Seat.TWO, joining=Joining(player=player, nonce=nonce))


def seated(
    game: AnyGame, options: Options | None = None, *, seed: int = 0
) -> tuple[Record, MatchState]:
    """A match that has just begun; `seed` changes the shuffle."""
    record = challenge(game, options)
    return advance(
        game, record, open_challenge(record), acceptance(nonce=f"bea's nonce {seed}"), SERVER_SEED
    )


def moved(
    game: AnyGame, record: Record, match: MatchState, seat: Seat, move: Move | str
) -> tuple[Record, MatchState]:
    """`seat` plays `move`, through the gate."""
    act = entry(Act.MOVE, seat, at=CREATED + record.version, move=str(move))
    return advance(game, record, match, act, SERVER_SEED)


def some(moves: Moves[Any]) -> list[Any]:
    """All of `moves` if they are listed; else a few, far apart and always the same ones."""
    if isinstance(moves, Listed):
        return list(moves)
    after = cache(moves.after)  # most of them begin alike
    return list(dict.fromkeys(_descend(after, 7_919 * number) for number in range(SOME)))


def descend(moves: Moves[Any], number: int) -> Any:
    """The move at the end of the taps that `number` spells, fork by fork."""
    return _descend(moves.after, number)


def _descend(after: Callable[[tuple[str, ...]], Fork[Any]], number: int) -> Any:
    path: tuple[str, ...] = ()
    while True:
        fork = after(path)
        ways = ([fork.move] if fork.move is not None else []) + list(fork.steps)
        number, way = divmod(number, len(ways))
        if ways[way] is fork.move:
            return fork.move
        path = (*path, ways[way])


def choices(game: AnyGame, state: Any) -> list[tuple[Seat, Move]]:
    """Everything that anybody may do, or some of it."""
    return [(s, m) for s in sorted(game.active(state)) for m in some(game.legal_moves(state, s))]


def choose(game: AnyGame, state: Any, below: Callable[[int], int]) -> tuple[Seat, Move] | None:
    """Anything that anybody may do, by numbers that `below` gives; None at the end."""
    for seat in sorted(game.active(state)):
        if not isinstance(moves := game.legal_moves(state, seat), Listed):
            return seat, descend(moves, below(1 << 32))
    found = choices(game, state)
    return found[below(len(found))] if found else None


def walk(game: AnyGame, way: Walk) -> Iterator[tuple[Record, MatchState]]:
    """Every position along one way through a game, the opening first."""
    record, match = seated(game, some_options(game, way.choices), seed=way.seed)
    yield record, match
    for pick in way.picks:
        chosen = choose(game, match.state, lambda most, pick=pick: pick % most)
        if chosen is None:
            return
        record, match = moved(game, record, match, *chosen)
        yield record, match


def whole_game(
    game: AnyGame, seed: int = 0, options: Options | None = None, *, bound: int = 5_000
) -> Iterator[tuple[Record, MatchState]]:
    """A match of random moves to its end; fails the test if it has none within `bound`."""
    record, match = seated(game, options, seed=seed)
    yield record, match
    luck = SeededChance(f"moves {seed}".encode())
    for _ in range(bound):
        chosen = choose(game, match.state, luck.below)
        if chosen is None:
            return
        record, match = moved(game, record, match, *chosen)
        yield record, match
    pytest.fail(f"no end within {bound} moves")


def other_world(game: AnyGame, state: Any, onlooker: Seat | None, salt: int) -> Any:
    """A state that `onlooker` can't tell from `state`."""
    return game.resample(state, onlooker, SeededChance(salt.to_bytes(8)))


def worlds(game: AnyGame, state: Any, onlooker: Seat | None, salt: int) -> Iterator[Any]:
    """The state, and another one that `onlooker` can't tell from it, if there is any."""
    yield state
    twin = other_world(game, state, onlooker, salt)
    if twin != state:
        yield twin


def heard(events: tuple[Event, ...], onlooker: Seat | None) -> tuple[Event, ...]:
    """What `onlooker` is told."""
    return tuple(event for event in events if event.is_for(onlooker))
