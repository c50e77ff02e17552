"""Skills: one is revealed and discarded, may be denied, and then takes effect."""

from __future__ import annotations

from engines.audatia.events import Denied, Fetched, HandSeen, SkillPlayed
from engines.audatia.rules.assaults import Events, break_off, win
from engines.audatia.rules.blows import turn
from engines.audatia.state import AudatiaState, discarded, fetched
from engines.audatia.terms import (
    SECRET_WINDOWS,
    ActKind,
    Card,
    Duty,
    Ending,
    LastAct,
    Skill,
    Window,
)
from engines.core.changed import changed
from engines.core.seat import Seat


def reveal(
    state: AudatiaState, seat: Seat, card: Card, fetches: Card | None, events: Events
) -> AudatiaState:
    """A skill goes to the discard, and the rival may deny it."""
    events.append(SkillPlayed(seat=seat, card=card))
    cards = (card, fetches) if fetches else (card,)
    return changed(
        state,
        men=state.men.put(seat, discarded(state.men[seat], card)),
        skill=Skill(seat, card, state.window, fetches),
        window=Window.DENY,
        to_act=seat.other,
        last_act=LastAct(kind=ActKind.SKILL, seat=seat, cards=cards),
    )


def deny(state: AudatiaState, seat: Seat, events: Events) -> AudatiaState:
    """The skill has no effect; what it interrupted goes on."""
    skill = state.played
    events.append(Denied(seat=seat, card=skill.card))
    paid = discarded(state.men[seat], Card.DENY)
    last = LastAct(kind=ActKind.DENIED, seat=seat, cards=(Card.DENY, skill.card))
    return resumed(changed(state, men=state.men.put(seat, paid), last_act=last), skill)


def break_off_from(state: AudatiaState, seat: Seat, events: Events) -> AudatiaState:
    """Break Off as the answer to a skill that would win; its rival holds no Deny.

    In a mirror of Boucicaults there is no Break Off; in one of Galeazzos there is no Deny.
    """
    events.append(SkillPlayed(seat=seat, card=Card.BREAKOFF))
    paid = discarded(state.men[seat], Card.BREAKOFF)
    last = LastAct(kind=ActKind.SKILL, seat=seat, cards=(Card.BREAKOFF,))
    return break_off(changed(state, men=state.men.put(seat, paid), last_act=last), events)


def resumed(state: AudatiaState, skill: Skill) -> AudatiaState:
    """The window that a skill interrupted is open again."""
    seat = None if skill.window in SECRET_WINDOWS else skill.seat
    return changed(state, skill=None, window=skill.window, to_act=seat)


def take_effect(state: AudatiaState, events: Events) -> AudatiaState:
    """A skill that was not denied."""
    skill = state.played
    if skill.fetched:
        return _fetch(resumed(state, skill), skill.seat, skill.card, skill.fetched, events)
    return _effect(resumed(state, skill), skill.seat, skill.card, events)


def win_by_skill(state: AudatiaState, events: Events) -> AudatiaState:
    """A skill that was not answered wins the duel."""
    skill = state.played
    ending = Ending.KICK if skill.card is Card.KICK else Ending.VILLANO
    return win(changed(state, skill=None), skill.seat, ending, skill.card, events)


def _fetch(state: AudatiaState, seat: Seat, by: Card, card: Card, events: Events) -> AudatiaState:
    events.append(Fetched(seat=seat, card=card, by=by))
    last = LastAct(kind=ActKind.FETCHED, seat=seat, cards=(by, card))
    return changed(state, men=state.men.put(seat, fetched(state.men[seat], card)), last_act=last)


def _effect(state: AudatiaState, seat: Seat, card: Card, events: Events) -> AudatiaState:
    rival = seat.other
    match card:
        case Card.TAUNT:
            return changed(state, duty=Duty(rival, card))
        case Card.PREEMPT:
            return changed(state, duty=Duty(seat, card, is_sworn=True))
        case Card.LURE:
            return changed(state, window=Window.LURED, to_act=rival)
        case Card.LYNX:
            other = state.men[rival]
            events.append(HandSeen(to=seat, seat=seat, hand=other.hand))
            return changed(state, men=state.men.put(rival, changed(other, seen=other.hand)))
        case Card.MEASURE:
            return turn(state, seat)
        case Card.FEINT:
            return changed(state, window=Window.AGAIN)
        case Card.BREAKOFF:
            return break_off(state, events)
        case _:
            raise ValueError(f"{card} has no effect of its own")
