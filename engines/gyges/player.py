"""The computer players of Gygès: a view in, a move out, so that none can cheat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.chance import Chance, shuffled
from engines.core.moves import Moves
from engines.core.seat import Seat
from engines.gyges.moves import GygesMove, SetUp, Slide, Throw
from engines.gyges.reach import has_goal
from engines.gyges.rings import packed, put, slid, thrown
from engines.gyges.terms import GOALS, Phase
from engines.gyges.views import GygesView

_PATIENCE: Final = 100


def keeper(rings: int, seat: Seat, moves: list[GygesMove], chance: Chance) -> GygesMove:
    """Takes a goal; hands none over if it can be avoided; else does as it comes."""
    for move in moves:
        if isinstance(move, Slide) and move.end == GOALS[seat]:
            return move
    at_random = shuffled(moves, chance)
    safe = (move for move in at_random if not has_goal(_after(rings, move, seat), seat.other))
    return next(safe, at_random[0])


def _after(rings: int, move: GygesMove, seat: Seat) -> int:
    match move:
        case Slide(start=start, end=end):
            return slid(rings, start, end)
        case Throw(start=start, hit=hit, landing=landing):
            return thrown(rings, start, hit, landing)
        case SetUp():
            for square, value in move.cells(seat).items():
                rings = put(rings, square, value)
            return rings


def any_setup(rings: int, seat: Seat, moves: Moves[GygesMove], chance: Chance) -> GygesMove:
    """Any setup; one that lets South in at his first move is tried again."""
    for _ in range(_PATIENCE):
        move = _somehow(moves, chance)
        if seat is Seat.ONE or not has_goal(_after(rings, move, seat), Seat.ONE):
            break
    return move


def _somehow(moves: Moves[GygesMove], chance: Chance) -> GygesMove:
    """Tap after tap, as it comes."""
    path: tuple[str, ...] = ()
    while True:
        fork = moves.after(path)
        if fork.move is not None:
            return fork.move
        path = (*path, fork.steps[chance.below(len(fork.steps))])


Level = Callable[[int, Seat, list[GygesMove], Chance], GygesMove]
_LEVELS: Final[dict[str, Level]] = {"keeper": keeper}


class GygesComputer:
    """Plays both setups, with every option."""

    levels: tuple[str, ...] = tuple(_LEVELS)

    def choose(
        self, view: GygesView, moves: Moves[GygesMove], level: str, chance: Chance
    ) -> GygesMove:
        """One of `moves`, the legal ones of the view's onlooker, who is to act."""
        if view.onlooker is None or view.onlooker is not view.to_act:
            raise ValueError("a computer player is asked only from the view of the seat to act")
        if view.phase is Phase.SETUP:
            return any_setup(packed(view.cells), view.onlooker, moves, chance)
        return _LEVELS[level](packed(view.cells), view.onlooker, list(moves), chance)


PLAYER = GygesComputer()
