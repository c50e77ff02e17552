"""Which blows can be played: from where a man is, against where the rival is, and what for.

A check returns the first rule that is broken, or None; the lists of legal cards are made by the
same checks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.audatia.rules.data import BLOW_OF, BLOWS, COPIES_OF, FROM_SIDE, POSTE, USUAL_USE
from engines.audatia.rules.refusals import Broken, broken
from engines.audatia.rules.virtues import blow_modifiers, check_advantage
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import Blow, Card, Cards, Side, Use, Virtue
from engines.core.seat import Seat

_ALL = frozenset(Blow)


def blows_from(man: Man) -> frozenset[Blow]:
    """What the posta allows, or the side of the sword (rules 6.3.1)."""
    if man.posta is not None:
        return POSTE[man.posta].blows
    return FROM_SIDE[man.side or Side.MIDDLE]


def lines_to(man: Man) -> frozenset[Blow]:
    """The blows that may attack this man: all but those that the posta closes."""
    return _ALL if man.posta is None else _ALL - POSTE[man.posta].closed


def may_exchange(man: Man) -> bool:
    """Out of posta, or from a posta with the symbol."""
    return man.posta is None or POSTE[man.posta].exchanges


def is_fendente_on_fendente(state: AudatiaState) -> bool:
    """Whether the blades that have just met are both fendenti."""
    tops = [man.pile[-1] for man in state.men if man.pile]
    return len(tops) == 2 and all(BLOWS[BLOW_OF[card]].is_fendente for card in tops)


def check_reach(man: Man, blow: Blow) -> Broken | None:
    """Whether the sword can play `blow` at all."""
    if blow in blows_from(man):
        return None
    if man.posta is not None:
        return broken("not-from-posta", blow=blow, posta=man.posta)
    return broken("not-from-side", blow=blow, side=man.side or Side.MIDDLE)


def check_attack(state: AudatiaState, seat: Seat, card: Card) -> Broken | None:
    """Whether `seat`, whose sword can play `card`, may attack with it (rules 6.3.2 and 6.3.3)."""
    blow, rival = BLOW_OF[card], state.men[seat.other]
    if rival.posta is not None and blow not in lines_to(rival):
        return broken("closed-line", blow=blow, posta=rival.posta)
    if BLOWS[blow].attacks:
        return None
    if not BLOWS[blow].prudent:
        return broken("wrong-use", blow=blow, use=Use.ATTACK)
    return check_advantage(state, seat, card, Virtue.PRUDENTIA)


def check_answer(state: AudatiaState, seat: Seat, card: Card, use: Use) -> Broken | None:
    """Whether `card`, which the sword of `seat` can play, meets the pending attack as `use`."""
    attack, blow = state.pending, BLOW_OF[card]
    if attack is None:
        return broken("wrong-use", blow=blow, use=use)
    met = BLOW_OF[attack.card]
    match use:
        case Use.COUNTERATTACK:
            return _check_counterattack(state, seat, card, met)
        case _ if use not in BLOWS[blow].uses:
            return broken("wrong-use", blow=blow, use=use)
        case Use.BREAK:
            return None if met is Blow.P else broken("never-parries", blow=blow)
        case Use.EXCHANGE:
            return _check_exchange(state, seat, card, met)
        case _ if blow not in BLOWS[met].parried_by:
            return broken("does-not-stop", blow=blow, attack=met)
        case _ if attack.use is Use.COUNTERATTACK and not state.rules.parries_counterattack:
            return broken("counterattack-unparried")
        case _:
            return None


def _check_exchange(state: AudatiaState, seat: Seat, card: Card, met: Blow) -> Broken | None:
    man = state.men[seat]
    if met is not Blow.P:
        return broken("thrust-answers-thrust")
    if man.posta is not None and not may_exchange(man):
        return broken("no-exchange-from", posta=man.posta)
    more = blow_modifiers(man, card, Use.EXCHANGE)
    return check_advantage(state, seat, card, Virtue.CELERITAS, more)


def _check_counterattack(state: AudatiaState, seat: Seat, card: Card, met: Blow) -> Broken | None:
    if state.pending and state.pending.use is Use.COUNTERATTACK:
        return broken("no-counter-to-counter")
    if BLOW_OF[card] not in BLOWS[met].countered_by:
        return broken("no-counterattack", blow=BLOW_OF[card], attack=met)
    more = blow_modifiers(state.men[seat], card, Use.COUNTERATTACK)
    return check_advantage(state, seat, card, Virtue.CELERITAS, more)


def attack_blows(state: AudatiaState, seat: Seat) -> frozenset[Blow]:
    """The blows that `seat` may attack with, whatever they hold."""
    return frozenset(
        blow
        for blow in blows_from(state.men[seat])
        if check_attack(state, seat, COPIES_OF[blow][0]) is None
    )


def attack_cards(state: AudatiaState, seat: Seat, hand: Cards) -> list[Card]:
    """The cards of `hand` that `seat` may attack with, each kind once."""
    allowed = attack_blows(state, seat)
    return [card for card in dict.fromkeys(hand) if BLOW_OF.get(card) in allowed]


def answer_cards(
    state: AudatiaState, seat: Seat, hand: Iterable[Card]
) -> Iterator[tuple[Card, Use]]:
    """The cards of `hand` that meet the pending attack, and as what; of each kind the usual first.

    A counterattack is the one thing that a blow may do besides.
    """
    reach = blows_from(state.men[seat])
    for card in dict.fromkeys(hand):
        blow = BLOW_OF.get(card)
        if blow in reach:
            for use in (USUAL_USE[blow], Use.COUNTERATTACK):
                if use in BLOWS[blow].uses and check_answer(state, seat, card, use) is None:
                    yield card, use
