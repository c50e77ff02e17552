"""The fencing strip and what stands under it: squares, numerals, tabs, the distance."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import SQUARES
from renderers.en_garde.design import Design
from renderers.en_garde.layout import RISER, Layout, column_of
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, quadratic, rectangle, rounded_rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_RULE: Final = 2.5
_TICK: Final = 9
_NUMERAL_DROP: Final = 33  # from the front of the strip to the middle of the numerals
_CLEAR: Final = 44  # px from a tab within which a numeral is left out
_BRACE: Final = 20  # depth
_BRACE_GAP: Final = 8  # from the tabs down
_APART: Final = 2  # px between two tabs at least


def paint_strip(layers: Layers, squares: Pair[int], style: RenderStyle, design: Design) -> None:
    """The floor, the strip and the two occupied squares."""
    layers.place(_empty_strip(design))
    for seat in Seat:
        layers.place(_square(column_of(squares[seat], style), seat, design))


def paint_distance(layers: Layers, squares: Pair[int], style: RenderStyle, design: Design) -> None:
    """Numerals, the two tabs, the brace between them and the distance."""
    layout = design.layout
    middles = squares.map(lambda square: round(layout.along(column_of(square, style))))
    left, right = sorted(middles)
    push = max(0, (layout.tab[0] + _APART - (right - left)) // 2)
    tabs = middles.map(lambda x: x - push if x == left else x + push)
    if not layout.is_large:
        for square in range(1, SQUARES + 1, 2):
            x = round(layout.along(column_of(square, style)))
            if min(abs(x - tab) for tab in tabs) > _CLEAR:
                layers.place(_numeral(square, design), x)
    for seat in Seat:
        layers.place(_tab(seat, squares[seat], design), tabs[seat])
    distance = abs(squares.one - squares.two)
    layers.place(_brace(distance, design), left)
    layers.place(_distance(distance, design), (left + right) // 2)


@lru_cache(maxsize=512)
def _empty_strip(design: Design) -> Sprite:
    layout, colours, palette = design.layout, design.colours, design.palette
    canvas = design.canvas(0, layout.back - 16, layout.width, layout.front + RISER + 4)
    canvas.stroke([(-8, layout.back), (layout.width + 8, layout.back)], palette.line, _RULE)
    even = colours.even_square_large if layout.is_large else colours.even_square
    for column in range(1, SQUARES + 1):
        canvas.polygon(_corners(column, layout), even if column % 2 == 0 else colours.odd_square)
    for column in range(1, SQUARES + 1):
        _rules(canvas, column, design)
    start, end = _corners(1, layout)[0], _corners(SQUARES, layout)[1]
    canvas.stroke([start, end], palette.ink, _RULE)
    if not layout.is_large:
        middle = layout.seen(layout.centre, layout.back)
        canvas.stroke([(middle, layout.back), (middle, layout.back - _TICK)], palette.ink, 3)
    riser = rectangle(layout.centre, layout.front + RISER / 2, SQUARES * layout.pitch, RISER)
    canvas.polygon(riser, colours.riser if palette.ink != palette.outline else palette.ink)
    return canvas.sprite()


def _corners(column: int, layout: Layout) -> list[Point]:
    left, right = layout.along(column) - layout.pitch / 2, layout.along(column) + layout.pitch / 2
    back, front = layout.back, layout.front
    far_left, far_right = layout.seen(left, back), layout.seen(right, back)
    return [(far_left, back), (far_right, back), (right, front), (left, front)]


def _rules(canvas: Canvas, column: int, design: Design, clip: list[Point] | None = None) -> None:
    a, b, c, d = _corners(column, design.layout)
    for line, is_end in (((a, d), column == 1), ((b, c), column == SQUARES)):
        if is_end:
            canvas.stroke(line, design.palette.ink, 4.0, clip=clip)
        elif not design.layout.is_large:
            canvas.stroke(line, design.palette.line, _RULE, clip=clip)


@lru_cache(maxsize=512)
def _square(column: int, seat: Seat, design: Design) -> Sprite:
    corners = _corners(column, design.layout)
    layout, x = design.layout, round(design.layout.along(column))
    canvas = design.canvas(x - layout.pitch, layout.back - 2, x + layout.pitch, layout.front)
    design.fill(canvas, corners, seat)
    _rules(canvas, column, design, clip=corners)
    canvas.stroke(corners[:2], design.palette.ink, _RULE)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _numeral(square: int, design: Design) -> Sprite:
    y = design.layout.front + _NUMERAL_DROP
    canvas = design.canvas(-24, y - 20, 24, y + 20)
    canvas.numeral(0, y, str(square), Face.LABEL, 26, design.palette.soft)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _tab(seat: Seat, square: int, design: Design) -> Sprite:
    layout = design.layout
    (width, height), top = layout.tab, layout.front + RISER
    y = top + height / 2
    canvas = design.canvas(-width // 2 - 2, top, width // 2 + 2, top + height + 2)
    colour = design.palette.seats[seat]
    canvas.polygon(rounded_rectangle(0, y, width, height, 6), colour)
    canvas.polygon(rectangle(0, top + 5, width, 10), colour)
    canvas.numeral(0, y, str(square), Face.COUNT, layout.tab_px, design.palette.letters)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _brace(distance: int, design: Design) -> Sprite:
    # x = 0 is the left fencer's square.
    layout, half = design.layout, _BRACE / 2
    width = distance * layout.pitch
    top, middle, curl = _brace_top(layout), width / 2, min(half, width / 4)
    canvas = design.canvas(-8, top - 8, width + 8, top + _BRACE + 8)
    left = quadratic((0, top), (0, top + half), (curl, top + half)) + quadratic(
        (middle - curl, top + half), (middle, top + half), (middle, top + _BRACE)
    )
    canvas.stroke(left, design.palette.ink, layout.brace_pen)
    canvas.stroke([(width - x, y) for x, y in left], design.palette.ink, layout.brace_pen)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _distance(distance: int, design: Design) -> Sprite:
    layout = design.layout
    y = _brace_top(layout) + _BRACE + layout.distance_drop
    canvas = design.canvas(-80, y - layout.distance_px // 2, 80, layout.height)
    canvas.numeral(0, y, str(distance), Face.TITLE, layout.distance_px, design.palette.ink)
    return canvas.sprite()


def _brace_top(layout: Layout) -> int:
    return layout.front + RISER + layout.tab[1] + _BRACE_GAP
