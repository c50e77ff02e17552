"""What every sprite of Gygès is drawn with: one theme's colours, one text size's measures."""

from __future__ import annotations

from engines.core.seat import Seat
from renderers.gyges.colours import Colours, colour_table_of, colours_of
from renderers.gyges.layout import Layout, layout_of
from renderers.kit import design
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Points
from renderers.style import RenderStyle


class Design(design.Design[Colours, Layout]):
    """Colours and layout of Gygès."""

    @property
    def casing(self) -> float:
        """px of outline around a mark: half more than in the palette, since the board is darker."""
        return self.palette.casing + 0.5

    def fill(self, canvas: Canvas, outline: Points, seat: Seat, *, gap: float = 13) -> None:
        """A seat's area: solid for the first seat, hatched for the second."""
        if seat is Seat.ONE:
            canvas.polygon(outline, self.palette.seats.one)
        else:
            canvas.polygon(outline, self.palette.letters)
            canvas.hatch(outline, self.palette.seats.two, gap=gap, width=0.54 * gap, angle=-60)


@design.cached_design
def design_of(style: RenderStyle) -> Design:
    """The design of a style; the same for styles that differ in names or in the side only."""
    colours = colours_of(style)
    return Design(colours, layout_of(style), colour_table_of(colours))
