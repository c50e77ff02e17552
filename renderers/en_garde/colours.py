"""What En Garde prints: the theme's colours, and its own for clothes, strip and quiet cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair
from renderers.kit.colour_table import Inks
from renderers.kit.design import Themed
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
class Colours(Themed):
    """Everything that a picture of En Garde is printed with."""

    clothes: Pair[Clothes]
    shoe: str
    hair: str
    odd_square: str
    even_square: str
    even_square_large: str  # large print has no rules between squares: more contrast instead
    riser: str
    quiet_card: str  # a card that can't be played
    quiet_ink: str
    quiet_seats: Pair[str]


def _dress(one: tuple[str, str, str], two: tuple[str, str, str]) -> Pair[Clothes]:
    return Pair(one=Clothes(*one, stripe=None), two=Clothes(*two, stripe="#BFD8EA"))


# On night the coats are a shade darker than the seats' colours: large areas glow.
_CLOTHES: Final = {
    LIGHT: _dress(("#C4452D", "#8E2A18", "#8E2A18"), ("#2B6CA3", "#184768", "#184768")),
    DARK: _dress(("#D2573D", "#A63F2A", "#8E2A18"), ("#4A8FC6", "#2D6A99", "#184768")),
    LIGHT_SAFE: _dress(("#D55E00", "#8F3F00", "#8F3F00"), ("#0072B2", "#004A75", "#004A75")),
    DARK_SAFE: _dress(("#D9701F", "#A5500F", "#8F3F00"), ("#3A8FC9", "#22699A", "#004A75")),
}


@lru_cache(maxsize=4)
def _of_theme(theme: Palette, is_dark: bool) -> Colours:
    return Colours(
        theme=theme,
        clothes=_CLOTHES[theme],
        shoe="#857C6B" if is_dark else theme.ebony,
        hair="#5C5247" if is_dark else theme.ebony,
        odd_square="#3A404C" if is_dark else theme.ivory,
        even_square=theme.panel,
        even_square_large=theme.panel if is_dark else blend(theme.panel, theme.line, 0.35),
        riser=theme.outline,
        quiet_card=theme.panel if is_dark else blend(theme.ivory, theme.ground, 0.62),
        quiet_ink=blend(theme.ground, theme.ink, 0.5 if is_dark else 0.38),
        quiet_seats=theme.seats.map(lambda colour: blend(theme.ground, colour, 0.42)),
    )


def colours_of(look: RenderStyle) -> Colours:
    """The colours of En Garde in this look."""
    return _of_theme(palette_of(look), look.theme is Theme.DARK)


@lru_cache(maxsize=4)
def inks_of(colours: Colours) -> Inks:
    """The inks of every picture in these colours."""
    theme, dress = colours.theme, colours.clothes
    one, two = dress
    flat = [
        theme.ground, theme.panel, theme.line, theme.ink, theme.soft, *theme.seats, theme.gold,
        theme.leaf, theme.blood, theme.letters, theme.outline, theme.ivory, one.coat, two.coat,
        one.hat, two.hat, two.stripe or two.coat, colours.shoe, colours.hair, colours.odd_square,
        colours.even_square, colours.even_square_large, colours.quiet_card, colours.quiet_ink,
        *colours.quiet_seats,
    ]  # fmt: skip
    blends = [
        (theme.ivory, theme.outline, 5), (theme.ground, theme.outline, 3),
        (theme.ivory, theme.seats.two, 4), (theme.ivory, theme.seats.one, 2),
        (two.coat, theme.outline, 3), (one.coat, theme.outline, 3), (theme.gold, theme.outline, 3),
        (theme.ground, theme.ink, 3), (theme.ground, theme.seats.one, 1),
        (theme.ground, theme.seats.two, 1), (theme.leaf, theme.outline, 1),
        (theme.ground, theme.leaf, 2), (theme.letters, theme.leaf, 2),
        (two.hat, theme.outline, 1), (one.hat, theme.outline, 1), (theme.panel, theme.outline, 1),
        (theme.ground, theme.soft, 1), (theme.ivory, theme.soft, 1), (theme.gold, theme.ground, 1),
        (theme.ground, colours.quiet_ink, 1), (colours.quiet_card, colours.quiet_seats.two, 1),
    ]  # fmt: skip
    return Inks(flat, blends)
