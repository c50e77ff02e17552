"""From typed text to moves: case, blanks and the language of a name don't matter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.audatia.moves import (
    BOLD,
    NO_SALUTE,
    PASS,
    PREFIX,
    Act,
    AudatiaMove,
    Discard,
    Fetch,
    Mulligan,
    Orient,
    Play,
    TakePosta,
    TakeVirtue,
    Trade,
    Verb,
    chained,
)
from engines.audatia.notation.names import CARDS, FLANKS, POSTE, VIRTUES, plain
from engines.audatia.rules.data import COPIES_OF
from engines.audatia.rules.hands import in_order
from engines.audatia.rules.refusals import invalid
from engines.audatia.terms import Blow, Card, Cards, Use

_SHOWN: Final = 40  # characters of a text in its refusal
_TRADED: Final = 2

_WORDS: Final[dict[str, Act]] = {
    "pass": PASS,
    "decline": PASS,
    "passo": PASS,
    "bold": BOLD,
    "boldentry": BOLD,
    "entrataaudace": BOLD,
    "nosalute": NO_SALUTE,
    "keep": Mulligan(),
    **{name: Orient(flank=flank) for name, flank in FLANKS.items()},
}


def parse(text: str) -> AudatiaMove:
    """The move that `text` writes, acts joined by `+`.

    Raises:
        InvalidMoveError: `not-a-move`, `no-such-card`, `no-such-posta`, `no-such-virtue`,
            `which-half` or `trade-two`.
    """
    return chained(tuple(_act(text, part) for part in text.split("+")))


def _act(text: str, part: str) -> Act:
    head, colon, rest = part.partition(":")
    word = plain(head)
    if colon:
        if word not in _WITH_OBJECTS:
            raise invalid("not-a-move", text=text.strip()[:_SHOWN])
        return _WITH_OBJECTS[word](rest)
    if word in _WORDS:
        return _WORDS[word]
    if word in CARDS:
        return Play(card=CARDS[word])
    raise invalid("not-a-move", text=text.strip()[:_SHOWN])


def _any_card(text: str) -> Card | Blow:
    found = CARDS.get(plain(text))
    if found is None:
        raise invalid("no-such-card", text=text.strip()[:_SHOWN])
    return found


def _card(text: str) -> Card:
    found = _any_card(text)
    if isinstance(found, Blow):
        one, two = COPIES_OF[found]
        raise invalid("which-half", text=text.strip()[:_SHOWN], one=one, two=two)
    return found


def _cards(text: str) -> Cards:
    return in_order(tuple(map(_card, text.split(","))))


def _trade(text: str) -> Act:
    cards = _cards(text)
    if len(cards) != _TRADED:
        raise invalid("trade-two", count=len(cards))
    return Trade(cards=cards)


def _take(text: str) -> Act:
    if plain(text) not in VIRTUES:
        raise invalid("no-such-virtue", text=text.strip()[:_SHOWN])
    return TakeVirtue(virtue=VIRTUES[plain(text)])


def _stand(text: str, *, changes: bool = False) -> Act:
    if plain(text) not in POSTE:
        raise invalid("no-such-posta", text=text.strip()[:_SHOWN])
    return TakePosta(posta=POSTE[plain(text)], changes=changes)


def _played_as(use: Use) -> Callable[[str], Act]:
    return lambda text: Play(card=_any_card(text), use=use)


def _discarded_for(verb: Verb) -> Callable[[str], Act]:
    return lambda text: Discard(verb=verb, card=_card(text))


def _fetched_by(skill: Card) -> Callable[[str], Act]:
    return lambda text: Fetch(skill=skill, card=_card(text))


_WITH_OBJECTS: Final[dict[str, Callable[[str], Act]]] = {
    "mulligan": lambda text: Mulligan(cards=_cards(text)),
    "trade": _trade,
    "virtue": _take,
    "posta": _stand,
    "change": lambda text: _stand(text, changes=True),
    "second": _fetched_by(Card.SECOND),
    "repeat": _fetched_by(Card.REPEAT),
    **{str(verb): _discarded_for(verb) for verb in Verb},
    **{prefix: _played_as(use) for use, prefix in PREFIX.items()},
}
