"""The pieces: shields for infantry, horses' heads for cavalry; standing, or lost and faded."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.cannae.terms import Arm, Piece
from engines.core.seat import Seat
from renderers.cannae import outlines
from renderers.cannae.colours import Livery
from renderers.cannae.design import Design
from renderers.cannae.layout import COMMON
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.geometry import Point, circle, rectangle
from renderers.kit.sprites import Sprite

_ORIGIN: Final = (0.0, 0.0)

WHOLE: Final = 1.0
ASIDE: Final = 0.70  # the size of a lost piece that doesn't lie on its square
_MOST_EDGE: Final = 5.0  # px


@lru_cache(maxsize=96)
def piece(man: Piece, design: Design, *, scale: float = WHOLE, has_fallen: bool = False) -> Sprite:
    """The piece about the middle of its square."""
    layout = design.layout
    size = layout.side * scale * (layout.piece if scale == WHOLE else 1)
    edge = max(outlines.LEAST_EDGE, outlines.EDGE * scale)
    return figure(design, man, size, edge=edge, has_fallen=has_fallen)


@drawn_once(reach=98, keeps=256)
def figure(
    canvas: Canvas,
    design: Design,
    man: Piece,
    size: float,
    *,
    edge: float = 0,
    has_fallen: bool = False,
) -> None:
    """The piece as it would stand on a square of `size`, for beside the board."""
    draw_figure(canvas, 0, 0, size, design, man, edge=edge, has_fallen=has_fallen)


def draw_figure(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    design: Design,
    man: Piece,
    *,
    edge: float = 0,
    has_fallen: bool = False,
) -> None:
    """The same about (x, y) of a drawing; its outline is in proportion, if `edge` is 0."""
    edge = edge or min(max(outlines.LEAST_EDGE, outlines.EDGE * size / COMMON.side), _MOST_EDGE)
    livery = (design.colours.fallen if has_fallen else design.colours.living)[man.seat]
    draw = _shield if man.arm is Arm.INFANTRY else _horse
    draw(canvas, (x, y), livery, man.seat, size, edge * design.layout.edge)


@drawn_once(reach=31, keeps=32)
def pip(canvas: Canvas, design: Design, seat: Seat, size: float, *, is_empty: bool) -> None:
    """A small plain shield for one of a side's infantry; its outline once that has fallen."""
    whole, pen = outlines.shield(1, size, _ORIGIN), outlines.LEAST_EDGE * design.layout.edge
    if is_empty:
        canvas.stroke(whole, design.palette.soft, pen, closed=True)
        return
    livery = design.colours.living[seat]
    canvas.polygon(whole, livery.body)
    canvas.polygon(outlines.shield(outlines.PIP_EMBLEM, size, _ORIGIN), livery.emblem)
    canvas.stroke(whole, livery.line, pen, closed=True)


def _shield(
    canvas: Canvas, at: Point, livery: Livery, seat: Seat, size: float, edge: float
) -> None:
    # Few shapes: more rings would make it look like a target.
    whole, emblem, heart = (outlines.shield(part, size, at) for part in outlines.SHIELD_PARTS)
    canvas.polygon(whole, livery.body)
    if seat is Seat.ONE:
        canvas.polygon(emblem, livery.emblem)
    else:  # level lines: slanted ones leave ragged edges
        gap, width = (size * part for part in outlines.EMBLEM_LINES)
        canvas.hatch(emblem, livery.emblem, gap=gap, width=max(3, width), angle=0)
    canvas.polygon(heart, livery.body)
    canvas.polygon(rectangle(*at, *(size * part for part in outlines.SPINE)), livery.body)
    canvas.polygon(circle(*at, size * outlines.BOSS), livery.emblem)
    canvas.stroke(whole, livery.line, edge, closed=True)


def _horse(canvas: Canvas, at: Point, livery: Livery, seat: Seat, size: float, edge: float) -> None:
    looks_right = seat is Seat.ONE
    head, mane, crest, *straps = (
        outlines.horse(points, size, at, looks_right=looks_right)
        for points in (outlines.HEAD, outlines.MANE, outlines.CREST, *outlines.STRAPS)
    )
    canvas.polygon(head, livery.body)
    if looks_right:
        canvas.polygon(mane, livery.emblem)
    else:
        gap, width = (size * part for part in outlines.MANE_LINES)
        pen = max(3, width)
        canvas.hatch(mane, livery.emblem, gap=gap, width=pen, angle=outlines.MANE_ANGLE)
    canvas.stroke(crest, livery.crest, 0.8 * edge)
    for strap in straps:
        canvas.stroke(strap, livery.emblem, max(3, outlines.BRIDLE * size))
    for x, y, radius in (outlines.EYE, outlines.NOSTRIL):
        ((x, y),) = outlines.horse([(x, y)], size, at, looks_right=looks_right)
        canvas.polygon(circle(x, y, radius * outlines.HORSE * size), livery.eye)
    canvas.stroke(head, livery.line, edge, closed=True)
