"""Play within one round: what an action does, and whether it ends the round.

Sections are those of the rules page (`docs/rules/en_garde.md`) by their headings.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.core.game import Event
from engines.core.seat import Seat
from engines.en_garde.events import (
    Advanced,
    Attacked,
    AttackedIndirectly,
    CouldNotAnswer,
    Drew,
    DrewUnseen,
    FellBack,
    LastCard,
    Parried,
    Passed,
    Retreated,
    Stuck,
    Touched,
)
from engines.en_garde.moves import (
    Action,
    Advance,
    DirectAttack,
    IndirectAttack,
    Parry,
    Pass,
    Retreat,
)
from engines.en_garde.rules.legal_moves import legal
from engines.en_garde.rules.round_ends import Verdict, compare
from engines.en_garde.state import EnGardeState
from engines.en_garde.terms import HAND, Attack, Deed, LastAction, Phase, RoundEnd, Variant

Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What an action led to; with a verdict, the scene at the round's end, not settled yet."""

    state: EnGardeState
    events: Events
    verdict: Verdict | None = None


def play(state: EnGardeState, action: Action) -> Played:
    """The round after a legal action of the seat to act. No luck: the deck's order is given.

    Raises:
        PositionError: a written position's unknown card decides what follows.
        ValueError: the hand does not hold the cards.
    """
    seat = state.actor
    match action:
        case Advance(value=value):
            return _advance(state, seat, value)
        case Retreat(value=value):
            return _retreat(state, seat, value)
        case DirectAttack(value=value, count=count):
            return _attack(state, seat, Attack(value=value, count=count), action.cards)
        case IndirectAttack(advance=advance, value=value, count=count):
            attack = Attack(value=value, count=count, advance=advance)
            return _attack(state, seat, attack, action.cards)
        case Parry():
            return _parry(state, seat, action)
        case Pass():
            after, _ = _lay(state, seat, Deed.PASS, (), next_to_act=seat, refills=False)
            return _compared(after, (Passed(seat=seat),), counts_cards=True)


def _advance(state: EnGardeState, seat: Seat, value: int) -> Played:
    after, drew = _lay(state, seat, Deed.ADVANCE, (value,), squares=value, next_to_act=seat.other)
    moved = Advanced(seat=seat, value=value, square=after.squares[seat], distance=after.distance)
    return _after_movement(after, (moved, *drew))


def _retreat(state: EnGardeState, seat: Seat, value: int) -> Played:
    after, drew = _lay(state, seat, Deed.RETREAT, (value,), squares=-value, next_to_act=seat.other)
    kind = Retreated if state.attack is None else FellBack
    moved = kind(seat=seat, value=value, square=after.squares[seat], distance=after.distance)
    if state.phase is Phase.LAST_DEFEND:
        # When the deck runs out §3: after a final retreat only the advance counts.
        counts = state.rules.cards_after_final_retreat
        return _compared(after, (moved, *drew), counts_cards=counts)
    return _after_movement(after, (moved, *drew))


def _after_movement(state: EnGardeState, events: Events) -> Played:
    if state.deck:
        return _unless_stuck(state, events)
    if not state.rules.final_attack:
        return _compared(state, events, counts_cards=True)
    # When the deck runs out §1: nobody moves any more; the opponent has one last direct attack.
    return Played(state=state, events=(*events, LastCard(seat=state.actor)))


def _unless_stuck(state: EnGardeState, events: Events) -> Played:
    """The next turn, unless whoever would take it has no legal action and loses at once."""
    if legal(state):
        return Played(state=state, events=events)
    seat = state.actor
    verdict = Verdict(winner=seat.other, end=RoundEnd.STUCK)
    return Played(state=state, events=(*events, Stuck(seat=seat)), verdict=verdict)


def _attack(state: EnGardeState, seat: Seat, attack: Attack, cards: tuple[int, ...]) -> Played:
    rival = seat.other
    after, drew = _lay(
        state, seat, Deed.ATTACK, cards, squares=attack.advance, next_to_act=rival, attack=attack
    )
    events = (_attacked(after, seat, attack), *drew)
    if state.rules.variant is Variant.BASIC:
        return _touched(after, seat, attack, events)
    if legal(after):
        took_last_card = state.deck and not after.deck
        return Played(
            state=after, events=(*events, LastCard(seat=rival)) if took_last_card else events
        )
    why = CouldNotAnswer(
        to=rival,
        seat=rival,
        hand=after.hands[rival],
        value=attack.value,
        count=attack.count,
    )
    return _touched(after, seat, attack, (*events, why))


def _attacked(state: EnGardeState, seat: Seat, attack: Attack) -> Event:
    if not attack.is_indirect:
        return Attacked(seat=seat, value=attack.value, count=attack.count)
    return AttackedIndirectly(
        seat=seat,
        advance=attack.advance,
        square=state.squares[seat],
        value=attack.value,
        count=attack.count,
    )


def _touched(state: EnGardeState, seat: Seat, attack: Attack, events: Events) -> Played:
    touch = Touched(seat=seat, value=attack.value, count=attack.count)
    verdict = Verdict(winner=seat, end=RoundEnd.TOUCH)
    return Played(state=state, events=(*events, touch), verdict=verdict)


def _parry(state: EnGardeState, seat: Seat, parry: Parry) -> Played:
    # Three variants: the defender takes a turn, and refills only after it.
    after, _ = _lay(state, seat, Deed.PARRY, parry.cards, next_to_act=seat, refills=False)
    events = (Parried(seat=seat, value=parry.value, count=parry.count),)
    if state.phase is Phase.DEFEND:
        return _unless_stuck(after, events)
    if state.rules.riposte_after_final_parry:
        return Played(state=after, events=events)
    return _compared(after, events, counts_cards=True)


def _compared(state: EnGardeState, events: Events, *, counts_cards: bool) -> Played:
    verdict, compared = compare(state, counts_cards=counts_cards)
    return Played(state=state, events=(*events, *compared), verdict=verdict)


def _lay(
    state: EnGardeState,
    seat: Seat,
    deed: Deed,
    cards: tuple[int, ...],
    *,
    next_to_act: Seat,
    squares: int = 0,
    attack: Attack | None = None,
    refills: bool = True,
) -> tuple[EnGardeState, Events]:
    """Cards laid, the fencer moved, the hand refilled, and the question to who acts next."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    drawn = state.deck[: max(0, HAND - len(hand))] if refills else ()
    held = tuple(sorted((*hand, *drawn)))
    deck = state.deck[len(drawn) :]
    here = state.squares[seat]
    there = state.ahead(seat, squares)
    after = replace(
        state,
        squares=state.squares.put(seat, there),
        hands=state.hands.put(seat, held),
        deck=deck,
        played=state.played + cards,
        to_act=next_to_act,
        phase=_QUESTION[attack is not None, bool(deck)],
        attack=attack,
        last=LastAction(deed=deed, seat=seat, origin=here, square=there, cards=cards),
        curtain=None,
    )
    if not drawn:
        return after, ()
    return after, (
        Drew(to=seat, seat=seat, cards=drawn, hand=held),
        DrewUnseen(besides=seat, seat=seat, count=len(drawn), deck=len(deck)),
    )


_QUESTION: Final = {  # whether there is an attack to answer, and whether the deck lasts
    (False, True): Phase.TURN,
    (False, False): Phase.LAST,
    (True, True): Phase.DEFEND,
    (True, False): Phase.LAST_DEFEND,
}
