"""Sprites laid out on plain ground: printed as a whole, or band by band."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from PIL import Image

from renderers.kit.inks import Inks
from renderers.kit.memo import Memo
from renderers.kit.sprites import Sprite

_PRINTED: Final = 6 * 2**20  # bytes of sprites that lie ready as they are printed on plain ground


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


class Band(NamedTuple):
    """A stretch of a page, over its whole width: all that its pixels depend on."""

    stock: Stock
    size: tuple[int, int]
    placed: tuple[Placed, ...]  # from back to front

    def true_colours(self) -> Image.Image:
        """The band in RGB."""
        return _painted(self.placed, Box(0, 0, *self.size), self.stock.ground)

    def printed(self) -> Image.Image:
        """The same in inks.

        A sprite that has its place for itself is taken as it is printed on plain ground; only
        where two boxes meet colours are mixed before they are reduced to inks.
        """
        ground, inks = self.stock
        whole = Box(0, 0, *self.size)
        plate = inks.plain(self.size, ground)
        for sprite, left, top in self.placed:
            plate.paste(_alone((sprite, self.stock)), (left, top))
        boxes = [one.box.within(whole) for one in self.placed]
        for box in _shared(boxes):
            there = [one for one, own in zip(self.placed, boxes, strict=True) if own.meets(box)]
            plate.paste(inks.print(_painted(there, box, ground)), box)
        return plate


class Page:
    """A picture to be: sprites on plain ground, the later ones over the earlier."""

    def __init__(self, size: tuple[int, int], stock: Stock, cuts: Iterable[int]) -> None:
        """`cuts`: heights that part what changes together from what changes apart."""
        self.size = size
        self.stock = stock
        self._edges = [0, *(y for y in cuts if y < size[1]), size[1]]
        self._placed: list[Placed] = []

    def place(self, sprite: Sprite, x: int = 0, y: int = 0) -> None:
        """Lay the sprite down with its origin at (x, y)."""
        self._placed.append(Placed(sprite, sprite.x + x, sprite.y + y))

    def bands(self) -> list[Band]:
        """The page from top to bottom. Equal bands have equal pixels."""
        return [self._band(top, bottom) for top, bottom in pairwise(self._edges)]

    def true_colours(self) -> Image.Image:
        """The whole in RGB, before it is reduced to inks."""
        return self._band(0, self.size[1]).true_colours()

    def printed(self) -> Image.Image:
        """The whole as a palette image."""
        return self._band(0, self.size[1]).printed()

    def _band(self, top: int, bottom: int) -> Band:
        placed = tuple(
            Placed(sprite, left, y - top)
            for sprite, left, y in self._placed
            if y < bottom and y + sprite.size[1] > top
        )
        return Band(self.stock, (self.size[0], bottom - top), placed)


def _painted(placed: Iterable[Placed], box: Box, ground: str) -> Image.Image:
    """What is seen in a box, in RGB."""
    picture = Image.new("RGB", box.size, ground)
    for sprite, left, top in placed:
        picture.paste(sprite.image, (left - box.left, top - box.top), sprite.image)
    return picture


def _shared(boxes: list[Box]) -> list[Box]:
    """Where at least two boxes meet; boxes that lie in each other are named once."""
    meetings = [a.within(b) for a, b in combinations(boxes, 2) if a.meets(b)]
    kept: list[Box] = []
    for box in sorted(meetings, key=lambda box: box.size[0] * box.size[1], reverse=True):
        if not any(box.within(large) == box for large in kept):
            kept.append(box)
    return kept


def _on_plain_ground(key: tuple[Sprite, Stock]) -> Image.Image:
    sprite, (ground, inks) = key
    return inks.print(_painted([Placed(sprite, 0, 0)], Box(0, 0, *sprite.size), ground))


def _bytes(image: Image.Image) -> int:
    return image.width * image.height


_alone: Final = Memo(_on_plain_ground, limit=_PRINTED, weigh=_bytes)
