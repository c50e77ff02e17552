"""The picture of somebody: coat, ratings and record by game, the curve of one rating.

Left the person: coat, how soon they answer, how often they lost on time; in the middle their games;
right the curve, once there is one.
"""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from renderers.kit.box import Box
from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.kit.plate_frame import place_frame
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import whole
from renderers.people.curve import place_curve
from renderers.people.design import Design, design_of
from renderers.people.lettering import fit, fit_title, fitted_px, name_sprite, write
from renderers.people.measures import MARGIN, WIDE
from renderers.people.profile_rows import place_rows
from renderers.people.sheets import ProfileSheet
from renderers.people.signs import clock, emblem, game_sign, hourglass
from renderers.style import RenderStyle

_COAT: Final = 116  # how wide
_COAT_AT: Final = (126, 158)  # its middle
_HABITS: Final = ((326, 392), (468, 534))  # middle of a sign, baseline of what stands below it
_HABIT_SIGN: Final = 54
_HABIT_ROOM: Final = 150
_LEAST_HABIT_PX: Final = 26
_ROWS_LEFT: Final = 228
_TOP, _BOTTOM = 66, 566
_TITLE_ROOM: Final = 760
_CAPTION_Y: Final = 98  # middle of the curve's sign and title
_CURVE_TOP, _CURVE_BOTTOM = 148, 540
_CAPTION_AIR: Final = 14
_CUTS: Final = (62, 190, 316, 440, 568)  # of the picture into bands


def profile(sheet: ProfileSheet, style: RenderStyle) -> Layers:
    """The whole picture."""
    design = design_of(style)
    layers = Layers(whole(*WIDE, style.scale), design.background, _CUTS)
    place_frame(layers, WIDE, fit_title(sheet.name, _TITLE_ROOM), sheet.date, design)
    layers.place(emblem(design, sheet.coat, Seat.ONE, _COAT), *_COAT_AT)
    habits = [
        (sign(design, _HABIT_SIGN), text)
        for sign, text in ((clock, sheet.answer), (hourglass, sheet.lost_on_time))
    ]
    for place, (sign, text) in zip(_HABITS, habits, strict=True):
        if text:
            _place_habit(layers, place, sign, text, design)
    end = design.layout.rows_end if sheet.curve else WIDE[0] - MARGIN
    place_rows(layers, Box(_ROWS_LEFT, _TOP, end, _BOTTOM), sheet.games, design)
    if sheet.curve:
        _place_curve(layers, sheet, design)
    return layers


def _place_habit(
    layers: Layers, place: tuple[int, int], sign: Sprite, text: str, design: Design
) -> None:
    (y, base), x = place, _COAT_AT[0]
    layers.place(sign, x, y)
    ink, px = design.palette.ink, design.layout.habit
    px = fitted_px(text, Face.LABEL, px, _HABIT_ROOM, least=_LEAST_HABIT_PX)
    write(layers, x, base, text, Face.LABEL, px, ink, design, anchor=0.5)


def _place_curve(layers: Layers, sheet: ProfileSheet, design: Design) -> None:
    left, right, px = design.layout.curve, WIDE[0] - MARGIN, design.layout.caption
    if sheet.curve_title:
        side = round(1.3 * px)
        layers.place(game_sign(sheet.curve_game, side, design), left + side // 2, _CAPTION_Y)
        x = left + side + _CAPTION_AIR
        least = design.layout.least
        name = fit(sheet.curve_title, px, least, right - x)
        base = round(_CAPTION_Y + 0.34 * name.px)
        layers.place(name_sprite(name, design.palette.ink, design), x, base)
    box = Box(left, _CURVE_TOP, right, _CURVE_BOTTOM)
    place_curve(layers, box, sheet.curve, sheet.until, design)
