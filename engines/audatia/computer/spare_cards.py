"""Cards that may be spared: for a mulligan, and for a trade when blows run short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.moves import Trade
from engines.audatia.rules.data import BLOW_OF, COUNTERS, REMEDIES, SKILLS
from engines.audatia.rules.hands import in_order
from engines.audatia.terms import Card, Cards, Character, Flank, Virtue
from engines.core.seat import Seat

# Found by 400 duels each between keen men, one of whom changed these cards: 0.61 and 0.54 of them
# won, against 0.56 and 0.44 with the whole hand kept; with blows changed, 0.15 to 0.38.
# What each changes of its first hand.
LAID_ASIDE: Final[dict[Character, Cards]] = {
    Character.GALEAZZO: (Card.KICK,),
    Character.BOUCICAULT: (Card.TAUNT, Card.LYNX),
}

# Blows in a hand that need no more.
ENOUGH: Final = 8

_KEPT: Final = frozenset({Card.DENY, Card.BREAKOFF, Card.REPEAT})
_FLANKS: Final = {card: row.flanks for card, row in REMEDIES.items()}


def laid_aside(state: ImaginedDuel, seat: Seat) -> Cards:
    """What is changed of the first hand."""
    wanted = LAID_ASIDE[state.rules.characters[seat]]
    return in_order(tuple(card for card in wanted if card in state.men[seat].hand))


def trade(state: ImaginedDuel, seat: Seat) -> Trade | None:
    """Two cards that serve least for another one, while the hand lacks blows."""
    man = state.men[seat]
    blows = sum(card in BLOW_OF for card in man.hand)
    spared = _spared(man.hand, man.virtues)
    if not man.deck or blows >= ENOUGH or len(spared) < 2:
        return None
    return Trade(cards=in_order(tuple(spared[:2])))


def _spared(hand: Cards, virtues: tuple[Virtue, ...]) -> list[Card]:
    # Skills that can't be used, then counter-remedies, then remedies; none that is needed.
    idle = [
        card
        for card in hand
        if card in SKILLS and card not in _KEPT and SKILLS[card].virtue not in (None, *virtues)
    ]
    return [*idle, *_doubled(hand, COUNTERS), *_doubled(hand, _FLANKS)]


def _doubled(hand: Cards, table: Mapping[Card, frozenset[Flank]]) -> list[Card]:
    # Those of a `table` whose flanks another card of it covers, too: one stays for each flank.
    kept = sorted((card for card in hand if card in table), key=lambda card: len(table[card]))
    spared = []
    for card in list(kept):
        kept.remove(card)
        if any(table[card] <= table[other] for other in kept):
            spared.append(card)
        else:
            kept.append(card)
    return spared
