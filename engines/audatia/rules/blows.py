"""Blows: attacks, what meets them, and the bind."""

from __future__ import annotations

from engines.audatia.events import Answered, Attacked, Bound
from engines.audatia.rules.assaults import Events, break_off
from engines.audatia.rules.data import BLOW_OF, BLOWS, POSTE, SUN_OF
from engines.audatia.rules.virtues import blow_modifiers, stronger_seat
from engines.audatia.state import AudatiaState, Man, shown
from engines.audatia.terms import (
    ActKind,
    Bind,
    Card,
    LastAct,
    Pending,
    Posta,
    Side,
    Use,
    Virtue,
    Window,
)
from engines.core.changed import changed
from engines.core.seat import Seat


def attack(state: AudatiaState, seat: Seat, card: Card, events: Events) -> AudatiaState:
    """A blow is laid on its own side, and must be answered."""
    side = BLOWS[BLOW_OF[card]].side
    events.append(Attacked(seat=seat, card=card, side=side))
    return changed(
        state,
        men=state.men.put(seat, _laid(state.men[seat], card, Use.ATTACK, side)),
        attacker=seat,
        pending=Pending(seat, card, Use.ATTACK),
        window=Window.DEFEND,
        to_act=seat.other,
        bind=None,
        declined=0,
        last_act=LastAct(kind=ActKind.PLAYED, seat=seat, cards=(card,), use=Use.ATTACK),
    )


def _laid(man: Man, card: Card, use: Use, side: Side) -> Man:
    # The man with `card` on top of the pile: the posta is left, and lends the card its bonus.
    after = shown(man, card)
    return changed(
        after,
        pile=(*man.pile, card),
        side=side,
        mods=blow_modifiers(man, card, use),
        launched=man.posta,
        posta=None,
        is_owed=False,
    )


def answer(state: AudatiaState, seat: Seat, card: Card, use: Use, events: Events) -> AudatiaState:
    """A parry, a counterattack, a break or an exchange.

    All but the exchange come from their own side and drag both piles to the other one.
    """
    came = BLOWS[BLOW_OF[card]].side
    men = state.men.put(seat, _laid(state.men[seat], card, use, came.opposite))
    if use is not Use.EXCHANGE:
        men = men.put(seat.other, changed(men[seat.other], side=came))
    events.append(Answered(seat=seat, card=card, use=use, side=came.opposite))
    last = LastAct(kind=ActKind.PLAYED, seat=seat, cards=(card,), use=use)
    state = changed(state, men=men, pending=None, last_act=last)
    match use:
        case Use.PARRY:
            return changed(state, window=Window.VILLANO, to_act=seat)
        case Use.BREAK:
            return turn(state, stronger_seat(state, Virtue.CELERITAS))
        case Use.EXCHANGE:
            pending, window = Pending(seat, card, use), Window.ESCAPE
        case _:
            pending, window = Pending(seat, card, use), Window.DEFEND
            state = changed(state, attacker=seat)
    return changed(state, pending=pending, window=window, to_act=seat.other)


def bound(state: AudatiaState, events: Events) -> AudatiaState:
    """The parry's bind; then the attacker may enter boldly, or feint."""
    bind = bind_of(*((man.pile[-1], man.launched) for man in state.men))
    events.append(Bound(seat=state.actor, bind=bind))
    return changed(state, bind=bind, window=Window.ENTRY, to_act=state.assailant)


def bind_of(*blows: tuple[Card, Posta | None]) -> Bind:
    """The bind of two blows and of the poste that they came from, if from any.

    Stretto where two halves make a sun, or where a posta says so; else largo.
    """
    if any(posta and BLOW_OF[card] in POSTE[posta].stretto for card, posta in blows):
        return Bind.STRETTO
    one, two = (SUN_OF.get(card) for card, _ in blows)
    return Bind.STRETTO if one and two and one is not two else Bind.LARGO


def after_entry(state: AudatiaState) -> AudatiaState:
    """The attacker lets it be: close quarters, or the parrier's turn."""
    if state.bind is Bind.STRETTO:
        return orientation(state)
    return turn(state, state.assailant.other)


def orientation(state: AudatiaState) -> AudatiaState:
    """To close quarters: the stronger says who stands inside."""
    stronger = stronger_seat(state, Virtue.FORTITUDO)
    return changed(state, window=Window.ORIENT, to_act=stronger, declined=0)


def turn(state: AudatiaState, seat: Seat) -> AudatiaState:
    """In wide measure: `seat` may attack, and then the other."""
    return changed(state, window=Window.TURN, to_act=seat, declined=0, pending=None)


def decline(state: AudatiaState, events: Events) -> AudatiaState:
    """Nobody need attack; when neither does, they break off."""
    if state.declined:
        return break_off(state, events)
    return changed(state, declined=1, to_act=state.actor.other)
