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


class PlacedObstacles(NamedTuple):
    """Marked boxes by their roles, and the boxes that the move would have gone over, in pixels."""

    marks: tuple[tuple[Role, Box], ...]
    way: tuple[Box, ...]
    is_open: bool  # nothing of the marks lies at the end of the way but that it ends there


def place_obstacles(view: View, obstacles: Obstacles, style: RenderStyle) -> PlacedObstacles:
    """The marks on a picture of the view; what it doesn't show is left out."""
    boxes = _boxes(view, style)
    marks = [(mark.role, box) for mark in obstacles.marks for box in _of_place(boxes, mark.place)]
    way = [boxes[place][0] for place in obstacles.way if place in boxes]
    roles = {mark.place: mark.role for mark in obstacles.marks}
    is_open = bool(way) and roles.get(obstacles.way[-1]) in (Role.TO, None)
    return PlacedObstacles(tuple(marks), tuple(way) if len(way) > 1 else (), is_open)


def _boxes(view: View, style: RenderStyle) -> Mapping[str, Sequence[Box]]:
    found = defaultdict[str, list[Box]](list)
    for name, box in spots(view, style):
        found[name].append(box)
    for name, box in places(view, style).items():
        if name not in found:
            found[name].append(box)
    return found


# A place, each of its copies, or all that lies between two.
def _of_place(boxes: Mapping[str, Sequence[Box]], place: str) -> Sequence[Box]:
    first, between, last = place.partition(_BETWEEN)
    if not between:
        return boxes[place]
    ends = (*boxes[first], *boxes[last])
    return [ends[0].union(ends[-1])] if ends else []
