"""A view in, its words out. A game's `text` module does the work; the locales have the words."""

from __future__ import annotations

from typing import cast

from engines.core.seat import Pair, Seat, both
from engines.core.values import View
from renderers.contract import GameText
from renderers.games import module_of, offered, page_text_of
from renderers.wording import Deed, Grid, HandCard, Say

# Characters of alt text that Discord takes.
ALT_LIMIT = 1024


def text_of(view: View) -> GameText:
    """The words of a view's game."""
    return cast(GameText, module_of(view.game, "text"))


def rounds_of(view: View) -> tuple[Seat | None, ...]:
    """Who won each round so far, None for a drawn one; () in a game without rounds."""
    return offered(text_of(view), "rounds", (), view)


def hand_line(view: View, say: Say) -> str:
    """The onlooker's hidden things in one line of at most 200 characters; "" if none."""
    return offered(text_of(view), "hand", "", view, say)


def card_name(view: View, card: str, say: Say) -> str:
    """A card of the view's `deck_counts` in a few letters."""
    return offered(text_of(view), "card_name", card, card, say)


def keypad_of(view: View, path: tuple[str, ...]) -> Grid | None:
    """The board as a keypad after `path`; None for a game that isn't played on squares."""
    return offered(text_of(view), "grid", None, view, path)


def deed(view: View, names: Pair[str], say: Say) -> Deed | None:
    """The last move that `view` shows; None before there is one, or if its game can't tell."""
    return offered(page_text_of(view.game), "deed", None, view, names, say)


def hand_cards(view: View, say: Say) -> tuple[HandCard, ...]:
    """The onlooker's hand, card by card; () if they have none, or if its game can't tell."""
    return offered(page_text_of(view.game), "hand_cards", (), view, say)


def seen_cards(view: View, say: Say) -> Pair[tuple[HandCard, ...]]:
    """Of each hand that isn't the onlooker's, the cards that they have seen."""
    return offered(page_text_of(view.game), "seen_cards", both(()), view, say)


def lost(view: View) -> Pair[tuple[str, ...]]:
    """What each side has lost, as symbols of the game's icon."""
    return offered(page_text_of(view.game), "lost", both(()), view)
