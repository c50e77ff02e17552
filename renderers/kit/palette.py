"""The colours that all games share, by role: light and dark, each also for the colour-blind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.core.seat import Pair
from renderers.style import ColourVision, RenderStyle, Theme


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """One theme's colours as #RRGGBB, each with one meaning."""

    ground: str
    panel: str  # panels, darker squares
    line: str  # rules, grids
    ink: str  # text, outlines
    soft: str  # secondary text
    seats: Pair[str]
    deep: Pair[str]  # shapes on a seat's colour, tone on tone
    gold: str  # the last action
    leaf: str  # what may be done
    blood: str  # a touch, a loss
    letters: str  # on a seat's colour or on leaf
    outline: str  # around things and people
    ivory: str = "#FBF7EE"
    ebony: str = "#2A2C33"
    casing: float = 2.5  # px of outline around gold


LIGHT: Final = Palette(
    ground="#F3ECDD",
    panel="#E9DFC9",
    line="#B9AD94",
    ink="#22252B",
    soft="#5F6470",
    seats=Pair(one="#C4452D", two="#2B6CA3"),
    deep=Pair(one="#8E2A18", two="#184768"),
    gold="#E0A526",
    leaf="#3F8F6B",
    blood="#A3182C",
    letters="#FBF7EE",
    outline="#22252B",
)
DARK: Final = Palette(
    ground="#1B1E24",
    panel="#262A33",
    line="#454B57",
    ink="#EDE6D6",
    soft="#A9A595",
    seats=Pair(one="#E2674E", two="#5BA0D6"),
    deep=Pair(one="#A63F2A", two="#2D6A99"),
    gold="#F0BE4A",
    leaf="#62B892",
    blood="#E0546A",
    letters="#15181D",
    outline="#0F1115",
)
# Okabe and Ito's colours, lightened in the dark theme until dark letters can be read on them.
LIGHT_SAFE: Final = replace(
    LIGHT,
    seats=Pair(one="#D55E00", two="#0072B2"),
    deep=Pair(one="#8F3F00", two="#004A75"),
    leaf="#009E73",
    gold="#F0E442",
    casing=4.0,
)
DARK_SAFE: Final = replace(
    DARK,
    seats=Pair(one="#EB7F2E", two="#4AA3DC"),
    deep=Pair(one="#A5500F", two="#22699A"),
    leaf="#2FBF93",
    gold="#F0E442",
    casing=4.0,
)

_PALETTES: Final = {
    (Theme.LIGHT, ColourVision.COMMON): LIGHT,
    (Theme.DARK, ColourVision.COMMON): DARK,
    (Theme.LIGHT, ColourVision.COLOUR_BLIND): LIGHT_SAFE,
    (Theme.DARK, ColourVision.COLOUR_BLIND): DARK_SAFE,
}


def palette_of(style: RenderStyle) -> Palette:
    """The palette that `style` asks for."""
    return _PALETTES[style.theme, style.colour_vision]


def rgb(colour: str) -> tuple[int, int, int]:
    """The three channels of #RRGGBB, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(a: str, b: str, part: float) -> str:
    """The colour `part` (0 to 1) of the way from `a` to `b`."""
    mixed = (round(x + (y - x) * part) for x, y in zip(rgb(a), rgb(b), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)
