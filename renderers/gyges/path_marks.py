"""The paths of rings: the grooves that they used, filled, square by square."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from renderers.gyges.design import Design
from renderers.gyges.outlines import BEAD, CHEVRON, RINGS, TURN
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.geometry import Point, Points, circle, quadratic
from renderers.kit.sprites import Sprite

# One square right or down, or the other way.
Step = tuple[int, int]

UP: Final[Step] = (0, -1)
DOWN: Final[Step] = (0, 1)
_BEYOND: Final = 0.2  # of the pitch: how far a piece is drawn into the next square, and cut off
_WIDE_TURN: Final = 0.36  # of the pitch: how early two paths turn that would touch otherwise
_GAP: Final = 5.5  # px at each side of a path that passes over another one
_GAP_REACH: Final = 0.22  # of the pitch, from the middle of the square: within its well
_LEVEL_OFF: Final = 3  # px that a filled groove is narrower than the carved one
_THINNER: Final = 0.45  # of the width, for moves before the last
_DASHES: Final = (20, 0.57)  # around the origin, and how much of each is drawn


class PathPiece(NamedTuple):
    """One visit of a square: the step that led to it, and the one that left it, if any."""

    entry: Step | None = None
    exit: Step | None = None
    is_missed: bool = False  # of a move before the last: a thinner line


@lru_cache(maxsize=256)
def path_pieces(pieces: tuple[PathPiece, ...], design: Design) -> Sprite:
    """The filled grooves about a square's middle, with half of a chevron on each border that is
    crossed.

    Where paths cross, the later one passes over the earlier; where both turn, they keep apart.
    """
    canvas, half = design.square(), design.layout.pitch // 2
    turn = _WIDE_TURN if sum(map(_turns, pieces)) > 1 else TURN
    # Where a path begins, a bead lies on it: what comes by later passes under both.
    for number, piece in enumerate(sorted(pieces, key=_begins)):
        share = _THINNER if piece.is_missed else 1.0
        if number and turn == TURN:  # interrupt what lies under it, a little wider than it is
            gap = _piece_line(piece, _GAP_REACH, TURN, design.layout.pitch)
            width = _path_width(design, share) + 2 * design.layout.pen * _GAP
            canvas.stroke(gap, design.colours.well, width)
        line = _piece_line(piece, (0.5 + _BEYOND), turn, design.layout.pitch)
        fill_groove(canvas, line, design, share=share)
        for step, border in ((piece.entry, -half), (piece.exit, half)):
            if step is not None:
                draw_chevron(canvas, (border * step[0], border * step[1]), step, design)
    return canvas.sprite()


def _turns(piece: PathPiece) -> bool:
    return None not in piece[:2] and piece.entry != piece.exit


def _begins(piece: PathPiece) -> bool:
    return piece.entry is None and not piece.is_missed


def fill_groove(canvas: Canvas, line: Points, design: Design, *, share: float = 1.0) -> None:
    """A gold line with an outline, together as wide as a groove, or as a share of it."""
    width = _path_width(design, share)
    canvas.stroke(line, design.palette.outline, width)
    canvas.stroke(line, design.palette.gold, width - 2 * design.casing)


def _path_width(design: Design, share: float) -> float:
    return share * (design.layout.groove + _LEVEL_OFF)


def draw_chevron(canvas: Canvas, at: Point, step: Step, design: Design) -> None:
    """The direction of a step, about the border that it crosses."""
    (x, y), (dx, dy), pitch = at, step, design.layout.pitch
    points = [(x + pitch * (u * dx - v * dy), y + pitch * (u * dy + v * dx)) for u, v in CHEVRON]
    canvas.stroke(points, design.palette.outline, 4.5 * design.layout.pen)


@lru_cache(maxsize=16)
def former_place(value: int, design: Design) -> Sprite:
    """A dashed circle where a ring was, about the middle of its square."""
    canvas, layout = design.square(), design.layout
    count, drawn = _DASHES
    outline = circle(0, 0, RINGS[value].outer * layout.pitch, 240)
    each = len(outline) // count
    for start in range(0, len(outline), each):
        dash = outline[start : start + round(drawn * each)]
        canvas.stroke(dash, design.palette.soft, 3.5 * layout.pen)
    return canvas.sprite()


@drawn_once(reach=71, keeps=8)
def start_dot(canvas: Canvas, design: Design) -> None:
    """A dot where the path begins."""
    for radius, colour in zip(BEAD, (design.palette.outline, design.palette.gold), strict=True):
        canvas.disc(0, 0, radius * design.layout.pitch, colour)


def _piece_line(piece: PathPiece, reach: float, turn: float, pitch: int) -> list[Point]:
    # `reach` is how far from the middle it begins and ends, `turn` how early it turns; both in
    # parts of the pitch.
    before, after = _along(piece.entry, -reach * pitch), _along(piece.exit, reach * pitch)
    if not _turns(piece):
        return [before, after]
    corner = (_along(piece.entry, -turn * pitch), (0.0, 0.0), _along(piece.exit, turn * pitch))
    return [before, *quadratic(*corner), after]


def _along(step: Step | None, far: float) -> Point:
    return (0, 0) if step is None else (far * step[0], far * step[1])
