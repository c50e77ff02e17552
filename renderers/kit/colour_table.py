"""The at most 64 colours that pictures of one theme are quantized to."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PIL import Image

from renderers.kit.palette import blend, rgb

MAX_COLOURS: Final = 64
_LEAST_DISTANCE: Final = 12  # Euclidean, in levels of 0 to 255, from a blend to any other colour
_CELL: Final = 4  # levels: Pillow's look-up has one entry for a cube of this size


class ColourTable:
    """The flat colours of a theme, each exactly, and blends of them for soft edges.

    Pillow finds the nearest colour of the corner of a cube of four levels a channel. The table it
    is given is therefore moved by half a cube, so that what it finds is the nearest colour of the
    middle. `tests/renderers` checks that each flat colour maps to itself.
    """

    def __init__(self, flat: Iterable[str], blends: Iterable[tuple[str, str, int]]) -> None:
        """`flat`: colours as #RRGGBB; `blends`: two of them, and the number of even steps between.

        A blend that lies close to another colour is left out: flat areas would be speckled with it.

        Raises:
            ValueError: more than 64 colours remain.
        """
        kept = list(dict.fromkeys(flat))
        for a, b, steps in blends:
            for step in range(1, steps + 1):
                between = blend(a, b, step / (steps + 1))
                if all(math.dist(rgb(between), rgb(other)) >= _LEAST_DISTANCE for other in kept):
                    kept.append(between)
        self.colours: tuple[str, ...] = tuple(kept)
        if len(self.colours) > MAX_COLOURS:
            raise ValueError(f"{len(self.colours)} colours, at most {MAX_COLOURS} are possible")
        self.rgb_levels = bytes(level for colour in self.colours for level in rgb(colour))
        moved = [max(0, level - _CELL // 2) for level in self.rgb_levels]
        unused = moved[:3] * (256 - len(self.colours))
        self._moved = Image.new("P", (1, 1))
        self._moved.putpalette(moved + unused)

    def filled(self, size: tuple[int, int], colour: str) -> Image.Image:
        """A palette image of one flat colour."""
        picture = Image.new("P", size, self.colours.index(colour))
        picture.putpalette(self.rgb_levels)
        return picture

    def quantize(self, picture: Image.Image) -> Image.Image:
        """The RGB `picture` in these colours: a palette image, without dither."""
        quantized = picture.quantize(palette=self._moved, dither=Image.Dither.NONE)
        quantized.putpalette(self.rgb_levels)
        return quantized
