"""The line of a curve, drawn piece by piece: a canvas for all of it takes longer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from renderers.kit.geometry import Point, Points
from renderers.kit.sprites import Sprite
from renderers.people.design import Design

_PIECE: Final = 64  # px of a curve that are drawn at once


def pieces(points: Sequence[Point]) -> list[list[Point]]:
    """A line in parts, each of which begins where the one before ends."""
    parts: list[list[Point]] = [list(points[:1])]
    for _, b in pairwise(points):
        parts[-1].append(b)
        if b[0] - parts[-1][0][0] > _PIECE:
            parts.append([b])
    return [part for part in parts if len(part) > 1]


def stroke(points: Points, colour: str, pen: float, design: Design) -> Sprite:
    """A line where it stands in the picture."""
    xs, ys = zip(*points, strict=True)
    canvas = design.canvas(min(xs) - pen, min(ys) - pen, max(xs) + pen, max(ys) + pen)
    canvas.stroke(points, colour, pen)
    return canvas.sprite()
