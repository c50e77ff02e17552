"""Playing cards: faces, backs, a deck."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import rectangle, rotated, rounded_rectangle
from renderers.kit.palette import Palette

EDGE: Final = 4.0  # of gold around a card, between two lines
PEN: Final = 2.5
_BACK: Final = "#5F6470"
_LAYER: Final = 3.2  # px that a layer of a deck stands out, left and down
_CARDS_A_LAYER: Final = 3
_MOST_LAYERS: Final = 5


def draw_face(
    canvas: Canvas, x: float, y: float, size: tuple[int, int], palette: Palette, *, gilded: bool
) -> None:
    """An empty face about its centre; gilded if it is the last action."""
    width, height = size
    radius = 0.12 * width
    if gilded:
        around = 2 * (EDGE + palette.casing)
        outer, corner = (width + around, height + around), radius + EDGE + PEN
        canvas.panel(x, y, *outer, corner, palette.gold, palette.outline, palette.casing)
    canvas.panel(x, y, width, height, radius, palette.ivory, palette.outline, PEN)


def draw_deck(
    canvas: Canvas, x: float, y: float, size: tuple[int, int], count: int, palette: Palette
) -> None:
    """A face-down deck about its top card's centre; only its outline if it is empty."""
    width, height = size
    if count == 0:
        canvas.panel(x, y, width, height, 8, palette.ground, palette.soft, PEN)
        return
    thickness = min(_MOST_LAYERS, -(-count // _CARDS_A_LAYER))
    for layer in range(thickness - 1, 0, -1):
        aside = _LAYER * layer
        canvas.panel(x - aside, y + aside, width, height, 8, palette.ivory, palette.outline, PEN)
    canvas.panel(x, y, width, height, 0.12 * width, palette.ivory, palette.outline, PEN)
    margin = 2 * max(4.0, 0.13 * width)
    pattern = rectangle(x, y, width - margin, height - margin)
    for angle in (45, -45):
        canvas.hatch(pattern, _BACK, gap=6.4, width=2.5, angle=angle)


def draw_empty_place(
    canvas: Canvas, x: float, y: float, size: tuple[int, int], palette: Palette
) -> None:
    """An outline where cards will lie."""
    canvas.panel(x, y, *size, 8, palette.ground, palette.line, PEN)


def draw_back(
    canvas: Canvas,
    x: float,
    y: float,
    size: tuple[int, int],
    palette: Palette,
    seat: Seat,
    *,
    turn: float = 0.0,
    pivot: tuple[float, float] = (0.0, 0.0),
) -> None:
    """The back of a card in a seat's hand, turned about `pivot` (degrees)."""
    width, height = size
    outer = rotated(rounded_rectangle(x, y, width, height, 5), turn, pivot)
    inner = rotated(rounded_rectangle(x, y, width - 8, height - 8, 1.5), turn, pivot)
    canvas.stroke(outer, palette.outline, 2 * PEN, closed=True)
    canvas.polygon(outer, palette.ivory)
    canvas.polygon(inner, palette.seats[seat])
    if seat is Seat.TWO:
        canvas.hatch(inner, palette.ivory, gap=6.2, width=2.7, angle=45 + turn)
