"""What sprites are drawn with: one theme's colours and one size of print.

Each game has colours and a layout of its own; what it adds to the press is how it fills a seat's
area and how it lines its marks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, cached_property, wraps
from typing import Any, Final, Generic, Self, TypeVar

from engines.core.seat import Pair
from renderers.kit.colour_table import Inks
from renderers.kit.layers import Stock
from renderers.kit.palette import Palette
from renderers.style import RenderStyle

_NOBODY: Final = Pair(one="", two="")


@dataclass(frozen=True, slots=True, kw_only=True)
class Themed:
    """What a game prints with: the palette that all games share, and in a subclass its own."""

    theme: Palette


C = TypeVar("C", bound=Themed)
L = TypeVar("L")
P = TypeVar("P", bound="Press[Any, Any]")


@dataclass(frozen=True, eq=False)  # without slots: it keeps its own press of intent
class Press(Generic[C, L]):
    """Colours and layout together: the part of a look that sprites depend on.

    There is one for each, so it is told by what it is and not by its hundred values.
    """

    colours: C
    layout: L
    inks: Inks

    @property
    def theme(self) -> Palette:
        """The palette that all games share."""
        return self.colours.theme

    @property
    def stock(self) -> Stock:
        """What a page is printed on, and with."""
        return Stock(self.theme.ground, self.inks)

    @cached_property
    def of_intent(self) -> Self:
        """The press for what has been chosen and not been sent: leaf in the place of gold."""
        theme = replace(self.theme, gold=self.theme.leaf)
        return replace(self, colours=replace(self.colours, theme=theme))


def one_for_each(make: Callable[[RenderStyle], P]) -> Callable[[RenderStyle], P]:
    """`make`, called once for all looks that differ in names or in the side only."""
    made = cache(make)

    @wraps(make)
    def press_of(look: RenderStyle) -> P:
        return made(replace(look, names=_NOBODY, mirrored=False))

    return press_of
