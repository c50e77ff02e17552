"""A goal that may be entered, or that a ring has reached."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.gyges.terms import FILES
from renderers.gyges import marks
from renderers.gyges.design import Design
from renderers.gyges.layout import WIDTH
from renderers.gyges.marks import Mark
from renderers.gyges.outlines import TURN
from renderers.gyges.path_marks import DOWN, UP, draw_chevron, fill_groove
from renderers.gyges.scene import Goal
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, quadratic, rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_LETTER: Final = 1.3  # side of the square that covers a letter, times its size
_ROOM_FOR_CHEVRON: Final = 2  # pitches of trough


def paint_goal(layers: Layers, goal: Goal, design: Design, *, is_preview: bool) -> None:
    """Lay the marks of a goal over the squares."""
    action_design = design.for_preview if is_preview else design
    at = design.layout.middle, design.layout.goal_y(far=goal.far)
    if goal.column is not None:
        layers.place(_way_in(goal.column, goal.far, action_design))
    if goal.is_won:
        layers.place(marks.victory(design), *at)
    if goal.ring:
        layers.place(marks.mark(Mark.HALO, action_design), *at)
        layers.place(marks.ring(goal.ring, design), *at)
    if goal.is_lit:
        layers.place(marks.flag(design), *at)


@lru_cache(maxsize=16)
def _way_in(column: int, far: bool, design: Design) -> Sprite:
    """From a square's border up its groove, and along the trough to the bulge."""
    layout, pitch = design.layout, design.layout.pitch
    x, y, middle = layout.x(column), layout.goal_y(far=far), layout.middle
    edge = layout.top if far else layout.bottom
    canvas = Canvas(0, 0, WIDTH, edge) if far else Canvas(0, edge, WIDTH, layout.height)
    sense = 1 if middle > x else -1
    _hide_letters(canvas, column, y, design)
    step = UP if far else DOWN
    turn = min(TURN * pitch, abs(middle - x) / 2)
    corner = quadratic((x, y - step[1] * turn), (x, y), (x + sense * turn, y))
    line: list[Point] = [(x, edge - step[1] * pitch), *corner, (middle, y)]
    fill_groove(canvas, line, design)
    draw_chevron(canvas, (x, edge), step, design)
    if abs(middle - x) > _ROOM_FOR_CHEVRON * pitch:
        draw_chevron(canvas, ((x + middle) / 2, y), (sense, 0), design)
    return canvas.sprite()


def _hide_letters(canvas: Canvas, column: int, y: int, design: Design) -> None:
    """Cover the letters that the path from a column runs over, and those beside the bulge."""
    layout = design.layout
    size = _LETTER * layout.coordinate_px
    start, end = sorted((layout.x(column), layout.middle))
    for x in map(layout.x, range(FILES)):
        if start <= x <= end or abs(x - layout.middle) < layout.pitch:
            canvas.polygon(rectangle(x, y, size, size), design.colours.well)
