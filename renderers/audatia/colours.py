"""The colours of Audatia: the palette's, and its own for men and cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engines.core.seat import Pair, Seat
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
class Colours(ThemedColours):
    """All colours of a picture of Audatia, as #RRGGBB."""

    clothes: Pair[Clothes]
    neutral: Clothes  # of the man on a card, who is nobody
    paper: Palette = LIGHT  # of a card, in every theme
    disc: str  # the seven swords lie on it
    relief: str  # cut out of the virtues' heads
    digits: str  # on a seat's colour
    quiet: str  # cards that can't be played: there when they are looked for


@lru_cache(maxsize=16)
def colours_of(style: RenderStyle) -> Colours:
    """The colours of Audatia in this style."""
    palette, is_dark = palette_of(style), style.theme is Theme.DARK
    # Clothes don't glow at night.
    day = LIGHT if style.colour_vision is ColourVision.COMMON else LIGHT_SAFE
    # Outlines are dark at night too: against light ones faces and swords would vanish.
    outline = "#101216" if is_dark else palette.ink

    def dressed(seat: Seat) -> Clothes:
        return Clothes(
            coat=palette.seats[seat],
            deep=day.deep[seat],
            hose="#8F8C80" if is_dark else palette.ink,
            hair="#5A5D64" if is_dark else palette.ink,
            linen=palette.ivory,
            outline=outline,
        )

    return Colours(
        palette=palette,
        clothes=Pair(one=dressed(Seat.ONE), two=dressed(Seat.TWO)),
        neutral=Clothes(
            coat=LIGHT.panel,
            deep=LIGHT.soft,
            hose=LIGHT.ink,
            hair=LIGHT.ink,
            linen=LIGHT.ivory,
            outline=LIGHT.ink,
        ),
        disc=palette.panel if is_dark else palette.ivory,
        relief=palette.ground if is_dark else palette.ivory,
        digits=LIGHT.ink if is_dark else palette.ivory,
        quiet="#7A7870" if is_dark else "#8D8879",
    )


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
