"""Draw a view of Audatia."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.audatia.terms import Card, Cards, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from engines.core.values import View
from renderers.audatia import board, hand, piles, shown_cards
from renderers.audatia.board import paint
from renderers.audatia.cards import CardView, card_size, draw_card
from renderers.audatia.design import design_of, private_design_of
from renderers.audatia.hand import CardState, HeldCard, cuts_of, height_of, paint_hand
from renderers.audatia.layout import ABOVE_A_HAND, WHOLE, WIDTH, Layout, layout_of
from renderers.audatia.vignette import SIZE, Vignette, vignette
from renderers.kit.box import Box
from renderers.kit.layers import Layers
from renderers.style import RenderStyle
from renderers.views import require_view


def draw(view: View, style: RenderStyle) -> Layers:
    """The picture of a view: for a spectator the table, for a player the table above his hand, and
    for everybody both hands when they lie open.

    Cards to look at are views, too. Raises TypeError for a view of another game.
    """
    if isinstance(view, CardView):
        return draw_card(view.code, style)
    if isinstance(view, Vignette):
        return vignette(view, style)
    view = require_view(view, AudatiaView)
    design = private_design_of(style) if _is_held(view) else design_of(style)
    layout, rows = design.layout, _rows(view, style)
    top = layout.table.height
    cuts = [*layout.table.cuts, top]
    if _is_held(view):
        cuts += cuts_of(top, len(view.hand), layout.hand)
    below = _below(view, layout)
    layers = Layers(
        size(view, style), design.background, (*cuts, *shown_cards.cuts_of(below, rows))
    )
    paint(layers, view, style, design)
    if view.onlooker is not None and _is_held(view):
        paint_hand(layers, top, _held(view), view.onlooker, design)
    shown_cards.paint_rows(layers, below, rows, design)
    return layers


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture in pixels, without drawing it."""
    if isinstance(view, CardView):
        return card_size(view.code)
    if isinstance(view, Vignette):
        return SIZE
    view = require_view(view, AudatiaView)
    return WIDTH, _below(view, _layout(view, style)) + shown_cards.height_of(_rows(view, style))


def split_height(view: View, style: RenderStyle) -> int:
    """The table's height, where a hand lies under it."""
    if isinstance(view, CardView | Vignette) or view.onlooker is None:
        return 0
    return _layout(require_view(view, AudatiaView), style).table.height


def cards(view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
    """The codes of all cards and poste that can be seen, and where, in pixels; the hand first."""
    if isinstance(view, CardView | Vignette):
        return ()
    view = require_view(view, AudatiaView)
    layout = _layout(view, style)
    table, top = layout.table, layout.table.height
    found = (
        *(hand.boxes(top, view.hand, layout.hand) if _is_held(view) else ()),
        *piles.boxes(view, style, table),
        *board.boxes(view, style, table),
        *shown_cards.boxes(_below(view, layout), _rows(view, style)),
    )
    return tuple((code.value, box) for code, box in found)


def _is_held(view: AudatiaView) -> bool:
    """Whether the onlooker's own hand lies under the table: as long as hands are not open."""
    return view.onlooker is not None and not _is_open(view)


def _is_open(view: AudatiaView) -> bool:
    return all(man.hand is not None for man in view.men)


def _layout(view: AudatiaView, style: RenderStyle) -> Layout:
    return layout_of(style, ABOVE_A_HAND if _is_held(view) else WHOLE)


def _below(view: AudatiaView, layout: Layout) -> int:
    """The y at which table and hand end, and rows of shown cards begin."""
    own = height_of(len(view.hand), layout.hand) if _is_held(view) else 0
    return layout.table.height + own


def _rows(view: AudatiaView, style: RenderStyle) -> tuple[shown_cards.CardRow, ...]:
    """Rows of shown cards: both hands when they are open, else what was seen of the rival's."""
    if _is_open(view):
        left = Seat.TWO if style.mirrored else Seat.ONE
        opened = ((seat, view.men[seat].hand or ()) for seat in (left, left.other))
        return tuple(shown_cards.CardRow(seat, cards, shown_cards.OPEN) for seat, cards in opened)
    if view.onlooker is None or not view.seen:
        return ()
    return (shown_cards.CardRow(view.onlooker.other, view.seen, shown_cards.SEEN),)


_NO_CARD_PLAYED: Final = (
    Window.MULLIGAN,
    Window.VIRTUE,
    Window.MEASURE,
    Window.ORIENT,
    Window.OVER,
)
"""In these windows no card is played."""


def _held(view: AudatiaView) -> tuple[HeldCard, ...]:
    """The onlooker's hand, and what of it may be played now, or is to be changed."""
    if isinstance(view.chosen, tuple):
        return tuple(_marked(view.hand, view.chosen))
    if view.onlooker not in view.active or view.window in _NO_CARD_PLAYED:
        return tuple(HeldCard(card) for card in view.hand)
    return tuple(HeldCard(card, _lie(card, view)) for card in view.hand)


def _marked(hand: Cards, chosen: Cards) -> Iterator[HeldCard]:
    """As many copies of each card as have been chosen."""
    left = list(chosen)
    for held in hand:
        is_chosen = held in left
        if is_chosen:
            left.remove(held)
        yield HeldCard(held, CardState.PLAYABLE if is_chosen else CardState.PLAIN)


def _lie(card: Card, view: AudatiaView) -> CardState:
    return CardState.PLAYABLE if card in view.playable else CardState.QUIET
