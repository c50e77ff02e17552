"""What rows of a list lie on: a thin rule between two, and the reader's own ground."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from renderers.kit.geometry import rectangle
from renderers.kit.sprites import Sprite
from renderers.people.design import Design

EDGE: Final = 9  # of gold, at the left of the reader's row
_RULE_PEN: Final = 2.5


@lru_cache(maxsize=32)
def thin_rule(width: int, design: Design) -> Sprite:
    """A quiet level line to the right of the origin."""
    canvas = design.canvas(-4, -4, width + 4, 4)
    canvas.stroke([(0, 0), (width, 0)], design.palette.panel, _RULE_PEN)
    return canvas.sprite()


@lru_cache(maxsize=32)
def readers_row(width: int, height: int, design: Design) -> Sprite:
    """The ground of the reader's row, with its edge; the origin is half-way down at its left."""
    palette = design.palette
    canvas = design.canvas(0, -height / 2, width, height / 2)
    canvas.polygon(rectangle(width / 2, 0, width, height), palette.panel)
    edge = EDGE + 2 * palette.casing
    canvas.polygon(rectangle(edge / 2, 0, edge, height), palette.outline)
    inner = height - 2 * palette.casing
    canvas.polygon(rectangle(edge / 2, 0, EDGE, inner), palette.gold)
    return canvas.sprite()
