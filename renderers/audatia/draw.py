"""A view of Audatia in, its picture out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.audatia.terms import Card, Cards, Window
from engines.audatia.views import AudatiaView
from engines.core.values import View
from renderers.audatia import board, hand, plan
from renderers.audatia.board import paint
from renderers.audatia.cards import CardView, card, card_size
from renderers.audatia.hand import Held, Lie, cuts_of, height_of, paint_hand
from renderers.audatia.layout import CUTS, HEIGHT, WIDTH
from renderers.audatia.press import press_of
from renderers.kit.page import Box, Page
from renderers.look import Look


def draw(view: View, look: Look) -> Page:
    """The picture as a page.

    A spectator sees the table; a player the table above his hand. A card of the album is a view
    too. Raises TypeError for a view of another game.
    """
    if isinstance(view, CardView):
        return card(view.code, look)
    view, press = _checked(view), press_of(look)
    cuts = (*CUTS, HEIGHT, *cuts_of(HEIGHT, len(view.hand)))
    page = Page(size(view, look), press.stock, cuts)
    paint(page, view, look, press)
    if view.onlooker is not None:
        paint_hand(page, HEIGHT, _held(view), view.onlooker, press)
    return page


def size(view: View, look: Look) -> tuple[int, int]:
    """Width and height of the picture, without drawing it."""
    if isinstance(view, CardView):
        return card_size(view.code)
    view = _checked(view)
    return WIDTH, HEIGHT + (height_of(len(view.hand)) if view.onlooker is not None else 0)


def fold(view: View, look: Look) -> int:
    """The table's height, where a hand lies under it."""
    return HEIGHT if not isinstance(view, CardView) and view.onlooker is not None else 0


def cards(view: View, look: Look) -> tuple[tuple[str, Box], ...]:
    """Which cards and poste can be seen, by their codes, and where, in px: the hand comes first."""
    if isinstance(view, CardView):
        return ()
    view = _checked(view)
    own = hand.boxes(HEIGHT, view.hand) if view.onlooker is not None else []
    found = (*own, *plan.boxes(view, look), *board.boxes(view, look))
    return tuple((code.value, box) for code, box in found)


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
