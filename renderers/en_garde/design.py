"""What every sprite of En Garde is drawn with: one theme's colours and one size of print."""

from __future__ import annotations

from engines.core.seat import Seat
from renderers.en_garde.colours import Colours, colours_of, inks_of
from renderers.en_garde.layout import Layout, layout_of
from renderers.kit import design
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Points
from renderers.style import RenderStyle


class Press(design.Press[Colours, Layout]):
    """Colours and layout of En Garde."""

    def fill(self, canvas: Canvas, outline: Points, seat: Seat) -> None:
        """A seat's area: solid for the first seat, hatched for the second."""
        canvas.polygon(outline, self.theme.seats[seat])
        if seat is Seat.TWO:
            canvas.hatch(outline, self.theme.ivory, gap=7.5, width=3)


@design.one_for_each
def press_of(look: RenderStyle) -> Press:
    """The press for a look; the same for looks that differ in names or in the side only."""
    colours = colours_of(look)
    return Press(colours, layout_of(look), inks_of(colours))
