"""Where the marks of a refused move lie on a picture; without drawing anything."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engines.core.obstacles import Obstacles, Role
from engines.core.values import View
from renderers import places, spots
from renderers.kit.box import Box
from renderers.style import RenderStyle

_BETWEEN: Final = ".."
_BORDER: Final = "|"
_AT_THE_EDGE: Final = 0.98
_STOPS: Final = {Role.TO: 0.62, None: 0.0}  # before the cross; in the middle of what has no mark
_BORDERS: Final = 0.3  # of a place: how far its border's mark reaches to each side of the middle


class PlacedObstacles(NamedTuple):
    """Marked boxes by their roles, and the boxes that the move would have gone over, in pixels."""

    marks: tuple[tuple[Role, Box], ...]
    way: tuple[Box, ...]
    stops: float  # how far from the middle of its last box the way ends, in parts of the way there


def place_obstacles(view: View, obstacles: Obstacles, style: RenderStyle) -> PlacedObstacles:
    """The marks on a picture of the view; what it doesn't show is left out."""
    boxes = _boxes(view, style)
    marks = [(mark.role, box) for mark in obstacles.marks for box in _of_place(boxes, mark.place)]
    way = [boxes[place][0] for place in obstacles.way if place in boxes]
    roles = {mark.place: mark.role for mark in obstacles.marks}
    end = roles.get(obstacles.way[-1]) if obstacles.way else None
    stops = _STOPS.get(end, _AT_THE_EDGE)
    return PlacedObstacles(tuple(marks), tuple(way) if len(way) > 1 else (), stops)


def _boxes(view: View, style: RenderStyle) -> Mapping[str, Sequence[Box]]:
    found = defaultdict[str, list[Box]](list)
    for name, box in spots(view, style):
        found[name].append(box)
    for name, box in places(view, style).items():
        if name not in found:
            found[name].append(box)
    return found


# A place, each of its copies, all that lies between two, or their border.
def _of_place(boxes: Mapping[str, Sequence[Box]], place: str) -> Sequence[Box]:
    if _BORDER in place:
        beside = [box for name in place.split(_BORDER) for box in boxes[name]]
        return [_border(*beside)] if len(beside) == len(place.split(_BORDER)) else []
    first, between, last = place.partition(_BETWEEN)
    if not between:
        return boxes[place]
    ends = (*boxes[first], *boxes[last])
    return [ends[0].union(ends[-1])] if ends else []


def _border(one: Box, other: Box) -> Box:
    both = one.union(other)
    x, y = (both.left + both.right) // 2, (both.top + both.bottom) // 2
    reach = round(_BORDERS * min(one.size))
    return Box(x - reach, y - reach, x + reach, y + reach)
