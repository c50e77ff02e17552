"""Which blows can be played: from where a man is, against where his rival is, and what for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.audatia.rules.data import BLOW_OF, BLOWS, FROM_SIDE, POSTE
from engines.audatia.rules.virtues import has_advantage, lent
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import Blow, Card, Cards, Side, Use, Virtue
from engines.core.seat import Seat

_ALL = frozenset(Blow)


def blows_from(man: Man) -> frozenset[Blow]:
    """What his posta allows, or the side of his sword."""
    if man.posta is not None:
        return POSTE[man.posta].blows
    return FROM_SIDE[man.side or Side.MIDDLE]


def lines_to(man: Man) -> frozenset[Blow]:
    """The blows that he may be attacked with: all but those that his posta closes."""
    return _ALL if man.posta is None else _ALL - POSTE[man.posta].closed


def strikes(state: AudatiaState, seat: Seat) -> frozenset[Blow]:
    """The blows that `seat` may attack with, whatever he holds."""
    men = state.men
    is_prudent = has_advantage(state, seat, Virtue.PRUDENTIA)
    return frozenset(
        blow
        for blow in blows_from(men[seat]) & lines_to(men[seat.other])
        if BLOWS[blow].attacks or (BLOWS[blow].prudent and is_prudent)
    )


def attacks(state: AudatiaState, seat: Seat, hand: Cards) -> list[Card]:
    """The cards of `hand` that `seat` may attack with, each kind once."""
    allowed = strikes(state, seat)
    return [card for card in dict.fromkeys(hand) if BLOW_OF.get(card) in allowed]


def answers(state: AudatiaState, seat: Seat, hand: Iterable[Card]) -> Iterator[tuple[Card, Use]]:
    """The cards of `hand` that meet the pending attack, and as what; of each kind the usual first.

    A blow parries, breaks or exchanges; a counterattack is the one thing that a blow may do as
    well.
    """
    reach = blows_from(state.men[seat])
    for card in dict.fromkeys(hand):
        blow = BLOW_OF.get(card)
        if blow in reach:
            for use in (Use.PARRY, Use.BREAK, Use.EXCHANGE, Use.COUNTERATTACK):
                if use in BLOWS[blow].uses and meets(state, seat, card, use):
                    yield card, use


def meets(state: AudatiaState, seat: Seat, card: Card, use: Use) -> bool:
    """Whether `card`, which is feasible and has the symbol, meets the pending attack as `use`."""
    attack = state.pending
    if attack is None:
        return False
    met = BLOW_OF[attack.card]
    match use:
        case Use.PARRY:
            is_parried = BLOW_OF[card] in BLOWS[met].parried_by
            return is_parried and (attack.use is Use.ATTACK or state.rules.parries_counterattack)
        case Use.BREAK:
            return met is Blow.P
        case Use.EXCHANGE:
            return (
                met is Blow.P
                and may_exchange(state.men[seat])
                and _is_swift(state, seat, card, use)
            )
        case Use.COUNTERATTACK:
            return (
                attack.use is Use.ATTACK
                and BLOW_OF[card] in BLOWS[met].countered_by
                and _is_swift(state, seat, card, use)
            )
        case _:
            return False


def may_exchange(man: Man) -> bool:
    """Out of posta, or from a posta with the symbol."""
    return man.posta is None or POSTE[man.posta].exchanges


def _is_swift(state: AudatiaState, seat: Seat, card: Card, use: Use) -> bool:
    more = lent(state.men[seat], card, use)
    return has_advantage(state, seat, Virtue.CELERITAS, more)


def is_fendente_on_fendente(state: AudatiaState) -> bool:
    """Whether the blades that have just met are both fendenti."""
    tops = [man.pile[-1] for man in state.men if man.pile]
    return len(tops) == 2 and all(BLOWS[BLOW_OF[card]].is_fendente for card in tops)
