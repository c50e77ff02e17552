"""What Gygès prints: the theme's colours, and its own for the carved board and the rings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers.kit.colour_table import Inks
from renderers.kit.design import Themed
from renderers.kit.palette import palette_of
from renderers.style import RenderStyle, Theme


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours(Themed):
    """Everything that a picture of Gygès is printed with; `theme.outline` also is the third
    material of the rings, and around every mark."""

    well: str  # wells, grooves and troughs
    carving: str  # the line along their edge
    hatch: str  # engraved on the panel
    bone: str  # rings of value 1, and the light grooves in the others
    wood: str
    rim: str  # of a ring of value 3: bone on night, where ink would sink into the board


_OWN: Final = {
    Theme.LIGHT: {
        "well": "#D8CBAE",
        "carving": "#8F8368",
        "hatch": "#DBCFB5",
        "bone": "#FBF7EE",
        "wood": "#96744C",
        "rim": "#22252B",
    },
    Theme.DARK: {
        "well": "#3A404C",
        "carving": "#5C6472",
        "hatch": "#2D323C",
        "bone": "#F3ECDD",
        "wood": "#A78457",
        "rim": "#F3ECDD",
    },
}


@lru_cache(maxsize=16)
def colours_of(look: RenderStyle) -> Colours:
    """The colours of Gygès in this look."""
    return Colours(theme=palette_of(look), **_OWN[look.theme])


@lru_cache(maxsize=8)
def inks_of(colours: Colours) -> Inks:
    """The inks of every picture in these colours."""
    theme, well, bone, wood = colours.theme, colours.well, colours.bone, colours.wood
    line, one, two = theme.outline, theme.seats.one, theme.seats.two
    flat = [
        theme.ground, theme.panel, theme.ink, theme.soft, one, two, theme.gold, theme.leaf,
        theme.blood, theme.letters, line, well, colours.carving, colours.hatch, bone, wood,
    ]  # fmt: skip
    blends = [
        (well, line, 2), (bone, line, 3), (theme.gold, line, 2), (theme.leaf, line, 2),
        (wood, line, 2), (wood, bone, 1), (theme.ground, theme.ink, 2), (two, theme.letters, 2),
        (two, line, 2), (one, line, 3), (theme.panel, line, 2), (theme.panel, colours.carving, 1),
        (theme.blood, line, 1), (theme.ground, theme.soft, 1), (well, theme.ink, 2),
        (theme.panel, theme.ink, 2), (two, theme.ink, 1), (one, theme.ink, 1), (well, bone, 1),
        (theme.panel, colours.hatch, 1),
    ]  # fmt: skip
    return Inks(flat, blends)
