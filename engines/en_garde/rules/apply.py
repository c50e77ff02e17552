"""Play within one round: what an action does, and whether it ends the round.

Who decides next, and what ends a round, is stated in `turn_sequence`. Sections are those of the
rules page (`docs/rules/en_garde-reference.md`) by their headings.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

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
    Effect,
    IndirectAttack,
    Parry,
    Pass,
    Retreat,
    effect_of,
)
from engines.en_garde.rules.legal_moves import legal_actions
from engines.en_garde.rules.round_ends import Verdict, compare
from engines.en_garde.rules.turn_sequence import REFILLED, Decision, Ending, after_action
from engines.en_garde.state import EnGardeState
from engines.en_garde.terms import HAND_SIZE, Attack, LastAction, Phase, RoundEnd, after_step

Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What an action led to; with a verdict, the round has ended and is not scored yet."""

    state: EnGardeState
    events: Events
    verdict: Verdict | None = None


def play(state: EnGardeState, action: Action) -> Played:
    """The round after a legal action of the seat to act. No luck: the deck's order is given.

    Raises:
        PositionError: a written position's unknown card decides what follows.
        ValueError: the hand does not hold the cards.
    """
    seat, effect = state.actor, effect_of(action)
    after, drawn = _after_cards(state, action, effect)
    events = (_event_of(action, state, after), *drawn)
    follows = after_action(state.rules, state.phase, effect.kind, deck_is_out=not after.deck)
    if isinstance(follows, Decision):
        asked = replace(
            after,
            to_act=seat if follows.is_same_seat else seat.other,
            phase=follows.phase,
            attack=effect.attack,
        )
        return _go_on(asked, events, took_last_card=bool(state.deck) and not after.deck)
    if follows is Ending.TOUCH and effect.attack:
        return _touched(after, seat, effect.attack)
    verdict, compared = compare(after, counts_cards=follows is Ending.COMPARE_CARDS)
    return Played(state=after, events=(*events, *compared), verdict=verdict)


def _go_on(state: EnGardeState, events: Events, *, took_last_card: bool) -> Played:
    # The next decision, or the round's end where there is no legal action for it.
    # A last attack may always be declined; then the hand to act need not be known.
    if state.phase is Phase.LAST or legal_actions(state.situation):
        last = (LastCard(seat=state.actor),) if took_last_card else ()
        return Played(state=state, events=(*events, *last))
    loser = state.actor
    if (attack := state.attack) is None:
        verdict = Verdict(winner=loser.other, end=RoundEnd.STUCK)
        return Played(state=state, events=(*events, Stuck(seat=loser)), verdict=verdict)
    why = CouldNotAnswer(
        to=loser,
        seat=loser,
        hand=state.hands[loser],
    )
    return _touched(state, loser.other, attack, why)


def _touched(state: EnGardeState, seat: Seat, attack: Attack, *why: Event) -> Played:
    # The round's end by the attack that `seat` has just made, told as a touch.
    touch = Touched(seat=seat, advance=attack.advance, value=attack.value, count=attack.count)
    verdict = Verdict(winner=seat, end=RoundEnd.TOUCH)
    return Played(state=state, events=(*why, touch), verdict=verdict)


def _after_cards(
    state: EnGardeState, action: Action, effect: Effect
) -> tuple[EnGardeState, Events]:
    # The cards played, the fencer moved, the hand refilled; who acts next is not decided yet.
    seat, cards = state.actor, action.cards
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    wanted = max(0, HAND_SIZE - len(hand)) if effect.kind in REFILLED else 0
    drawn, deck = state.deck[:wanted], state.deck[wanted:]
    held = tuple(sorted((*hand, *drawn)))
    squares = after_step(state.squares, seat, effect.step)
    after = replace(
        state,
        squares=squares,
        hands=state.hands.put(seat, held),
        deck=deck,
        played=state.played + cards,
        attack=None,
        last=LastAction(
            kind=effect.kind,
            seat=seat,
            origin=state.squares[seat],
            square=squares[seat],
            cards=cards,
        ),
        last_round=None,
    )
    if not drawn:
        return after, ()
    return after, (
        Drew(to=seat, seat=seat, cards=drawn, hand=held),
        DrewUnseen(besides=seat, seat=seat, count=len(drawn), deck=len(deck)),
    )


def _event_of(action: Action, before: EnGardeState, after: EnGardeState) -> Event:
    seat = before.actor
    square, distance = after.squares[seat], after.distance
    match action:
        case Advance(value=value):
            return Advanced(seat=seat, value=value, square=square, distance=distance)
        case Retreat(value=value):
            kind = Retreated if before.attack is None else FellBack
            return kind(seat=seat, value=value, square=square, distance=distance)
        case DirectAttack(value=value, count=count):
            return Attacked(seat=seat, value=value, count=count)
        case IndirectAttack(advance=advance, value=value, count=count):
            return AttackedIndirectly(
                seat=seat, advance=advance, square=square, value=value, count=count
            )
        case Parry(value=value, count=count):
            return Parried(seat=seat, value=value, count=count)
        case Pass():
            return Passed(seat=seat)
