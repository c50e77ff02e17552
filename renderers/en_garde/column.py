"""The right side of a wide picture: both names with lamps and backs, and open cards below them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Seat
from engines.en_garde.terms import Hand
from engines.en_garde.views import EnGardeView
from renderers.en_garde import header
from renderers.en_garde.board import Board, deciding_value
from renderers.en_garde.design import Design
from renderers.en_garde.hand import (
    CardState,
    HeldCard,
    card_boxes,
    card_colours,
    draw_sash,
    held_cards,
    in_row,
    open_hands,
    opened,
)
from renderers.en_garde.layout import faces_right
from renderers.en_garde.use_signs import use_disc
from renderers.kit import wide
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.geometry import rectangle
from renderers.kit.layers import Layers
from renderers.kit.nameplate import NameState, nameplate
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_LEFT, _RIGHT = 892, 1258
_MIDDLE: Final = (_LEFT + _RIGHT) // 2  # of a hand
_LINE: Final = (864, 26, 666)  # between board and column
_PITCH: Final = 146  # from name to name
_HELD_DROP: Final = 58  # from a name to the middle of the back beside it
_HELD_AIR: Final = 10
_HANDS_TOP: Final = 330
_OPEN_ROWS: Final = (90, 262)  # the middles of two open hands
_EDGE: Final = 6  # of leaf around a playable card
_NUMERAL: Final = (-22, 88)  # how far down from the card's middle; px
_SASH: Final = (46, 10)  # the same; height
_PIPS: Final = (58, 73)  # between these
_FEW: Final = 2  # discs that there is room for at their full size


def paint_column(
    layers: Layers, view: EnGardeView, board: Board, style: RenderStyle, design: Design
) -> None:
    """The column beside a board: the rival on top, the reader below."""
    column = _Column(layers, board, style, design)
    layers.place(_line(design))
    near = view.onlooker or (Seat.TWO if style.mirrored else Seat.ONE)
    hands = open_hands(view)
    for row, seat in enumerate((near.other, near)):
        column.player(row * _PITCH, seat, has_back=hands is None and seat is not view.onlooker)
    if hands is not None:
        decides = deciding_value(view.last_round)
        for y, seat in zip(_OPEN_ROWS, (near.other, near), strict=True):
            column.open_hand(_HANDS_TOP + y, hands[seat], seat, decides)
    elif view.onlooker is not None:
        column.hand(held_cards(view), view.onlooker)


class _Column(NamedTuple):
    layers: Layers
    board: Board
    style: RenderStyle
    design: Design

    def player(self, down: int, seat: Seat, *, has_back: bool) -> None:
        board, design, layout = self.board, self.design, self.design.layout
        back_edge = layout.held_x - layout.held.size[0] // 2 - _HELD_AIR
        plate = nameplate(
            seat,
            self.style.names[seat],
            NameState.ACTS if board.to_act is seat else NameState.WAITS,
            design.palette,
            px=layout.name_px,
            room=(back_edge if has_back else _RIGHT) - _LEFT,
            coat=self.style.coats[seat],
            mark=wide.EMBLEM,
            scale=design.scale,
        )
        self.layers.place(plate, _LEFT, layout.name_y + down)
        lit, fresh = board.scene.scores[seat], board.winner is seat
        self.layers.place(
            header.lamp_row(seat, lit, board.touches, design, to_right=True, fresh=fresh),
            layout.lamp_x,
            layout.lamp_y + down,
        )
        if has_back:
            self.layers.place(
                header.counted_hand(design, seat, board.scene.hand_sizes[seat]),
                layout.held_x,
                layout.name_y + _HELD_DROP + down,
            )

    def hand(self, hand: tuple[HeldCard, ...], seat: Seat) -> None:
        layout, to_right = self.design.layout.hand, faces_right(seat, self.style)
        crowded = any(len(card.uses) > _FEW for card in hand)
        radius = layout.disc_small if crowded else layout.disc
        pitch = layout.disc_small_pitch if crowded else layout.disc_pitch
        first = _HANDS_TOP + layout.disc_y + radius - layout.disc
        for x, card in zip(in_row(len(hand), _MIDDLE, layout.pitch), hand, strict=True):
            y = layout.quiet_y if card.kind is CardState.QUIET else layout.playable_y
            self.layers.place(
                _card(self.design, card.value, seat, card.kind, to_right), x, _HANDS_TOP + y
            )
            for k, use in enumerate(card.uses):
                self.layers.place(
                    use_disc(use, radius, to_right, self.design), x, first + k * pitch
                )

    def open_hand(self, y: int, hand: Hand, seat: Seat, decides: int | None) -> None:
        to_right = faces_right(seat, self.style)
        row = in_row(len(hand), _MIDDLE, self.design.layout.hand.pitch)
        for x, (value, state, lift) in zip(row, opened(hand, decides), strict=True):
            self.layers.place(_card(self.design, value, seat, state, to_right), x, y - lift)


def hand_boxes(view: EnGardeView, design: Design) -> list[Box]:
    """Where each card of the onlooker's own hand lies."""
    return card_boxes(held_cards(view), design, top=_HANDS_TOP, middle=_MIDDLE)


@lru_cache(maxsize=64)
def _line(design: Design) -> Sprite:
    x, top, bottom = _LINE
    canvas = design.canvas(x - 4, top - 4, x + 4, bottom + 4)
    canvas.stroke([(x, top), (x, bottom)], design.palette.line, 2.5)
    return canvas.sprite()


@drawn_once(reach=88, keeps=512)
def _card(
    canvas: Canvas, design: Design, value: int, seat: Seat, state: CardState, faces_right: bool
) -> None:
    # As the large ones, with no more than can be read.
    colours, (width, height) = card_colours(state, design), design.layout.hand.card
    if state is CardState.PLAYABLE:
        canvas.panel(0, 0, width + 2 * _EDGE, height + 2 * _EDGE, 14, design.palette.leaf)
    canvas.panel(0, 0, width, height, 10, colours.fill, colours.rule, 3)
    canvas.numeral(0, _NUMERAL[0], str(value), Face.TITLE, _NUMERAL[1], colours.ink)
    draw_sash(canvas, rectangle(0, _SASH[0], width - 6, _SASH[1]), seat, colours)
    lean, (top, foot) = 3 if faces_right else -3, _PIPS
    for i in range(value):
        x = (i - (value - 1) / 2) * 11
        canvas.stroke([(x - lean, foot), (x + lean, top)], colours.ink, 3)
