"""The fencers on their way from one pose to the next, while the cards played turn over."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from engines.core.seat import Seat
from engines.core.values import View
from engines.en_garde.terms import ActionKind, LastAction
from engines.en_garde.views import EnGardeView, FinishedRound, Scene
from renderers.en_garde import header, marks
from renderers.en_garde.board import board_of
from renderers.en_garde.design import Design, design_of
from renderers.en_garde.draw import draw, size
from renderers.en_garde.figure import fencer
from renderers.en_garde.posed_figures import Moment, PosedFencers, moment_of, pose_fencers
from renderers.en_garde.strip import paint_strip
from renderers.kit import playing_cards
from renderers.kit.layers import Layers, PlacedSprite, Region, place_in
from renderers.kit.motion import eased, mixed
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle
from renderers.views import require_view

_FRAMES: Final = 7
_HELD: Final = 5  # frames of how a round ended, where the next picture shows the new one
_STEP, _LUNGE = 0.65, 0.6  # of the time, where a lunge follows on a step: each one's share
_ANSWERS: Final = 0.6  # of the time, until the rival takes the new pose
_BEAT: Final = 24.0  # degrees that a parrying blade is raised before it beats
_STRIDE: Final = 2.0  # squares
_SWING: Final = 5.0  # units that each foot goes ahead of a glide, or stays behind


def frames(before: View, after: View, style: RenderStyle) -> Iterator[Region]:
    """The fencers' ways; of an action that ends a round also how it ended, the star last."""
    before, after = require_view(before, EnGardeView), require_view(after, EnGardeView)
    scene, ended = _happened(before, after)
    last, goes_on = scene.last, _played(after) > _played(before)
    if last is None or not goes_on or size(before, style) != size(after, style):
        return
    design = design_of(style)
    end = pose_fencers(moment_of(scene, ended), style, design.layout)
    start = pose_fencers(_beginning(before, scene, last, style), style, design.layout)
    stage = _Stage(before, scene, style, design)
    for n in range(1, _FRAMES + 1):
        yield stage.frame(_between(start, end, last, n), _part(n))
    shown = board_of(after, style)
    if ended is not None and (shown.last_round is None or shown.salutes):
        for _ in range(_HELD):
            yield stage.frame(end, 1)


def _played(view: EnGardeView) -> tuple[int, int]:
    return view.round, len(view.seen)


def _happened(before: EnGardeView, after: EnGardeView) -> tuple[Scene, FinishedRound | None]:
    # Perhaps the end of a round that is past in `after`.
    ended = after.last_round
    return (ended.scene, ended) if ended and ended != before.last_round else (after.scene, None)


def _beginning(before: EnGardeView, scene: Scene, last: LastAction, style: RenderStyle) -> Moment:
    # At a round's beginning both stand on guard.
    board = board_of(before, style)
    squares = scene.squares.put(last.seat, last.origin)
    if board.scene.squares == squares and board.last_round is None:
        return moment_of(board.scene, None)
    return Moment(squares=squares)


class _Stage:
    # The picture before a move without its marks, and with a place for what moves.
    def __init__(
        self, before: EnGardeView, scene: Scene, style: RenderStyle, design: Design
    ) -> None:
        played = scene.discards if scene.last and scene.last.cards else ()
        quiet = replace(before.scene, last=None, discards=played or before.scene.discards)
        resting = replace(before, scene=quiet, last_round=None, missed=(), uses=(), attack=None)
        layers = draw(resting, style, has_fencers=False)
        strip = Layers(layers.viewport, design.background, ())
        paint_strip(strip, quiet.squares, style, design)
        self._design, self._viewport, self._played = design, layers.viewport, played
        self._seat = scene.last.seat if scene.last else Seat.ONE
        self._pile = header.piles_of(design, len(played)).discard
        self._covered = before.scene.discards[-1:]
        self._picture, behind = layers.region(), len(strip.region().placed)
        if played:
            self._picture = self._picture.without(
                self._placed(header.discards(played, design, gilded=False), self._pile, 0)
            )
        self._behind, self._before = self._picture.placed[:behind], self._picture.placed[behind:]

    def frame(self, posed: PosedFencers, part: float) -> Region:
        # Of the movement `part` is done, and all of it at 1.
        moving = [
            self._placed(fencer(one, self._design), one.x, self._design.layout.feet)
            for one in posed.fencers
        ]
        if part == 1 and posed.touch:
            x, y = map(round, posed.touch)
            moving.append(self._placed(marks.touch(self._design), x, y))
        return self._picture._replace(
            placed=(*self._behind, *moving, *self._before, *self._cards(part))
        )

    def _cards(self, part: float) -> Iterator[PlacedSprite]:
        if not self._played:
            return
        yield self._placed(
            header.discards(self._covered, self._design, gilded=False), self._pile, 0
        )
        turning = (
            _back(self._seat, self._design)
            if part < 0.5
            else header.discards(self._played, self._design, gilded=True)
        )
        seen = abs(math.cos(math.pi * part))
        yield self._placed(_narrowed(turning, round(seen, 2)), self._pile, 0)

    def _placed(self, sprite: Sprite, x: int, y: int) -> PlacedSprite:
        return place_in(self._viewport, sprite, x, y)


@lru_cache(maxsize=16)
def _back(seat: Seat, design: Design) -> Sprite:
    (width, height), y = design.layout.card, design.layout.card_y
    canvas = design.canvas(-width, y - height, width, y + height)
    playing_cards.draw_back(canvas, 0, y, (width, height), design.palette, seat)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _narrowed(sprite: Sprite, share: float) -> Sprite:
    # As something flat is seen that is turned about its upright middle.
    width, height = sprite.size
    narrow = max(1, round(width * share))
    return Sprite(sprite.image.resize((narrow, height)), sprite.x + (width - narrow) // 2, sprite.y)


def _between(start: PosedFencers, end: PosedFencers, last: LastAction, n: int) -> PosedFencers:
    # Drawing fencers is what takes time: a pose stands for two frames, the last is the new one, and
    # the other fencer has only an old and a new one.
    before, squares = {one.seat: one for one in start.fencers}, abs(last.square - last.origin)
    is_both = squares > 0 and last.kind is ActionKind.ATTACK
    here, drawn = _part(n), _part((n - 1) // 2 * 2 + 1.5)
    walked, striding = (eased(part / _STEP if is_both else part) for part in (here, drawn))
    posed = eased((drawn - 1 + _LUNGE) / _LUNGE if is_both else drawn)
    swing = _SWING * math.sin(math.pi * striding * math.ceil(squares / _STRIDE))
    beat = _BEAT * math.sin(math.pi * posed) if last.kind is ActionKind.PARRY else 0
    fencers = []
    for one in end.fencers:
        old, pose = before[one.seat], one.pose
        if one.seat is last.seat and n < _FRAMES:
            pose = mixed(old.pose, pose, posed, digits=1)
            lead, rear = round(pose.lead + swing, 1), round(pose.rear - swing, 1)
            pose = replace(pose, lead=lead, rear=rear, blade=round(pose.blade + beat, 1))
        elif one.seat is not last.seat and here < _ANSWERS:
            pose = old.pose
        fencers.append(replace(one, pose=pose, x=round(old.x + (one.x - old.x) * walked)))
    return PosedFencers(fencers=(fencers[0], fencers[1]), spark=None, touch=None)


def _part(n: float) -> float:
    return n / (_FRAMES + 1)
