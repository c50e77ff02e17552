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


class Design(design.Design[Colours, Layout]):
    """Colours and layout of Audatia."""

    def fill(self, canvas: Canvas, outline: Points, seat: Seat, ground: str) -> None:
        """A seat's area: solid for the first seat, hatched for the second."""
        colour = self.palette.seats[seat]
        if seat is Seat.ONE:
            canvas.polygon(outline, colour)
            return
        canvas.polygon(outline, ground)
        canvas.hatch(outline, colour, gap=8.4, width=4.4, angle=-58)
        canvas.stroke(outline, colour, 2.5, closed=True, clip=outline)


def _with_table(table: TableLayout) -> Callable[[RenderStyle], Design]:
    def make(style: RenderStyle) -> Design:
        colours = colours_of(style)
        return Design(colours, layout_of(style, table), colour_table_of(colours), style.scale)

    return design.cached_design(make)


design_of: Final = _with_table(WHOLE)

private_design_of: Final = _with_table(ABOVE_A_HAND)

vignette_design_of: Final = _with_table(ALONE)

plate_design_of: Final = _with_table(ON_A_PLATE)
