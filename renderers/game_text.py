"""A view in, its words out. A game's `text` module does the work; the locales have the words."""

from __future__ import annotations

from typing import cast

from engines.core.seat import Pair, both
from engines.core.values import View
from renderers.contract import GameText
from renderers.games import module_of, page_text_of
from renderers.wording import Deed, HandCard, Say

# Characters of alt text that Discord takes.
ALT_LIMIT = 1024


def text_of(view: View) -> GameText:
    """The words of a view's game."""
    return cast(GameText, module_of(view.game, "text"))


def deed(view: View, names: Pair[str], say: Say) -> Deed | None:
    """The last move that `view` shows; None before there is one, or if its game can't tell."""
    found = page_text_of(view.game)
    return found.deed(view, names, say) if found else None


def hand_cards(view: View, say: Say) -> tuple[HandCard, ...]:
    """The onlooker's hand, card by card; () if he has none, or if its game can't tell."""
    found = page_text_of(view.game)
    return found.hand_cards(view, say) if found else ()


def seen_cards(view: View, say: Say) -> Pair[tuple[HandCard, ...]]:
    """Of each hand that isn't the onlooker's, the cards that he has seen."""
    found = page_text_of(view.game)
    return found.seen_cards(view, say) if found else both(())


def lost(view: View) -> Pair[tuple[str, ...]]:
    """What each side has lost, as symbols of the game's icon."""
    found = page_text_of(view.game)
    return found.lost(view) if found else both(())
