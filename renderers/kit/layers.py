"""Sprites laid out on plain ground: printed as a whole, or band by band.

A board is a mosaic: its page is cut between the lines of its squares into bands, and these between
the columns into cells, which come again and again.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, combinations, islice, pairwise, repeat
from typing import Final, NamedTuple

from PIL import Image

from renderers.kit.cache import Memo
from renderers.kit.colour_table import Inks
from renderers.kit.sprites import Sprite

_PIECES: Final = 10 * 2**20  # bytes of pieces that lie ready in inks
_CELLS: Final = 20 * 2**20  # and of cells
_ROW: Final = 33  # bytes that Python takes for a row beside its pixels
_BOXES: Final = 4096  # places of sprites that are remembered
_NO_FILTER: Final = b"\0"


class Box(NamedTuple):
    """A part of a page, in pixels; right and bottom lie outside."""

    left: int
    top: int
    right: int
    bottom: int

    def meets(self, other: Box) -> bool:
        """Whether the two share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def within(self, other: Box) -> Box:
        """The part of it that lies in another box that it meets."""
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.right - self.left, self.bottom - self.top


class Placed(NamedTuple):
    """A sprite, and the corner of its picture on a page."""

    sprite: Sprite
    left: int
    top: int

    @property
    def box(self) -> Box:
        """What it covers."""
        width, height = self.sprite.size
        return Box(self.left, self.top, self.left + width, self.top + height)


class Stock(NamedTuple):
    """What is printed on, and with."""

    ground: str
    inks: Inks


class Sheet(NamedTuple):
    """A rectangle of a page: all that its pixels depend on. Equal sheets have equal pixels."""

    stock: Stock
    size: tuple[int, int]
    placed: tuple[Placed, ...]  # from back to front

    def cut(self, box: Box) -> Sheet:
        """What lies in a box of it."""
        placed = (
            Placed(sprite, left - box.left, top - box.top)
            for sprite, left, top in self.placed
            if left < box.right
            and top < box.bottom
            and left + sprite.size[0] > box.left
            and top + sprite.size[1] > box.top
        )
        return Sheet(self.stock, box.size, tuple(placed))

    def true_colours(self) -> Image.Image:
        """The sheet in RGB."""
        picture = Image.new("RGB", self.size, self.stock.ground)
        for sprite, left, top in self.placed:
            sprite.paste_on(picture, left, top)
        return picture

    def reduced(self) -> Image.Image:
        """The sheet in inks: mixed in true colours, and then reduced."""
        return self.stock.inks.quantize(self.true_colours())

    def printed(self, margin: int = 0) -> Image.Image:
        """The same, faster, and to the right of a margin of ink 0.

        A sprite that has its place for itself is taken as it is on plain ground; only where two
        boxes meet colours are mixed.
        """
        width, height = self.size
        whole = Box(0, 0, width, height)
        plate = self.stock.inks.plain((margin + width, height), self.stock.ground)
        for sprite, left, top in self.placed:
            alone = Sheet(self.stock, sprite.size, (Placed(sprite, 0, 0),))
            plate.paste(_pieces(alone), (margin + left, top))
        for box in _shared([one.box.within(whole) for one in self.placed]):
            plate.paste(_pieces(self.cut(box)), (margin + box.left, box.top))
        if margin:  # what hangs over the left edge lay there
            plate.paste(0, (0, 0, margin, height))
        return plate


class Band(NamedTuple):
    """A part of a page over its whole width, cut into cells. Equal bands have equal pixels."""

    stock: Stock
    height: int
    edges: tuple[int, ...]  # between the cells, the page's own included
    cells: tuple[tuple[Placed, ...], ...]  # from left to right, each from back to front

    def rows(self) -> bytes:
        """The pixels in inks, row after row, with a 0 before each: what PNG calls no filter."""
        height, edges = self.height, self.edges
        if len(self.cells) == 1:  # which is likely never to be seen again
            return Sheet(self.stock, (edges[1], height), self.cells[0]).printed(margin=1).tobytes()
        cells = [
            _rows_of(Sheet(self.stock, (right - left, height), placed))
            for placed, (left, right) in zip(self.cells, pairwise(edges), strict=True)
        ]
        return b"".join(chain.from_iterable(zip(repeat(_NO_FILTER), *cells)))


class Grid:
    """Where pages of one kind are cut into bands, and these into cells."""

    def __init__(self, size: tuple[int, int], cuts: Iterable[int], columns: Iterable[int]) -> None:
        """`cuts`: heights that part what changes together from what changes apart; `columns`:
        where bands are cut into cells that are likely to be seen again."""
        self.size = size
        self.rows = _edges(cuts, size[1])
        self.columns = _edges(columns, size[0])
        self.under = lru_cache(maxsize=_BOXES)(self._under)

    def _under(self, box: Box) -> tuple[tuple[int, int, int], ...]:
        """The cells that a box lies on, counted row by row, and its corner as each sees it."""
        rows, columns = self.rows, self.columns
        above, below = bisect_right(rows, box.top) - 1, bisect_left(rows, box.bottom)
        before, after = bisect_right(columns, box.left) - 1, bisect_left(columns, box.right)
        across = len(columns) - 1
        return tuple(
            (row * across + column, box.left - columns[column], box.top - rows[row])
            for row in range(max(0, above), min(below, len(rows) - 1))
            for column in range(max(0, before), min(after, across))
        )


@lru_cache(maxsize=64)
def grid_of(size: tuple[int, int], cuts: tuple[int, ...], columns: tuple[int, ...]) -> Grid:
    """The one grid for all pages that are cut alike."""
    return Grid(size, cuts, columns)


class Page:
    """A picture to be: sprites on plain ground, the later ones over the earlier."""

    def __init__(
        self,
        size: tuple[int, int],
        stock: Stock,
        cuts: Iterable[int],
        columns: Iterable[int] = (),
    ) -> None:
        """Cut as `Grid` says."""
        self.size = size
        self.stock = stock
        self._grid = grid_of(size, tuple(cuts), tuple(columns))
        self._placed: list[Placed] = []
        cells = (len(self._grid.rows) - 1) * (len(self._grid.columns) - 1)
        self._cells: list[list[Placed]] = [[] for _ in range(cells)]

    def place(self, sprite: Sprite, x: int = 0, y: int = 0) -> None:
        """Lay the sprite down with its origin at (x, y)."""
        placed, cells = Placed(sprite, sprite.x + x, sprite.y + y), self._cells
        self._placed.append(placed)
        for cell, left, top in self._grid.under(placed.box):
            cells[cell].append(Placed(sprite, left, top))

    def copy(self) -> Page:
        """Another page that has the same on it: what lies at the bottom is laid down once."""
        twin = object.__new__(Page)
        twin.size, twin.stock, twin._grid = self.size, self.stock, self._grid
        twin._placed = self._placed.copy()
        twin._cells = [cell.copy() for cell in self._cells]
        return twin

    def sheet(self) -> Sheet:
        """The whole page."""
        return Sheet(self.stock, self.size, tuple(self._placed))

    def bands(self) -> list[Band]:
        """The page from top to bottom."""
        edges, cells = self._grid.columns, iter(map(tuple, self._cells))
        across = len(edges) - 1
        return [
            Band(self.stock, bottom - top, edges, tuple(islice(cells, across)))
            for top, bottom in pairwise(self._grid.rows)
        ]


def _edges(cuts: Iterable[int], end: int) -> tuple[int, ...]:
    return (0, *(cut for cut in cuts if cut < end), end)


def _shared(boxes: list[Box]) -> list[Box]:
    """Where at least two boxes meet; boxes that lie in each other are named once."""
    meetings = [a.within(b) for a, b in combinations(boxes, 2) if a.meets(b)]
    kept: list[Box] = []
    for box in sorted(meetings, key=lambda box: box.size[0] * box.size[1], reverse=True):
        if not any(box.within(large) == box for large in kept):
            kept.append(box)
    return kept


def _bytes(image: Image.Image) -> int:
    return image.width * image.height


_pieces: Final = Memo(Sheet.reduced, limit=_PIECES, weigh=_bytes)


def _rows(cell: Sheet) -> tuple[bytes, ...]:
    width, height = cell.size
    pixels = cell.reduced().tobytes()
    return tuple(pixels[start : start + width] for start in range(0, width * height, width))


def _weight(rows: tuple[bytes, ...]) -> int:
    return sum(map(len, rows)) + _ROW * len(rows)


_rows_of: Final = Memo(_rows, limit=_CELLS, weigh=_weight)
"""A cell's pixels in inks, row by row: rows are put side by side faster than pictures."""
