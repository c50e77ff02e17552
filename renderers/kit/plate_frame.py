"""The frame of a plate: two rules, the title in the upper one, the hall's mark and a date below."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from engines.core.seat import Seat
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import Design
from renderers.kit.emblem import draw_emblem
from renderers.kit.fitted_name import FittedName
from renderers.kit.fonts import Face, font
from renderers.kit.layers import Layers
from renderers.kit.palette import Palette
from renderers.kit.sprites import Sprite

TITLE_PX: Final = 46

_RULES: Final = ((20, 5.0), (32, 2.5))  # from the edge, and how wide
_ENDS: Final = (60, 40)  # height of the parts above and below
_SIDE: Final = 40
_CUT: Final = 24  # of the rules, at both sides of what stands in them
_MIDDLE: Final = 26  # of both rules, from the edge
_DATE_PX: Final = 28
_BASELINE: Final = 0.36  # of a type's size, below its middle
_HALL_MARK: Final = 21  # side of its two squares
_HALL_GAP: Final = 11
_DATE_AIR: Final = 20


def place_frame(
    layers: Layers,
    size: tuple[int, int],
    title: str | FittedName,
    date: str,
    design: Design[Any, Any],
) -> None:
    """Lay the frame of a plate of that size on top.

    A title that holds what somebody has written is given as a fitted name.
    """
    width, height = size
    upper, lower = _ENDS
    parts = (  # apart from each other, since what is large and mostly clear takes time
        Box(0, 0, width, upper),
        Box(0, upper, _SIDE, height - lower),
        Box(width - _SIDE, upper, width, height - lower),
        Box(0, height - lower, width, height),
    )
    for part in parts:
        layers.place(_frame(part, size, title, date, design))


@lru_cache(maxsize=128)
def _frame(
    part: Box, size: tuple[int, int], title: str | FittedName, date: str, design: Design[Any, Any]
) -> Sprite:
    width, height = size
    palette, canvas = design.palette, design.canvas(*part)
    is_plain = isinstance(title, str)
    title_width = font(Face.TITLE, TITLE_PX).getlength(title) if is_plain else title.width
    date_width = font(Face.LABEL, _DATE_PX).getlength(date)
    mark_width = 2 * _HALL_MARK + _HALL_GAP
    foot_width = mark_width + _DATE_AIR + date_width
    for inset, pen in _RULES:
        for y, gap in ((inset, title_width), (height - inset, foot_width)):
            cut = gap / 2 + _CUT
            canvas.stroke([(inset, y), (width / 2 - cut, y)], palette.ink, pen)
            canvas.stroke([(width / 2 + cut, y), (width - inset, y)], palette.ink, pen)
        for x in (inset, width - inset):
            canvas.stroke([(x, inset), (x, height - inset)], palette.ink, pen)
    if is_plain:
        canvas.numeral(width / 2, _MIDDLE + 4, title, Face.TITLE, TITLE_PX, palette.ink)
    else:
        base = _MIDDLE + _BASELINE * title.px
        canvas.name((width - title.width) / 2, base, title, palette.ink)
    left, lower = (width - foot_width) / 2, height - _MIDDLE
    _draw_hall_mark(canvas, left, lower - 2, palette)
    base = lower + _BASELINE * _DATE_PX
    canvas.writing(left + mark_width + _DATE_AIR, base, date, Face.LABEL, _DATE_PX, palette.ink)
    return canvas.sprite()


def _draw_hall_mark(canvas: Canvas, left: float, y: float, palette: Palette) -> None:
    # Two seats on one floor.
    end = left + 2 * _HALL_MARK + _HALL_GAP
    for seat, x in zip(Seat, (left + _HALL_MARK / 2, end - _HALL_MARK / 2), strict=True):
        draw_emblem(canvas, x, y - 2, seat, None, palette, mark=_HALL_MARK)
    canvas.stroke([(left - 2, y + 15), (end + 2, y + 15)], palette.ink, 3)
