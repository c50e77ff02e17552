"""Close quarters: the bold entry, the sides, remedies and what answers them."""

from __future__ import annotations

from engines.audatia.events import Countered, EnteredBoldly, Oriented, RemedyPlayed
from engines.audatia.rules.assaults import Events, break_off, win
from engines.audatia.rules.data import REMEDIES
from engines.audatia.state import AudatiaState, Man, shown
from engines.audatia.terms import (
    ActKind,
    Answer,
    Card,
    Ending,
    Flank,
    LastAct,
    Pending,
    Use,
    Window,
)
from engines.core.changed import changed
from engines.core.seat import Seat


def enter(state: AudatiaState, seat: Seat, events: Events) -> AudatiaState:
    """The attacker goes in, whatever the bind; the other may still kick or break off."""
    events.append(EnteredBoldly(seat=seat))
    return changed(
        state,
        is_bold=True,
        window=Window.BOLD,
        to_act=seat.other,
        last_act=LastAct(kind=ActKind.BOLD, seat=seat),
    )


def orient(state: AudatiaState, seat: Seat, flank: Flank, events: Events) -> AudatiaState:
    """`seat` stands on `flank`. The parrier acts first, but after a bold entry the attacker."""
    events.append(Oriented(seat=seat, flank=flank))
    return changed(
        state,
        inside=seat if flank is Flank.INSIDE else seat.other,
        window=Window.REMEDY,
        to_act=state.assailant if state.is_bold else state.assailant.other,
        declined=0,
        last_act=LastAct(kind=ActKind.ORIENTED, seat=seat, word=flank),
    )


def remedy(state: AudatiaState, seat: Seat, card: Card, events: Events) -> AudatiaState:
    """A remedy on the side where its player stands; out of an exchange that is outside."""
    inside = seat.other if state.window is Window.ESCAPE else state.inside
    flank = Flank.INSIDE if seat is inside else Flank.OUTSIDE
    events.append(RemedyPlayed(seat=seat, card=card, flank=flank))
    return changed(
        state,
        men=state.men.put(seat, _covered(state.men[seat], card)),
        inside=inside,
        pending=Pending(seat, card, Use.REMEDY, flank),
        window=Window.COUNTER,
        to_act=seat.other,
        last_act=LastAct(kind=ActKind.PLAYED, seat=seat, cards=(card,), use=Use.REMEDY),
    )


def _covered(man: Man, card: Card) -> Man:
    after = shown(man, card)
    return changed(after, pile=(*man.pile, card), mods=(), launched=None)


def counter(state: AudatiaState, seat: Seat, card: Card, events: Events) -> AudatiaState:
    """The perfect counter-remedy wins; another only stops the remedy."""
    stopped = state.pending.card if state.pending else card
    is_perfect = stopped in REMEDIES and REMEDIES[stopped].perfect is card
    events.append(Countered(seat=seat, card=card, is_perfect=is_perfect))
    state = changed(
        state,
        men=state.men.put(seat, _covered(state.men[seat], card)),
        last_act=LastAct(kind=ActKind.PLAYED, seat=seat, cards=(card,), use=Use.COUNTER_REMEDY),
    )
    if is_perfect:
        return win(state, seat, Ending.PERFECT, card, events)
    if state.rules.imperfect_counter is Answer.BREAK_OFF:
        return break_off(state, events)
    return changed(state, pending=None, window=Window.REMEDY, to_act=seat, declined=1)


def after_remedies(state: AudatiaState, events: Events) -> AudatiaState:
    """One plays no remedy: the other may; when neither does, they break off."""
    if state.declined:
        return break_off(state, events)
    return changed(state, declined=1, to_act=state.actor.other)
