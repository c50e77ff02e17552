"""The decisions of a finished match, as its log tells them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from engines.core.game import AnyGame
from engines.core.moves import Move
from engines.core.record import Act, Record
from engines.core.replay import match_states
from engines.core.seat import Seat
from engines.core.values import State


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A move of a match, and the state before it."""

    ply: int  # from 1: every move of the log counts, one that was taken back too
    seat: Seat
    text: str  # the move as the log has it
    move: Move
    state: State
    is_free: bool  # something else could be done, and it wasn't the answer that Salle gives unasked


def decisions_of(game: AnyGame, record: Record) -> Iterator[Decision]:
    """Every move of the log, in its order. Raises DamagedRecordError."""
    states = match_states(game, record)
    before, ply = next(states), 0
    for entry, after in zip(record.log, states, strict=True):
        if entry.act is Act.MOVE and entry.seat is not None and before.halted_at is None:
            ply += 1
            state, move = before.game_state, game.parse(entry.move)
            yield Decision(
                ply=ply,
                seat=entry.seat,
                text=entry.move,
                move=move,
                state=state,
                is_free=_is_free(game, state, entry.seat, move),
            )
        before = after


def _is_free(game: AnyGame, state: State, seat: Seat, move: Move) -> bool:
    if len(list(islice(game.legal_moves(state, seat), 2))) < 2:
        return False
    window = game.window(state, seat)
    return not (window and window.is_idle and str(window.no) == str(move))
