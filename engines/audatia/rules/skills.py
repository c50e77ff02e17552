"""Skills: revealed, paid, perhaps denied, and then in effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engines.audatia.events import Denied, Fetched, HandSeen, SkillPlayed
from engines.audatia.rules.acts import BOTH
from engines.audatia.rules.assaults import Told, break_off, win
from engines.audatia.rules.blows import turn
from engines.audatia.state import AudatiaState, discarded, fetched
from engines.audatia.terms import Card, Deed, Duty, Ending, Last, Skill, Window
from engines.core.seat import Seat


def reveal(
    state: AudatiaState, seat: Seat, card: Card, fetches: Card | None, told: Told
) -> AudatiaState:
    """A skill goes to the discard, and the rival may deny it."""
    told.append(SkillPlayed(seat=seat, card=card))
    cards = (card, fetches) if fetches else (card,)
    return replace(
        state,
        men=state.men.put(seat, discarded(state.men[seat], card)),
        skill=Skill(seat, card, state.window, fetches),
        window=Window.DENY,
        to_act=seat.other,
        last=Last(deed=Deed.SKILL, seat=seat, cards=cards),
    )


def deny(state: AudatiaState, seat: Seat, told: Told) -> AudatiaState:
    """The skill has no effect; what it interrupted goes on."""
    skill = state.played
    told.append(Denied(seat=seat, card=skill.card))
    paid = discarded(state.men[seat], Card.DENY)
    last = Last(deed=Deed.DENIED, seat=seat, cards=(Card.DENY, skill.card))
    return resumed(replace(state, men=state.men.put(seat, paid), last=last), skill)


def break_off_from(state: AudatiaState, seat: Seat, told: Told) -> AudatiaState:
    """Break Off as the answer to a skill that would win: nobody denies it, for he has no Deny.

    In a mirror of Boucicaults there is no Break Off; in one of Galeazzos there is no Deny.
    """
    told.append(SkillPlayed(seat=seat, card=Card.BREAKOFF))
    paid = discarded(state.men[seat], Card.BREAKOFF)
    last = Last(deed=Deed.SKILL, seat=seat, cards=(Card.BREAKOFF,))
    return break_off(replace(state, men=state.men.put(seat, paid), last=last), told)


def resumed(state: AudatiaState, skill: Skill) -> AudatiaState:
    """The window that a skill interrupted is open again."""
    seat = None if skill.window in BOTH else skill.seat
    return replace(state, skill=None, window=skill.window, to_act=seat)


def take_effect(state: AudatiaState, told: Told) -> AudatiaState:
    """A skill that was not denied."""
    skill = state.played
    if skill.fetched:
        return _fetch(resumed(state, skill), skill.seat, skill.card, skill.fetched, told)
    return _EFFECTS[skill.card](resumed(state, skill), skill.seat, told)


def prevail(state: AudatiaState, told: Told) -> AudatiaState:
    """A deadly skill that was not answered."""
    skill = state.played
    ending = Ending.KICK if skill.card is Card.KICK else Ending.VILLANO
    return win(replace(state, skill=None), skill.seat, ending, skill.card, told)


def _fetch(state: AudatiaState, seat: Seat, by: Card, card: Card, told: Told) -> AudatiaState:
    told.append(Fetched(seat=seat, card=card, by=by))
    last = Last(deed=Deed.FETCHED, seat=seat, cards=(by, card))
    return replace(state, men=state.men.put(seat, fetched(state.men[seat], card)), last=last)


def _taunt(state: AudatiaState, seat: Seat, told: Told) -> AudatiaState:
    return replace(state, duty=Duty(seat.other, Card.TAUNT))


def _preempt(state: AudatiaState, seat: Seat, told: Told) -> AudatiaState:
    return replace(state, duty=Duty(seat, Card.PREEMPT, is_sworn=True))


def _lure(state: AudatiaState, seat: Seat, told: Told) -> AudatiaState:
    return replace(state, window=Window.LURED, to_act=seat.other)


def _lynx(state: AudatiaState, seat: Seat, told: Told) -> AudatiaState:
    rival = state.men[seat.other]
    told.append(HandSeen(to=seat, seat=seat, hand=rival.hand))
    return replace(state, men=state.men.put(seat.other, replace(rival, seen=rival.hand)))


def _measure(state: AudatiaState, seat: Seat, told: Told) -> AudatiaState:
    return turn(state, seat)


def _feint(state: AudatiaState, seat: Seat, told: Told) -> AudatiaState:
    return replace(state, window=Window.AGAIN)


def _break_off(state: AudatiaState, seat: Seat, told: Told) -> AudatiaState:
    return break_off(state, told)


_EFFECTS: Final[dict[Card, Callable[[AudatiaState, Seat, Told], AudatiaState]]] = {
    Card.TAUNT: _taunt,
    Card.PREEMPT: _preempt,
    Card.LURE: _lure,
    Card.LYNX: _lynx,
    Card.MEASURE: _measure,
    Card.FEINT: _feint,
    Card.BREAKOFF: _break_off,
}
