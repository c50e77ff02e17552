"""What every sprite of Gygès is drawn with: one theme's colours, one text size's measures."""

from __future__ import annotations

import math
from functools import lru_cache

from engines.core.seat import Seat
from renderers.gyges.colours import Colours, colour_table_of, colours_of
from renderers.gyges.layout import PLATE, Layout, TurnedLayout, layout_of
from renderers.kit import design
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Points
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle


class Design(design.Design[Colours, Layout]):
    """Colours and layout of Gygès."""

    @property
    def casing(self) -> float:
        """px of outline around a mark: half more than in the palette, since the board is darker."""
        return self.palette.casing + 0.5

    def square(self) -> Canvas:
        """A canvas for one square about its middle."""
        half = self.layout.pitch // 2
        return self.canvas(-half, -half, half, half)

    def cased(self, canvas: Canvas, outline: Points, colour: str) -> None:
        """A mark with an outline of ink around it."""
        canvas.stroke(outline, self.palette.outline, 2 * self.casing, closed=True)
        canvas.polygon(outline, colour)

    def disc(self, canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
        """A round mark; its outline of ink lies inside `radius`."""
        canvas.cased_disc(x, y, radius, colour, self.palette.outline, self.casing)

    def fill(self, canvas: Canvas, outline: Points, seat: Seat, *, gap: float = 13) -> None:
        """A seat's area: solid for the first seat, hatched for the second."""
        if seat is Seat.ONE:
            canvas.polygon(outline, self.palette.seats.one)
        else:
            canvas.polygon(outline, self.palette.letters)
            canvas.hatch(outline, self.palette.seats.two, gap=gap, width=0.54 * gap, angle=-60)

    def pixels(self, length: float) -> int:
        """A length of the layout in pixels, halves rounded up."""
        return math.floor(length * self.scale + 0.5)

    def laid(self, sprite: Sprite) -> Sprite:
        """A sprite that was drawn at its place on the upright board, as the board lies here."""
        if isinstance(self.layout, TurnedLayout):
            return _turned(sprite, self.pixels(self.layout.about))
        return sprite


@lru_cache(maxsize=256)
def _turned(sprite: Sprite, about: int) -> Sprite:
    return sprite.turned(about)


@design.cached_design
def design_of(style: RenderStyle) -> Design:
    """The design of a style; the same for styles that differ in names or in the side only."""
    colours = colours_of(style)
    return Design(colours, layout_of(style), colour_table_of(colours), style.scale)


@design.cached_design
def plate_design_of(style: RenderStyle) -> Design:
    """The design of the board on an end plate: the same for every text size."""
    colours = colours_of(style)
    return Design(colours, PLATE, colour_table_of(colours), style.scale)
