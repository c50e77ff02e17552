"""The empty board: wells and grooves carved into a panel, the two goals, and coordinates."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from engines.core.seat import Seat
from engines.gyges.terms import FILES, ROWS, SQUARES
from renderers.gyges.design import Design
from renderers.gyges.layout import WIDTH, Layout, Side
from renderers.gyges.outlines import BULGE, RIM, TROUGH, TROUGH_END, trough
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import Point, rectangle
from renderers.kit.sprites import Sprite

_HATCH_EVERY: Final = 17
"""px from line to line, measured along a row. Eight of them are one pitch: so all squares look
alike, are drawn once and compress well."""
_HATCH_PEN: Final = 2.6
_LINE: Final = 4.0  # around the goals
_ASIDE: Final = 50  # px from the frame to the middle of the row's number
_ASIDE_LARGE: Final = 40
_BASELINE: Final = 0.33  # of the type's size, from the middle of the trough


class EmptyBoard(NamedTuple):
    """The empty board in pieces, each at its place on the picture but the squares.

    Squares that look alike are the same sprite.
    """

    squares: tuple[Sprite, ...]  # by slot; with their upper left corner at the origin
    corners: tuple[tuple[int, int], ...]  # where that goes
    edges: tuple[tuple[Sprite, Sprite], ...]  # left and right of each line
    ends: tuple[Sprite, Sprite]  # above the first line, and below the last


@lru_cache(maxsize=16)
def empty_board(design: Design, side: Side) -> EmptyBoard:
    """The board before anything stands on it."""
    layout = design.layout
    above, *lines, below = (_drawn(top, bottom, design, side) for top, bottom in _bands(layout))
    alike: dict[bytes, Sprite] = {}
    return EmptyBoard(
        squares=tuple(
            _shared_sprite(line.crop((x, 0, x + layout.pitch, layout.pitch)), alike)
            for line in lines
            for x in range(layout.left, layout.right, layout.pitch)
        ),
        corners=tuple(layout.box(slot)[:2] for slot in range(SQUARES)),
        edges=tuple(
            (_piece(line, 0, layout.left, y), _piece(line, layout.right, WIDTH, y))
            for line, (y, _) in zip(lines, _bands(layout)[1:-1], strict=True)
        ),
        ends=(_piece(above, 0, WIDTH, layout.strip), _piece(below, 0, WIDTH, layout.bottom)),
    )


def _bands(layout: Layout) -> list[tuple[int, int]]:
    """The board from top to bottom: a goal, six lines of squares, the other goal."""
    cuts = [layout.strip, *range(layout.top, layout.bottom + 1, layout.pitch)]
    return list(pairwise([*cuts, layout.height - layout.strip]))


def _drawn(top: int, bottom: int, design: Design, side: Side) -> Image.Image:
    """A band of the board. The whole board at the size it is drawn at would take 80 MB."""
    layout = design.layout
    canvas = Canvas(0, top, WIDTH, bottom)
    _carve(canvas, design, anchor=max(top, layout.top))
    for far in (True, False):
        _goal(canvas, side.near.other if far else side.near, design, far=far)
    _coordinates(canvas, design, side)
    band = Image.new("RGB", (WIDTH, bottom - top), design.palette.ground)
    sprite = canvas.sprite()
    sprite.paste_on(band, sprite.x, sprite.y - top)
    return band


def _piece(band: Image.Image, left: int, right: int, y: int) -> Sprite:
    return Sprite(band.crop((left, 0, right, band.height)).convert("RGBA"), left, y)


def _shared_sprite(square: Image.Image, alike: dict[bytes, Sprite]) -> Sprite:
    """The sprite of a square, the same one for the same picture."""
    return alike.setdefault(square.tobytes(), Sprite(square.convert("RGBA"), 0, 0))


def _carve(canvas: Canvas, design: Design, *, anchor: int) -> None:
    """The panel with its wells; a line of the hatching starts at the left edge of line `anchor`."""
    layout, colours, palette = design.layout, design.colours, design.palette
    left, top, right, bottom = layout.frame
    middle = (left + right) / 2, (top + bottom) / 2
    panel = rectangle(*middle, right - left, bottom - top)
    pen = layout.frame_pen
    canvas.polygon(rectangle(*middle, right - left + pen, bottom - top + pen), palette.ink)
    inside = rectangle(*middle, right - left - pen, bottom - top - pen)
    canvas.polygon(inside, palette.panel)
    if not layout.is_large:
        anchored: list[Point] = [(layout.left, anchor), *panel, panel[0]]
        gap = _HATCH_EVERY / 2**0.5
        canvas.hatch(anchored, colours.hatch, gap=gap, width=_HATCH_PEN, angle=-45, clip=inside)
    for colour, more in ((colours.carving, layout.carving_pen), (colours.well, 0.0)):
        _grooves(canvas, design, colour, more)
        for slot in range(SQUARES):
            canvas.disc(layout.x(slot), layout.y(slot), layout.well + more, colour)


def _grooves(canvas: Canvas, design: Design, colour: str, more: float) -> None:
    """Every border that can be crossed, wider by `more` px to each side."""
    layout = design.layout
    width = layout.groove + 2 * more
    far, near = (layout.goal_y(far=far) for far in (True, False))
    for n in range(FILES):
        x, y = layout.x(n), layout.y(FILES * n)
        canvas.polygon(rectangle(x, (far + near) / 2, width, near - far), colour)
        across = layout.x(FILES - 1) - layout.x(0)
        canvas.polygon(rectangle(layout.middle, y, across, width), colour)


def _goal(canvas: Canvas, seat: Seat, design: Design, *, far: bool) -> None:
    """One long trough, which all six squares of a row touch, in its owner's border."""
    layout, palette = design.layout, design.palette
    y, pitch = layout.goal_y(far=far), layout.pitch

    def outline(more: float) -> list[Point]:
        half = (FILES / 2 - TROUGH_END) * pitch + more
        return trough(layout.middle, y, half, TROUGH * pitch + more, BULGE * pitch + more)

    rim = RIM * pitch
    canvas.polygon(outline(rim + _LINE), palette.outline)
    design.fill(canvas, outline(rim), seat)
    canvas.polygon(outline(_LINE), palette.outline)
    canvas.polygon(outline(0), design.colours.well)


def _coordinates(canvas: Canvas, design: Design, side: Side) -> None:
    layout, palette = design.layout, design.palette
    px = layout.coordinate_px
    for file, letter in enumerate("abcdef"):
        x = layout.x(side.slot(file)) - font(Face.LABEL, px).getlength(letter) / 2
        for far in (True, False):
            y = layout.goal_y(far=far) + _BASELINE * px
            canvas.writing(x, y, letter, Face.LABEL, px, palette.ink)
    left, _, right, _ = layout.frame
    aside = _ASIDE_LARGE if layout.is_large else _ASIDE
    colour = palette.ink if layout.is_large else palette.soft
    for row in range(ROWS):
        y = layout.y(FILES * side.line(row))
        for x in (left - aside,) if layout.is_large else (left - aside, right + aside):
            canvas.numeral(x, y, str(row + 1), Face.LABEL, px, colour)
