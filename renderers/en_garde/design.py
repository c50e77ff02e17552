"""What every sprite of En Garde is drawn with: one theme's colours, one text size's measures."""

from __future__ import annotations

from engines.core.seat import Seat
from renderers.en_garde.colours import Colours, colour_table_of, colours_of
from renderers.en_garde.layout import Layout, layout_of
from renderers.kit import design
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Points, circle
from renderers.style import RenderStyle


class Design(design.Design[Colours, Layout]):
    """Colours and layout of En Garde."""

    def fill(self, canvas: Canvas, outline: Points, seat: Seat) -> None:
        """A seat's area: solid for the first seat, hatched for the second."""
        canvas.polygon(outline, self.palette.seats[seat])
        if seat is Seat.TWO:
            canvas.hatch(outline, self.palette.ivory, gap=7.5, width=3)

    def lamp(
        self,
        canvas: Canvas,
        at: Point,
        radius: float,
        winner: Seat | None,
        dark: str,
        line: str,
        pen: float = 3,
    ) -> None:
        """The lamp of a round; `dark` inside if nobody has won it."""
        fill = self.palette.seats[winner] if winner else dark
        canvas.cased_disc(*at, radius, fill, line, pen)
        if winner is Seat.TWO:
            canvas.hatch(circle(*at, radius - pen), self.palette.ivory, gap=6.6, width=3)


@design.cached_design
def design_of(style: RenderStyle) -> Design:
    """The design of a style; the same for styles that differ in names or in the side only."""
    colours = colours_of(style)
    return Design(colours, layout_of(style), colour_table_of(colours), style.scale)
