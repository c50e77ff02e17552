"""The empty board: wells and grooves carved into a panel, the two goals, and coordinates."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from engines.core.seat import Seat
from engines.gyges.terms import FILES, SQUARES
from renderers.gyges.design import Design
from renderers.gyges.outlines import BULGE, RIM, TROUGH, TROUGH_END, trough
from renderers.gyges.side import Side
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import Point, rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_LINE: Final = 4.0  # around the goals; no more than a part of the pitch
_LINE_PART: Final = 0.042
_ASIDE: Final = 50  # px from the frame to the middle of the row's number
_ASIDE_LARGE: Final = 40
_ASIDE_TURNED: Final = 36
_BASELINE: Final = 0.33  # of the type's size, from the middle of the trough


class EmptyBoard(NamedTuple):
    """The empty board in pieces. Squares that look alike are the same sprite.

    All but the squares are where they are on the upright board: `Design.laid` turns them.
    """

    squares: tuple[Sprite, ...]  # by slot; with their upper left corner at the origin
    edges: tuple[tuple[Sprite, ...], ...]  # left and right of each line
    ends: tuple[Sprite, ...]  # above the first line, and below the last


@lru_cache(maxsize=16)
def empty_board(design: Design, side: Side) -> EmptyBoard:
    """The board before anything stands on it."""
    layout = design.layout.upright
    bands = list(pairwise(layout.cuts[:-1]))
    # All lines between the first and the last look alike: one of them is drawn.
    above, first, inner, *_, last, below = bands
    different = (above, first, inner, last, below)
    drawn = {band: _drawn(*band, design, side).image.convert("RGB") for band in different}
    lines = [drawn.get(band, drawn[inner]) for band in bands[1:-1]]
    left, right = layout.across
    beside = ((left, layout.left), (layout.right, right))
    return EmptyBoard(
        squares=_squares(lines, design),
        edges=tuple(
            tuple(_edge(line, n, *ends, design, side) for ends in beside)
            for n, line in enumerate(lines)
        ),
        ends=tuple(_piece(drawn[end], left, right, end[0], design) for end in (above, below)),
    )


def _squares(lines: list[Image.Image], design: Design) -> tuple[Sprite, ...]:
    # By slot. The same sprite for the same pixels.
    layout, alike = design.layout.upright, dict[bytes, Sprite]()
    start, pitch = design.pixels(layout.left), design.pixels(layout.pitch)
    cut = [
        [line.crop((x, 0, x + pitch, pitch)) for x in range(start, start + FILES * pitch, pitch)]
        for line in lines
    ]
    if layout is not design.layout:
        turn = Image.Transpose.ROTATE_270
        cut = [[square.transpose(turn) for square in lane[::-1]] for lane in zip(*cut, strict=True)]
    return tuple(
        alike.setdefault(square.tobytes(), Sprite(square.convert("RGBA"), 0, 0))
        for line in cut
        for square in line
    )


@lru_cache(maxsize=16)
def _drawn(top: int, bottom: int, design: Design, side: Side) -> Sprite:
    # Band by band: the whole board at the size it is drawn at would take 80 MB.
    layout, begin = design.layout.upright, design.pixels(top)
    canvas = design.canvas(0, top, layout.across[1], bottom)
    _carve(canvas, design, anchor=max(top, layout.top))
    for far in (True, False):
        if abs(layout.goal_y(far=far) - (top + bottom) / 2) < layout.goal + layout.pitch / 2:
            _goal(canvas, side.near.other if far else side.near, design, far=far)
            if layout is design.layout:
                _letters(canvas, design, side, far=far)
    size = design.pixels(layout.across[1]), design.pixels(bottom) - begin
    band = Image.new("RGB", size, design.palette.ground)
    sprite = canvas.sprite()
    sprite.paste_on(band, sprite.x, sprite.y - begin)
    return Sprite(band.convert("RGBA"), 0, begin)


def _piece(band: Image.Image, left: int, right: int, top: int, design: Design) -> Sprite:
    left, right, top = map(design.pixels, (left, right, top))
    return Sprite(band.crop((left, 0, right, band.height)).convert("RGBA"), left, top)


def _carve(canvas: Canvas, design: Design, *, anchor: int) -> None:
    # A line of the hatching starts at the left edge of line `anchor`.
    layout, colours, palette = design.layout.upright, design.colours, design.palette
    left, top, right, bottom = layout.frame
    middle = (left + right) / 2, (top + bottom) / 2
    panel = rectangle(*middle, right - left, bottom - top)
    pen = layout.frame_pen
    canvas.polygon(rectangle(*middle, right - left + pen, bottom - top + pen), palette.ink)
    inside = rectangle(*middle, right - left - pen, bottom - top - pen)
    canvas.polygon(inside, palette.panel)
    if layout.hatching:  # as many lines on each square: they look alike, and are drawn once
        anchored: list[Point] = [(layout.left, anchor), *panel, panel[0]]
        gap = layout.pitch / layout.hatching / 2**0.5
        canvas.hatch(anchored, colours.hatch, gap=gap, width=2.6, angle=-45, clip=inside)
    for colour, more in ((colours.carving, layout.carving_pen), (colours.well, 0.0)):
        _grooves(canvas, design, colour, more)
        for slot in range(SQUARES):
            canvas.disc(layout.x(slot), layout.y(slot), layout.well + more, colour)


def _grooves(canvas: Canvas, design: Design, colour: str, more: float) -> None:
    layout = design.layout.upright
    width = layout.groove + 2 * more
    far, near = (layout.goal_y(far=far) for far in (True, False))
    for n in range(FILES):
        x, y = layout.x(n), layout.y(FILES * n)
        canvas.polygon(rectangle(x, (far + near) / 2, width, near - far), colour)
        across = layout.x(FILES - 1) - layout.x(0)
        canvas.polygon(rectangle(layout.middle, y, across, width), colour)


def _goal(canvas: Canvas, seat: Seat, design: Design, *, far: bool) -> None:
    layout, palette = design.layout.upright, design.palette
    y, pitch = layout.goal_y(far=far), layout.pitch

    def outline(more: float) -> list[Point]:
        half = (FILES / 2 - TROUGH_END) * pitch + more
        return trough(layout.middle, y, half, TROUGH * pitch + more, BULGE * pitch + more)

    rim, line = RIM * pitch, min(_LINE, _LINE_PART * pitch)
    canvas.polygon(outline(rim + line), palette.outline)
    design.fill(canvas, outline(rim), seat)
    canvas.polygon(outline(line), palette.outline)
    canvas.polygon(outline(0), design.colours.well)


def _letters(canvas: Canvas, design: Design, side: Side, *, far: bool) -> None:
    layout, px = design.layout, design.layout.coordinate_px
    y = layout.goal_y(far=far) + _BASELINE * px
    for file, letter in enumerate("abcdef"):
        x = layout.x(side.slot(file)) - font(Face.LABEL, px).getlength(letter) / 2
        canvas.writing(x, y, letter, Face.LABEL, px, design.palette.ink)


def _edge(line: Image.Image, n: int, left: int, right: int, design: Design, side: Side) -> Sprite:
    layout = design.layout.upright
    top = layout.top + n * layout.pitch
    edge = _piece(line, left, right, top, design)
    if design.layout is not layout or (layout.is_large and left):
        return edge
    canvas = design.canvas(left, top, right, top + layout.pitch)
    aside = _ASIDE_LARGE if layout.is_large else _ASIDE
    x = layout.frame[2] + aside if left else layout.frame[0] - aside
    number, y = str(side.line(n) + 1), layout.y(FILES * n)
    canvas.numeral(x, y, number, Face.LABEL, layout.coordinate_px, _coordinate_ink(design))
    picture, sign = edge.image.convert("RGB"), canvas.sprite()
    sign.paste_on(picture, sign.x - edge.x, sign.y - edge.y)
    return Sprite(picture.convert("RGBA"), edge.x, edge.y)


def paint_coordinates(layers: Layers, side: Side, design: Design) -> None:
    """Letters and numerals beside a turned board: they stand upright."""
    layout = design.layout
    left, _, _, bottom = layout.frame
    for n in range(FILES):
        slot = side.slot(FILES * n + n)
        layers.place(_sign(design, "abcdef"[n]), round(left - _ASIDE_TURNED), layout.y(slot))
        layers.place(_sign(design, str(n + 1)), layout.x(slot), round(bottom + _ASIDE_TURNED))


@drawn_once(reach=46, keeps=64)
def _sign(canvas: Canvas, design: Design, text: str) -> None:
    px = design.layout.coordinate_px
    width = font(Face.LABEL, px).getlength(text)
    canvas.writing(-width / 2, _BASELINE * px, text, Face.LABEL, px, _coordinate_ink(design))


def _coordinate_ink(design: Design) -> str:
    return design.palette.ink if design.layout.is_large else design.palette.soft
