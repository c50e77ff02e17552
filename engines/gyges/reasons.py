"""Why a move of Gygès was worse than another one: goals that it misses, or hands over."""

from __future__ import annotations

from typing import Final

from engines.core.analysis.reasons import Reason
from engines.core.seat import Seat
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import OutOfBudgetError, Search
from engines.gyges.moves import GygesMove, SetUp, Slide
from engines.gyges.rules.reach import fresh_reaches, has_goal
from engines.gyges.rules.rings import WANTED_GOAL, packed
from engines.gyges.rules.route import route
from engines.gyges.rules.successors import after_move
from engines.gyges.terms import GOALS, NAMES, Phase
from engines.gyges.views import GygesView

# Every key, and the facts of its sentence.
REASONS: Final = {
    "misses-goal": ("path",),
    "opens-path": ("path",),
    "leaves-path": ("path",),
    "misses-forced-win": (),
    "allows-forced-win": (),
}
_WORK: Final = 40_000  # for each proof, in the units of `Search.work`: at most 0.3 s
_SIGN: Final = "–"  # between the squares of a path


def reason_of(view: GygesView, move: GygesMove, best: GygesMove) -> Reason | None:
    """As `Explainer.reason_of`. Raises ValueError: the view isn't that of the seat to act."""
    seat = view.onlooker
    if seat is None or seat is not view.to_act:
        raise ValueError("a decision is explained from the view of the seat to act")
    if move == best or view.phase is Phase.SETUP or isinstance(move, SetUp):
        return None
    rings = packed(view.cells)
    if _scores(move, seat):
        return None
    if path := goal_path(rings, seat):
        return Reason(key="misses-goal", facts={"path": path})
    after, after_best = (after_move(rings, one, seat) for one in (move, best))
    if path := goal_path(after, seat.other):
        if has_goal(after_best, seat.other):
            return None
        key = "leaves-path" if has_goal(rings, seat.other) else "opens-path"
        return Reason(key=key, facts={"path": path})
    return _forced(view, seat, rings, after, after_best)


def goal_path(rings: int, seat: Seat) -> str:
    """ "c1–c4–GN": how `seat` could enter the goal now, by the rings bounced on; "" if not."""
    goal = GOALS[seat]
    for reach in fresh_reaches(rings, seat):
        if reach.ends & WANTED_GOAL[seat]:
            found = route(rings, reach.start, goal)
            return _SIGN.join(NAMES[square] for square in (reach.start, *found.bounces, goal))
    return ""


def _forced(view: GygesView, seat: Seat, rings: int, after: int, after_best: int) -> Reason | None:
    search = Search(origin_end=view.origin_end)
    winning = _won(search, rings, seat)
    if winning is not None:
        return None if winning == after else Reason(key="misses-forced-win")
    allows, allows_best = (_won(search, one, seat.other) for one in (after, after_best))
    if allows is not None and allows_best is None:
        return Reason(key="allows-forced-win")
    return None


def _won(search: Search, rings: int, seat: Seat) -> int | None:
    # The position after a move with which `seat` is seen to force a goal by threats alone.
    try:
        return Proof(search, seat).settle(rings, _WORK)
    except OutOfBudgetError:
        return None


def _scores(move: GygesMove, seat: Seat) -> bool:
    return isinstance(move, Slide) and move.end == GOALS[seat]
