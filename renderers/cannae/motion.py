"""Men moving along the gold arrows, action by action; a lost man fades under a cross."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import Final

from engines.cannae.rules.action_effects import ActionEffect, PlayedTurn
from engines.cannae.rules.board import Board
from engines.cannae.terms import Kind
from engines.cannae.views import CannaeView
from engines.core.values import View
from renderers.cannae.action_marks import heading_of
from renderers.cannae.design import Design, design_of
from renderers.cannae.draw import draw
from renderers.cannae.layout import BoardGrid, grid_of
from renderers.cannae.pieces import ASIDE, WHOLE, piece
from renderers.kit.geometry import Point
from renderers.kit.layers import Layers, PlacedSprite, Region, place_in
from renderers.kit.polyline import Polyline
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle
from renderers.views import require_view

_ON_FOOT, _RIDING = 5, 6  # frames
_OFF: Final = 0.9  # squares that somebody is pushed beyond the edge
_FADING: Final = (0.8, 0.55, 0.3)  # what is left of a living man, frame by frame


def frames(before: View, after: View, style: RenderStyle) -> Iterator[Region]:
    """The actions of the turn that led from one view to the other; none of a pass."""
    before, after = require_view(before, CannaeView), require_view(after, CannaeView)
    effects = after.last_turn.effects if after.last_turn else ()
    if not effects or effects[0].before != before.board:
        return
    grid, design = grid_of(after.onlooker, style), design_of(style)
    for number, effect in enumerate(effects):
        done = effects[:number]
        layers = draw(_unfinished(after, effect.before, (*done, replace(effect, losses=()))), style)
        yield from _moving(layers, effect, grid, design)
        if effect.losses:
            fallen = draw(_unfinished(after, effect.after, (*done, effect)), style)
            yield from _fading(layers.region(), fallen.region(), effect, design)


def _unfinished(after: CannaeView, board: Board, effects: Sequence[ActionEffect]) -> CannaeView:
    # As if no more of the turn had been done than this.
    assert after.last_turn  # noqa: S101 - it has effects
    seat = after.last_turn.seat
    return replace(
        after,
        board=board,
        last_turn=PlayedTurn(seat=seat, effects=tuple(effects)),
        to_act=after.onlooker.other if after.onlooker else seat,  # so nobody is marked as movable
        end=None,
        winner=None,
    )


def _moving(
    layers: Layers, effect: ActionEffect, grid: BoardGrid, design: Design
) -> Iterator[Region]:
    heading = heading_of(effect, grid)
    men, lines = [], []
    for shift in effect.shifts:
        start = grid.middle(shift.origin)
        if shift.target is None:
            end = grid.towards(start, heading, _OFF)
        else:
            end = grid.middle(shift.target)
        men.append(piece(shift.piece, design))
        lines.append(Polyline([start, end]))

    def standing(places: Iterable[Point]) -> list[PlacedSprite]:
        return [
            place_in(layers.viewport, man, *place) for man, place in zip(men, places, strict=True)
        ]

    board = layers.region().without(*standing(line.at(0) for line in lines))
    count = _ON_FOOT if effect.action.kind in (Kind.STEP, Kind.PUSH) else _RIDING
    for places in zip(*(line.glide(count) for line in lines), strict=True):
        yield board.plus(*standing(places))


def _fading(
    before: Region, after: Region, effect: ActionEffect, design: Design
) -> Iterator[Region]:
    # The living piece fades over the ghost that is left of it.
    living: dict[Sprite, Sprite] = {}
    for loss, scale in product(effect.losses, (WHOLE, ASIDE)):
        ghost = piece(loss.piece, design, scale=scale, has_fallen=True)
        living[ghost] = piece(loss.piece, design, scale=scale)
    earlier = frozenset(before.placed)
    for share in _FADING:
        placed: list[PlacedSprite] = []
        for one in after.placed:
            placed.append(one)
            if one.sprite in living and one not in earlier:
                placed.append(one._replace(sprite=_faded(living[one.sprite], share)))
        yield after._replace(placed=tuple(placed))


@lru_cache(maxsize=32)
def _faded(man: Sprite, share: float) -> Sprite:
    return man.faded(share)
