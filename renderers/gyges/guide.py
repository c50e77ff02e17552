"""The guided first match of Gygès: when each bubble fits. Words: `gyges-guide-<key>`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from engines.core.seat import Seat
from engines.gyges.rules.reach import Reach, reaches
from engines.gyges.rules.rings import packed, squares_in
from engines.gyges.rules.route import route
from engines.gyges.terms import GOALS, NAMES, NEAREST
from engines.gyges.views import GygesView
from renderers.guided import Bubble, Guide, Hint


def _into_goal(view: GygesView, *, by_rival: bool) -> Hint | None:
    seat = _me(view).other if by_rival else _me(view)  # the rival's as if it were their move
    goal = GOALS[seat]
    for reach in _reaches(view, seat):
        if reach.ends >> goal & 1:
            bounces = len(route(packed(view.cells), reach.start, goal).bounces)
            return _at(reach.start, bounces=bounces)
    return None


def _steps(view: GygesView) -> Hint | None:
    # Of rings with an empty square to end on the slowest: its steps are counted soonest.
    found = [reach for reach in _reaches(view, _me(view)) if reach.ends & ~(1 << reach.start)]
    if not found:
        return None
    slowest = min(found, key=lambda reach: reach.value)
    return _at(slowest.start, value=slowest.value)


def _bounce(view: GygesView) -> Hint | None:
    rings = packed(view.cells)
    for reach in _reaches(view, _me(view)):
        for hit in squares_in(reach.hits):
            if not route(rings, reach.start, hit).bounces:
                return _at(reach.start, value=reach.value, hit=NAMES[hit])
    return None


def _row(view: GygesView) -> Hint | None:
    row = view.rows[_me(view)]
    if row is None or row == NEAREST[_me(view)][0]:
        return None
    return Hint(facts={"row": row + 1})


def _nearest(view: GygesView) -> Hint | None:
    row = view.rows[_me(view)]
    return None if row is None or view.ply > 1 else Hint(facts={"row": row + 1})


def _shared(view: GygesView) -> Hint | None:
    moved = view.last
    if moved is None or moved.seat is _me(view) or moved.end >= len(view.cells):
        return None
    return _at(moved.end)


def _at(square: int, **facts: str | int) -> Hint:
    return Hint(facts={"square": NAMES[square], **facts}, square=NAMES[square])


def _reaches(view: GygesView, seat: Seat) -> Iterator[Reach]:
    return iter(reaches(packed(view.cells), seat, origin_end=view.origin_end))


def _me(view: GygesView) -> Seat:
    return view.onlooker or Seat.ONE


GUIDES: Final = (
    Guide(
        key="first",
        opening=((Seat.ONE, "setup 321123/000000"),),
        bubbles=(
            Bubble("over", at_end=True),
            Bubble("goal", partial(_into_goal, by_rival=False)),
            Bubble("threat", partial(_into_goal, by_rival=True)),
            Bubble("nearest", _nearest),
            Bubble("steps", _steps),
            Bubble("bounce", _bounce),
            Bubble("throw", _bounce),  # as soon as bouncing has been told of
            Bubble("row", _row),
            Bubble("shared", _shared),
        ),
    ),
)
