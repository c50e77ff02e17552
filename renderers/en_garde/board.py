"""The public half of a picture: header, strip, fencers and marks, painted from back to front."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import SQUARES, ActionKind, Hand, LastAction, RoundEnd
from engines.en_garde.views import FinishedRound, Scene
from renderers.en_garde import header, marks
from renderers.en_garde.design import Design
from renderers.en_garde.figure import fencer
from renderers.en_garde.layout import column_of
from renderers.en_garde.posed_figures import PosedFencers, pose_fencers
from renderers.en_garde.strip import paint_distance, paint_strip
from renderers.kit.layers import Layers
from renderers.style import RenderStyle

_STARTS: Final = Pair(one=1, two=SQUARES)
_BESIDE_OPEN: Final = 2  # discards that there is room for beside two open hands


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """What a board shows."""

    scene: Scene
    touches: int
    to_act: Seat | None = None
    last_round: FinishedRound | None = None  # if the scene is the end of its round
    salutes: bool = False
    open_hands: Pair[Hand] | None = None
    is_preview: bool = False  # its last action has not been sent
    missed: tuple[LastAction, ...] = ()  # actions before the last that are marked, too


def paint(layers: Layers, board: Board, style: RenderStyle, design: Design) -> None:
    """The board, from y = 0 down. Whoever acted stands in front, his marks on top."""
    scene, last_round = board.scene, board.last_round
    action_design = design.for_preview if board.is_preview else design
    paint_strip(layers, scene.squares, style, design)
    posed = pose_fencers(scene, last_round, style, design.layout, salutes=board.salutes)
    _paint_fencers(layers, posed, design, action_design)
    if not board.salutes:
        if last_round is not None and last_round.end is RoundEnd.ADVANCE:
            _paint_progress(layers, scene, style, design)
        else:
            for action in _apart(board.missed, scene.last):
                _paint_step(layers, action, style, design, is_missed=True)
            _paint_step(layers, scene.last, style, action_design)
    paint_distance(layers, scene.squares, style, design)
    _paint_head(layers, board, style, design, action_design)


def _paint_fencers(
    layers: Layers, posed: PosedFencers, design: Design, action_design: Design
) -> None:
    if posed.spark:
        at = round(posed.spark.x), round(posed.spark.y)
        layers.place(marks.spark(round(posed.spark.turn, 2), action_design), *at)
    for one in posed.fencers:
        sprite = fencer(
            one.pose,
            one.seat,
            faces_right=one.faces_right,
            gilded=one.gilded,
            design=action_design if one.gilded else design,
        )
        layers.place(sprite, one.x, design.layout.feet)
    if posed.touch:
        layers.place(marks.touch(action_design), round(posed.touch[0]), round(posed.touch[1]))


def _apart(missed: tuple[LastAction, ...], last: LastAction | None) -> list[LastAction]:
    """The steps before the last whose arrows stand apart from all later ones, or lead to them."""
    later = [last] if last else []
    found = []
    for action in reversed(missed):
        if action.origin != action.square and all(_is_clear(action, one) for one in later):
            found.append(action)
            later.append(action)
    return found


def _is_clear(action: LastAction, later: LastAction) -> bool:
    (low, high), (a, b) = _ground(action), _ground(later)
    leads_on = action.square == later.origin and (high <= a or b <= low)
    return leads_on or high < a or b < low


def _ground(action: LastAction) -> tuple[int, int]:
    return min(action.origin, action.square), max(action.origin, action.square)


def _paint_step(
    layers: Layers,
    last: LastAction | None,
    style: RenderStyle,
    design: Design,
    *,
    is_missed: bool = False,
) -> None:
    if last is None or last.origin == last.square:
        return
    count = abs(last.square - last.origin)
    tail, point = (_arrow_x(square, style, design) for square in (last.origin, last.square))
    arrow = marks.step_arrow(point - tail, design, None, count, is_missed=is_missed)
    layers.place(arrow, tail)


def _paint_progress(layers: Layers, scene: Scene, style: RenderStyle, design: Design) -> None:
    """Arrows from both starting squares, where the ground gained decided the round."""
    for seat in Seat:
        start, square = _STARTS[seat], scene.squares[seat]
        tail, point = (_arrow_x(n, style, design) for n in (start, square))
        layers.place(marks.step_arrow(point - tail, design, seat, abs(square - start)), tail)


def _arrow_x(square: int, style: RenderStyle, design: Design) -> int:
    layout = design.layout
    return round(layout.seen(layout.along(column_of(square, style)), layout.lane))


def _paint_head(
    layers: Layers, board: Board, style: RenderStyle, design: Design, action_design: Design
) -> None:
    scene, last_round, hands = board.scene, board.last_round, board.open_hands
    discards = scene.discards if hands is None else scene.discards[-_BESIDE_OPEN:]
    for seat in Seat:
        left = (seat is Seat.ONE) is not style.mirrored
        acts = board.to_act is seat
        name, out = style.names[seat], len(discards)
        header.paint_name(layers, seat, name, design, left=left, acts=acts, cards_out=out)
        lit, fresh = scene.scores[seat], last_round is not None and last_round.winner is seat
        header.paint_lamps(layers, seat, lit, board.touches, design, left=left, fresh=fresh)
        if hands is None:
            header.paint_hidden_hand(layers, seat, scene.hand_sizes[seat], design, left=left)
        else:
            decides = None if board.salutes else deciding_value(last_round)
            header.paint_open_hand(layers, seat, hands[seat], decides, design, left=left)
    gilded = scene.last is not None and scene.last.kind is not ActionKind.PASS
    header.paint_deck(layers, scene.deck_size, len(discards), design)
    header.paint_discards(layers, discards, action_design, gilded=gilded)


def deciding_value(last_round: FinishedRound | None) -> int | None:
    """The card value that decided the round when the deck was out: the distance."""
    compared = (RoundEnd.CARDS, RoundEnd.ADVANCE, RoundEnd.DRAWN)
    return last_round.scene.distance if last_round and last_round.end in compared else None
