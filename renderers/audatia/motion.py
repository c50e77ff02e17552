"""The men on their way from one pose to the next, while the card played slides to its lane."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engines.audatia.terms import ActKind, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.audatia.board import paint_floor, paint_man
from renderers.audatia.design import Design
from renderers.audatia.draw import design_for, draw
from renderers.audatia.header import is_left
from renderers.audatia.piles import half_sun_of, pile_of
from renderers.audatia.posed_figures import PosedMen, pose_men, x_of
from renderers.audatia.poses import Pose
from renderers.kit.geometry import mix
from renderers.kit.layers import Layers, PlacedSprite, Region, place_in
from renderers.kit.motion import eased, mixed
from renderers.style import RenderStyle
from renderers.views import require_view

_FRAMES: Final = 7
_ANSWERS: Final = 0.6  # of the time, until the other man takes the new pose
_SLIDE: Final = 330  # px that a card comes from outside
_RISE: Final = 6.0  # units that a man is higher while one foot passes the other
_BEHIND_BACK: Final = 90  # degrees: beyond it a blade points back


def frames(before: View, after: View, style: RenderStyle) -> Iterator[Region]:
    """The men's ways, on the later picture; what a blow came to is seen there alone."""
    before, after = require_view(before, AudatiaView), require_view(after, AudatiaView)
    start, end = pose_men(before), pose_men(after)
    played = _played(before, after)
    stands = (start.acts, start.distance) == (end.acts, end.distance)
    if not _follows(before, after) or (stands and not played):
        return
    design = design_for(after, style)
    undecided = replace(after, winner=None, ending=None)  # until the blow has landed
    layers = draw(undecided, style, has_men=False)
    table, viewport = layers.region(), layers.viewport
    table = table.without(*_on_table(undecided, played, style, design, layers))
    lying = _on_table(before, played, style, design, layers)
    for n in range(1, _FRAMES + 1):
        men = Layers(viewport, design.background, ())
        _paint_men(men, start, end, n, style, design)
        sliding = _on_table(undecided, played, style, design, layers, 1 - eased(_part(n)))
        placed = (*men.region().placed, *table.placed, *lying, *sliding)
        yield table._replace(placed=placed)


def _follows(before: AudatiaView, after: AudatiaView) -> bool:
    # Whether the duel has gone on: what is taken back isn't shown as a move.
    last = after.last_act
    has_changed = last is not None and last.kind is ActKind.CHANGED and last != before.last_act
    here, there = _progress(before), _progress(after)
    return there > here or (there == here and has_changed)


def _progress(view: AudatiaView) -> tuple[int, bool, int]:
    cards = sum(len(man.pile) + len(man.discard) for man in view.men)
    poste = sum(man.posta is not None for man in view.men)
    return view.assault, view.window is Window.OVER, 2 * cards + poste


def _played(before: AudatiaView, after: AudatiaView) -> tuple[Seat, ...]:
    return tuple(s for s in Seat if len(after.men[s].pile) > len(before.men[s].pile))


def _on_table(
    view: AudatiaView,
    seats: tuple[Seat, ...],
    style: RenderStyle,
    design: Design,
    layers: Layers,
    aside: float = 0.0,
) -> list[PlacedSprite]:
    found = []
    for seat in seats:
        away = round(_SLIDE * aside) * (-1 if is_left(seat, style) else 1)
        pile = pile_of(view, seat, style, design, design)
        for part in (pile, half_sun_of(view, seat, style, design)):
            if part:
                sprite, x, y = part
                found.append(place_in(layers.viewport, sprite, x + away, y))
    return found


def _paint_men(
    layers: Layers, start: PosedMen, end: PosedMen, n: int, style: RenderStyle, design: Design
) -> None:
    # Both men in the `n`th frame. Drawing them is what takes time: a pose stands for two frames,
    # the last is the new one; a man who hasn't acted has only the old and the new one.
    here, drawn = _part(n), _part((n - 1) // 2 * 2 + 1.5)

    def x(seat: Seat) -> int:
        a, b = (x_of(posed, seat, style, design.layout.table) for posed in (start, end))
        return round(a + (b - a) * eased(here))

    xs = Pair(one=x(Seat.ONE), two=x(Seat.TWO))
    paint_floor(layers, xs, style, design)
    for seat in (end.front.other, end.front):
        pose = end.pose(seat)
        if seat is end.front and n < _FRAMES:
            pose = _between(_wound_up(start.pose(seat), end), pose, eased(drawn))
        elif seat is not end.front and here < _ANSWERS:
            pose = start.pose(seat)
        paint_man(layers, pose, seat, xs[seat], style, design)


def _wound_up(pose: Pose, end: PosedMen) -> Pose:
    # The same with the blade's angle counted so that it cuts from above, or from below.
    sweep = end.motion.sweep if end.motion else None
    if sweep and sweep < 0 and pose.blade > _BEHIND_BACK:
        return replace(pose, blade=pose.blade - 360)
    if sweep and sweep > 0 and pose.blade < -_BEHIND_BACK:
        return replace(pose, blade=pose.blade + 360)
    return pose


def _between(start: Pose, end: Pose, part: float) -> Pose:
    pose = mixed(start, end, part, digits=2)
    if start.front is end.front:
        return pose
    feet = mix(start.ankles, end.ankles[::-1], part)  # they change places
    (px, py), (x, y), rise = pose.pelvis, pose.hand, _RISE * math.sin(math.pi * part)
    return replace(
        pose,
        ankles=feet if pose.front is start.front else feet[::-1],
        pelvis=(px, round(py + rise, 1)),
        hand=(x, round(y + rise, 1)),
    )


def _part(n: float) -> float:
    return n / (_FRAMES + 1)
