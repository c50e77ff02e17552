"""The colours of Gygès: the palette's, and its own for the carved board and the rings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers.kit.colour_table import ColourTable
from renderers.kit.design import ThemedColours
from renderers.kit.palette import palette_of
from renderers.style import RenderStyle, Theme


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours(ThemedColours):
    """All colours of a picture, as #RRGGBB. Rings of value 3 have the palette's `outline`."""

    well: str  # wells, grooves and troughs
    carving: str  # the line along their edge
    hatch: str  # engraved on the panel
    bone: str  # rings of value 1, and the light grooves in the others
    wood: str
    rim: str  # of a ring of value 3: light in the dark theme, so that it differs from the board


_OWN: Final = {  # light and dark
    "well": ("#D8CBAE", "#3A404C"),
    "carving": ("#8F8368", "#5C6472"),
    "hatch": ("#DBCFB5", "#2D323C"),
    "bone": ("#FBF7EE", "#F3ECDD"),
    "wood": ("#96744C", "#A78457"),
    "rim": ("#22252B", "#F3ECDD"),
}


@lru_cache(maxsize=16)
def colours_of(style: RenderStyle) -> Colours:
    """The colours of Gygès in this style."""
    is_dark = style.theme is Theme.DARK
    own = {name: pair[is_dark] for name, pair in _OWN.items()}
    return Colours(palette=palette_of(style), **own)


@lru_cache(maxsize=8)
def colour_table_of(colours: Colours) -> ColourTable:
    """The colour table of every picture in these colours."""
    palette, well, bone, wood = colours.palette, colours.well, colours.bone, colours.wood
    line, one, two = palette.outline, palette.seats.one, palette.seats.two
    flat = [
        palette.ground, palette.panel, palette.ink, palette.soft, one, two, palette.gold,
        palette.leaf, palette.blood, palette.letters, palette.ivory, palette.line, line, well,
        colours.carving, colours.hatch, bone, wood, *palette.deep,
    ]  # fmt: skip
    blends = [
        (well, line, 2), (bone, line, 3), (palette.gold, line, 2), (palette.leaf, line, 2),
        (wood, line, 2), (wood, bone, 1), (palette.ground, palette.ink, 2),
        (two, palette.letters, 2), (one, palette.letters, 2), (two, line, 2), (one, line, 3),
        (palette.panel, line, 2),
        (palette.panel, colours.carving, 1), (palette.blood, line, 1),
        (palette.ground, palette.soft, 1), (well, palette.ink, 2), (palette.panel, palette.ink, 2),
        (two, palette.ink, 1), (one, palette.ink, 1), (well, bone, 1),
        (palette.panel, colours.hatch, 1), (palette.ivory, line, 3), (palette.ivory, two, 2),
        (palette.ivory, wood, 1), (palette.panel, palette.soft, 2), (one, palette.deep.one, 1),
        (two, palette.deep.two, 1),
    ]  # fmt: skip
    return ColourTable(flat, blends)
