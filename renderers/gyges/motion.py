"""A ring on its way along the gold path, from bounce to bounce; then the ring that it throws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from engines.core.values import View
from engines.gyges.terms import SQUARES, LastMove, Phase
from engines.gyges.views import Choice, GygesView
from renderers.gyges.design import design_of
from renderers.gyges.draw import draw
from renderers.gyges.layout import Layout, layout_of
from renderers.gyges.marks import ring
from renderers.gyges.scene import scene_of
from renderers.gyges.side import Side, side_of
from renderers.gyges.throw_arc import best_arc
from renderers.kit.geometry import Point, Points, quadratic
from renderers.kit.layers import Region, place_in
from renderers.kit.polyline import Polyline
from renderers.style import RenderStyle
from renderers.views import require_view

_FEWEST, _MOST = 5, 11  # frames of a whole path
_A_SQUARE: Final = 1.6

# A line on the picture, and in how many frames a ring goes along it.
Way = tuple[Points, int]


def frames(before: View, after: View, style: RenderStyle) -> Iterator[Region]:
    """The ring's way, and the thrown ring's; none of a set-up, or if no ring was moved."""
    before, after = require_view(before, GygesView), require_view(after, GygesView)
    is_next = after.phase is Phase.OVER or after.ply == before.ply + 1
    move = after.last
    if move is None or move == before.last or not is_next:
        return
    layout, side = layout_of(style), side_of(after.onlooker, style)
    here = list(before.cells)
    here[move.start] = 0
    moving = _unfinished(before, after, here, replace(move, flight=None))
    yield from _gliding(moving, move.value, _ways(move, layout, side), style)
    if move.flight:
        here[move.end] = move.value
        here[move.flight.landing] = 0  # it may be the ring's origin, or where the other one was
        flying = _unfinished(before, after, here, move)
        thrown = scene_of(after, side).throw
        assert thrown  # noqa: S101 - the move has a flight
        arc = quadratic(*best_arc(thrown, layout))
        yield from _gliding(flying, move.flight.value, [(arc, 5)], style)


def _unfinished(
    before: GygesView, after: GygesView, here: Sequence[int], move: LastMove
) -> GygesView:
    # Nobody is asked, and nobody has won.
    return replace(
        after,
        cells=tuple(here),
        last=move,
        choice=Choice(),
        phase=before.phase,
        to_act=move.seat.other,
        end=None,
        winner=None,
        scored=0,
    )


def _gliding(
    view: GygesView, value: int, ways: Iterable[Way], style: RenderStyle
) -> Iterator[Region]:
    layers, moving = draw(view, style), ring(design_of(style), value)
    board = layers.region()
    for line, count in ways:
        for x, y in Polyline(line).glide(count):
            yield board.plus(place_in(layers.viewport, moving, x, y))


def _ways(move: LastMove, layout: Layout, side: Side) -> list[Way]:
    lines: list[list[Point]] = [[]]
    for square in move.path[:-1]:
        lines[-1].append(layout.at(side.slot(square)))
        if square in move.bounces:
            lines.append(lines[-1][-1:])
    lines[-1] += _end(lines[-1][-1], move.end, layout, side)
    length = len(move.path) - 1
    whole = max(_FEWEST, min(round(_A_SQUARE * length), _MOST))
    return [(line, max(1, round(whole * (len(line) - 1) / length))) for line in lines]


def _end(last: Point, end: int, layout: Layout, side: Side) -> list[Point]:
    if end < SQUARES:
        return [layout.at(side.slot(end))]
    x, y = layout.bulge(far=side.is_far(end))
    corner = (x, last[1]) if side.is_turned else (last[0], y)
    return [corner, (x, y)] if corner != (x, y) else [corner]
