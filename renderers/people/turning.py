"""The picture of how a match went: both players, the curve of their chances, where it turned.

Below the curve is a line for each turning point: who moved, what they played, what would have been
better, and the chances of either. In games of cards luck and skill stand between the names, each as
a bar to the side of whom it served.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.emblem import fill_for_seat
from renderers.kit.fonts import Face
from renderers.kit.geometry import rectangle
from renderers.kit.layers import Layers
from renderers.kit.luck_signs import draw_blades, draw_die, figure
from renderers.kit.plate_frame import place_frame
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import whole
from renderers.people.chance_curve import MARKER, marker, place_chances
from renderers.people.design import Design, turning_design_of
from renderers.people.lettering import fit, fit_title, name_sprite, width_of, write
from renderers.people.measures import MARGIN, TURNING_PITCH, WIDE, size_in_units
from renderers.people.signs import emblem
from renderers.people.turning_sheet import MOST_TURNING_POINTS, TurningPoint, TurningSheet
from renderers.style import RenderStyle

_TITLE_ROOM: Final = 760
_COAT: Final = 60
_NAME_Y: Final = 104
_NAME_PX: Final = 44
_AIR: Final = 16
_LETTERS: Final = Pair(one="1", two="2")
_TOP: Final = 162  # of the field
_FOOT: Final = 58  # below the last line
_HEAD: Final = 26  # above the first line
_MARK: Final = 46  # a coat's width in a line
_BASELINE: Final = 0.34
_BAR: Final = (134, 22)  # the reach of a bar to each side, and how thick
_BAR_YS: Final = (82, 126)
_SIGN: Final = 30
_FULL: Final = 0.5  # of a match's points fill a bar


def turning(sheet: TurningSheet, style: RenderStyle) -> Layers:
    """The whole picture."""
    design, size = turning_design_of(style), size_in_units(sheet)
    points = sheet.points[:MOST_TURNING_POINTS]
    bottom = size[1] - _FOOT - (TURNING_PITCH * len(points) + _HEAD if points else 0)
    layers = Layers(whole(*size, style.scale), design.background, (_TOP - 30, bottom + 26))
    place_frame(layers, size, fit_title(sheet.title, _TITLE_ROOM), sheet.date, design)
    has_luck = sheet.luck is not None and sheet.skill is not None
    for seat in Seat:
        _place_player(layers, sheet, seat, _name_room(design, has_luck=has_luck), design)
    if sheet.luck is not None and sheet.skill is not None:
        _place_luck(layers, sheet.luck, sheet.skill, design)
    place_chances(
        layers, Box(MARGIN, _TOP, size[0] - MARGIN, bottom), sheet.chances, points, design
    )
    for n, point in enumerate(points):
        y = bottom + _HEAD + round((n + 0.5) * TURNING_PITCH)
        _place_point(layers, sheet, point, y, design)
    return layers


def _name_room(design: Design, *, has_luck: bool) -> int:
    taken = MARGIN + _COAT + 2 * _AIR
    if has_luck:
        taken += _BAR[0] + _AIR + round(width_of(figure(1.0), Face.LABEL, design.layout.note))
    return WIDE[0] // 2 - taken


def _place_player(
    layers: Layers, sheet: TurningSheet, seat: Seat, room: int, design: Design
) -> None:
    # The coat outside, the name within.
    width, is_left = size_in_units(sheet)[0], seat is Seat.ONE
    middle = MARGIN + _COAT // 2
    coat = emblem(design, sheet.coats[seat], seat, _COAT)
    layers.place(coat, middle if is_left else width - middle, _NAME_Y)
    name = fit(sheet.names[seat], _NAME_PX, design.layout.least, room, _LETTERS[seat])
    x = MARGIN + _COAT + _AIR
    at = x if is_left else round(width - x - name.width)
    base = round(_NAME_Y + _BASELINE * name.px)
    layers.place(name_sprite(name, design.palette.ink, design), at, base)


def _place_luck(layers: Layers, luck: float, skill: float, design: Design) -> None:
    middle, px = WIDE[0] // 2, design.layout.note
    for y, value, sign in zip(_BAR_YS, (luck, skill), (_die, _blades), strict=True):
        layers.place(_bar(design, value), middle, y)
        layers.place(sign(design), middle, y)
        x = middle + (_BAR[0] + _AIR) * (1 if value < 0 else -1)
        text = figure(abs(value))
        anchor, base = (0 if value < 0 else 1), y + 0.36 * px
        write(layers, x, base, text, Face.LABEL, px, design.palette.ink, design, anchor=anchor)


def _place_point(
    layers: Layers, sheet: TurningSheet, point: TurningPoint, y: int, design: Design
) -> None:
    # Each move has its chance before it.
    palette, px = design.palette, design.layout.note
    layers.place(marker(design, point.number, is_filled=point.is_for_one), MARGIN + MARKER, y)
    x = MARGIN + 2 * MARKER + _AIR + _MARK // 2
    layers.place(emblem(design, sheet.coats[point.seat], point.seat, _MARK - 10), x, y)
    left, right = x + _MARK // 2, size_in_units(sheet)[0] - MARGIN
    middle, gap = (left + right) // 2, round(1.1 * px)
    layers.place(_arrow(px, palette.soft, design), middle - px // 4, y)
    for text, chance, colour, start, end in (
        (point.played, point.after, palette.ink, left, middle - gap),
        (point.best, point.chance, palette.leaf, middle + round(0.8 * px), right),
    ):
        inner = start + _place_percent(layers, chance, start, y, colour, design) + _AIR
        name = fit(text, px + 4, design.layout.least, round(end - inner))
        at = round(inner), round(y + _BASELINE * name.px)
        layers.place(name_sprite(name, colour, design), *at)


def _place_percent(
    layers: Layers, chance: float, left: int, y: int, colour: str, design: Design
) -> float:
    # In a column from the left end; returns how wide that is.
    px, small = design.layout.note, round(0.72 * design.layout.note)
    wide = width_of("100", Face.LABEL, px)
    x, base = left + wide, y + 0.36 * px
    write(layers, x, base, str(round(100 * chance)), Face.LABEL, px, colour, design, anchor=1)
    return wide + 4 + write(layers, x + 4, base, "%", Face.LABEL, small, colour, design)


@lru_cache(maxsize=16)
def _arrow(px: int, colour: str, design: Design) -> Sprite:
    half, barb, pen = 0.42 * px, 0.24 * px, px / 10
    canvas = design.canvas(-px, -px, px, px)
    canvas.stroke([(-half, 0), (half, 0)], colour, pen)
    canvas.stroke([(half - barb, -barb), (half, 0), (half - barb, barb)], colour, pen)
    return canvas.sprite()


@drawn_once(reach=160, keeps=64)
def _bar(canvas: Canvas, design: Design, value: float) -> None:
    # From the sign in the middle to the side that it served, in that seat's colour.
    inner, reach, thick = _SIGN, _BAR[0], _BAR[1]
    full = reach - inner
    for side in (-1, 1):
        canvas.polygon(rectangle(side * (inner + full / 2), 0, full, thick), design.palette.panel)
    seat, sense = (Seat.TWO, 1) if value < 0 else (Seat.ONE, -1)
    long = full * min(1.0, abs(value) / _FULL)
    if long:
        part = rectangle(sense * (inner + long / 2), 0, long, thick)
        fill_for_seat(canvas, part, seat, design.palette)
        canvas.stroke(part, design.palette.ink, 2, closed=True)


@drawn_once(reach=24, keeps=8)
def _die(canvas: Canvas, design: Design) -> None:
    draw_die(canvas, 0, 0, _SIGN, design.palette)


@drawn_once(reach=24, keeps=8)
def _blades(canvas: Canvas, design: Design) -> None:
    draw_blades(canvas, 0, 0, _SIGN, design.palette)
