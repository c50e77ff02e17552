"""What Cannae prints: the theme's colours, and its own for field and pieces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair
from renderers.kit.colour_table import Inks
from renderers.kit.design import Themed
from renderers.kit.palette import blend, palette_of
from renderers.style import ColourVision, RenderStyle, Theme

_STAYS: Final = 0.55  # of a fallen piece's colours


@dataclass(frozen=True, slots=True)
class Livery:
    """One side's colours. Its mass tells a side first, its emblem's pattern next."""

    body: str
    emblem: str
    line: str
    eye: str
    crest: str  # the mane's inner edge

    def faded(self, ground: str) -> Livery:
        """The same of a piece that has fallen."""
        body, emblem, line, eye, crest = (
            blend(ground, colour, _STAYS)
            for colour in (self.body, self.emblem, self.line, self.eye, self.crest)
        )
        return Livery(body, emblem, line, eye, crest)


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours(Themed):
    """Everything that a picture of Cannae is printed with."""

    light: str  # squares
    dark: str
    hatch: str  # engraved on the dark squares
    living: Pair[Livery]
    fallen: Pair[Livery]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Own:
    light: str
    dark: str
    hatch: str
    ebony: str


_OWN: Final = {
    Theme.LIGHT: _Own(light="#EFE7D2", dark="#DED2B2", hatch="#D0C39F", ebony="#2A2C33"),
    Theme.DARK: _Own(light="#3B4048", dark="#2E3239", hatch="#343941", ebony="#15181D"),
}
_EMBLEMS: Final = {
    ColourVision.COMMON: Pair(one="#C4452D", two="#6FB0E2"),  # on ebony common azure is too dark
    ColourVision.COLOUR_BLIND: Pair(one="#D55E00", two="#56B4E9"),
}


@lru_cache(maxsize=16)
def colours_of(look: RenderStyle) -> Colours:
    """The colours of Cannae in this look."""
    theme, own, emblems = palette_of(look), _OWN[look.theme], _EMBLEMS[look.colour_vision]
    line = theme.outline
    living = Pair(
        one=Livery(theme.ivory, emblems.one, line, line, line),
        two=Livery(own.ebony, emblems.two, theme.ink, theme.ivory, emblems.two),
    )
    between = blend(own.light, own.dark, 0.5)
    return Colours(
        theme=theme,
        light=own.light,
        dark=own.dark,
        hatch=own.hatch,
        living=living,
        fallen=living.map(lambda livery: livery.faded(between)),
    )


def inks_of(colours: Colours) -> Inks:
    """The inks of every picture in these colours."""
    theme, light, dark = colours.theme, colours.light, colours.dark
    line, (one, two) = theme.outline, colours.living
    liveries = (*colours.living, *colours.fallen)
    flat = [
        theme.ground, theme.ink, theme.soft, *theme.seats, theme.gold, theme.leaf, theme.blood,
        theme.letters, line, theme.ivory, light, dark, colours.hatch,
        *(colour for livery in liveries for colour in (livery.body, livery.emblem, livery.line)),
    ]  # fmt: skip
    blends = [
        (one.body, line, 3), (light, line, 3), (theme.gold, line, 3), (two.body, two.emblem, 2),
        (one.body, one.emblem, 3), (theme.leaf, line, 2), (theme.ground, theme.ink, 3),
        (light, theme.ink, 2), (theme.ivory, theme.blood, 2), (two.body, theme.ink, 2),
        (theme.letters, theme.leaf, 1), (theme.letters, theme.seats.two, 2),
        (theme.seats.one, theme.ink, 1), (theme.ground, theme.soft, 2), (one.emblem, line, 3),
        (light, theme.soft, 1), (theme.seats.two, theme.ink, 1), (dark, colours.hatch, 1),
    ]  # fmt: skip
    return Inks(flat, blends)
