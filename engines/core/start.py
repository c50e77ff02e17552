"""Where a match begins: at the usual start, or at a position of a match that is over."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from engines.core.chance import Chance
from engines.core.game import AnyGame, Event, PositionError, Step, can_begin_anywhere
from engines.core.match_state import MatchError
from engines.core.options import Options
from engines.core.record import Head
from engines.core.values import State


@dataclass(frozen=True, slots=True, kw_only=True)
class BeganAt(Event):
    """The match begins after `ply` moves of another, which is over."""

    ply: int


def begun(game: AnyGame, head: Head, options: Options, chance: Chance) -> Step[State]:
    """The first state of a match, whose luck is drawn from `chance`.

    Raises:
        MatchError: it can't begin at the position that its head says.
    """
    if not head.start:
        return game.setup(options, chance)
    try:
        state = _playable(game, game.read(head.start, options), chance)
    except PositionError as err:
        raise MatchError("bad-start", str(err)) from None
    return Step(state=state, events=(BeganAt(ply=head.start_ply),))


def _playable(game: AnyGame, state: State, chance: Chance) -> State:
    # The position with its decks shuffled again. Raises PositionError.
    if not can_begin_anywhere(game):
        raise PositionError("matches of this game begin at its usual start")
    reshuffle = getattr(game, "reshuffle", None)
    if reshuffle is not None:
        state = reshuffle(state, chance)
    elif game.view(state, None).has_secrets:
        raise PositionError("what this game hides can't be dealt anew")
    active = game.active(state)
    if game.outcome(state) or not active:
        raise PositionError("the match is over in this position")
    for seat in active:
        if not any(True for _ in islice(game.legal_moves(state, seat), 1)):
            raise PositionError(f"{seat} has no move in this position")
    return state
