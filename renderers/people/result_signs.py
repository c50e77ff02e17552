"""Signs of a tournament's results, told by shape: a filled disc is a win, a hollow one a loss.

A draw is half of each, or filled at the foot below its numeral; a square is a match that wasn't
played; a ring of dashes is a match that runs.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.sprites import Sprite
from renderers.people.design import Design
from renderers.people.lettering import NOTHING, fitted_px
from renderers.people.tournament_sheets import Result

_PEN: Final = 3.0
_SMALL: Final = 12  # px: up to this radius a sign has a finer line
_DASHES: Final = 9
_DASH: Final = 0.55  # of the way from dash to dash
_SQUARE: Final = 0.9  # half of its side, in radii of the disc
_NUMERAL, _LEAST_NUMERAL, _ROOM = 1.3, 0.95, 1.66  # in radii
_TYPE_OF_BYE: Final = 1.5
_FOOT: Final = 0.36  # radii below the middle, where the filled part of a numbered draw begins
_RAISED, _RAISED_TYPE = 0.2, 1.12  # its numeral: radii above the middle, and how large
_BYES: Final = {Result.BYE: NOTHING, Result.HALF_BYE: "½"}
_FILLED: Final = (Result.WON, Result.WON_BY_FORFEIT)
_FORFEITS: Final = (Result.WON_BY_FORFEIT, Result.LOST_BY_FORFEIT)


@lru_cache(maxsize=2048)
def result_sign(design: Design, result: Result, text: str, radius: int) -> Sprite:
    """The sign about the origin, with a numeral or without one."""
    if result is Result.DRAWN:
        return _draw(design, text, radius)
    reach = radius + 2
    canvas = design.canvas(-reach, -reach, reach, reach)
    palette = design.palette
    if result in _BYES:
        px = round(_TYPE_OF_BYE * radius)
        shown = _BYES[result] if radius > _SMALL else NOTHING
        canvas.numeral(0, 0, shown, Face.COUNT, px, palette.soft)
        return canvas.sprite()
    ink, letters = palette.ink, palette.letters
    if result is Result.RUNNING:
        _draw_dashes(canvas, radius, palette.leaf)
        ink = palette.soft
    elif result in _FORFEITS:
        side = 2 * _SQUARE * radius
        fill = ink if result in _FILLED else letters
        canvas.panel(0, 0, side, side, radius / 6, fill, ink, _pen(radius))
    else:
        fill = ink if result in _FILLED else letters
        canvas.cased_disc(0, 0, radius, fill, ink, _pen(radius))
    if text:
        px, least = round(_NUMERAL * radius), round(_LEAST_NUMERAL * radius)
        px = fitted_px(text, Face.COUNT, px, _ROOM * radius, least=least)
        colour = letters if result in _FILLED else ink
        canvas.numeral(0, 0, text, Face.COUNT, px, colour)
    return canvas.sprite()


def _pen(radius: int) -> float:
    return _PEN if radius > _SMALL else _PEN - 0.5


def _draw(design: Design, text: str, radius: int) -> Sprite:
    # Without a numeral the right half is filled.
    palette, reach, pen = design.palette, radius + 2, _pen(radius)
    canvas = design.canvas(-reach, -reach, reach, reach)
    canvas.cased_disc(0, 0, radius, palette.letters, palette.ink, pen)
    start, end = -math.pi / 2, math.pi / 2
    if text:
        start = math.asin(_FOOT)
        end = math.pi - start
    angles = [start + (end - start) * n / 24 for n in range(25)]
    inner = radius - pen / 2
    canvas.polygon([(inner * math.cos(a), inner * math.sin(a)) for a in angles], palette.ink)
    if text:
        px, least = round(_RAISED_TYPE * radius), round(_LEAST_NUMERAL * radius)
        px = fitted_px(text, Face.COUNT, px, _ROOM * radius, least=min(px, least))
        canvas.numeral(0, -_RAISED * radius, text, Face.COUNT, px, palette.ink)
    return canvas.sprite()


def _draw_dashes(canvas: Canvas, radius: int, colour: str) -> None:
    pen = _pen(radius) + 1
    reach = radius - pen / 2
    for n in range(_DASHES):
        angles = [math.tau * (n + _DASH * part / 4) / _DASHES - math.pi / 2 for part in range(5)]
        arc = [(reach * math.cos(angle), reach * math.sin(angle)) for angle in angles]
        canvas.stroke(arc, colour, pen)
