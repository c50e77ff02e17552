"""The strip and what stands under it: squares, numerals, tabs, the distance."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import SQUARES
from renderers.en_garde.design import Press
from renderers.en_garde.layout import PITCH, RISER, WIDTH, Layout, column_of
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, box, quadratic, rounded
from renderers.kit.layers import Page
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_RULE: Final = 2.5
_END: Final = 4.0
_TICK: Final = 9
_NUMERAL_PX: Final = 26
_NUMERAL_DROP: Final = 33  # from the front of the strip to the middle of the numerals
_CLEAR: Final = 44  # px from a tab within which a numeral is left out
_BRACE: Final = 20  # depth
_APART: Final = 2  # px between two tabs at least


def paint_strip(page: Page, squares: Pair[int], look: RenderStyle, press: Press) -> None:
    """The floor, the strip and the two occupied squares."""
    page.place(_hall(press))
    for seat in Seat:
        page.place(_square(column_of(squares[seat], look), seat, press))


def paint_measure(page: Page, squares: Pair[int], look: RenderStyle, press: Press) -> None:
    """Numerals, the two tabs, the brace between them and the distance."""
    layout = press.layout
    middles = squares.map(lambda square: round(layout.along(column_of(square, look))))
    left, right = sorted(middles)
    push = max(0, (layout.tab[0] + _APART - (right - left)) // 2)
    tabs = middles.map(lambda x: x - push if x == left else x + push)
    if not layout.is_large:
        for square in range(1, SQUARES + 1, 2):
            x = round(layout.along(column_of(square, look)))
            if min(abs(x - tab) for tab in tabs) > _CLEAR:
                page.place(_numeral(square, press), x)
    for seat in Seat:
        page.place(_tab(seat, squares[seat], press), tabs[seat])
    distance = abs(squares.one - squares.two)
    page.place(_brace(distance, press), left)
    page.place(_distance(distance, press), (left + right) // 2)


@lru_cache(maxsize=512)
def _hall(press: Press) -> Sprite:
    layout, colours, theme = press.layout, press.colours, press.theme
    canvas = Canvas(0, layout.back - 16, WIDTH, layout.front + RISER + 4)
    canvas.stroke([(-8, layout.back), (WIDTH + 8, layout.back)], theme.line, _RULE)
    even = colours.even_square_large if layout.is_large else colours.even_square
    for column in range(1, SQUARES + 1):
        canvas.polygon(_corners(column, layout), even if column % 2 == 0 else colours.odd_square)
    for column in range(1, SQUARES + 1):
        _rules(canvas, column, press)
    start, end = _corners(1, layout)[0], _corners(SQUARES, layout)[1]
    canvas.stroke([start, end], theme.ink, _RULE)
    if not layout.is_large:
        middle = layout.seen(WIDTH / 2, layout.back)
        canvas.stroke([(middle, layout.back), (middle, layout.back - _TICK)], theme.ink, 3)
    riser = box(WIDTH / 2, layout.front + RISER / 2, SQUARES * PITCH, RISER)
    canvas.polygon(riser, colours.riser if theme.ink != theme.outline else theme.ink)
    return canvas.sprite()


def _corners(column: int, layout: Layout) -> list[Point]:
    """A square's corners: two at the back, two in front."""
    left, right = layout.along(column) - PITCH / 2, layout.along(column) + PITCH / 2
    back, front = layout.back, layout.front
    far_left, far_right = layout.seen(left, back), layout.seen(right, back)
    return [(far_left, back), (far_right, back), (right, front), (left, front)]


def _rules(canvas: Canvas, column: int, press: Press, clip: list[Point] | None = None) -> None:
    """The lines at the two sides of a square."""
    a, b, c, d = _corners(column, press.layout)
    for line, is_end in (((a, d), column == 1), ((b, c), column == SQUARES)):
        if is_end:
            canvas.stroke(line, press.theme.ink, _END, clip=clip)
        elif not press.layout.is_large:
            canvas.stroke(line, press.theme.line, _RULE, clip=clip)


@lru_cache(maxsize=512)
def _square(column: int, seat: Seat, press: Press) -> Sprite:
    corners = _corners(column, press.layout)
    left, right = (
        round(press.layout.along(column)) - PITCH,
        round(press.layout.along(column)) + PITCH,
    )
    canvas = Canvas(left, press.layout.back - 2, right, press.layout.front)
    press.fill(canvas, corners, seat)
    _rules(canvas, column, press, clip=corners)
    canvas.stroke(corners[:2], press.theme.ink, _RULE)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _numeral(square: int, press: Press) -> Sprite:
    y = press.layout.front + _NUMERAL_DROP
    canvas = Canvas(-24, y - 20, 24, y + 20)
    canvas.numeral(0, y, str(square), Face.LABEL, _NUMERAL_PX, press.theme.soft)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _tab(seat: Seat, square: int, press: Press) -> Sprite:
    layout = press.layout
    (width, height), top = layout.tab, layout.front + RISER
    y = top + height / 2
    canvas = Canvas(-width // 2 - 2, top, width // 2 + 2, top + height + 2)
    colour = press.theme.seats[seat]
    canvas.polygon(rounded(0, y, width, height, 6), colour)
    canvas.polygon(box(0, top + 5, width, 10), colour)
    canvas.numeral(0, y, str(square), Face.COUNT, layout.tab_px, press.theme.letters)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _brace(distance: int, press: Press) -> Sprite:
    """From the left fencer's square (x = 0) to the other's."""
    layout, width, half = press.layout, distance * PITCH, _BRACE / 2
    top, middle, curl = _brace_top(layout), width / 2, min(half, width / 4)
    canvas = Canvas(-8, top - 8, width + 8, top + _BRACE + 8)
    left = quadratic((0, top), (0, top + half), (curl, top + half)) + quadratic(
        (middle - curl, top + half), (middle, top + half), (middle, top + _BRACE)
    )
    canvas.stroke(left, press.theme.ink, layout.brace_pen)
    canvas.stroke([(width - x, y) for x, y in left], press.theme.ink, layout.brace_pen)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _distance(distance: int, press: Press) -> Sprite:
    layout = press.layout
    y = _brace_top(layout) + _BRACE + layout.distance_drop
    canvas = Canvas(-80, y - layout.distance_px // 2, 80, layout.height)
    canvas.numeral(0, y, str(distance), Face.TITLE, layout.distance_px, press.theme.ink)
    return canvas.sprite()


def _brace_top(layout: Layout) -> int:
    return layout.front + RISER + layout.tab[1] + layout.brace_gap
