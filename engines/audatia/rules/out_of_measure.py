"""Out of measure: trades, the poste, and who attacks first."""

from __future__ import annotations

from engines.audatia.events import (
    BlowSpent,
    Chose,
    Cycled,
    PostaChanged,
    PosteRevealed,
    Traded,
)
from engines.audatia.moves import TakePosta, Trade
from engines.audatia.rules.assaults import Events, draw
from engines.audatia.rules.data import POSTE
from engines.audatia.rules.virtues import stronger_seat
from engines.audatia.state import AudatiaState, Man, discarded
from engines.audatia.terms import (
    CHALLENGED,
    CHALLENGER,
    ActKind,
    Card,
    Duty,
    LastAct,
    Posta,
    Virtue,
    Window,
)
from engines.core.changed import changed
from engines.core.seat import Pair, Seat


def trade(state: AudatiaState, seat: Seat, act: Trade, events: Events) -> AudatiaState:
    """Two cards for one."""
    events.append(Traded(seat=seat, cards=act.cards))
    state = changed(
        state,
        men=state.men.put(seat, discarded(state.men[seat], *act.cards)),
        last_act=LastAct(kind=ActKind.TRADED, seat=seat, cards=act.cards),
    )
    return draw(state, seat, 1, events)


def cycle(state: AudatiaState, seat: Seat, card: Card, events: Events) -> AudatiaState:
    """A skill with the cycle's sign for another card, one for one."""
    events.append(Cycled(seat=seat, card=card))
    state = changed(
        state,
        men=state.men.put(seat, discarded(state.men[seat], card)),
        last_act=LastAct(kind=ActKind.CYCLED, seat=seat, cards=(card,)),
    )
    return draw(state, seat, 1, events)


def choose(state: AudatiaState, seat: Seat, act: TakePosta, events: Events) -> AudatiaState:
    """In secret, until the other has chosen too; then both are turned up."""
    events.append(Chose(seat=seat, window=Window.MEASURE))
    men = state.men.put(seat, changed(state.men[seat], chosen=act.posta))
    state = changed(state, men=men, last_act=LastAct(kind=ActKind.CHOSE, seat=seat))
    one, two = (man.chosen for man in men)
    if not (isinstance(one, Posta) and isinstance(two, Posta)):
        return state
    events.append(PosteRevealed(one_posta=one, two_posta=two))
    return changed(
        state,
        men=Pair(one=_standing(men.one, one), two=_standing(men.two, two)),
        window=Window.SKILLS,
        to_act=stronger_seat(state, Virtue.CELERITAS),
        declined=0,
        last_act=LastAct(kind=ActKind.REVEALED, seat=seat),
    )


def _standing(man: Man, posta: Posta) -> Man:
    # Bicorno is used as soon as it is seen.
    spent = man.has_spent_bicorno or POSTE[posta].once
    return changed(man, posta=posta, chosen=None, has_spent_bicorno=spent)


def change(state: AudatiaState, seat: Seat, act: TakePosta, events: Events) -> AudatiaState:
    """To another posta, openly: as the turn of an opening, for want of an attack, or lured."""
    events.append(PostaChanged(seat=seat, posta=act.posta))
    state = changed(
        state,
        men=state.men.put(seat, _standing(state.men[seat], act.posta)),
        duty=_unsworn(state.duty),
        last_act=LastAct(kind=ActKind.CHANGED, seat=seat, word=act.posta),
    )
    match state.window:
        case Window.LURED_POSTA:
            return changed(state, window=Window.SKILLS, to_act=seat.other)
        case Window.DUTY if state.duty:
            return changed(state, duty=changed(state.duty, has_changed=True))
        case Window.OPENING:
            return changed(state, window=Window.REPLY, to_act=CHALLENGED)
        case _:
            return changed(state, window=Window.LAST_CALL, to_act=CHALLENGER)


def _unsworn(duty: Duty | None) -> Duty | None:
    return changed(duty, is_sworn=False) if duty else None


def spend(state: AudatiaState, seat: Seat, card: Card, events: Events) -> AudatiaState:
    """A blow to the discard; then the player must change posta."""
    events.append(BlowSpent(seat=seat, card=card))
    return changed(
        state,
        men=state.men.put(seat, discarded(state.men[seat], card)),
        window=Window.LURED_POSTA,
        duty=_unsworn(state.duty),
        last_act=LastAct(kind=ActKind.SPENT, seat=seat, cards=(card,)),
    )


def after_skills(state: AudatiaState) -> AudatiaState:
    """One player has played all the skills they want: now the other, and then the first attack."""
    if not state.declined:
        return changed(state, declined=1, to_act=state.actor.other)
    if state.duty:
        return changed(state, window=Window.DUTY, to_act=state.duty.seat, declined=0)
    return opening(state)


def opening(state: AudatiaState) -> AudatiaState:
    """The challenger attacks or changes posta."""
    return changed(state, window=Window.OPENING, to_act=CHALLENGER, declined=0)
