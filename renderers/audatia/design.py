"""What every sprite of Audatia is drawn with: one theme's colours, one text size's measures."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from renderers.audatia.colours import Colours, colour_table_of, colours_of
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


class Design(design.Design[Colours, Layout]):
    """Colours and layout of Audatia."""

    def fill(self, canvas: Canvas, outline: Points, seat: Seat, ground: str) -> None:
        """A seat's area: solid for the first seat, hatched for the second."""
        colour = self.palette.seats[seat]
        if seat is Seat.ONE:
            canvas.polygon(outline, colour)
            return
        canvas.polygon(outline, ground)
        canvas.hatch(outline, colour, gap=_GAP, width=_WIDTH, angle=_ANGLE)
        canvas.stroke(outline, colour, _EDGE, closed=True, clip=outline)


@design.cached_design
def design_of(style: RenderStyle) -> Design:
    """The design of a style; the same for styles that differ in names or in the side only."""
    return _design(style, WHOLE)


@design.cached_design
def private_design_of(style: RenderStyle) -> Design:
    """The design of a player's own picture, whose table stands above his hand."""
    return _design(style, ABOVE_A_HAND)


@design.cached_design
def vignette_design_of(style: RenderStyle) -> Design:
    """The design of the picture of the men alone."""
    return _design(style, ALONE)


def _design(style: RenderStyle, table: TableLayout) -> Design:
    colours = colours_of(style)
    return Design(colours, layout_of(style, table), colour_table_of(colours))
