"""The frame of a plate: two rules, the title in the upper one, the hall's mark and a date below."""

from __future__ import annotations

import math
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
_DEEP: Final = 40  # from the edge: what holds both
_CUT: Final = 24  # of the rules, at both sides of what stands in them
_STEP: Final = 4  # px by which the cut for a fitted name grows, so that few are drawn
_MIDDLE: Final = 26  # of both rules, from the edge
_DATE_PX: Final = 28
_BASELINE: Final = 0.36  # of a type's size, below its middle
_HALL_MARK: Final = 21  # side of its two squares
_HALL_GAP: Final = 11
_HALL_WIDTH: Final = 2 * _HALL_MARK + _HALL_GAP
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
    if isinstance(title, str):
        above = font(Face.TITLE, TITLE_PX).getlength(title) / 2 + _CUT
        layers.place(_title(title, width, design))
    else:
        above = math.ceil(title.width / 2 / _STEP) * _STEP + _CUT
        layers.place(_fitted_title(title, width, design))
    below = _foot_width(date) / 2 + _CUT
    layers.place(_foot(date, size, design))
    upper, lower = math.ceil(width / 2 - above) + _DEEP, math.ceil(width / 2 - below) + _DEEP
    parts = (  # apart from each other, since what is large and mostly clear takes time
        Box(0, 0, upper, _DEEP),
        Box(width - upper, 0, width, _DEEP),
        Box(0, _DEEP, _DEEP, height - _DEEP),
        Box(width - _DEEP, _DEEP, width, height - _DEEP),
        Box(0, height - _DEEP, lower, height),
        Box(width - lower, height - _DEEP, width, height),
    )
    for part in parts:
        layers.place(_rules(part, size, above, below, design))


@lru_cache(maxsize=256)
def _rules(
    part: Box, size: tuple[int, int], above: float, below: float, design: Design[Any, Any]
) -> Sprite:
    # What lies in a part of the picture; `above` and `below` are cut out at both sides of the
    # middle.
    (width, height), ink = size, design.palette.ink
    canvas = design.canvas(*part)
    for inset, pen in _RULES:
        for y, cut in ((inset, above), (height - inset, below)):
            canvas.stroke([(inset, y), (width / 2 - cut, y)], ink, pen)
            canvas.stroke([(width / 2 + cut, y), (width - inset, y)], ink, pen)
        for x in (inset, width - inset):
            canvas.stroke([(x, inset), (x, height - inset)], ink, pen)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _title(title: str, width: int, design: Design[Any, Any]) -> Sprite:
    half = font(Face.TITLE, TITLE_PX).getlength(title) / 2 + _CUT
    canvas = design.canvas(width / 2 - half, 0, width / 2 + half, 60)
    canvas.numeral(width / 2, _MIDDLE + 4, title, Face.TITLE, TITLE_PX, design.palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _fitted_title(title: FittedName, width: int, design: Design[Any, Any]) -> Sprite:
    left = (width - title.width) / 2
    canvas = design.canvas(left - _CUT, 0, width - left + _CUT, 60)
    canvas.name(left, _MIDDLE + _BASELINE * title.px, title, design.palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _foot(date: str, size: tuple[int, int], design: Design[Any, Any]) -> Sprite:
    (width, height), palette = size, design.palette
    left, lower = (width - _foot_width(date)) / 2, height - _MIDDLE
    canvas = design.canvas(left - _CUT, height - _DEEP, width - left + _CUT, height)
    _draw_hall_mark(canvas, left, lower - 2, palette)
    x, base = left + _HALL_WIDTH + _DATE_AIR, lower + _BASELINE * _DATE_PX
    canvas.writing(x, base, date, Face.LABEL, _DATE_PX, palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _foot_width(date: str) -> float:
    return _HALL_WIDTH + _DATE_AIR + font(Face.LABEL, _DATE_PX).getlength(date)


def _draw_hall_mark(canvas: Canvas, left: float, y: float, palette: Palette) -> None:
    # Two seats on one floor.
    end = left + _HALL_WIDTH
    for seat, x in zip(Seat, (left + _HALL_MARK / 2, end - _HALL_MARK / 2), strict=True):
        draw_emblem(canvas, x, y - 2, seat, None, palette, mark=_HALL_MARK)
    canvas.stroke([(left - 2, y + 15), (end + 2, y + 15)], palette.ink, 3)
