"""A view of Audatia in, its picture out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.audatia.terms import Card, Cards, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from engines.core.values import View
from renderers.audatia import board, hand, plan, shown
from renderers.audatia.board import paint
from renderers.audatia.cards import CardView, card, card_size
from renderers.audatia.hand import Held, Lie, cuts_of, height_of, paint_hand
from renderers.audatia.layout import ABOVE_A_HAND, WHOLE, WIDTH, Layout, layout_of
from renderers.audatia.press import press_of, private_press_of
from renderers.audatia.vignette import SIZE, Vignette, vignette
from renderers.kit.page import Box, Page
from renderers.style import RenderStyle


def draw(view: View, look: RenderStyle) -> Page:
    """The picture as a page.

    A spectator sees the table; a player the table above his hand; everybody both hands when they
    lie open. A card of the album is a view too. Raises TypeError for a view of another game.
    """
    if isinstance(view, CardView):
        return card(view.code, look)
    if isinstance(view, Vignette):
        return vignette(view, look)
    view = _checked(view)
    press = private_press_of(look) if _is_held(view) else press_of(look)
    layout, rows = press.layout, _rows(view, look)
    top = layout.table.height
    cuts = [*layout.table.cuts, top]
    if _is_held(view):
        cuts += cuts_of(top, len(view.hand), layout.hand)
    below = _below(view, layout)
    page = Page(size(view, look), press.stock, (*cuts, *shown.cuts_of(below, rows)))
    paint(page, view, look, press)
    if view.onlooker is not None and _is_held(view):
        paint_hand(page, top, _held(view), view.onlooker, press)
    shown.paint_rows(page, below, rows, press)
    return page


def size(view: View, look: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture, without drawing it."""
    if isinstance(view, CardView):
        return card_size(view.code)
    if isinstance(view, Vignette):
        return SIZE
    view = _checked(view)
    return WIDTH, _below(view, _layout(view, look)) + shown.height_of(_rows(view, look))


def split_height(view: View, look: RenderStyle) -> int:
    """The table's height, where a hand lies under it."""
    if isinstance(view, CardView | Vignette) or view.onlooker is None:
        return 0
    return _layout(_checked(view), look).table.height


def cards(view: View, look: RenderStyle) -> tuple[tuple[str, Box], ...]:
    """Which cards and poste can be seen, by their codes, and where, in px: the hand comes first."""
    if isinstance(view, CardView | Vignette):
        return ()
    view = _checked(view)
    layout = _layout(view, look)
    table, top = layout.table, layout.table.height
    found = (
        *(hand.boxes(top, view.hand, layout.hand) if _is_held(view) else ()),
        *plan.boxes(view, look, table),
        *board.boxes(view, look, table),
        *shown.boxes(_below(view, layout), _rows(view, look)),
    )
    return tuple((code.value, box) for code, box in found)


def _is_held(view: AudatiaView) -> bool:
    """Whether the onlooker's own hand lies under the table: until it is opened to all."""
    return view.onlooker is not None and not _is_open(view)


def _is_open(view: AudatiaView) -> bool:
    return all(man.hand is not None for man in view.men)


def _layout(view: AudatiaView, look: RenderStyle) -> Layout:
    return layout_of(look, ABOVE_A_HAND if _is_held(view) else WHOLE)


def _below(view: AudatiaView, layout: Layout) -> int:
    """The foot of table and hand: here begins what is only shown."""
    own = height_of(len(view.hand), layout.hand) if _is_held(view) else 0
    return layout.table.height + own


def _rows(view: AudatiaView, look: RenderStyle) -> tuple[shown.Row, ...]:
    """Both hands when they lie open; before, what the onlooker has seen of his rival's."""
    if _is_open(view):
        left = Seat.TWO if look.mirrored else Seat.ONE
        opened = ((seat, view.men[seat].hand or ()) for seat in (left, left.other))
        return tuple(shown.Row(seat, cards, shown.OPEN) for seat, cards in opened)
    if view.onlooker is None or not view.seen:
        return ()
    return (shown.Row(view.onlooker.other, view.seen, shown.SEEN),)


_OTHERWISE: Final = (Window.MULLIGAN, Window.VIRTUE, Window.MEASURE, Window.ORIENT, Window.OVER)
"""Here no card is played."""


def _held(view: AudatiaView) -> tuple[Held, ...]:
    """The onlooker's hand, and what of it may be played now, or is to be changed."""
    if isinstance(view.chosen, tuple):
        return tuple(_marked(view.hand, view.chosen))
    if view.onlooker not in view.active or view.window in _OTHERWISE:
        return tuple(Held(card) for card in view.hand)
    return tuple(Held(card, _lie(card, view)) for card in view.hand)


def _marked(hand: Cards, chosen: Cards) -> Iterator[Held]:
    """As many copies of each card as have been chosen."""
    left = list(chosen)
    for held in hand:
        is_chosen = held in left
        if is_chosen:
            left.remove(held)
        yield Held(held, Lie.PLAYABLE if is_chosen else Lie.PLAIN)


def _lie(card: Card, view: AudatiaView) -> Lie:
    return Lie.PLAYABLE if card in view.playable else Lie.QUIET


def _checked(view: View) -> AudatiaView:
    if not isinstance(view, AudatiaView):
        raise TypeError(f"a view of {view.game} can't be drawn as Audatia")
    return view
