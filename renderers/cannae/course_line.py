"""A whole match as a line: a tick for each turn, and at it who fell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from engines.cannae.terms import End, Loss
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.cannae.design import Design
from renderers.cannae.lost_pieces import decisive_loss
from renderers.cannae.pieces import figure
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.end_plate import LINE
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_AXIS: Final = (LINE.top + LINE.bottom) // 2
FIRST: Final = LINE.left + 26  # the opening
LAST: Final = LINE.right - 26  # the last turn
_ASIDE: Final = 30  # from the axis to the fallen
LEAST_APART: Final = 37  # px from one to the next, at least
_PEN: Final = (3.0, 2.5)  # of the axis, of ticks
_TICKS: Final = (4, 8)  # half their height: of each, of every fifth
_LEAST_STEP: Final = 6  # px between ticks
_STRIDES: Final = (1, 5, 10, 50, 100, 500)  # turns a tick: more, where there are too many
_DISC: Final = 27.0  # radius of the gold behind who fell last
_RING: Final = 12.0  # and of that on the axis, where the end cost nobody
_EDGE: Final = 3.0  # its outline


def paint_course(layers: Layers, views: Sequence[CannaeView], design: Design) -> None:
    """The first seat's fallen below the axis, the second's above; gold is where it ended."""
    turns = [turn for turn, _ in groupby(view.last_turn for view in views if view.last_turn)]
    last, blow = views[-1], _last_blow(views[-1])
    layers.place(_axis(len(turns), design), 0, _AXIS)
    if turns and not blow and last.end is not End.BROKEN_OFF:
        layers.place(_gold(design, _RING), _x(len(turns), len(turns)), _AXIS)
    for seat in Seat:
        y = _AXIS + (_ASIDE if seat is Seat.ONE else -_ASIDE)
        fell = [
            (number, loss)
            for number, turn in enumerate(turns, start=1)
            for effect in turn.effects
            for loss in effect.losses
            if loss.piece.seat is seat
        ]
        xs = spread([_x(number, len(turns)) for number, _ in fell])
        for (number, loss), x in zip(fell, xs, strict=True):
            if loss == blow and number == len(turns):
                layers.place(_gold(design, _DISC), x, y)
            layers.place(figure(design, loss.piece, 46), x, y)


def _last_blow(last: CannaeView) -> Loss | None:
    if last.end is not End.CAVALRY or last.last_turn is None:
        return decisive_loss(last)
    losses = [loss for effect in last.last_turn.effects for loss in effect.losses]
    return losses[-1] if losses else None


def _x(number: int, turns: int) -> int:
    return FIRST + round((LAST - FIRST) * number / max(1, turns))


@lru_cache(maxsize=16)
def _axis(turns: int, design: Design) -> Sprite:
    canvas, ink = design.canvas(LINE.left, -20, LINE.right, 20), design.palette.ink
    axis, pen = _PEN
    canvas.stroke([(LINE.left + axis, 0), (LINE.right - axis, 0)], ink, axis)
    step = (LAST - FIRST) / max(1, turns)
    stride = next((each for each in _STRIDES if each * step >= _LEAST_STEP), _STRIDES[-1])
    for number in range(0, turns + 1, stride):
        x, half = _x(number, turns), _TICKS[number % (5 * stride) == 0]
        canvas.stroke([(x, -half), (x, half)], ink, pen)
    return canvas.sprite()


@drawn_once(reach=31, keeps=16)
def _gold(canvas: Canvas, design: Design, radius: float) -> None:
    canvas.cased_disc(0, 0, radius, design.palette.gold, design.palette.outline, _EDGE)


def spread(wished: Sequence[int]) -> list[int]:
    """Places near those that are wished for, from left to right, so that nobody hides another."""
    xs, least = list[int](), 0
    for x in wished:
        xs.append(max(x, least))
        least = xs[-1] + LEAST_APART
    most = LAST
    for n in reversed(range(len(xs))):
        xs[n] = min(xs[n], most)
        most = xs[n] - LEAST_APART
    return xs
