"""What the ribbon says of a view: the last turn, and which orders may be given now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.cannae.moves import PASS
from engines.cannae.rules.action_effects import ActionEffect, PlayedTurn
from engines.cannae.terms import NAMES, Arm, End, Kind, Piece
from engines.cannae.view_preview import able_arms
from engines.cannae.views import CannaeView
from engines.core.seat import Pair, Seat
from renderers.cannae import marks
from renderers.cannae.design import Design
from renderers.cannae.pieces import draw_figure
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import star
from renderers.kit.ribbon import Ribbon, Tongue
from renderers.kit.ribbon_items import Figures, Item, Name, Sign, Value

# in parts of a sign's height
_MAN: Final = 1.12  # the square of a piece
_WIDTHS: Final = {Arm.INFANTRY: 0.76, Arm.CAVALRY: 0.84}
_CHEVRON: Final = (0.24, 0.28, 0.12)  # depth, half height and pen
_CHEVRONS: Final = (-0.17, 0.17)  # where their middles are
_CLASH: Final = (0.32, 0.46)  # radii
_POINTS: Final = 12
_CROSS: Final = (0.25, 0.12)  # half its length, and its pen
_RING: Final = (0.30, 0.10)  # radius and pen

_DASH: Final = Figures("–")  # no order at all
_BEFORE: Final = 22  # units before a piece
_VALUES: Final = 2  # the rank of the squares of orders that aren't sent yet
_SECOND: Final = 3  # and of a deed's second order


def ribbon_of(view: CannaeView, names: Pair[str]) -> Ribbon:
    """Left the last turn, right the orders of the player to act, or the result."""
    return Ribbon(deed=_deed(view.last_turn), choice=_choice(view, names))


def _deed(turn: PlayedTurn | None) -> Tongue | None:
    if turn is None:
        return None
    items = [
        item
        for number, effect in enumerate(turn.effects)
        for item in _order(effect, rank=_SECOND if number else 0)
    ]
    return Tongue((turn.seat,), tuple(items) or (_DASH,))


def _choice(view: CannaeView, names: Pair[str]) -> Tongue | None:
    if view.to_act is not None:
        return Tongue((view.to_act,), tuple(_orders(view, view.to_act)))
    if view.winner is not None:
        return Tongue((view.winner,), (Name(names[view.winner]),))
    return None if view.end is End.BROKEN_OFF else Tongue(tuple(Seat), (Value("½"),))


def _orders(view: CannaeView, seat: Seat) -> Iterator[Item]:
    entered = view.choice
    given = entered.effects if entered else ()
    is_pass = entered is not None and entered.path == (PASS,)
    left = () if is_pass else able_arms(view)
    for effect in given:
        yield from _order(effect, is_entered=True)
    for arm in left:
        yield _man(seat, arm)
        yield from _chosen(view, arm)
    for number in range(len(given) + len(left)):
        yield Sign(_draw_ring, (number < len(given),), aspect=0.6)
    if not given and not left:
        yield _DASH


def _chosen(view: CannaeView, arm: Arm) -> Iterator[Item]:
    square = view.choice.piece if view.choice else None
    man = None if square is None else view.pieces[square]
    if square is not None and man and man.arm is arm:
        yield Figures(NAMES[square], rank=_VALUES)


def _order(effect: ActionEffect, *, rank: int = 0, is_entered: bool = False) -> Iterator[Item]:
    action = effect.action
    yield _man(effect.seat, action.arm, rank=rank)
    if action.kind is Kind.PUSH:
        yield Sign(_draw_chevrons, aspect=0.7, rank=rank)
    elif action.kind is Kind.CHARGE:
        yield Sign(_draw_clash, (is_entered,), rank=rank)
    yield Figures("".join(action.steps), rank=_VALUES if is_entered else rank)
    for _ in effect.losses:
        yield Sign(_draw_cross, aspect=0.62, rank=rank)


def _man(seat: Seat, arm: Arm, *, rank: int = 0) -> Sign:
    return Sign(_draw_man, (Piece.of(seat, arm),), aspect=_WIDTHS[arm], air=_BEFORE, rank=rank)


def _draw_man(canvas: Canvas, x: float, y: float, size: float, design: Design, man: Piece) -> None:
    draw_figure(canvas, x, y, _MAN * size, design, man)


def _draw_chevrons(canvas: Canvas, x: float, y: float, size: float, design: Design) -> None:
    depth, half, pen = (part * size for part in _CHEVRON)
    for middle in _CHEVRONS:
        left = x + middle * size - depth / 2
        points = [(left, y - half), (left + depth, y), (left, y + half)]
        canvas.stroke(points, design.palette.outline, pen)


def _draw_clash(
    canvas: Canvas, x: float, y: float, size: float, design: Design, is_entered: bool
) -> None:
    palette = design.palette
    rays = star(x, y, [part * size for part in _CLASH], 2 * _POINTS, 0)
    canvas.stroke(rays, palette.outline, 2 * palette.casing, closed=True)
    canvas.polygon(rays, palette.leaf if is_entered else palette.gold)


def _draw_cross(canvas: Canvas, x: float, y: float, size: float, design: Design) -> None:
    half, pen = (part * size for part in _CROSS)
    marks.draw_cross(canvas, x, y, half, pen, design.palette)


def _draw_ring(
    canvas: Canvas, x: float, y: float, size: float, design: Design, is_given: bool
) -> None:
    palette = design.palette
    radius, pen = (part * size for part in _RING)
    canvas.cased_disc(x, y, radius, palette.leaf if is_given else palette.ivory, palette.leaf, pen)
