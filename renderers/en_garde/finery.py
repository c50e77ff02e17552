"""What a fencer shows of a coat of arms: the plume of the hat and the tails of the sash.

Both are laid over the fencer that wears neither, so that poses are drawn once for all coats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engines.core.seat import Pair, Seat
from renderers.coat import Coat, Plume, Sash
from renderers.en_garde.design import Design
from renderers.en_garde.figure_parts import feather, sash_tails
from renderers.en_garde.poses import Pose
from renderers.en_garde.skeleton import solve
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Station, tube
from renderers.kit.sprites import Sprite

_OUTLINE: Final = 2.3  # px
_BESIDE: Final = Pair(one=(-2.8, -3.6), two=(-3.6, -2.0))  # units from a plume to the second one
_TIP: Final = 0.6  # of a plume, where its end begins
_STRIPE: Final = 1.3  # units
_REACH: Final = 8.0  # units that anything may lie from a middle line
# Of a tail, from the knot: nearer to it one tail hides the other.
_STRIPE_FROM: Final = 0.42
_FRINGE: Final = (0.7, 1.0)
_BARS: Final = ((0.5, 0.63), (0.77, 0.9))


class Finery(NamedTuple):
    """What tells a fencer from another one of the same seat."""

    plume: Plume = Plume.WHITE
    sash: Sash = Sash.PLAIN


PLAIN: Final = Finery()


def finery_of(coat: Coat | None) -> Finery:
    """What somebody with this coat wears."""
    return Finery(coat.plume, coat.sash) if coat else PLAIN


def finery(pose: Pose, seat: Seat, worn: Finery, design: Design) -> Iterator[Sprite]:
    """What lies over a fencer in plain dress who faces right, with its origin."""
    joints, painter = solve(pose), _Painter(seat, design)
    if worn.plume is not Plume.WHITE:
        yield painter.plume(worn.plume, feather(joints.head, seat))
    if worn.sash is not Sash.PLAIN:
        yield painter.tails(worn.sash, sash_tails(joints.torso))


class _Painter:
    def __init__(self, seat: Seat, design: Design) -> None:
        self._seat, self._design = seat, design
        self._scale, self._pen = design.layout.scale, _OUTLINE * design.layout.pen
        self._ivory, self._line = design.palette.ivory, design.palette.outline
        self._deep = design.palette.deep[seat]

    def plume(self, kind: Plume, curve: Sequence[Station]) -> Sprite:
        canvas = self._canvas(curve)
        if kind is Plume.TWO:
            dx, dy = _BESIDE[self._seat]
            self._feather(canvas, [s._replace(x=s.x + dx, y=s.y + dy) for s in curve], self._ivory)
        self._feather(canvas, curve, self._deep if kind is Plume.DEEP else self._ivory)
        if kind is Plume.TIPPED:
            self._stretch(canvas, curve, _TIP, 1.0)
        return canvas.sprite()

    def tails(self, kind: Sash, curves: Sequence[Sequence[Station]]) -> Sprite:
        canvas = self._canvas([station for curve in curves for station in curve])
        for curve in curves:
            match kind:
                case Sash.STRIPED:
                    middle = [(s.x, s.y) for s in curve[_index(curve, _STRIPE_FROM) : -2]]
                    canvas.stroke(self._placed(middle), self._deep, _STRIPE * self._scale)
                case Sash.FRINGED:
                    self._stretch(canvas, curve, *_FRINGE)
                case _:
                    for start, end in _BARS:
                        self._stretch(canvas, curve, start, end)
        return canvas.sprite()

    def _feather(self, canvas: Canvas, curve: Sequence[Station], fill: str) -> None:
        outline = self._placed(tube(curve))
        canvas.polygon(outline, fill)
        canvas.stroke(outline, self._line, self._pen, closed=True)
        quill = curve[_index(curve, 0.12) : _index(curve, 0.82)]
        canvas.stroke(self._placed([(s.x, s.y) for s in quill]), self._line, self._pen)

    def _stretch(self, canvas: Canvas, curve: Sequence[Station], start: float, end: float) -> None:
        part = curve[_index(curve, start) : _index(curve, end)]
        outline = self._placed(tube(part, start=False, end=False))
        canvas.polygon(outline, self._deep)
        canvas.stroke(outline, self._line, self._pen, closed=True)

    def _canvas(self, curve: Sequence[Station]) -> Canvas:
        points, reach = self._placed([(s.x, s.y) for s in curve]), _REACH * self._scale
        xs, ys = zip(*points, strict=True)
        return self._design.canvas(
            min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach
        )

    def _placed(self, points: Sequence[Point]) -> list[Point]:
        return [(self._scale * x, -self._scale * y) for x, y in points]


def _index(curve: Sequence[Station], part: float) -> int:
    return round(part * len(curve))
