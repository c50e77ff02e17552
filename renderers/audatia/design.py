"""What every sprite of Audatia is drawn with: one theme's colours, one text size's measures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.seat import Seat
from renderers.audatia.colours import Colours, colour_table_of, colours_of
from renderers.audatia.layout import (
    ABOVE_A_HAND,
    ALONE,
    ON_A_PLATE,
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


def _with_table(table: TableLayout) -> Callable[[RenderStyle], Design]:
    def make(style: RenderStyle) -> Design:
        colours = colours_of(style)
        return Design(colours, layout_of(style, table), colour_table_of(colours), style.scale)

    return design.cached_design(make)


design_of: Final = _with_table(WHOLE)

private_design_of: Final = _with_table(ABOVE_A_HAND)

vignette_design_of: Final = _with_table(ALONE)

plate_design_of: Final = _with_table(ON_A_PLATE)
