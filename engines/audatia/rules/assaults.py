"""How assaults begin and end, and how the duel ends."""

from __future__ import annotations

from engines.audatia.events import (
    AssaultBegan,
    AssaultDrawn,
    BrokeOff,
    Drew,
    DrewUnseen,
    DuelWon,
)
from engines.audatia.rules.data import DECKS
from engines.audatia.rules.hands import in_order
from engines.audatia.state import AudatiaState, Man, Rules, drawn
from engines.audatia.terms import CHALLENGED, HAND, Card, Ending, Window
from engines.core.chance import Chance, shuffled
from engines.core.changed import changed
from engines.core.game import Event
from engines.core.seat import Pair, Seat

Events = list[Event]

# Drawn assaults that end the duel, in favour of the challenged.
DRAWS = 2


def dealt_first_hands(rules: Rules, chance: Chance) -> AudatiaState:
    """Two men with their first hands, and their action decks shuffled."""

    def man(seat: Seat) -> Man:
        deck = DECKS[rules.characters[seat]]
        hand = in_order(deck.basic)
        # Everybody knows what a first hand is.
        piles = {f"deck of {seat}": len(deck.action)}
        cards = shuffled(deck.action, chance, piles=piles)
        return Man(hand=hand, known=hand, seen=hand, deck=cards)

    return AudatiaState(rules=rules, men=Pair(one=man(Seat.ONE), two=man(Seat.TWO)))


def draw(state: AudatiaState, seat: Seat, count: int, events: Events) -> AudatiaState:
    """`seat` draws so many cards, or as many as there are."""
    before = state.men[seat]
    cards = before.deck[:count]
    if not cards:
        return state
    after = drawn(before, count)
    events.append(Drew(to=seat, seat=seat, cards=in_order(cards), hand=after.hand))
    events.append(DrewUnseen(besides=seat, seat=seat, count=len(cards), deck=len(after.deck)))
    return changed(state, men=state.men.put(seat, after))


def begin(state: AudatiaState, events: Events) -> AudatiaState:
    """Out of measure: hands are refilled, then both trade and choose their poste.

    Before the first assault, who gave a card for a salute stays short of it.
    """
    events.append(AssaultBegan(number=state.assault, draws=state.draws))
    for seat in Seat:
        man = state.men[seat]
        if state.assault > 1 or not man.salute:
            state = draw(state, seat, max(0, HAND - len(man.hand)), events)
    return changed(state, window=Window.MEASURE, to_act=None, declined=0)


def break_off(state: AudatiaState, events: Events) -> AudatiaState:
    """The assault ends without a winner, and is no draw."""
    events.append(BrokeOff(assault=state.assault))
    return _next(state, events)


def drawn_assault(state: AudatiaState, events: Events) -> AudatiaState:
    """The challenger has not attacked; the second time they lose the duel."""
    after = changed(state, draws=state.draws + 1)
    events.append(AssaultDrawn(assault=after.assault, draws=after.draws))
    if after.draws == DRAWS:
        return win(after, CHALLENGED, Ending.DRAWS, None, events)
    return _next(after, events)


def win(
    state: AudatiaState, seat: Seat, ending: Ending, card: Card | None, events: Events
) -> AudatiaState:
    """The duel is over."""
    events.append(DuelWon(seat=seat, ending=ending, card=card))
    return changed(state, window=Window.OVER, to_act=None, winner=seat, ending=ending)


def _next(state: AudatiaState, events: Events) -> AudatiaState:
    return begin(
        changed(
            state,
            men=state.men.map(_cleared),
            assault=state.assault + 1,
            attacker=None,
            pending=None,
            bind=None,
            inside=None,
            is_bold=False,
            duty=None,
            skill=None,
        ),
        events,
    )


def _cleared(man: Man) -> Man:
    return changed(
        man,
        discard=man.discard + man.pile,
        pile=(),
        posta=None,
        side=None,
        launched=None,
        mods=(),
    )
