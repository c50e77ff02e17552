"""What every sprite of Cannae is drawn with: one theme's colours and one size of print."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engines.core.seat import Pair
from renderers.cannae.colours import Colours, colours_of, inks_of
from renderers.cannae.layout import Layout, layout_of
from renderers.kit.page import Stock
from renderers.kit.palette import Palette
from renderers.look import Look

_NOBODY: Final = Pair(one="", two="")


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

    @property
    def casing(self) -> float:
        """px of ink around gold and leaf: one more than on paper, since the field is darker."""
        return self.theme.casing + 1


def press_of(look: Look) -> Press:
    """The press for a look; the same for looks that differ in names or in the side only."""
    return _press(replace(look, names=_NOBODY, mirrored=False))


@cache
def _press(look: Look) -> Press:
    colours = colours_of(look)
    return Press(colours, layout_of(look), Stock(colours.theme.ground, inks_of(colours)))
