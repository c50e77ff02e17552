"""The public half of a picture: header, strip, fencers and marks, painted from back to front."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import START, ActionKind, Hand, LastAction, Phase, RoundEnd
from engines.en_garde.views import EnGardeView, FinishedRound, Scene
from renderers.en_garde import header, marks
from renderers.en_garde.design import Design
from renderers.en_garde.figure import fencer
from renderers.en_garde.layout import WIDTH, column_of, faces_right, layout_of
from renderers.en_garde.posed_figures import PosedFencers, moment_of, pose_fencers
from renderers.en_garde.preview import is_preview
from renderers.en_garde.strip import paint_distance, paint_strip
from renderers.kit.layers import Layers
from renderers.style import Framing, RenderStyle

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

    @property
    def winner(self) -> Seat | None:
        """The seat that has just won the round."""
        return self.last_round.winner if self.last_round else None

    @property
    def discards(self) -> tuple[int, ...]:
        """The cards that there is room for."""
        shown = self.scene.discards
        return shown if self.open_hands is None else shown[-_BESIDE_OPEN:]


def board_of(view: EnGardeView, style: RenderStyle) -> Board:
    """The board of a view: for a player the scene as it is, for others the end of a round too."""
    last_round, is_over = view.last_round, view.phase is Phase.OVER
    has_open_head = style.framing is Framing.TALL and not layout_of(style).is_large
    if last_round is None or (view.onlooker is not None and not is_over):
        return Board(
            scene=view.scene,
            touches=view.touches,
            to_act=view.to_act,
            is_preview=is_preview(view),
            missed=view.missed,
            open_hands=view.opened if has_open_head else None,
        )
    is_public = view.onlooker is None
    return Board(
        scene=last_round.scene,
        touches=view.touches,
        last_round=last_round,
        salutes=is_over and is_public,
        open_hands=last_round.hands if is_public and has_open_head else None,
    )


def paint(
    layers: Layers, board: Board, style: RenderStyle, design: Design, *, has_fencers: bool = True
) -> None:
    """The board, from y = 0 down. The fencer who acted stands in front, with marks on top."""
    scene, last_round = board.scene, board.last_round
    action_design = design.for_preview if board.is_preview else design
    paint_strip(layers, scene.squares, style, design)
    if has_fencers:
        moment = moment_of(scene, last_round, salutes=board.salutes)
        paint_fencers(layers, pose_fencers(moment, style, design.layout), design, action_design)
    if not board.salutes:
        if last_round is not None and last_round.end is RoundEnd.ADVANCE:  # the ground gained
            for seat in Seat:
                _paint_arrow(layers, (START[seat], scene.squares[seat]), style, design, seat=seat)
        else:
            for action in _apart(board.missed, scene.last):
                way = action.origin, action.square
                _paint_arrow(layers, way, style, design, is_missed=True)
            if scene.last is not None and scene.last.origin != scene.last.square:
                way = scene.last.origin, scene.last.square
                _paint_arrow(layers, way, style, action_design)
    paint_distance(layers, scene.squares, style, design)
    _paint_piles(layers, board, design, action_design)
    if style.framing is not Framing.WIDE:
        _paint_head(layers, board, style, design)


def paint_fencers(
    layers: Layers, posed: PosedFencers, design: Design, action_design: Design
) -> None:
    """Both fencers, with the spark of a parry behind them or the star of a touch before them."""
    if posed.spark:
        at = round(posed.spark.x), round(posed.spark.y)
        layers.place(marks.spark(action_design, round(posed.spark.turn, 2)), *at)
    for one in posed.fencers:
        layers.place(
            fencer(one, action_design if one.gilded else design), one.x, design.layout.feet
        )
    if posed.touch:
        layers.place(marks.touch(action_design), round(posed.touch[0]), round(posed.touch[1]))


def _apart(missed: tuple[LastAction, ...], last: LastAction | None) -> list[LastAction]:
    # Steps whose arrows stand apart from all later ones, or lead to them.
    later = [last] if last else []
    found = []
    for action in reversed(missed):
        if action.origin != action.square and all(_is_clear(action, one) for one in later):
            found.append(action)
            later.append(action)
    return found


def _is_clear(action: LastAction, later: LastAction) -> bool:
    low, high = sorted((action.origin, action.square))
    a, b = sorted((later.origin, later.square))
    leads_on = action.square == later.origin and (high <= a or b <= low)
    return leads_on or high < a or b < low


def _paint_arrow(
    layers: Layers,
    squares: tuple[int, int],
    style: RenderStyle,
    design: Design,
    *,
    seat: Seat | None = None,
    is_missed: bool = False,
) -> None:
    layout, (start, end) = design.layout, squares
    tail, point = (
        round(layout.seen(layout.along(column_of(square, style)), layout.lane))
        for square in squares
    )
    layers.place(
        marks.step_arrow(point - tail, design, seat, abs(end - start), is_missed=is_missed), tail
    )


def _paint_head(layers: Layers, board: Board, style: RenderStyle, design: Design) -> None:
    scene, layout, hands = board.scene, design.layout, board.open_hands
    decides = None if board.salutes else deciding_value(board.last_round)
    for seat in Seat:
        left = faces_right(seat, style)
        acts, fresh = board.to_act is seat, board.winner is seat
        name = header.Name(style.names[seat], seat, style.coats[seat], acts=acts)
        header.paint_name(layers, name, design, left=left, cards_out=len(board.discards))
        lit = scene.scores[seat]
        layers.place(
            header.lamp_row(seat, lit, board.touches, design, to_right=left, fresh=fresh),
            _from_edge(layout.lamp_x, left),
            layout.lamp_y,
        )
        if hands is None:
            layers.place(
                header.hidden_hand(design, seat, scene.hand_sizes[seat]),
                _from_edge(layout.held_x, left),
                layout.lamp_y,
            )
        else:
            layers.place(
                header.open_hand(design, hands[seat], decides),
                _from_edge(header.OPEN_AT, left),
                layout.lamp_y + header.OPEN_DROP,
            )


def _from_edge(x: int, left: bool) -> int:
    return x if left else WIDTH - x


def _paint_piles(layers: Layers, board: Board, design: Design, action_design: Design) -> None:
    scene, piles = board.scene, header.piles_of(design, len(board.discards))
    gilded = scene.last is not None and scene.last.kind is not ActionKind.PASS
    layers.place(header.deck(scene.deck_size, design), piles.deck)
    layers.place(header.discards(board.discards, action_design, gilded=gilded), piles.discard)


def deciding_value(last_round: FinishedRound | None) -> int | None:
    """The card value that decided the round when the deck was out: the distance."""
    compared = (RoundEnd.CARDS, RoundEnd.ADVANCE, RoundEnd.DRAWN)
    return last_round.scene.distance if last_round and last_round.end in compared else None
