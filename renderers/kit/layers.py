"""The sprites of a picture, laid one over the other on a plain background.

A picture is cut into horizontal bands, and these into tiles, along the lines of its board. Tiles
and bands that look alike, in this picture or in another one, are mixed and compressed once.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from copy import copy
from functools import lru_cache
from itertools import chain, combinations, islice, pairwise, repeat
from typing import Final, NamedTuple

from PIL import Image

from renderers.kit.box import Box
from renderers.kit.cache import sized_cache
from renderers.kit.colour_table import ColourTable
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import Viewport, whole

_ROW_OVERHEAD: Final = 33  # bytes that Python takes for a row beside its pixels
_NO_FILTER: Final = b"\0"


class PlacedSprite(NamedTuple):
    """A sprite, and where the upper left corner of its pixels lies."""

    sprite: Sprite
    left: int
    top: int

    @property
    def box(self) -> Box:
        """What it covers."""
        width, height = self.sprite.size
        return Box(self.left, self.top, self.left + width, self.top + height)


def place_in(viewport: Viewport, sprite: Sprite, x: float, y: float) -> PlacedSprite:
    """The sprite with its origin at (x, y) of the drawing, as the viewport shows it."""
    return PlacedSprite(sprite, sprite.x + viewport.x(x), sprite.y + viewport.y(y))


class Background(NamedTuple):
    """The colour (#RRGGBB) under all layers, and the colours that pictures are quantized to."""

    colour: str
    colour_table: ColourTable


class Region(NamedTuple):
    """A rectangle of a picture: all that its pixels depend on. Equal regions have equal pixels."""

    background: Background
    size: tuple[int, int]
    placed: tuple[PlacedSprite, ...]  # from back to front

    def crop(self, box: Box) -> Region:
        """The part of it that lies in a box."""
        placed = (
            PlacedSprite(sprite, left - box.left, top - box.top)
            for sprite, left, top in self.placed
            if left < box.right
            and top < box.bottom
            and left + sprite.size[0] > box.left
            and top + sprite.size[1] > box.top
        )
        return Region(self.background, box.size, tuple(placed))

    def plus(self, *placed: PlacedSprite) -> Region:
        """The same with these on top."""
        return self._replace(placed=(*self.placed, *placed))

    def without(self, *taken: PlacedSprite) -> Region:
        """The same without these; those that don't lie there are of no account."""
        gone = set(taken)
        return self._replace(placed=tuple(one for one in self.placed if one not in gone))

    def within(self, size: tuple[int, int], left: int = 0, top: int = 0) -> Region:
        """The same on a larger ground, its upper left corner at (left, top)."""
        if (size, left, top) == (self.size, 0, 0):
            return self
        placed = (PlacedSprite(one.sprite, one.left + left, one.top + top) for one in self.placed)
        return Region(self.background, size, tuple(placed))

    def to_rgb(self) -> Image.Image:
        """The region in RGB."""
        picture = Image.new("RGB", self.size, self.background.colour)
        for sprite, left, top in self.placed:
            sprite.paste_on(picture, left, top)
        return picture

    def quantized(self) -> Image.Image:
        """The region as a palette image: mixed in RGB, then quantized."""
        return self.background.colour_table.quantize(self.to_rgb())

    def quantized_by_parts(self, margin: int = 0) -> Image.Image:
        """The same pixels, faster, to the right of `margin` px of colour 0.

        Each sprite is quantized alone on the background, which is done once for all pictures; only
        where sprites overlap is anything mixed anew.
        """
        width, height = self.size
        whole = Box(0, 0, width, height)
        colour_table, colour = self.background.colour_table, self.background.colour
        picture = colour_table.filled((margin + width, height), colour)
        for sprite, left, top in self.placed:
            alone = Region(self.background, sprite.size, (PlacedSprite(sprite, 0, 0),))
            picture.paste(_quantized(alone), (margin + left, top))
        for box in _overlaps([one.box.intersection(whole) for one in self.placed]):
            picture.paste(_quantized(self.crop(box)), (margin + box.left, box.top))
        if margin:  # sprites that reach beyond the left edge were pasted into it
            picture.paste(0, (0, 0, margin, height))
        return picture


class Band(NamedTuple):
    """A horizontal band of a picture, cut into tiles. Equal bands have equal pixels."""

    background: Background
    height: int
    edges: tuple[int, ...]  # x of the tiles' edges, the picture's own included
    tiles: tuple[tuple[PlacedSprite, ...], ...]  # from left to right, each from back to front

    def rows(self) -> bytes:
        """The pixels row by row, a byte each, with a 0 before each row: PNG's "no filter"."""
        height, edges = self.height, self.edges
        if len(self.tiles) == 1:  # a whole band is unlikely to be seen again: don't keep its rows
            region = Region(self.background, (edges[1], height), self.tiles[0])
            return region.quantized_by_parts(margin=1).tobytes()
        tiles = [
            _rows_of(Region(self.background, (right - left, height), placed))
            for placed, (left, right) in zip(self.tiles, pairwise(edges), strict=True)
        ]
        return b"".join(chain.from_iterable(zip(repeat(_NO_FILTER), *tiles)))


class Layers:
    """A picture that is not mixed yet: sprites on a background, the later ones over the earlier."""

    def __init__(
        self,
        shows: tuple[int, int] | Viewport,
        background: Background,
        cuts: Iterable[int],
        columns: Iterable[int] = (),
    ) -> None:
        """`shows`: the whole drawing, by its width and height, or a part.

        It is cut into bands at `cuts`: y between parts that change apart from each other; and these
        at `columns`, x, into tiles that are likely to be seen again.
        """
        self.viewport = shows if isinstance(shows, Viewport) else whole(*shows)
        self.size = self.viewport.size
        self.background = background
        self._rows = _edges(map(self.viewport.y, cuts), self.size[1])
        self._columns = _edges(map(self.viewport.x, columns), self.size[0])
        self._placed: list[PlacedSprite] = []
        tiles = (len(self._rows) - 1) * (len(self._columns) - 1)
        self._tiles: list[list[PlacedSprite]] = [[] for _ in range(tiles)]

    def place(self, sprite: Sprite, x: int = 0, y: int = 0) -> None:
        """Lay the sprite on top, its origin at (x, y)."""
        placed = place_in(self.viewport, sprite, x, y)
        self._placed.append(placed)
        for tile, left, top in _tiles_under(placed.box, self._rows, self._columns):
            self._tiles[tile].append(PlacedSprite(sprite, left, top))

    def copy(self) -> Layers:
        """Other layers that begin with the same sprites."""
        twin = copy(self)
        twin._placed = self._placed.copy()
        twin._tiles = [tile.copy() for tile in self._tiles]
        return twin

    def region(self) -> Region:
        """The whole picture."""
        return Region(self.background, self.size, tuple(self._placed))

    def bands(self) -> list[Band]:
        """The picture from top to bottom."""
        edges, tiles = self._columns, iter(map(tuple, self._tiles))
        across = len(edges) - 1
        return [
            Band(self.background, bottom - top, edges, tuple(islice(tiles, across)))
            for top, bottom in pairwise(self._rows)
        ]


def _edges(cuts: Iterable[int], end: int) -> tuple[int, ...]:
    return (0, *(cut for cut in cuts if 0 < cut < end), end)


@lru_cache(maxsize=2**15)
def _tiles_under(
    box: Box, rows: tuple[int, ...], columns: tuple[int, ...]
) -> tuple[tuple[int, int, int], ...]:
    # The tiles between these edges that a box touches, and where it lies on each.
    above, below = bisect_right(rows, box.top) - 1, bisect_left(rows, box.bottom)
    before, after = bisect_right(columns, box.left) - 1, bisect_left(columns, box.right)
    across = len(columns) - 1
    return tuple(
        (row * across + column, box.left - columns[column], box.top - rows[row])
        for row in range(max(0, above), min(below, len(rows) - 1))
        for column in range(max(0, before), min(after, across))
    )


def _overlaps(boxes: list[Box]) -> list[Box]:
    shared = [a.intersection(b) for a, b in combinations(boxes, 2) if a.overlaps(b)]
    kept: list[Box] = []
    for box in sorted(shared, key=lambda box: box.size[0] * box.size[1], reverse=True):
        if not any(box.intersection(large) == box for large in kept):
            kept.append(box)
    return kept


@sized_cache(20 * 2**20, size_of=lambda image: image.width * image.height)  # bytes
def _quantized(region: Region) -> Image.Image:
    return region.quantized()


def _size_of_rows(rows: tuple[bytes, ...]) -> int:
    return sum(map(len, rows)) + _ROW_OVERHEAD * len(rows)


@sized_cache(20 * 2**20, size_of=_size_of_rows)  # bytes
def _rows_of(tile: Region) -> tuple[bytes, ...]:
    # A tile's pixels row by row: joining rows is faster than pasting images side by side.
    width, height = tile.size
    pixels = tile.quantized().tobytes()
    return tuple(pixels[start : start + width] for start in range(0, width * height, width))
