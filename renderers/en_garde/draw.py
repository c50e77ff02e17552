"""Draw a view of En Garde."""

from __future__ import annotations

from functools import reduce
from typing import Final

from engines.core.values import View
from engines.en_garde.obstacles import ATTACK, DECK, HAND
from engines.en_garde.terms import SQUARES
from engines.en_garde.views import EnGardeView
from renderers.en_garde.board import board_of, deciding_value, paint
from renderers.en_garde.column import hand_boxes, paint_column
from renderers.en_garde.design import Design, design_of
from renderers.en_garde.hand import (
    card_boxes,
    held_cards,
    open_hands,
    paint_hand,
    paint_open_hands,
)
from renderers.en_garde.header import pile_boxes
from renderers.en_garde.layout import RISER, WIDTH, column_of, faces_right, layout_of
from renderers.en_garde.ribbon import ribbon_of
from renderers.kit import wide
from renderers.kit.box import Box
from renderers.kit.layers import Layers
from renderers.kit.ribbon import paint_ribbon, ribbon_height
from renderers.kit.viewport import Viewport, whole
from renderers.style import Framing, RenderStyle
from renderers.views import require_view

FRAMINGS: Final = (Framing.TALL, Framing.WIDE, Framing.TABLE)


def draw(view: View, style: RenderStyle, *, has_fencers: bool = True) -> Layers:
    """The picture of a view: the board, with the hand of a player below it or beside it.

    In the framing of the table it is the board alone, and nobody's hand is open. A picture of
    fencers in motion can leave out those that stand still.
    Raises TypeError for a view of another game.
    """
    view = require_view(view, EnGardeView)
    design = design_of(style)
    layout, board = design.layout, board_of(view, style)
    foot = layout.height + _hands_height(view, style)
    layers = Layers(_viewport(view, style), design.background, (*layout.cuts, layout.height, foot))
    paint(layers, board, style, design, has_fencers=has_fencers)
    if style.framing is Framing.WIDE:
        paint_column(layers, view, board, style, design)
    elif foot > layout.height:
        _paint_below(layers, view, style, design)
    if ribbon_height(style):
        paint_ribbon(layers, foot, ribbon_of(view, style), style, design)
    return layers


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture in pixels, without drawing it."""
    return _viewport(require_view(view, EnGardeView), style).size


def places(view: View, style: RenderStyle) -> dict[str, Box]:
    """Where each square can be tapped, in pixels, by its number: the strip with its tabs."""
    seen = _viewport(require_view(view, EnGardeView), style).seen
    return {name: seen(box) for name, box in _squares(style).items()}


def _squares(style: RenderStyle) -> dict[str, Box]:
    layout = layout_of(style)
    pitch, foot = layout.pitch, layout.front + RISER + layout.tab[1]
    lefts = {n: round(layout.along(column_of(n, style)) - pitch / 2) for n in range(1, SQUARES + 1)}
    return {str(n): Box(x, layout.back, x + pitch, foot) for n, x in lefts.items()}


def spots(view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
    """Where cards of the onlooker's hand are, all of it, deck, what was laid, and squares.

    Of a square it is the strip alone.
    """
    view, design = require_view(view, EnGardeView), design_of(style)
    deck, attack = pile_boxes(design, len(board_of(view, style).discards))
    found, hand = [(DECK, deck), (ATTACK, attack)], _hand_boxes(view, style, design)
    foot = design.layout.front + RISER
    if hand:
        cards = held_cards(view)
        found += [(f"card:{card.value}", box) for card, box in zip(cards, hand, strict=True)]
        found.append((HAND, reduce(Box.union, hand)))
    found += [(name, box._replace(bottom=foot)) for name, box in _squares(style).items()]
    seen = _viewport(view, style).seen
    return tuple((name, seen(box)) for name, box in found)


def _hand_boxes(view: EnGardeView, style: RenderStyle, design: Design) -> list[Box]:
    if view.onlooker is None or open_hands(view) is not None or not style.is_for_chats:
        return []
    if style.framing is Framing.WIDE:
        return hand_boxes(view, design)
    return card_boxes(held_cards(view), design, top=design.layout.height, middle=WIDTH // 2)


def _viewport(view: EnGardeView, style: RenderStyle) -> Viewport:
    width = wide.WIDTH if style.framing is Framing.WIDE else WIDTH
    height = layout_of(style).height + _hands_height(view, style) + ribbon_height(style)
    return whole(width, height, style.scale)


def _hands_height(view: EnGardeView, style: RenderStyle) -> int:
    layout = layout_of(style)
    opens = layout.is_large and open_hands(view) is not None
    has_hands = style.framing is Framing.TALL and (view.onlooker is not None or opens)
    return layout.hand.height if has_hands else 0


def _paint_below(layers: Layers, view: EnGardeView, style: RenderStyle, design: Design) -> None:
    hands = open_hands(view)
    if hands is not None:
        decides = deciding_value(view.last_round)
        paint_open_hands(layers, hands, decides, design, mirrored=style.mirrored)
    elif view.onlooker is not None:
        to_right = faces_right(view.onlooker, style)
        paint_hand(layers, held_cards(view), view.onlooker, design, to_right=to_right)
