"""The colours of En Garde: the palette's, and its own for clothes, strip and unplayable cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Pair
from renderers.kit.colour_table import ColourTable
from renderers.kit.design import ThemedColours
from renderers.kit.palette import DARK, DARK_SAFE, LIGHT, LIGHT_SAFE, Palette, blend, palette_of
from renderers.style import RenderStyle, Theme


class CardColours(NamedTuple):
    """The colours of a card in a hand."""

    fill: str
    rule: str
    ink: str
    seats: Pair[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours(ThemedColours):
    """All colours of a picture of En Garde, as #RRGGBB."""

    coats: Pair[str]
    garters: Pair[str]
    shoe: str
    hair: str
    odd_square: str
    even_square: str
    even_square_large: str  # large print has no lines between squares: more contrast instead
    riser: str
    card: CardColours
    quiet_card: CardColours  # one that can't be played


STRIPE: Final = "#BFD8EA"  # on breeches and sash: the second seat's mark
# In the dark theme coats are a shade darker than the seats' colours: large areas look brighter.
_DARK_COATS: Final = {
    DARK: Pair(one="#D2573D", two="#4A8FC6"),
    DARK_SAFE: Pair(one="#D9701F", two="#3A8FC9"),
}
_DARK_GARTERS: Final = {DARK: LIGHT.deep, DARK_SAFE: LIGHT_SAFE.deep}


@lru_cache(maxsize=4)
def _of_palette(palette: Palette, is_dark: bool) -> Colours:
    return Colours(
        palette=palette,
        coats=_DARK_COATS.get(palette, palette.seats),
        garters=_DARK_GARTERS.get(palette, palette.deep),
        shoe="#857C6B" if is_dark else palette.ebony,
        hair="#5C5247" if is_dark else palette.ebony,
        odd_square="#3A404C" if is_dark else palette.ivory,
        even_square=palette.panel,
        even_square_large=palette.panel if is_dark else blend(palette.panel, palette.line, 0.35),
        riser=palette.outline,
        card=CardColours(palette.ivory, palette.outline, palette.outline, palette.seats),
        quiet_card=CardColours(
            fill=palette.panel if is_dark else blend(palette.ivory, palette.ground, 0.62),
            rule=palette.line,
            ink=blend(palette.ground, palette.ink, 0.5 if is_dark else 0.38),
            seats=palette.seats.map(lambda colour: blend(palette.ground, colour, 0.42)),
        ),
    )


def colours_of(style: RenderStyle) -> Colours:
    """The colours of En Garde in this style."""
    return _of_palette(palette_of(style), style.theme is Theme.DARK)


@lru_cache(maxsize=4)
def colour_table_of(colours: Colours) -> ColourTable:
    """The colour table of every picture in these colours."""
    palette, quiet, coats = colours.palette, colours.quiet_card, colours.coats
    flat = [
        palette.ground, palette.panel, palette.line, palette.ink, palette.soft, *palette.seats,
        palette.gold, palette.leaf, palette.blood, palette.letters, palette.outline, palette.ivory,
        *coats, *palette.deep, STRIPE, colours.shoe, colours.hair,
        colours.odd_square, colours.even_square, colours.even_square_large, quiet.fill,
        quiet.ink, *quiet.seats,
    ]  # fmt: skip
    blends = [
        (palette.ivory, palette.outline, 5), (palette.ground, palette.outline, 3),
        (palette.ivory, palette.seats.two, 4), (palette.ivory, palette.seats.one, 2),
        (coats.two, palette.outline, 3), (coats.one, palette.outline, 3),
        (palette.gold, palette.outline, 3), (palette.ground, palette.ink, 3),
        (palette.ground, palette.seats.one, 1), (palette.ground, palette.seats.two, 1),
        (palette.leaf, palette.outline, 1), (palette.ground, palette.leaf, 2),
        (palette.letters, palette.leaf, 2), (palette.deep.two, palette.outline, 1),
        (palette.deep.one, palette.outline, 1), (palette.panel, palette.outline, 1),
        (palette.ground, palette.soft, 1), (palette.ivory, palette.soft, 1),
        (palette.gold, palette.ground, 1), (palette.ground, quiet.ink, 1),
        (quiet.fill, quiet.seats.two, 1),
    ]  # fmt: skip
    return ColourTable(flat, blends)
