"""Which cards are out and which can still come, in words: *Seen*, in games that count cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Choice
from bot.application.tickets import Verb
from bot.messages.perspective import Perspective
from engines.core.card_counts import CardCount, DeckCount
from engines.core.game import counts_cards
from engines.core.match_state import Status
from renderers.facts import NOTHING
from renderers.game_text import card_name
from renderers.text_layout import shorten_name, wrap

# Of a deck with so few kinds, those are listed too of which there is none.
_FEW_KINDS: Final = 8


def is_shown(table: LoadedTable) -> bool:
    """Whether its players are told: both alike, unless they play from memory."""
    is_played = table.match.status is Status.PLAYING
    return is_played and counts_cards(table.game) and table.match.proposal.has_memory


def control(perspective: Perspective) -> tuple[Choice, ...]:
    """The button *Seen*, where there is something to see."""
    if not is_shown(perspective.table):
        return ()
    return (perspective.choice("seen-button", Verb.SEEN),)


def text(perspective: Perspective) -> str:
    """Every deck's count, from what the reader may know alone."""
    decks = perspective.view.deck_counts
    return wrap(line for deck in decks for line in _lines(deck, perspective))


def _lines(deck: DeckCount, perspective: Perspective) -> Iterator[str]:
    say, owner = perspective.say, deck.owner
    if owner:
        yield shorten_name(perspective.names[owner])
    yield say("seen-out", cards=_listed(deck, perspective, lambda card: card.out))
    if owner and owner is not perspective.seat and any(card.known for card in deck.cards):
        yield say("seen-in-hand", cards=_listed(deck, perspective, lambda card: card.known))
    yield say("seen-to-come", cards=_listed(deck, perspective, lambda card: card.to_come))


def _listed(deck: DeckCount, perspective: Perspective, of: Callable[[CardCount], int]) -> str:
    view, say, are_few = perspective.view, perspective.say, len(deck.cards) <= _FEW_KINDS
    counted = (
        f"{card_name(view, card.card, say)}\N{MULTIPLICATION SIGN}{of(card)}"
        for card in deck.cards
        if of(card) or are_few
    )
    return ", ".join(counted) or NOTHING
