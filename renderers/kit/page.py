"""Sprites laid out on plain ground: printed as a whole, or band by band.

A board is a mosaic: its page is cut between the lines of its squares into bands, and these between
the columns into cells, which come again and again.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from PIL import Image

from renderers.kit.inks import Inks
from renderers.kit.memo import Memo
from renderers.kit.sprites import Sprite

_REDUCED: Final = 16 * 2**20  # bytes of cells and pieces that lie ready in inks


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
            picture.paste(sprite.image, (left, top), sprite.image)
        return picture

    def reduced(self) -> Image.Image:
        """The sheet in inks: mixed in true colours, and then reduced."""
        return self.stock.inks.print(self.true_colours())

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

    def printed(self, margin: int = 0) -> Image.Image:
        """The band in inks, to the right of a margin of ink 0."""
        width = self.edges[-1]
        if len(self.cells) == 1:  # which is likely never to be seen again
            return Sheet(self.stock, (width, self.height), self.cells[0]).printed(margin)
        plate = Image.new("P", (margin + width, self.height))
        for placed, (left, right) in zip(self.cells, pairwise(self.edges), strict=True):
            cell = Sheet(self.stock, (right - left, self.height), placed)
            plate.paste(_pieces(cell), (margin + left, 0))
        return plate


class Page:
    """A picture to be: sprites on plain ground, the later ones over the earlier."""

    def __init__(
        self,
        size: tuple[int, int],
        stock: Stock,
        cuts: Iterable[int],
        columns: Iterable[int] = (),
    ) -> None:
        """`cuts`: heights that part what changes together from what changes apart; `columns`:
        where bands are cut into cells that are likely to be seen again."""
        self.size = size
        self.stock = stock
        self._rows = _edges(cuts, size[1])
        self._columns = _edges(columns, size[0])
        self._placed: list[Placed] = []
        self._cells: list[list[list[Placed]]] = [
            [[] for _ in self._columns[1:]] for _ in self._rows[1:]
        ]

    def place(self, sprite: Sprite, x: int = 0, y: int = 0) -> None:
        """Lay the sprite down with its origin at (x, y)."""
        left, top, (width, height) = sprite.x + x, sprite.y + y, sprite.size
        rows, columns = self._rows, self._columns
        self._placed.append(Placed(sprite, left, top))
        above, below = bisect_right(rows, top) - 1, bisect_left(rows, top + height)
        before, after = bisect_right(columns, left) - 1, bisect_left(columns, left + width)
        for row in range(max(0, above), min(below, len(rows) - 1)):
            for column in range(max(0, before), min(after, len(columns) - 1)):
                placed = Placed(sprite, left - columns[column], top - rows[row])
                self._cells[row][column].append(placed)

    def copy(self) -> Page:
        """Another page that has the same on it: what lies at the bottom is laid down once."""
        twin = Page(self.size, self.stock, (), ())
        twin._rows, twin._columns = self._rows, self._columns
        twin._placed = self._placed.copy()
        twin._cells = [[cell.copy() for cell in cells] for cells in self._cells]
        return twin

    def sheet(self) -> Sheet:
        """The whole page."""
        return Sheet(self.stock, self.size, tuple(self._placed))

    def bands(self) -> list[Band]:
        """The page from top to bottom."""
        return [
            Band(self.stock, bottom - top, self._columns, tuple(map(tuple, cells)))
            for cells, (top, bottom) in zip(self._cells, pairwise(self._rows), strict=True)
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


_pieces: Final = Memo(Sheet.reduced, limit=_REDUCED, weigh=_bytes)
