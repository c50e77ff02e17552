"""What Audatia prints: the theme's colours, and its own for men and cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair
from renderers.kit.colour_table import Inks
from renderers.kit.design import Themed
from renderers.kit.palette import LIGHT, LIGHT_SAFE, Palette, palette_of
from renderers.style import ColourVision, RenderStyle, Theme


@dataclass(frozen=True, slots=True, kw_only=True)
class Clothes:
    """What one man wears."""

    coat: str
    deep: str  # the far arm and leg, the shade along the back
    hose: str  # the near leg
    hair: str
    linen: str  # face, gloves, sash, steel
    outline: str
    grip: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """What a card is printed with. Cards are of ivory in every theme."""

    ivory: str = LIGHT.ivory
    panel: str = LIGHT.panel
    line: str = LIGHT.line
    ink: str = LIGHT.ink
    soft: str = LIGHT.soft


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours(Themed):
    """Everything that a picture of Audatia is printed with."""

    clothes: Pair[Clothes]
    neutral: Clothes  # of the man on a card, who is nobody
    paper: Paper
    disc: str  # the seven swords lie on it
    relief: str  # cut out of the virtues' heads
    digits: str  # on a seat's colour


# Men keep dark outlines at night: with light ones faces and swords would vanish.
_NIGHT_OUTLINE: Final = "#101216"
_NIGHT_HOSE: Final = "#8F8C80"
_NIGHT_HAIR: Final = "#5A5D64"
_PAPER: Final = Paper()


@lru_cache(maxsize=8)
def _of_theme(theme: Palette, deep: Pair[str], is_dark: bool) -> Colours:
    outline = _NIGHT_OUTLINE if is_dark else theme.ink

    def dressed(coat: str, deep: str) -> Clothes:
        return Clothes(
            coat=coat,
            deep=deep,
            hose=_NIGHT_HOSE if is_dark else theme.ink,
            hair=_NIGHT_HAIR if is_dark else theme.ink,
            linen=theme.ivory,
            outline=outline,
            grip=_NIGHT_HAIR if is_dark else theme.ink,
        )

    return Colours(
        theme=theme,
        clothes=Pair(
            one=dressed(theme.seats.one, deep.one), two=dressed(theme.seats.two, deep.two)
        ),
        neutral=Clothes(
            coat=_PAPER.panel,
            deep=_PAPER.soft,
            hose=_PAPER.ink,
            hair=_PAPER.ink,
            linen=_PAPER.ivory,
            outline=_PAPER.ink,
            grip=_PAPER.ink,
        ),
        paper=_PAPER,
        disc=theme.panel if is_dark else theme.ivory,
        relief=theme.ground if is_dark else theme.ivory,
        digits=_PAPER.ink if is_dark else theme.ivory,
    )


def colours_of(look: RenderStyle) -> Colours:
    """The colours of Audatia in this look."""
    day = (
        LIGHT if look.colour_vision is ColourVision.COMMON else LIGHT_SAFE
    )  # clothes don't glow at night
    return _of_theme(palette_of(look), day.deep, look.theme is Theme.DARK)


@lru_cache(maxsize=8)
def inks_of(colours: Colours) -> Inks:
    """The inks of every picture in these colours: the named ones, and blends of what touches."""
    theme, paper, (one, two) = colours.theme, colours.paper, colours.clothes
    outline = one.outline
    flat = [
        theme.ground, theme.panel, theme.line, theme.ink, theme.soft, *theme.seats, theme.gold,
        theme.leaf, theme.blood, theme.ivory, outline, paper.ink, one.deep, two.deep, paper.line,
        paper.panel, paper.soft, one.hose, one.hair,
    ]  # fmt: skip
    blends = [
        (theme.ground, theme.ink, 3), (theme.ivory, paper.ink, 4),
        (theme.ground, theme.seats.one, 2), (theme.ground, theme.seats.two, 2),
        (theme.ivory, theme.seats.one, 2), (theme.ivory, theme.seats.two, 2),
        (theme.seats.one, outline, 2), (theme.seats.two, outline, 2),
        (theme.seats.one, one.deep, 1), (theme.seats.two, two.deep, 1),
        (one.deep, outline, 1), (two.deep, outline, 1), (theme.ground, theme.gold, 2),
        (theme.gold, outline, 1), (theme.ground, theme.leaf, 2), (theme.panel, theme.ink, 2),
        (theme.panel, theme.line, 1), (theme.ground, theme.line, 1), (theme.ivory, paper.line, 1),
        (theme.panel, theme.ivory, 1), (theme.panel, theme.gold, 1), (theme.panel, theme.leaf, 1),
        (theme.panel, theme.seats.one, 1), (theme.panel, theme.seats.two, 1),
        (paper.soft, paper.panel, 2), (theme.ivory, theme.leaf, 1), (theme.ground, theme.soft, 1),
        (one.hose, outline, 1), (theme.blood, outline, 1), (paper.soft, paper.ink, 1),
    ]  # fmt: skip
    return Inks(flat, blends)
