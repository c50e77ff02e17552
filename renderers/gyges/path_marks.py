"""The way of a ring: the grooves it used, filled. A piece lies within one square."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from renderers.gyges.design import Press
from renderers.gyges.outlines import BEAD, CHEVRON, RINGS, TURN
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Points, quadratic, ring
from renderers.kit.sprites import Sprite

Step = tuple[int, int]
"""One square right or down, or the other way."""

UP: Final[Step] = (0, -1)
DOWN: Final[Step] = (0, 1)
_BEYOND: Final = 0.2  # of the pitch: how far a piece is drawn into the next square, and cut off
_LEVEL_OFF: Final = 3  # px that a filled groove is narrower than the carved one
_CHEVRON_PEN: Final = 4.5
_DASHES: Final = (20, 0.57)  # around the origin, and how much of each is drawn
_DASH_PEN: Final = 3.5


class Passage(NamedTuple):
    """One visit of a square: the step that led to it, and the one that left it."""

    came: Step | None = None
    left: Step | None = None


@lru_cache(maxsize=64)
def passage(way: Passage, press: Press) -> Sprite:
    """The groove filled along a passage, about the square's middle, with half of a chevron on
    each border that is crossed."""
    half = press.layout.pitch // 2
    canvas = Canvas(-half, -half, half, half)
    fill_groove(canvas, _line(way, press.layout.pitch), press)
    for step, border in ((way.came, -half), (way.left, half)):
        if step is not None:
            chevron(canvas, (border * step[0], border * step[1]), step, press)
    return canvas.sprite()


def fill_groove(canvas: Canvas, line: Points, press: Press) -> None:
    """A cased line as wide as a groove."""
    width = press.layout.groove + _LEVEL_OFF
    canvas.stroke(line, press.theme.outline, width)
    canvas.stroke(line, press.theme.gold, width - 2 * press.casing)


def chevron(canvas: Canvas, at: Point, step: Step, press: Press) -> None:
    """The direction, in ink."""
    (x, y), (dx, dy), pitch = at, step, press.layout.pitch
    points = [(x + pitch * (u * dx - v * dy), y + pitch * (u * dy + v * dx)) for u, v in CHEVRON]
    canvas.stroke(points, press.theme.outline, _CHEVRON_PEN * press.layout.pen)


@lru_cache(maxsize=16)
def origin(value: int, press: Press) -> Sprite:
    """Where a ring was, about the middle of its square."""
    layout = press.layout
    half = layout.pitch // 2
    canvas = Canvas(-half, -half, half, half)
    count, drawn = _DASHES
    circle = ring(0, 0, RINGS[value].outer * layout.pitch, 240)
    each = len(circle) // count
    for start in range(0, len(circle), each):
        dash = circle[start : start + round(drawn * each)]
        canvas.stroke(dash, press.theme.soft, _DASH_PEN * layout.pen)
    return canvas.sprite()


@lru_cache(maxsize=8)
def bead(press: Press) -> Sprite:
    """Where the way begins."""
    half = press.layout.pitch // 2
    canvas = Canvas(-half, -half, half, half)
    for radius, colour in zip(BEAD, (press.theme.outline, press.theme.gold), strict=True):
        canvas.disc(0, 0, radius * press.layout.pitch, colour)
    return canvas.sprite()


def _line(way: Passage, pitch: int) -> list[Point]:
    """From beyond the border that was crossed to beyond the next one, the corner rounded."""
    before = _along(way.came, -(0.5 + _BEYOND) * pitch)
    after = _along(way.left, (0.5 + _BEYOND) * pitch)
    if way.came is None or way.left is None or way.came == way.left:
        return [before, after]
    corner = quadratic(_along(way.came, -TURN * pitch), (0, 0), _along(way.left, TURN * pitch))
    return [before, *corner, after]


def _along(step: Step | None, far: float) -> Point:
    return (0, 0) if step is None else (far * step[0], far * step[1])
