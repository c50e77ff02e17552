"""The picture of a puzzle: the board as its solver sees it, and what there is to find.

Wide, the board stands left and the words right; tall, the words stand below it, and the board is
nearly as large as in a match.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engines.core.values import View
from renderers import renderer_of
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.geometry import star as star_outline
from renderers.kit.layers import Background, Layers
from renderers.kit.plate_frame import place_frame
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import whole
from renderers.people.design import Design, design_of
from renderers.people.lettering import fit_title, fitted_px, write
from renderers.people.measures import MARGIN, TALL, WIDE
from renderers.people.sheets import MOST_STARS, PuzzleSheet
from renderers.people.signs import emblem, lamp
from renderers.style import Framing, RenderStyle, TextSize

_TITLE_CUT: Final = 200  # px of the upper rule that a title leaves
_BOARD: Final = Box(54, 66, 610, 570)  # in a wide picture
_COLUMN: Final = 656  # where its words begin
_SIDE: Final = 44  # px that a tall picture leaves beside the board
_TOP: Final = 62
_AIR: Final = 26  # px above the words of a tall picture
_EMBLEM: Final = 44
_STAR_AT: Final = -1.5707963  # the angle of a star's first point: up
_INNER: Final = 0.42  # of a star's outer radius
_DAYS: Final = 7
_CUT: Final = 100


class _Type(NamedTuple):
    # Sizes of the words, and the pitch of their lines.
    lead: int
    note: int
    star: int
    pitch: int


_COMMON: Final = _Type(lead=50, note=34, star=21, pitch=72)
_LARGE: Final = _Type(lead=58, note=44, star=26, pitch=84)


def puzzle(sheet: PuzzleSheet, style: RenderStyle) -> Layers:
    """The whole picture."""
    design, size = design_of(style), size_in_units(sheet, style)
    place = _board_box(sheet.view, style)
    board, background = _board(sheet.view, replace(style, framing=Framing.TALL), place.size)
    layers = Layers(whole(*size, style.scale), background, range(_CUT, size[1], _CUT))
    place_frame(layers, size, fit_title(sheet.title, size[0] - _TITLE_CUT), "", design)
    layers.place(board, place.left, place.top)
    of_size = _LARGE if style.text_size is TextSize.LARGE else _COMMON
    if style.framing is Framing.WIDE:
        _place_column(layers, sheet, of_size, design)
    else:
        _place_foot(layers, sheet, place.bottom, of_size, design)
    return layers


def size_in_units(sheet: PuzzleSheet, style: RenderStyle) -> tuple[int, int]:
    """Width and height in units: a tall picture is as high as its board needs it."""
    if style.framing is Framing.WIDE:
        return WIDE
    of_size = _LARGE if style.text_size is TextSize.LARGE else _COMMON
    lines = 3 if sheet.streak_words else 2
    return TALL[0], _board_box(sheet.view, style).bottom + _AIR + lines * of_size.pitch + MARGIN


# Where the game's own picture stands.
def _board_box(view: View, style: RenderStyle) -> Box:
    plain = replace(style, framing=Framing.TALL, has_ribbon=False, scale=1.0)
    wide, high = renderer_of(view).size(view, plain)
    if style.framing is Framing.WIDE:
        room_x, room_y = _BOARD.size
        factor = min(room_x / wide, room_y / high)
        wide, high = round(wide * factor), round(high * factor)
        left = _BOARD.left + (room_x - wide) // 2
        top = _BOARD.top + (room_y - high) // 2
        return Box(left, top, left + wide, top + high)
    room = TALL[0] - 2 * _SIDE
    return Box(_SIDE, _TOP, _SIDE + room, _TOP + round(high * room / wide))


# It is drawn as in a match and made smaller, so that no sprites of another size are kept.
@lru_cache(maxsize=16)
def _board(view: View, style: RenderStyle, size: tuple[int, int]) -> tuple[Sprite, Background]:
    layers = renderer_of(view).draw(view, style)
    pixels = (round(size[0] * style.scale), round(size[1] * style.scale))
    image = layers.region().to_rgb().resize(pixels, Image.Resampling.LANCZOS)
    return Sprite(image.convert("RGBA"), 0, 0), layers.background


def _place_column(layers: Layers, sheet: PuzzleSheet, of_size: _Type, design: Design) -> None:
    room, y = WIDE[0] - MARGIN - _COLUMN, 158
    _place_lead(layers, sheet, _COLUMN, y, room, of_size, design)
    y += of_size.pitch
    _write(layers, sheet.aim, _COLUMN, y, room, of_size.lead - 6, design, face=Face.TITLE)
    y += of_size.pitch
    _place_stars(layers, sheet.stars, _COLUMN, y - of_size.star // 2, of_size, design)
    y += of_size.pitch
    _write(layers, sheet.found, _COLUMN, y, room, of_size.note, design, is_soft=True)
    if sheet.streak_words:
        _place_streak(layers, sheet, _COLUMN, 512, room, of_size, design)


def _place_foot(
    layers: Layers, sheet: PuzzleSheet, above: int, of_size: _Type, design: Design
) -> None:
    left, right = MARGIN, TALL[0] - MARGIN
    half, y = (right - left) // 2, above + _AIR + of_size.lead
    _place_lead(layers, sheet, left, y, half + 40, of_size, design)
    _write(
        layers, sheet.aim, right, y, half - 60, of_size.lead - 6, design,
        face=Face.TITLE, anchor=1,
    )  # fmt: skip
    y += of_size.pitch
    x = left + _place_stars(layers, sheet.stars, left, y - of_size.note // 3, of_size, design) + 28
    _write(layers, sheet.found, right, y, right - x, of_size.note, design, is_soft=True, anchor=1)
    if sheet.streak_words:
        y += of_size.pitch
        _place_streak(layers, sheet, left, y, right - left, of_size, design)


def _place_lead(
    layers: Layers, sheet: PuzzleSheet, x: int, y: int, room: int, of_size: _Type, design: Design
) -> None:
    layers.place(emblem(design, None, sheet.seat, 60), x + _EMBLEM // 2, y - of_size.lead // 3)
    x += _EMBLEM + 24
    room -= _EMBLEM + 24
    _write(layers, sheet.lead, x, y, room, of_size.lead, design, face=Face.TITLE)


def _write(
    layers: Layers,
    text: str,
    x: float,
    y: int,
    room: int,
    px: int,
    design: Design,
    *,
    face: Face = Face.LABEL,
    is_soft: bool = False,
    anchor: float = 0,
) -> float:
    px = fitted_px(text, face, px, room, least=20)
    ink = design.palette.soft if is_soft else design.palette.ink
    return write(layers, x, y, text, face, px, ink, design, anchor=anchor)


def _place_stars(layers: Layers, stars: int, x: int, y: int, of_size: _Type, design: Design) -> int:
    # Their width.
    step = round(2.5 * of_size.star)
    for number in range(MOST_STARS):
        sprite = star(design, of_size.star, is_lit=number < stars)
        layers.place(sprite, x + of_size.star + number * step, y)
    return MOST_STARS * step


def _place_streak(
    layers: Layers, sheet: PuzzleSheet, x: int, y: int, room: int, of_size: _Type, design: Design
) -> None:
    # A lamp a day, of a week; what is longer is said in figures.
    radius = of_size.note // 3
    figures = str(sheet.streak) if sheet.streak > _DAYS else ""
    days = _DAYS * 3 * radius
    beside = days + (70 if figures else 0) + 24
    at = x + _write(
        layers, sheet.streak_words, x, y, room - beside, of_size.note, design, is_soft=True
    )
    for day in range(_DAYS):
        spot = round(at) + 20 + radius + day * 3 * radius
        layers.place(lamp(design, radius, is_lit=day < sheet.streak), spot, y - radius)
    if figures:
        _write(layers, figures, at + 20 + days + 8, y, 64, of_size.note, design)


@drawn_once(reach=34, keeps=32)
def star(canvas: Canvas, design: Design, radius: int, *, is_lit: bool) -> None:
    """One of the stars that say how hard a puzzle is."""
    outline = star_outline(0, 0, (radius, _INNER * radius), 10, _STAR_AT)
    ink = design.palette.ink
    if is_lit:
        canvas.polygon(outline, design.palette.gold)
    canvas.stroke(outline, ink if is_lit else design.palette.soft, 2.5, closed=True)
