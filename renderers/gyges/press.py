"""What every sprite of Gygès is drawn with: one theme's colours and one size of print."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from engines.core.seat import Seat
from renderers.gyges.colours import Colours, colours_of
from renderers.gyges.layout import Layout, layout_of
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

    @property
    def casing(self) -> float:
        """How thick the outline of a mark is (px): half a pixel more than on paper, since the
        board is darker."""
        return self.theme.casing + 0.5

    def of_intent(self) -> Press:
        """The press for what has been chosen and not been sent: leaf in the place of gold."""
        theme = replace(self.theme, gold=self.theme.leaf)
        return replace(self, colours=replace(self.colours, theme=theme))

    def fill(self, canvas: Canvas, outline: Points, seat: Seat, *, gap: float = 13) -> None:
        """A seat's area: solid for the first seat, hatched for the second."""
        if seat is Seat.ONE:
            canvas.polygon(outline, self.theme.seats.one)
        else:
            canvas.polygon(outline, self.theme.letters)
            canvas.hatch(outline, self.theme.seats.two, gap=gap, width=0.54 * gap, angle=-60)


@lru_cache(maxsize=16)
def press_of(look: Look) -> Press:
    """The press for a look; equal for looks that differ in names only."""
    return Press(colours_of(look), layout_of(look))
