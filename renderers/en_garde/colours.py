"""The colours of En Garde: the palette's, and its own for clothes, strip and unplayable cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair
from renderers.kit.colour_table import ColourTable
from renderers.kit.design import ThemedColours
from renderers.kit.palette import (
    DARK,
    DARK_SAFE,
    LIGHT,
    LIGHT_SAFE,
    Palette,
    blend,
    palette_of,
)  # fmt: skip
from renderers.style import RenderStyle, Theme


@dataclass(frozen=True, slots=True)
class Clothes:
    """One fencer's colours."""

    coat: str
    hat: str
    garter: str
    stripe: str | None  # on the breeches and across the sash: the second seat's mark


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours(ThemedColours):
    """All colours of a picture of En Garde, as #RRGGBB."""

    clothes: Pair[Clothes]
    shoe: str
    hair: str
    odd_square: str
    even_square: str
    even_square_large: str  # large print has no lines between squares: more contrast instead
    riser: str
    quiet_card: str  # a card that can't be played
    quiet_ink: str
    quiet_seats: Pair[str]


def _clothes(one: tuple[str, str, str], two: tuple[str, str, str]) -> Pair[Clothes]:
    return Pair(one=Clothes(*one, stripe=None), two=Clothes(*two, stripe="#BFD8EA"))


# In the dark theme coats are a shade darker than the seats' colours: large areas look brighter.
_CLOTHES: Final = {
    LIGHT: _clothes(("#C4452D", "#8E2A18", "#8E2A18"), ("#2B6CA3", "#184768", "#184768")),
    DARK: _clothes(("#D2573D", "#A63F2A", "#8E2A18"), ("#4A8FC6", "#2D6A99", "#184768")),
    LIGHT_SAFE: _clothes(("#D55E00", "#8F3F00", "#8F3F00"), ("#0072B2", "#004A75", "#004A75")),
    DARK_SAFE: _clothes(("#D9701F", "#A5500F", "#8F3F00"), ("#3A8FC9", "#22699A", "#004A75")),
}


@lru_cache(maxsize=4)
def _of_palette(palette: Palette, is_dark: bool) -> Colours:
    return Colours(
        palette=palette,
        clothes=_CLOTHES[palette],
        shoe="#857C6B" if is_dark else palette.ebony,
        hair="#5C5247" if is_dark else palette.ebony,
        odd_square="#3A404C" if is_dark else palette.ivory,
        even_square=palette.panel,
        even_square_large=palette.panel if is_dark else blend(palette.panel, palette.line, 0.35),
        riser=palette.outline,
        quiet_card=palette.panel if is_dark else blend(palette.ivory, palette.ground, 0.62),
        quiet_ink=blend(palette.ground, palette.ink, 0.5 if is_dark else 0.38),
        quiet_seats=palette.seats.map(lambda colour: blend(palette.ground, colour, 0.42)),
    )


def colours_of(style: RenderStyle) -> Colours:
    """The colours of En Garde in this style."""
    return _of_palette(palette_of(style), style.theme is Theme.DARK)


@lru_cache(maxsize=4)
def colour_table_of(colours: Colours) -> ColourTable:
    """The colour table of every picture in these colours."""
    palette, (one, two) = colours.palette, colours.clothes
    flat = [
        palette.ground, palette.panel, palette.line, palette.ink, palette.soft, *palette.seats,
        palette.gold, palette.leaf, palette.blood, palette.letters, palette.outline, palette.ivory,
        one.coat, two.coat, one.hat, two.hat, two.stripe or two.coat, colours.shoe, colours.hair,
        colours.odd_square, colours.even_square, colours.even_square_large, colours.quiet_card,
        colours.quiet_ink, *colours.quiet_seats,
    ]  # fmt: skip
    blends = [
        (palette.ivory, palette.outline, 5), (palette.ground, palette.outline, 3),
        (palette.ivory, palette.seats.two, 4), (palette.ivory, palette.seats.one, 2),
        (two.coat, palette.outline, 3), (one.coat, palette.outline, 3),
        (palette.gold, palette.outline, 3), (palette.ground, palette.ink, 3),
        (palette.ground, palette.seats.one, 1), (palette.ground, palette.seats.two, 1),
        (palette.leaf, palette.outline, 1), (palette.ground, palette.leaf, 2),
        (palette.letters, palette.leaf, 2), (two.hat, palette.outline, 1),
        (one.hat, palette.outline, 1), (palette.panel, palette.outline, 1),
        (palette.ground, palette.soft, 1), (palette.ivory, palette.soft, 1),
        (palette.gold, palette.ground, 1), (palette.ground, colours.quiet_ink, 1),
        (colours.quiet_card, colours.quiet_seats.two, 1),
    ]  # fmt: skip
    return ColourTable(flat, blends)
