"""The path of a ring: the grooves that it used, filled, in pieces of one square each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from renderers.gyges.design import Design
from renderers.gyges.outlines import BEAD, CHEVRON, RINGS, TURN
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Points, circle, quadratic
from renderers.kit.sprites import Sprite

Step = tuple[int, int]
"""One square right or down, or the other way."""

UP: Final[Step] = (0, -1)
DOWN: Final[Step] = (0, 1)
_BEYOND: Final = 0.2  # of the pitch: how far a piece is drawn into the next square, and cut off
_LEVEL_OFF: Final = 3  # px that a filled groove is narrower than the carved one
_CHEVRON_PEN: Final = 4.5
_THINNER: Final = 0.45  # of the width, for moves before the last
_DASHES: Final = (20, 0.57)  # around the origin, and how much of each is drawn
_DASH_PEN: Final = 3.5


class PathPiece(NamedTuple):
    """One visit of a square: the step that led to it, and the one that left it, if any."""

    entry: Step | None = None
    exit: Step | None = None
    is_missed: bool = False  # of a move before the last: a thinner line


@lru_cache(maxsize=64)
def path_piece(piece: PathPiece, design: Design) -> Sprite:
    """The filled groove about the square's middle, with half of a chevron on each border that is
    crossed."""
    half = design.layout.pitch // 2
    canvas = Canvas(-half, -half, half, half)
    share = _THINNER if piece.is_missed else 1.0
    fill_groove(canvas, _piece_line(piece, design.layout.pitch), design, share=share)
    for step, border in ((piece.entry, -half), (piece.exit, half)):
        if step is not None:
            draw_chevron(canvas, (border * step[0], border * step[1]), step, design)
    return canvas.sprite()


def fill_groove(canvas: Canvas, line: Points, design: Design, *, share: float = 1.0) -> None:
    """A gold line with an outline, together as wide as a groove, or as a share of it."""
    width = share * (design.layout.groove + _LEVEL_OFF)
    canvas.stroke(line, design.palette.outline, width)
    canvas.stroke(line, design.palette.gold, width - 2 * design.casing)


def draw_chevron(canvas: Canvas, at: Point, step: Step, design: Design) -> None:
    """The direction of a step, about the border that it crosses."""
    (x, y), (dx, dy), pitch = at, step, design.layout.pitch
    points = [(x + pitch * (u * dx - v * dy), y + pitch * (u * dy + v * dx)) for u, v in CHEVRON]
    canvas.stroke(points, design.palette.outline, _CHEVRON_PEN * design.layout.pen)


@lru_cache(maxsize=16)
def former_place(value: int, design: Design) -> Sprite:
    """A dashed circle where a ring was, about the middle of its square."""
    layout = design.layout
    half = layout.pitch // 2
    canvas = Canvas(-half, -half, half, half)
    count, drawn = _DASHES
    outline = circle(0, 0, RINGS[value].outer * layout.pitch, 240)
    each = len(outline) // count
    for start in range(0, len(outline), each):
        dash = outline[start : start + round(drawn * each)]
        canvas.stroke(dash, design.palette.soft, _DASH_PEN * layout.pen)
    return canvas.sprite()


@lru_cache(maxsize=8)
def start_dot(design: Design) -> Sprite:
    """A dot where the path begins."""
    half = design.layout.pitch // 2
    canvas = Canvas(-half, -half, half, half)
    for radius, colour in zip(BEAD, (design.palette.outline, design.palette.gold), strict=True):
        canvas.disc(0, 0, radius * design.layout.pitch, colour)
    return canvas.sprite()


def _piece_line(piece: PathPiece, pitch: int) -> list[Point]:
    """From beyond the border that was crossed to beyond the next one, the corner rounded."""
    before = _along(piece.entry, -(0.5 + _BEYOND) * pitch)
    after = _along(piece.exit, (0.5 + _BEYOND) * pitch)
    if piece.entry is None or piece.exit is None or piece.entry == piece.exit:
        return [before, after]
    corner = quadratic(_along(piece.entry, -TURN * pitch), (0, 0), _along(piece.exit, TURN * pitch))
    return [before, *corner, after]


def _along(step: Step | None, far: float) -> Point:
    return (0, 0) if step is None else (far * step[0], far * step[1])
