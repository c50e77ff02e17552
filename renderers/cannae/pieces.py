"""The pieces: shields for infantry, horses' heads for cavalry; standing, or lost and faded."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from engines.cannae.terms import Arm, Piece
from engines.core.seat import Seat
from renderers.cannae import outlines
from renderers.cannae.colours import Livery
from renderers.cannae.design import Design
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import circle, rectangle
from renderers.kit.sprites import Sprite

WHOLE: Final = 1.0
ASIDE: Final = 0.70  # the size of a lost piece that doesn't lie on its square
LOST: Final = 0.54  # in the strips


@lru_cache(maxsize=96)
def piece(man: Piece, design: Design, *, scale: float = WHOLE, has_fallen: bool = False) -> Sprite:
    """The piece about the middle of its square."""
    layout, colours = design.layout, design.colours
    liveries = colours.fallen if has_fallen else colours.living
    size = layout.side * scale * (layout.piece if scale == WHOLE else 1)
    edge = max(outlines.LEAST_EDGE, outlines.EDGE * scale) * layout.edge
    reach = math.ceil(size / 2) + 6
    canvas = Canvas(-reach, -reach, reach, reach)
    draw = _shield if man.arm is Arm.INFANTRY else _horse
    draw(canvas, liveries[man.seat], man.seat, size, edge)
    return canvas.sprite()


def _shield(canvas: Canvas, livery: Livery, seat: Seat, size: float, edge: float) -> None:
    """Draw a shield: few shapes, since more rings would make it look like a target."""
    whole, emblem, heart = (
        outlines.shield(part, size) for part in (1, outlines.SHIELD.emblem, outlines.SHIELD.heart)
    )
    canvas.polygon(whole, livery.body)
    if seat is Seat.ONE:
        canvas.polygon(emblem, livery.emblem)
    else:  # level lines: slanted ones leave ragged edges
        gap, width = (size * part for part in outlines.EMBLEM_LINES)
        canvas.hatch(emblem, livery.emblem, gap=gap, width=max(3, width), angle=0)
    canvas.polygon(heart, livery.body)
    width, height = outlines.SHIELD.spine
    spine = rectangle(0, 0, size * width, 2 * size * outlines.SHIELD.up * height)
    canvas.polygon(spine, livery.body)
    canvas.polygon(circle(0, 0, size * outlines.SHIELD.boss), livery.emblem)
    canvas.stroke(whole, livery.line, edge, closed=True)


def _horse(canvas: Canvas, livery: Livery, seat: Seat, size: float, edge: float) -> None:
    """Draw a horse's head: the first seat's looks right, the second's left."""
    looks_right = seat is Seat.ONE
    head, mane, crest, *straps = (
        outlines.horse(points, size, looks_right=looks_right)
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
        ((x, y),) = outlines.horse([(x, y)], size, looks_right=looks_right)
        canvas.polygon(circle(x, y, radius * outlines.HORSE * size), livery.eye)
    canvas.stroke(head, livery.line, edge, closed=True)
