"""What may be done in each window, with a hand that is known, or with all that it may hold.

A hand is given twice: the cards that may be in it, and those that surely are. They differ only for
onlookers who don't see it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from engines.audatia.moves import (
    BOLD,
    NO_SALUTE,
    PASS,
    Act,
    Discard,
    Fetch,
    Orient,
    Play,
    Stand,
    Take,
    Verb,
)
from engines.audatia.rules.data import (
    BLOW_OF,
    COUNTERS,
    CYCLES,
    DEADLY,
    FETCHING,
    OUT_OF_MEASURE,
    POSTE,
    REMEDIES,
    SKILLS,
)
from engines.audatia.rules.reach import answers, attacks, is_fendente_on_fendente
from engines.audatia.rules.virtues import has_advantage
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import (
    Bind,
    Card,
    Cards,
    Flank,
    Posta,
    Use,
    Virtue,
    Window,
)
from engines.core.seat import Seat

BOTH: Final = (Window.MULLIGAN, Window.MEASURE)
"""Both choose at once, in secret."""

ATTACKS: Final = frozenset(
    {
        Window.DUTY,
        Window.OPENING,
        Window.REPLY,
        Window.LAST_CALL,
        Window.AGAIN,
        Window.TURN,
    }
)
"""A blow that is played here is an attack."""

OPTIONAL: Final = frozenset(
    {
        Window.SKILLS,
        Window.DUTY,
        Window.LAST_CALL,
        Window.VILLANO,
        Window.ENTRY,
        Window.BOLD,
        Window.TURN,
        Window.REMEDY,
        Window.DENY,
    }
)
"""Nothing need be done here."""

_PREPARATION: Final = (Window.MULLIGAN, Window.VIRTUE, Window.SALUTE, Window.RETURN)


@cache
def play(card: Card, use: Use | None = None) -> Play:
    """The one `Play` of this card: there are few, and they are asked for all the time."""
    return Play(card=card, use=use)


@cache
def stand(posta: Posta, *, changes: bool = False) -> Stand:
    """The one `Stand` of this posta."""
    return Stand(posta=posta, changes=changes)


@cache
def discard(verb: Verb, card: Card) -> Discard:
    """The one `Discard` of this card."""
    return Discard(verb=verb, card=card)


@cache
def fetch(skill: Card, card: Card) -> Fetch:
    """The one `Fetch` of these cards."""
    return Fetch(skill=skill, card=card)


def poste(man: Man) -> list[Posta]:
    """Those he may go into: all but his own, and Bicorno once in a duel."""
    return [
        posta
        for posta, row in POSTE.items()
        if posta is not man.posta and not (row.once and man.has_spent_bicorno)
    ]


def acts(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    """All that `seat`, who decides, may do now; but mulligans and trades, which are many."""
    return [*own_acts(state, seat, hand, sure), *any_time(state, seat, hand)]


def own_acts(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    """What this window is about; `pass` last."""
    return _WINDOWS[state.window](state, seat, hand, sure)


def any_time(state: AudatiaState, seat: Seat, hand: Cards) -> list[Act]:
    """Cycle discards at any time, Second Thought and Repeat in any decision of one's own."""
    if state.window in _PREPARATION:
        return []
    man = state.men[seat]
    found: list[Act] = []
    if man.deck:
        found += [discard(Verb.CYCLE, card) for card in dict.fromkeys(hand) if card in CYCLES]
    for skill in FETCHING:
        if state.window in SKILLS[skill].windows and _has(state, seat, hand, skill):
            found += [fetch(skill, card) for card in fetchable(man, skill)]
    return found


def fetchable(man: Man, skill: Card) -> dict[Card, None]:
    """What Second Thought or Repeat may take back: never a card of its own name."""
    if SKILLS[skill].fetches == "blow":
        within = (*man.discard, *man.pile[:-1])
        return dict.fromkeys(card for card in within if card in BLOW_OF)
    return dict.fromkeys(card for card in man.discard if card is not skill)


def _has(state: AudatiaState, seat: Seat, hand: Cards, skill: Card) -> bool:
    return skill in hand and has_advantage(state, seat, SKILLS[skill].virtue)


def _skills(state: AudatiaState, seat: Seat, hand: Cards, *skills: Card) -> list[Act]:
    return [play(skill) for skill in skills if _has(state, seat, hand, skill)]


def _attacks(state: AudatiaState, seat: Seat, hand: Cards) -> list[Act]:
    return [play(card) for card in attacks(state, seat, hand)]


def _changes(man: Man) -> list[Act]:
    return [stand(posta, changes=True) for posta in poste(man)]


def _mulligan(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return []


def _virtue(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    taken = {virtue for man in state.men for virtue in man.virtues}
    return [Take(virtue=virtue) for virtue in Virtue if virtue not in taken]


def _salute(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return [*(discard(Verb.SALUTE, card) for card in dict.fromkeys(hand)), NO_SALUTE]


def _measure(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return [stand(posta) for posta in poste(state.men[seat])]


def _out_of_measure(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    found = _skills(state, seat, hand, *OUT_OF_MEASURE)
    # A17: without an attack there is nothing to pre-empt with.
    if play(Card.PREEMPT) in found and not attacks(state, seat, hand):
        found.remove(play(Card.PREEMPT))
    return [*found, PASS]


def _lured(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return [discard(Verb.SPEND, card) for card in dict.fromkeys(hand) if card in BLOW_OF]


def _lured_posta(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return _changes(state.men[seat])


def _duty(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    found = _attacks(state, seat, hand)
    if attacks(state, seat, sure):
        return found
    if state.duty and not state.duty.has_changed:
        found += _changes(state.men[seat])
    return [*found, PASS]


def _opening(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return _attacks(state, seat, hand) + _changes(state.men[seat])


def _attack_or_pass(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return [*_attacks(state, seat, hand), PASS]


def _again(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return _attacks(state, seat, hand)


def _defend(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    found: list[Act] = [
        play(card, use if use is Use.COUNTERATTACK else None)
        for card, use in answers(state, seat, hand)
    ]
    return found + _skills(state, seat, hand, Card.MEASURE, Card.BREAKOFF)


def _escape(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    found = _remedies(hand, Flank.OUTSIDE)
    if state.rules.break_off_saves_from_exchange:
        found += _skills(state, seat, hand, Card.BREAKOFF)
    return found


def _remedies(hand: Cards, flank: Flank) -> list[Act]:
    return [
        play(card)
        for card in dict.fromkeys(hand)
        if card in REMEDIES and flank in REMEDIES[card].flanks
    ]


def _villano(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    if not is_fendente_on_fendente(state):
        return [PASS]
    return [*_skills(state, seat, hand, Card.VILLANO), PASS]


def _entry(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    found: list[Act] = []
    if has_advantage(state, seat, Virtue.AUDATIA) and any(card in REMEDIES for card in hand):
        found.append(BOLD)
    if state.bind is Bind.LARGO and attacks(state, seat, hand):
        found += _skills(state, seat, hand, Card.FEINT)
    return [*found, PASS]


def _bold(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return [*_skills(state, seat, hand, Card.KICK, Card.BREAKOFF), PASS]


def _orient(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return [Orient(flank=flank) for flank in Flank]


def _remedy(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    flank = state.flank(seat)
    found = _remedies(hand, flank) if flank else []
    return [*found, *_skills(state, seat, hand, Card.BREAKOFF), PASS]


def _counter(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    flank = state.pending.flank if state.pending else None
    return [
        play(card) for card in dict.fromkeys(hand) if card in COUNTERS and flank in COUNTERS[card]
    ]


def _deny(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    found = _skills(state, seat, hand, Card.DENY)
    if is_deadly(state):
        return found + _skills(state, seat, hand, Card.BREAKOFF)
    return [*found, PASS]


def _over(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    return []


def is_deadly(state: AudatiaState) -> bool:
    """Whether a skill was played that wins the duel unless it is answered."""
    return state.skill is not None and state.skill.card in DEADLY


_WINDOWS: Final[dict[Window, Callable[[AudatiaState, Seat, Cards, Cards], list[Act]]]] = {
    Window.MULLIGAN: _mulligan,
    Window.VIRTUE: _virtue,
    Window.SALUTE: _salute,
    Window.RETURN: _salute,
    Window.MEASURE: _measure,
    Window.SKILLS: _out_of_measure,
    Window.LURED: _lured,
    Window.LURED_POSTA: _lured_posta,
    Window.DUTY: _duty,
    Window.OPENING: _opening,
    Window.REPLY: _opening,
    Window.LAST_CALL: _attack_or_pass,
    Window.DEFEND: _defend,
    Window.ESCAPE: _escape,
    Window.VILLANO: _villano,
    Window.ENTRY: _entry,
    Window.BOLD: _bold,
    Window.AGAIN: _again,
    Window.TURN: _attack_or_pass,
    Window.ORIENT: _orient,
    Window.REMEDY: _remedy,
    Window.COUNTER: _counter,
    Window.DENY: _deny,
    Window.OVER: _over,
}
