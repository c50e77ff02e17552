"""What every sprite of En Garde is drawn with: one theme's colours and one size of print."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from engines.core.seat import Seat
from renderers.en_garde.colours import Colours, colours_of
from renderers.en_garde.layout import Layout, layout_of
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Points
from renderers.kit.palette import Palette
from renderers.look import Look


@dataclass(frozen=True, slots=True)
class Press:
    """Colours and layout together: the part of a look that sprites depend on."""

    colours: Colours
    layout: Layout

    @property
    def theme(self) -> Palette:
        """The palette that all games share."""
        return self.colours.theme

    def of_intent(self) -> Press:
        """The press for what has been chosen and not been sent: leaf in the place of gold."""
        theme = replace(self.theme, gold=self.theme.leaf)
        return replace(self, colours=replace(self.colours, theme=theme))

    def fill(self, canvas: Canvas, outline: Points, seat: Seat) -> None:
        """A seat's area: solid for the first seat, hatched for the second."""
        canvas.polygon(outline, self.theme.seats[seat])
        if seat is Seat.TWO:
            canvas.hatch(outline, self.theme.ivory, gap=7.5, width=3)


@lru_cache(maxsize=16)
def press_of(look: Look) -> Press:
    """The press for a look; equal for looks that differ in names or in the side only."""
    return Press(colours_of(look), layout_of(look))
