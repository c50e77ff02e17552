"""The plate of a match that is over: the same frame in all games, 1,200 by 630.

Between two rules: both names, the score with one laurel for the winner, a place for the decisive
moment, and below it one for the whole match as a line. The games fill these two.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, Final

from engines.core.seat import Pair, Seat
from renderers.coat import Coat
from renderers.finished_match import PLATE_SIZE, FinishedMatch
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import Design, drawn_once
from renderers.kit.emblem import draw_emblem, emblem_width
from renderers.kit.fitted_name import fit_name
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import Point, rotated
from renderers.kit.layers import Layers
from renderers.kit.palette import Palette
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import whole
from renderers.style import RenderStyle

SIZE: Final = PLATE_SIZE
MOMENT: Final = Box(300, 50, 900, 445)
LINE: Final = Box(62, 478, 1138, 574)

_FRAME: Final = (  # apart from each other, since what is large and mostly clear takes time
    Box(0, 0, 1200, 60),
    Box(0, 60, 40, 590),
    Box(1160, 60, 1200, 590),
    Box(40, 456, 1160, 468),
    Box(0, 590, 1200, 630),
)
_CUT: Final = 24  # of the rules, at both sides of what stands in them
_TITLE_PX: Final = 46
_DATE_PX: Final = 28
_HALL_MARK: Final = 21  # side of its two squares
_HALL_GAP: Final = 11
_DATE_AIR: Final = 20
_NAME_MARK: Final = 34
_NAME_AIR: Final = 12
_NAME_ROOM: Final = 214
_NAME_Y: Final = 112
_MIDDLES: Final = Pair(one=178, two=1022)
_SCORE_Y: Final = 286
_PARTING_Y: Final = 462
_LETTERS: Final = Pair(one="1", two="2")
_HALF: Final = "½"

_RADIUS: Final = 100  # of the laurel
_LEAVES: Final = 7  # pairs on a sprig
_FROM, _TO = 97.0, 232.0  # degrees of a sprig, clockwise from right
_SPREAD: Final = 42.0  # degrees between a leaf and its stem


def empty_plate(
    finished: FinishedMatch, scores: Pair[str] | None, style: RenderStyle, design: Design[Any, Any]
) -> Layers:
    """The frame with title, date, names and score.

    `scores` count only if somebody has won; None: the winner's is 1, the other one's 0.
    """
    if scores is None:
        scores = Pair(one="1", two="0") if finished.winner is Seat.ONE else Pair(one="0", two="1")
    layers = Layers(whole(*SIZE, style.scale), design.background, (MOMENT.bottom,))
    for part in _FRAME:
        layers.place(_frame(part, finished.title, finished.date, design))
    for seat in Seat:
        layers.place(_name(style.names[seat], seat, style.coats[seat], design), _MIDDLES[seat])
        score, has_lost = scores[seat] if finished.winner else _HALF, finished.winner is seat.other
        layers.place(_score(design, score, is_dark=not has_lost), _MIDDLES[seat], _SCORE_Y)
        if finished.winner is seat:
            layers.place(_laurel(design), _MIDDLES[seat], _SCORE_Y)
    return layers


@lru_cache(maxsize=128)
def _frame(part: Box, title: str, date: str, design: Design[Any, Any]) -> Sprite:
    width, height = SIZE
    palette, canvas = design.palette, design.canvas(*part)
    title_width = font(Face.TITLE, _TITLE_PX).getlength(title)
    date_width = font(Face.LABEL, _DATE_PX).getlength(date)
    mark_width = 2 * _HALL_MARK + _HALL_GAP
    foot_width = mark_width + _DATE_AIR + date_width
    for inset, pen in ((20, 5.0), (32, 2.5)):  # from the edge, and how wide
        for y, gap in ((inset, title_width), (height - inset, foot_width)):
            cut = gap / 2 + _CUT
            canvas.stroke([(inset, y), (width / 2 - cut, y)], palette.ink, pen)
            canvas.stroke([(width / 2 + cut, y), (width - inset, y)], palette.ink, pen)
        for x in (inset, width - inset):
            canvas.stroke([(x, inset), (x, height - inset)], palette.ink, pen)
    upper, lower = 26, height - 26
    canvas.numeral(width / 2, upper + 4, title, Face.TITLE, _TITLE_PX, palette.ink)
    left = (width - foot_width) / 2
    _draw_hall_mark(canvas, left, lower - 2, palette)
    base = lower + 0.36 * _DATE_PX
    canvas.writing(left + mark_width + _DATE_AIR, base, date, Face.LABEL, _DATE_PX, palette.ink)
    canvas.stroke([(LINE.left, _PARTING_Y), (LINE.right, _PARTING_Y)], palette.line, 2.5)
    return canvas.sprite()


def _draw_hall_mark(canvas: Canvas, left: float, y: float, palette: Palette) -> None:
    # Two seats on one floor.
    end = left + 2 * _HALL_MARK + _HALL_GAP
    for seat, x in zip(Seat, (left + _HALL_MARK / 2, end - _HALL_MARK / 2), strict=True):
        draw_emblem(canvas, x, y - 2, seat, None, palette, mark=_HALL_MARK)
    canvas.stroke([(left - 2, y + 15), (end + 2, y + 15)], palette.ink, 3)


@lru_cache(maxsize=64)
def _name(name: str, seat: Seat, coat: Coat | None, design: Design[Any, Any]) -> Sprite:
    # An emblem and the name, about x = 0.
    mark = emblem_width(coat, _NAME_MARK)
    room = _NAME_ROOM - mark - _NAME_AIR
    line = fit_name(name, px=50, least=30, room=room, instead=_LETTERS[seat])
    left = -(mark + _NAME_AIR + line.width) / 2
    canvas = design.canvas(left - 8, _NAME_Y - 50, -left + 8, _NAME_Y + 50)
    draw_emblem(canvas, left + mark / 2, _NAME_Y, seat, coat, design.palette, mark=_NAME_MARK)
    canvas.name(left + mark + _NAME_AIR, _NAME_Y + 0.34 * line.px, line, design.palette.ink)
    return canvas.sprite()


@drawn_once(reach=90, keeps=64)
def _score(canvas: Canvas, design: Design[Any, Any], score: str, *, is_dark: bool) -> None:
    px = 96 if score == _HALF else 112
    ink = design.palette.ink if is_dark else design.palette.soft
    canvas.numeral(0, 0, score, Face.TITLE, px, ink)


@drawn_once(reach=_RADIUS + 40, keeps=16)
def _laurel(canvas: Canvas, design: Design[Any, Any]) -> None:
    # Two sprigs about the origin, open above.
    ink = design.palette.ink
    for side in (1, -1):
        stem = [_on_circle(_FROM + (_TO - _FROM) * n / 40, side) for n in range(41)]
        canvas.stroke(stem, ink, 5.0)
        for n in range(_LEAVES):
            angle = _FROM + 10 + (_TO - _FROM - 12) * n / (_LEAVES - 1)
            for spread in (_SPREAD, -_SPREAD) if n < _LEAVES - 1 else (0,):
                canvas.polygon(_leaf(angle, spread, side), ink)


def _on_circle(degrees: float, side: int) -> Point:
    angle = math.radians(degrees)
    return side * _RADIUS * math.cos(angle), _RADIUS * math.sin(angle)


def _leaf(degrees: float, spread: float, side: int) -> list[Point]:
    length, half = 38.0, 12.0  # half of its width
    parts = [n / 12 for n in range(13)]
    edge = [(part * length, half * math.sin(math.pi * part) ** 0.8) for part in parts]
    outline = [*edge, *((along, -aside) for along, aside in reversed(edge))]
    x, y = _on_circle(degrees, 1)
    turned = rotated(outline, degrees + 90 + spread)
    return [(side * (x + px), y + py) for px, py in turned]
