"""Before the first assault: the mulligan, the virtues, the salute."""

from __future__ import annotations

from dataclasses import replace

from engines.audatia.events import Chose, Mulliganed, Saluted, SaluteWithheld, VirtueTaken
from engines.audatia.moves import Mulligan, TakeVirtue
from engines.audatia.rules.assaults import Events, begin, draw
from engines.audatia.state import AudatiaState, discarded
from engines.audatia.terms import CHALLENGED, CHALLENGER, ActKind, Card, LastAct, Virtue, Window
from engines.core.seat import Seat


def mulligan(state: AudatiaState, seat: Seat, act: Mulligan, events: Events) -> AudatiaState:
    """In secret, until the other has chosen too; then cards are changed, and virtues are dealt."""
    events.append(Chose(seat=seat, window=Window.MULLIGAN))
    state = replace(
        state,
        men=state.men.put(seat, replace(state.men[seat], chosen=act.cards)),
        last_act=LastAct(kind=ActKind.CHOSE, seat=seat),
    )
    if any(man.chosen is None for man in state.men):
        return state
    for each in Seat:
        man = state.men[each]
        cards = tuple(card for card in man.chosen or () if isinstance(card, Card))
        events.append(Mulliganed(seat=each, cards=cards))
        changed = discarded(replace(man, chosen=None), *cards)
        state = replace(state, men=state.men.put(each, changed))
        state = draw(state, each, len(cards), events)
    state = _given(state, CHALLENGER, Virtue.AUDATIA, events)
    return replace(
        state,
        window=Window.VIRTUE,
        to_act=CHALLENGED,
        last_act=LastAct(kind=ActKind.MULLIGANED, seat=seat),
    )


def take(state: AudatiaState, seat: Seat, act: TakeVirtue, events: Events) -> AudatiaState:
    """One of three for the challenged, one of two for the challenger, the last for the other."""
    state = _given(state, seat, act.virtue, events)
    state = replace(state, last_act=LastAct(kind=ActKind.TOOK, seat=seat, word=act.virtue))
    left = [v for v in Virtue if all(v not in man.virtues for man in state.men)]
    if len(left) > 1:
        return replace(state, to_act=seat.other)
    for virtue in left:
        state = _given(state, seat.other, virtue, events)
    return replace(state, window=Window.SALUTE, to_act=CHALLENGED)


def _given(state: AudatiaState, seat: Seat, virtue: Virtue, events: Events) -> AudatiaState:
    events.append(VirtueTaken(seat=seat, virtue=virtue))
    man = state.men[seat]
    virtues = tuple(v for v in Virtue if v is virtue or v in man.virtues)
    return replace(state, men=state.men.put(seat, replace(man, virtues=virtues)))


def salute(state: AudatiaState, seat: Seat, card: Card | None, events: Events) -> AudatiaState:
    """A card for a salute or its return, or none.

    If the challenger doesn't return it, the challenged is owed audatia for their first blow.
    """
    is_return = state.window is Window.RETURN
    man = replace(state.men[seat], salute=card is not None)
    if card is None:
        events.append(SaluteWithheld(seat=seat, is_return=is_return))
        last = LastAct(kind=ActKind.WITHHELD, seat=seat)
    else:
        events.append(Saluted(seat=seat, card=card, is_return=is_return))
        last = LastAct(kind=ActKind.SALUTED, seat=seat, cards=(card,))
        man = discarded(man, card)
    state = replace(state, men=state.men.put(seat, man), last_act=last)
    if not is_return and card is not None:
        return replace(state, window=Window.RETURN, to_act=CHALLENGER)
    if is_return and card is None:
        owed = replace(state.men[seat.other], is_owed=True)
        state = replace(state, men=state.men.put(seat.other, owed))
    return begin(state, events)
