"""From true colour to at most 64 inks."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PIL import Image

from renderers.kit.palette import blend, rgb

MOST_INKS: Final = 64
_APART: Final = 12  # levels between two inks, as the crow flies
_STEP: Final = 4  # Pillow looks colours up in cells of this size, and measures from their corner


class Inks:
    """Every colour that a theme may print: its flat colours exactly, and blends for soft edges.

    Pillow's look-up measures from the corner of a cell of four levels a channel; the palette it
    is given is therefore moved by half a cell, which makes it the true nearest colour but for
    one level and a half. `tests/renderers` checks that each flat colour maps to itself.
    """

    def __init__(self, flat: Iterable[str], blends: Iterable[tuple[str, str, int]]) -> None:
        """`blends`: two colours, and how many steps to put evenly between them.

        A blend that lies close to another ink is left out: it would blur the flat colour.
        Raises ValueError if more than 64 remain.
        """
        kept = list(dict.fromkeys(flat))
        for a, b, steps in blends:
            for step in range(1, steps + 1):
                between = blend(a, b, step / (steps + 1))
                if all(math.dist(rgb(between), rgb(ink)) >= _APART for ink in kept):
                    kept.append(between)
        self.colours: tuple[str, ...] = tuple(kept)
        if len(self.colours) > MOST_INKS:
            raise ValueError(f"{len(self.colours)} inks, at most {MOST_INKS} may be printed")
        self.levels = bytes(level for colour in self.colours for level in rgb(colour))
        moved = [max(0, level - _STEP // 2) for level in self.levels]
        unused = moved[:3] * (256 - len(self.colours))
        self._moved = Image.new("P", (1, 1))
        self._moved.putpalette(moved + unused)

    def plain(self, size: tuple[int, int], colour: str) -> Image.Image:
        """A palette image of one flat colour."""
        plate = Image.new("P", size, self.colours.index(colour))
        plate.putpalette(self.levels)
        return plate

    def quantize(self, picture: Image.Image) -> Image.Image:
        """The RGB `picture` in these inks: a palette image, without dither."""
        plate = picture.quantize(palette=self._moved, dither=Image.Dither.NONE)
        plate.putpalette(self.levels)
        return plate
