"""What every sprite of Cannae is drawn with: one theme's colours, one text size's measures."""

from __future__ import annotations

from renderers.cannae.colours import Colours, colour_table_of, colours_of
from renderers.cannae.layout import Layout, layout_of
from renderers.kit import design
from renderers.style import RenderStyle


class Design(design.Design[Colours, Layout]):
    """Colours and layout of Cannae."""

    @property
    def casing(self) -> float:
        """px of outline around a mark: one more than in the palette, since the board is darker."""
        return self.palette.casing + 1


@design.cached_design
def design_of(style: RenderStyle) -> Design:
    """The design of a style; the same for styles that differ in names or in the side only."""
    colours = colours_of(style)
    return Design(colours, layout_of(style), colour_table_of(colours), style.scale)
