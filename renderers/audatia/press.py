"""What every sprite of Audatia is drawn with: one theme's colours and one size of print."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engines.core.seat import Pair, Seat
from renderers.audatia.colours import Colours, colours_of, inks_of
from renderers.audatia.layout import Layout, layout_of
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Points
from renderers.kit.page import Stock
from renderers.kit.palette import Palette
from renderers.look import Look

_NOBODY: Final = Pair(one="", two="")
_GAP: Final = 8.4  # of the second seat's hatching
_WIDTH: Final = 4.4
_ANGLE: Final = -58
_EDGE: Final = 2.5


@dataclass(frozen=True, slots=True, eq=False)
class Press:
    """Colours and layout together: the part of a look that sprites depend on.

    There is one for each, so it is told by what it is and not by its hundred values.
    """

    colours: Colours
    layout: Layout
    stock: Stock

    @property
    def theme(self) -> Palette:
        """The palette that all games share."""
        return self.colours.theme

    def of_intent(self) -> Press:
        """The press for what has been chosen and not been sent: leaf in the place of gold."""
        return _of_intent(self)

    def fill(self, canvas: Canvas, outline: Points, seat: Seat, ground: str) -> None:
        """A seat's area: solid for the first seat, hatched for the second."""
        colour = self.theme.seats[seat]
        if seat is Seat.ONE:
            canvas.polygon(outline, colour)
            return
        canvas.polygon(outline, ground)
        canvas.hatch(outline, colour, gap=_GAP, width=_WIDTH, angle=_ANGLE)
        canvas.stroke(outline, colour, _EDGE, closed=True, clip=outline)


def press_of(look: Look) -> Press:
    """The press for a look; the same for looks that differ in names or in the side only."""
    return _press(replace(look, names=_NOBODY, mirrored=False))


@cache
def _press(look: Look) -> Press:
    colours = colours_of(look)
    stock = Stock(colours.theme.ground, inks_of(colours))
    return Press(colours, layout_of(look), stock)


@cache
def _of_intent(press: Press) -> Press:
    theme = replace(press.theme, gold=press.theme.leaf)
    return replace(press, colours=replace(press.colours, theme=theme))
