"""Why a move is not legal in a position."""

from __future__ import annotations

from engines.core.game import IllegalMoveError
from engines.core.seat import Seat
from engines.gyges.moves import GygesMove, SetUp, Slide, Throw
from engines.gyges.rules.broken_rules import broken_by_move, broken_by_setup
from engines.gyges.rules.reach import reaches
from engines.gyges.rules.refusals import illegal
from engines.gyges.state import Ended, GygesState, Playing, SettingUp


def objection(state: GygesState, seat: Seat, move: GygesMove) -> IllegalMoveError:
    """The first rule that a move breaks: whose turn it is, the phase, then the move's own.

    Raises:
        ValueError: the move is legal.
    """
    phase, refused = state.phase, None
    if isinstance(phase, Ended):
        return illegal("match-over")
    if phase.seat is not seat:
        return illegal("not-your-turn")
    match phase, move:
        case SettingUp(), SetUp():
            refused = broken_by_setup(state.rules.setup_rows, move)
        case SettingUp(), _:
            refused = illegal("set-up-first")
        case Playing(), SetUp():
            refused = illegal("set-up-already")
        case Playing(), Slide() | Throw():
            found = reaches(state.rings, seat, origin_end=state.rules.origin_end)
            refused = broken_by_move(found, move)
    if refused is None:
        raise ValueError(f"{move} is legal here")
    return refused
