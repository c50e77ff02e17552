"""The colours of Cannae: the palette's, and its own for board and pieces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Pair
from renderers.kit.colour_table import ColourTable
from renderers.kit.design import ThemedColours
from renderers.kit.palette import blend, palette_of
from renderers.style import ColourVision, RenderStyle, Theme

_FADED: Final = 0.55  # a fallen piece's colours are so far from the ground to its own


class Livery(NamedTuple):
    """The colours of one side's pieces."""

    body: str
    emblem: str
    line: str
    eye: str
    crest: str  # the mane's inner edge

    def faded(self, ground: str) -> Livery:
        """The same of a piece that was lost."""
        return Livery(*(blend(ground, colour, _FADED) for colour in self))


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours(ThemedColours):
    """All colours of a picture of Cannae, as #RRGGBB."""

    light: str  # squares
    dark: str
    hatch: str  # engraved on the dark squares
    living: Pair[Livery]
    fallen: Pair[Livery]


_BOARD: Final = {
    Theme.LIGHT: {"light": "#EFE7D2", "dark": "#DED2B2", "hatch": "#D0C39F"},
    # flat in the dark: lines would hardly be seen there, and make a picture a quarter larger
    Theme.DARK: {"light": "#3B4048", "dark": "#2E3239", "hatch": "#2E3239"},
}
_EBONY: Final = {Theme.LIGHT: "#2A2C33", Theme.DARK: "#15181D"}
_EMBLEMS: Final = {
    ColourVision.COMMON: Pair(one="#C4452D", two="#6FB0E2"),  # on ebony common azure is too dark
    ColourVision.COLOUR_BLIND: Pair(one="#D55E00", two="#56B4E9"),
}


@lru_cache(maxsize=16)
def colours_of(style: RenderStyle) -> Colours:
    """The colours of Cannae in this style."""
    palette, board, emblems = palette_of(style), _BOARD[style.theme], _EMBLEMS[style.colour_vision]
    line = palette.outline
    living = Pair(
        one=Livery(palette.ivory, emblems.one, line, line, line),
        two=Livery(_EBONY[style.theme], emblems.two, palette.ink, palette.ivory, emblems.two),
    )
    between = blend(board["light"], board["dark"], 0.5)
    return Colours(
        palette=palette,
        **board,
        living=living,
        fallen=living.map(lambda livery: livery.faded(between)),
    )


def colour_table_of(colours: Colours) -> ColourTable:
    """The colour table of every picture in these colours."""
    palette, light, dark = colours.palette, colours.light, colours.dark
    line, (one, two) = palette.outline, colours.living
    liveries = (*colours.living, *colours.fallen)
    flat = [
        palette.ground, palette.ink, palette.soft, *palette.seats, palette.gold, palette.leaf,
        palette.blood, palette.letters, line, palette.ivory, palette.panel, palette.line, light,
        dark, colours.hatch,
        *(colour for livery in liveries for colour in (livery.body, livery.emblem, livery.line)),
        *palette.deep,
    ]  # fmt: skip
    blends = [
        (one.body, line, 3), (light, line, 3), (palette.gold, line, 3), (two.body, two.emblem, 2),
        (one.body, one.emblem, 3), (palette.leaf, line, 2), (palette.ground, palette.ink, 3),
        (light, palette.ink, 2), (palette.ivory, palette.blood, 2), (two.body, palette.ink, 2),
        (palette.letters, palette.leaf, 1), (palette.letters, palette.seats.two, 2),
        (palette.seats.one, palette.ink, 1), (palette.ground, palette.soft, 2),
        (one.emblem, line, 3), (light, palette.soft, 1), (palette.seats.two, palette.ink, 1),
        (dark, colours.hatch, 1), (palette.seats.one, palette.deep.one, 1),
        (palette.seats.two, palette.deep.two, 1),
    ]  # fmt: skip
    return ColourTable(flat, blends)
