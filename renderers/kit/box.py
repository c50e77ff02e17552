"""Rectangles of whole pixels."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle of a picture, in pixels; right and bottom lie outside."""

    left: int
    top: int
    right: int
    bottom: int

    def overlaps(self, other: Box) -> bool:
        """Whether the two share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def intersection(self, other: Box) -> Box:
        """What it shares with another box that it overlaps."""
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def union(self, other: Box) -> Box:
        """The smallest box that covers both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def grown(self, by: int) -> Box:
        """The box with so many pixels more on each side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.right - self.left, self.bottom - self.top
