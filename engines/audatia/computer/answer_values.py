"""The value of each answer to an attack, to an exchange and to a skill."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.audatia.computer.blow_values import (
    A_CARD,
    COUNTERING,
    LIKELY,
    PERFECT,
    USABLE,
    guard,
    lead,
    on_side,
    outlook,
)
from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.rules.blows import bind_of
from engines.audatia.rules.data import BLOW_OF, BLOWS
from engines.audatia.rules.virtues import blow_modifiers
from engines.audatia.terms import Bind, Card, Flank, Use, Virtue
from engines.core.seat import Seat

_FEINT: Final = frozenset({Card.FEINT})
_REMEDIES: Final = USABLE[Flank.INSIDE] | USABLE[Flank.OUTSIDE]


def value_of_answer(state: ImaginedDuel, seat: Seat, card: Card, use: Use) -> float:
    """The value of meeting the pending attack with `card`."""
    return _WORTHS[use](state, seat, card)


def _parry(state: ImaginedDuel, seat: Seat, card: Card) -> float:
    more = blow_modifiers(state.men[seat], card, Use.PARRY)
    mine = outlook(state, seat, more).without(card)
    strength = lead(state, seat, Virtue.FORTITUDO, more)
    if strength > 0 and Card.VILLANO in mine.hand and _is_fendente(state, card):
        return LIKELY
    holds_card = Virtue.FORTITUDO in state.men[seat].virtues
    side = BLOWS[BLOW_OF[card]].side
    stands = on_side(side.opposite), on_side(side)
    if is_stretto(state, seat, card):
        value = mine.crossing(strength, is_first=True, holds_card=holds_card)
    else:
        value = mine.turn(*stands, is_last=False)
        if mine.swift < 0 and (feint := mine.hand_odds.holds(_FEINT)):
            value = min(value, value - feint * (value + mine.danger(*stands)))
    if lead(state, seat, Virtue.AUDATIA, more) < 0 and mine.hand_odds.holds(_REMEDIES):
        entered = mine.crossing(strength, is_first=False, holds_card=holds_card)
        if Card.KICK in mine.hand and mine.swift > 0:
            entered = LIKELY
        value = min(value, entered)
    return value


def _is_fendente(state: ImaginedDuel, card: Card) -> bool:
    met = state.pending.card if state.pending else card
    return BLOWS[BLOW_OF[card]].is_fendente and BLOWS[BLOW_OF[met]].is_fendente


def is_stretto(state: ImaginedDuel, seat: Seat, card: Card) -> bool:
    """Whether a parry with `card` would bring the two to close quarters."""
    man, rival = state.men[seat], state.men[seat.other]
    return bind_of((card, man.posta), (rival.pile[-1], rival.launched)) is Bind.STRETTO


def _counterattack(state: ImaginedDuel, seat: Seat, card: Card) -> float:
    if not state.rules.parries_counterattack:
        return LIKELY
    mine = outlook(state, seat, blow_modifiers(state.men[seat], card, Use.COUNTERATTACK))
    side = BLOWS[BLOW_OF[card]].side
    return mine.strike(card, on_side(side))


def _break(state: ImaginedDuel, seat: Seat, card: Card) -> float:
    mine = outlook(state, seat).without(card)
    side = BLOWS[BLOW_OF[card]].side
    stands = on_side(side.opposite), on_side(side)
    is_first = mine.swift > 0 or (mine.swift == 0 and Virtue.CELERITAS in state.men[seat].virtues)
    return mine.turn(*stands, is_last=False) if is_first else -mine.danger(*stands)


def _exchange(state: ImaginedDuel, seat: Seat, card: Card) -> float:
    # An escape with a remedy, which its perfect counter may meet.
    mine = outlook(state, seat)
    escapes = mine.hand_odds.holds(USABLE[Flank.OUTSIDE] | {Card.BREAKOFF})
    counters = mine.hand & COUNTERING[Flank.OUTSIDE]
    if not counters:
        return 1.0 - 2.0 * escapes
    caught = (
        sum(
            mine.hand_odds.holds(frozenset({one}))
            for one, perfect in PERFECT.items()
            if one in USABLE[Flank.OUTSIDE] and not perfect.isdisjoint(counters)
        )
        / 3
    )
    return 1.0 - escapes + escapes * caught


_WORTHS: Final[dict[Use, Callable[[ImaginedDuel, Seat, Card], float]]] = {
    Use.PARRY: _parry,
    Use.COUNTERATTACK: _counterattack,
    Use.BREAK: _break,
    Use.EXCHANGE: _exchange,
}


def value_of_skill(state: ImaginedDuel, seat: Seat, card: Card) -> float:
    """The value of Break Off, or of Perfect Measure, against an attack."""
    if card is Card.BREAKOFF:
        return -A_CARD
    mine = outlook(state, seat)
    return mine.turn(guard(state, seat), guard(state, seat.other), is_last=False) - A_CARD


def value_of_escape(state: ImaginedDuel, seat: Seat, card: Card) -> float:
    """The value of an escape from an exchange."""
    if card is Card.BREAKOFF:
        return -A_CARD
    return outlook(state, seat).remedy(card, Flank.OUTSIDE)
