"""The colours of Audatia: the palette's, and its own for men and cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair
from renderers.kit.colour_table import ColourTable
from renderers.kit.design import ThemedColours
from renderers.kit.palette import LIGHT, LIGHT_SAFE, Palette, palette_of
from renderers.style import ColourVision, RenderStyle, Theme


@dataclass(frozen=True, slots=True, kw_only=True)
class Clothes:
    """The colours of one man."""

    coat: str
    deep: str  # the far arm and leg, the shade along the back
    hose: str  # the near leg
    hair: str  # and the grip of the sword
    linen: str  # face, gloves, sash, steel
    outline: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """The colours of a card, which are the same in every theme."""

    ivory: str = LIGHT.ivory
    panel: str = LIGHT.panel
    line: str = LIGHT.line
    ink: str = LIGHT.ink
    soft: str = LIGHT.soft


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours(ThemedColours):
    """All colours of a picture of Audatia, as #RRGGBB."""

    clothes: Pair[Clothes]
    neutral: Clothes  # of the man on a card, who is nobody
    paper: Paper
    disc: str  # the seven swords lie on it
    relief: str  # cut out of the virtues' heads
    digits: str  # on a seat's colour
    quiet: str  # cards that can't be played: there when they are looked for


# Men have dark outlines in the dark theme too: against light ones faces and swords would vanish.
_NIGHT_OUTLINE: Final = "#101216"
_NIGHT_HOSE: Final = "#8F8C80"
_NIGHT_HAIR: Final = "#5A5D64"
_QUIET: Final = "#8D8879"
_NIGHT_QUIET: Final = "#7A7870"
_PAPER: Final = Paper()


@lru_cache(maxsize=8)
def _of_palette(palette: Palette, deep: Pair[str], is_dark: bool) -> Colours:
    outline = _NIGHT_OUTLINE if is_dark else palette.ink

    def dressed(coat: str, deep: str) -> Clothes:
        return Clothes(
            coat=coat,
            deep=deep,
            hose=_NIGHT_HOSE if is_dark else palette.ink,
            hair=_NIGHT_HAIR if is_dark else palette.ink,
            linen=palette.ivory,
            outline=outline,
        )

    return Colours(
        palette=palette,
        clothes=Pair(
            one=dressed(palette.seats.one, deep.one), two=dressed(palette.seats.two, deep.two)
        ),
        neutral=Clothes(
            coat=_PAPER.panel,
            deep=_PAPER.soft,
            hose=_PAPER.ink,
            hair=_PAPER.ink,
            linen=_PAPER.ivory,
            outline=_PAPER.ink,
        ),
        paper=_PAPER,
        disc=palette.panel if is_dark else palette.ivory,
        relief=palette.ground if is_dark else palette.ivory,
        digits=_PAPER.ink if is_dark else palette.ivory,
        quiet=_NIGHT_QUIET if is_dark else _QUIET,
    )


def colours_of(style: RenderStyle) -> Colours:
    """The colours of Audatia in this style."""
    day = (
        LIGHT if style.colour_vision is ColourVision.COMMON else LIGHT_SAFE
    )  # clothes don't glow at night
    return _of_palette(palette_of(style), day.deep, style.theme is Theme.DARK)


@lru_cache(maxsize=8)
def colour_table_of(colours: Colours) -> ColourTable:
    """The colour table of every picture in these colours: they, and blends of what touches."""
    palette, paper, (one, two) = colours.palette, colours.paper, colours.clothes
    outline = one.outline
    flat = [
        palette.ground, palette.panel, palette.line, palette.ink, palette.soft, *palette.seats,
        palette.gold, palette.leaf, palette.blood, palette.ivory, outline, paper.ink, one.deep,
        two.deep, paper.line, paper.panel, paper.soft, one.hose, one.hair, colours.quiet,
        *palette.deep,
    ]  # fmt: skip
    blends = [
        (palette.ground, palette.ink, 3), (palette.ivory, paper.ink, 4),
        (palette.ground, palette.seats.one, 2), (palette.ground, palette.seats.two, 2),
        (palette.ivory, palette.seats.one, 2), (palette.ivory, palette.seats.two, 2),
        (palette.seats.one, outline, 2), (palette.seats.two, outline, 2),
        (palette.seats.one, one.deep, 1), (palette.seats.two, two.deep, 1), (one.deep, outline, 1),
        (two.deep, outline, 1), (palette.ground, palette.gold, 2), (palette.gold, outline, 1),
        (palette.ground, palette.leaf, 2), (palette.panel, palette.ink, 2),
        (palette.panel, palette.line, 1), (palette.ground, palette.line, 1),
        (palette.ivory, paper.line, 1), (palette.panel, palette.ivory, 1),
        (palette.panel, palette.gold, 1), (palette.panel, palette.leaf, 1),
        (palette.panel, palette.seats.one, 1), (palette.panel, palette.seats.two, 1),
        (paper.soft, paper.panel, 2), (palette.ivory, palette.leaf, 1),
        (palette.ground, palette.soft, 1), (one.hose, outline, 1), (palette.blood, outline, 1),
        (paper.soft, paper.ink, 1), (palette.ground, colours.quiet, 2),
    ]  # fmt: skip
    return ColourTable(flat, blends)
