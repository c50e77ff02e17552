"""Where to look before a move of Gygès is told."""

from __future__ import annotations

from engines.core.hints import Hint
from engines.gyges.moves import GygesMove, SetUp, Slide, Throw
from engines.gyges.rules.reach import has_goal
from engines.gyges.rules.rings import packed
from engines.gyges.terms import GOALS
from engines.gyges.views import GygesView


def hint_of(view: GygesView, best: GygesMove) -> Hint | None:
    """A goal that is open to either side comes first; else which ring the move begins with."""
    seat = view.onlooker
    if seat is None or isinstance(best, SetUp):
        return Hint(key="gyges-hint-setup") if seat else None
    if isinstance(best, Slide) and best.end == GOALS[seat]:
        return Hint(key="gyges-hint-goal")
    if has_goal(packed(view.cells), seat.other):
        return Hint(key="gyges-hint-threat")
    value = view.cells[best.start]
    if isinstance(best, Throw):
        return Hint(key="gyges-hint-throw", facts={"value": value})
    return Hint(key="gyges-hint-ring", facts={"value": value})
