"""What every sprite of Audatia is drawn with: one theme's colours and one size of print."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from renderers.audatia.colours import Colours, colours_of, inks_of
from renderers.audatia.layout import (
    ABOVE_A_HAND,
    ALONE,
    WHOLE,
    Layout,
    TableLayout,
    layout_of,
)
from renderers.kit import design
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Points
from renderers.style import RenderStyle

_GAP: Final = 8.4  # of the second seat's hatching
_WIDTH: Final = 4.4
_ANGLE: Final = -58
_EDGE: Final = 2.5


class Press(design.Press[Colours, Layout]):
    """Colours and layout of Audatia."""

    def fill(self, canvas: Canvas, outline: Points, seat: Seat, ground: str) -> None:
        """A seat's area: solid for the first seat, hatched for the second."""
        colour = self.theme.seats[seat]
        if seat is Seat.ONE:
            canvas.polygon(outline, colour)
            return
        canvas.polygon(outline, ground)
        canvas.hatch(outline, colour, gap=_GAP, width=_WIDTH, angle=_ANGLE)
        canvas.stroke(outline, colour, _EDGE, closed=True, clip=outline)


@design.one_for_each
def press_of(look: RenderStyle) -> Press:
    """The press for a look; the same for looks that differ in names or in the side only."""
    return _press(look, WHOLE)


@design.one_for_each
def private_press_of(look: RenderStyle) -> Press:
    """The same for a man's own picture, whose table stands above his hand."""
    return _press(look, ABOVE_A_HAND)


@design.one_for_each
def vignette_press_of(look: RenderStyle) -> Press:
    """The same for the men alone."""
    return _press(look, ALONE)


def _press(look: RenderStyle, table: TableLayout) -> Press:
    colours = colours_of(look)
    return Press(colours, layout_of(look, table), inks_of(colours))
