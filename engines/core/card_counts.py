"""Which cards of a deck are out, and which can still come: as one onlooker may count them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from engines.core.seat import Seat

_Card = TypeVar("_Card", int, str)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCount:
    """How many equal cards of a deck are where, for all that an onlooker knows."""

    card: str  # as `str` writes it; the game's `text.py` may say it otherwise
    out: int  # lie in the open: played or discarded
    known: int  # in a hand: the onlooker's own, or seen by them in another
    to_come: int  # in the deck, or in a hand that they haven't seen


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckCount:
    """A deck, kind by kind, whatever pile or hand its cards are in."""

    owner: Seat | None  # None: both draw from it
    cards: tuple[CardCount, ...]


def count_deck(
    deck: Iterable[_Card],
    *,
    out: Iterable[_Card],
    known: Iterable[_Card],
    owner: Seat | None = None,
) -> DeckCount:
    """The count of a whole `deck`, its kinds in its own order: what is neither `out` nor `known`
    can still come."""
    every, lying, held = Counter(deck), Counter(out), Counter(known)
    return DeckCount(
        owner=owner,
        cards=tuple(
            CardCount(
                card=str(card),
                out=lying[card],
                known=held[card],
                to_come=count - lying[card] - held[card],
            )
            for card, count in every.items()
        ),
    )
