"""What every sprite of Cannae is drawn with: one theme's colours and one size of print."""

from __future__ import annotations

from renderers.cannae.colours import Colours, colours_of, inks_of
from renderers.cannae.layout import Layout, layout_of
from renderers.kit import design
from renderers.style import RenderStyle


class Press(design.Press[Colours, Layout]):
    """Colours and layout of Cannae."""

    @property
    def casing(self) -> float:
        """px of ink around gold and leaf: one more than on paper, since the field is darker."""
        return self.theme.casing + 1


@design.one_for_each
def press_of(look: RenderStyle) -> Press:
    """The press for a look; the same for looks that differ in names or in the side only."""
    colours = colours_of(look)
    return Press(colours, layout_of(look), inks_of(colours))
