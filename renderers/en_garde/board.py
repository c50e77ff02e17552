"""The board: one scene, painted from the ground up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import SQUARES, Deed, Hand, RoundEnd
from engines.en_garde.views import Curtain, Scene
from renderers.en_garde import header, marks
from renderers.en_garde.design import Press
from renderers.en_garde.figure import fencer
from renderers.en_garde.layout import column_of
from renderers.en_garde.posed_figures import Stage, staged
from renderers.en_garde.strip import paint_measure, paint_strip
from renderers.kit.layers import Page
from renderers.style import RenderStyle

_STARTS: Final = Pair(one=1, two=SQUARES)
_BESIDE_OPEN: Final = 2  # discards that there is room for beside two open hands


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """What a board shows."""

    scene: Scene
    touches: int
    to_act: Seat | None = None
    curtain: Curtain | None = None  # if the scene is the end of its round
    salutes: bool = False
    open_hands: Pair[Hand] | None = None
    is_foreseen: bool = False  # its last action has not been sent


def paint(page: Page, board: Board, look: RenderStyle, press: Press) -> None:
    """The board, from the page's top; whoever acted stands in front, gold lies on top."""
    scene, curtain = board.scene, board.curtain
    marking = press.of_intent if board.is_foreseen else press
    paint_strip(page, scene.squares, look, press)
    stage = staged(scene, curtain, look, press.layout, salutes=board.salutes)
    _paint_fencers(page, stage, press, marking)
    if not board.salutes:
        if curtain is not None and curtain.end is RoundEnd.ADVANCE:
            _paint_progress(page, scene, look, press)
        else:
            _paint_step(page, scene, look, marking)
    paint_measure(page, scene.squares, look, press)
    _paint_head(page, board, look, press, marking)


def _paint_fencers(page: Page, stage: Stage, press: Press, marking: Press) -> None:
    if stage.spark:
        at = round(stage.spark.x), round(stage.spark.y)
        page.place(marks.spark(round(stage.spark.turn, 2), marking), *at)
    for one in stage.fencers:
        sprite = fencer(
            one.pose,
            one.seat,
            faces_right=one.faces_right,
            gilded=one.gilded,
            press=marking if one.gilded else press,
        )
        page.place(sprite, one.x, press.layout.feet)
    if stage.touch:
        page.place(marks.touch(marking), round(stage.touch[0]), round(stage.touch[1]))


def _paint_step(page: Page, scene: Scene, look: RenderStyle, marking: Press) -> None:
    last = scene.last
    if last is None or last.origin == last.square:
        return
    count = abs(last.square - last.origin)
    tail, point = (_in_lane(square, look, marking) for square in (last.origin, last.square))
    page.place(marks.step(point - tail, marking, None, count), tail)


def _paint_progress(page: Page, scene: Scene, look: RenderStyle, press: Press) -> None:
    """When the way come decides a round, it is shown for both."""
    for seat in Seat:
        start, square = _STARTS[seat], scene.squares[seat]
        tail, point = (_in_lane(n, look, press) for n in (start, square))
        page.place(marks.step(point - tail, press, seat, abs(square - start)), tail)


def _in_lane(square: int, look: RenderStyle, press: Press) -> int:
    layout = press.layout
    return round(layout.seen(layout.along(column_of(square, look)), layout.lane))


def _paint_head(page: Page, board: Board, look: RenderStyle, press: Press, marking: Press) -> None:
    scene, curtain, hands = board.scene, board.curtain, board.open_hands
    discards = scene.discards if hands is None else scene.discards[-_BESIDE_OPEN:]
    for seat in Seat:
        left = (seat is Seat.ONE) is not look.mirrored
        acts = board.to_act is seat
        name, out = look.names[seat], len(discards)
        header.paint_name(page, seat, name, press, left=left, acts=acts, cards_out=out)
        lit, fresh = scene.scores[seat], curtain is not None and curtain.winner is seat
        header.paint_lamps(page, seat, lit, board.touches, press, left=left, fresh=fresh)
        if hands is None:
            header.paint_held(page, seat, scene.hand_sizes[seat], press, left=left)
        else:
            decides = None if board.salutes else deciding(curtain)
            header.paint_open(page, seat, hands[seat], decides, press, left=left)
    gilded = scene.last is not None and scene.last.deed is not Deed.PASS
    header.paint_deck(page, scene.deck_size, len(discards), press)
    header.paint_discards(page, discards, marking, gilded=gilded)


def deciding(curtain: Curtain | None) -> int | None:
    """The value that was counted when the deck was out."""
    compared = (RoundEnd.CARDS, RoundEnd.ADVANCE, RoundEnd.DRAWN)
    return curtain.scene.distance if curtain and curtain.end in compared else None
