"""The part of a drawing that a picture shows, and how large it shows it."""

from __future__ import annotations

import math
from typing import NamedTuple

from renderers.kit.box import Box


class Viewport(NamedTuple):
    """What a picture shows of a drawing.

    Games place things in units of their drawing. A unit is a pixel of the picture that chats get;
    other pictures show a part of the drawing, or take more pixels for it.
    """

    box: Box  # in units
    scale: float = 1.0  # pixels a unit

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in pixels."""
        return self.x(self.box.right), self.y(self.box.bottom)

    def x(self, x: float) -> int:
        """Where something that far right is on the picture, in pixels.

        Halves are always rounded up, so that what is evenly spaced stays so.
        """
        return math.floor((x - self.box.left) * self.scale + 0.5)

    def y(self, y: float) -> int:
        """Where something that far down is on the picture, in pixels."""
        return math.floor((y - self.box.top) * self.scale + 0.5)

    def seen(self, box: Box) -> Box:
        """Where a rectangle of the drawing is on the picture, in pixels."""
        return Box(self.x(box.left), self.y(box.top), self.x(box.right), self.y(box.bottom))


def whole(width: int, height: int, scale: float = 1.0) -> Viewport:
    """The viewport of a picture that shows all of a drawing."""
    return Viewport(Box(0, 0, width, height), scale)
