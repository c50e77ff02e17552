"""What happens in a goal: it may be entered, or a ring lies in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.gyges.terms import FILES
from renderers.gyges import marks
from renderers.gyges.design import Press
from renderers.gyges.layout import WIDTH
from renderers.gyges.marks import Mark
from renderers.gyges.outlines import TURN
from renderers.gyges.path_marks import DOWN, UP, chevron, fill_groove
from renderers.gyges.scene import Goal
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, box, quadratic
from renderers.kit.layers import Page
from renderers.kit.sprites import Sprite

_LETTER: Final = 1.3  # the field that covers one, times its size
_ROOM_FOR_CHEVRON: Final = 2  # pitches of trough


def paint_goal(page: Page, goal: Goal, press: Press, *, is_intent: bool) -> None:
    """Put it on a page whose squares are painted."""
    marking = press.of_intent if is_intent else press
    at = press.layout.middle, press.layout.goal_y(far=goal.far)
    if goal.column is not None:
        page.place(_way_in(goal.column, goal.far, marking))
    if goal.is_won:
        page.place(marks.victory(press), *at)
    if goal.ring:
        page.place(marks.mark(Mark.HALO, marking), *at)
        page.place(marks.ring(goal.ring, press), *at)
    if goal.is_lit:
        page.place(marks.flag(press), *at)


@lru_cache(maxsize=16)
def _way_in(column: int, far: bool, press: Press) -> Sprite:
    """From a square's border up its groove, and along the trough to the bulge."""
    layout, pitch = press.layout, press.layout.pitch
    x, y, middle = layout.x(column), layout.goal_y(far=far), layout.middle
    edge = layout.top if far else layout.bottom
    canvas = Canvas(0, 0, WIDTH, edge) if far else Canvas(0, edge, WIDTH, layout.height)
    sense = 1 if middle > x else -1
    _hide_letters(canvas, column, y, press)
    step = UP if far else DOWN
    turn = min(TURN * pitch, abs(middle - x) / 2)
    corner = quadratic((x, y - step[1] * turn), (x, y), (x + sense * turn, y))
    line: list[Point] = [(x, edge - step[1] * pitch), *corner, (middle, y)]
    fill_groove(canvas, line, press)
    chevron(canvas, (x, edge), step, press)
    if abs(middle - x) > _ROOM_FOR_CHEVRON * pitch:
        chevron(canvas, ((x + middle) / 2, y), (sense, 0), press)
    return canvas.sprite()


def _hide_letters(canvas: Canvas, column: int, y: int, press: Press) -> None:
    """Cover the letters that the way from a column runs over, and those beside the bulge."""
    layout = press.layout
    size = _LETTER * layout.coordinate_px
    start, end = sorted((layout.x(column), layout.middle))
    for x in map(layout.x, range(FILES)):
        if start <= x <= end or abs(x - layout.middle) < layout.pitch:
            canvas.polygon(box(x, y, size, size), press.colours.well)
