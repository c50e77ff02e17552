"""How rounds end and begin: the comparison, the score, the next deal, the end of the match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.core.chance import Chance, shuffled
from engines.core.game import Event, PositionError, Step
from engines.core.seat import Pair, Seat, both
from engines.en_garde.events import (
    AdvanceCompared,
    Dealt,
    HandsCompared,
    MatchWon,
    RoundBegan,
    RoundDrawn,
    RoundWon,
)
from engines.en_garde.rules.turn_sequence import comparison
from engines.en_garde.state import UNKNOWN, EnGardeState
from engines.en_garde.terms import DECK, HAND_SIZE, START, Hand, Phase, RoundEnd, advance_of
from engines.en_garde.view_builder import scene_of
from engines.en_garde.views import FinishedRound


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Who won a round (None: nobody), why, and whether both hands were opened for it."""

    winner: Seat | None
    end: RoundEnd
    opens_hands: bool = False


def compare(state: EnGardeState, *, counts_cards: bool) -> tuple[Verdict, tuple[Event, ...]]:
    """When the deck runs out §3: cards equal to the distance, then the advance.

    Without `counts_cards` the advance alone.

    Raises:
        PositionError: a hand that must be compared has unknown cards.
    """
    events: list[Event] = []
    cards, advance = both(0), advance_of(state.squares)
    if counts_cards:
        if any(UNKNOWN in hand for hand in state.hands):
            raise PositionError("hands are compared now: write their cards, as in [12345], not ?")
        cards = state.hands.map(lambda hand: hand.count(state.distance))
        events.append(
            HandsCompared(
                one_hand=state.hands.one,
                two_hand=state.hands.two,
                distance=state.distance,
                one_count=cards.one,
                two_count=cards.two,
            )
        )
    end, lead = comparison(cards=cards.one - cards.two, advance=advance.one - advance.two)
    if end is not RoundEnd.CARDS:
        events.append(AdvanceCompared(one_advance=advance.one, two_advance=advance.two))
    winner = None if lead == 0 else Seat.ONE if lead > 0 else Seat.TWO
    return Verdict(winner=winner, end=end, opens_hands=counts_cards), tuple(events)


def score_round(state: EnGardeState, verdict: Verdict, chance: Chance) -> Step[EnGardeState]:
    """The score after a round, and the next round dealt or the match over."""
    winner = verdict.winner
    scores = state.scores.put(winner, state.scores[winner] + 1) if winner else state.scores
    is_won = winner is not None and scores[winner] >= state.rules.touches
    counted = replace(state, scores=scores, results=(*state.results, winner), attack=None)
    after = replace(
        counted,
        last_round=FinishedRound(
            scene=scene_of(counted),
            end=verdict.end,
            winner=winner,
            hands=state.hands if is_won or verdict.opens_hands else None,
        ),
    )
    if winner is not None and is_won:
        won = MatchWon(seat=winner, end=verdict.end, one_score=scores.one, two_score=scores.two)
        over = replace(after, to_act=None, phase=Phase.OVER)
        return Step(state=over, events=(won,))
    ended: Event
    if winner is None:
        ended = RoundDrawn(one_score=scores.one, two_score=scores.two)
    else:
        ended = RoundWon(seat=winner, end=verdict.end, one_score=scores.one, two_score=scores.two)
    # Common ground: the starting fencer alternates every round, drawn rounds included.
    dealt = deal(replace(after, starter=state.starter.other), chance)
    return Step(state=dealt.state, events=(ended, *dealt.events))


def break_off(state: EnGardeState) -> EnGardeState:
    """The match ends from outside, in the middle of a round that nobody wins."""
    last_round = FinishedRound(
        scene=scene_of(state), end=RoundEnd.BROKEN_OFF, winner=None, hands=state.hands
    )
    return replace(state, to_act=None, phase=Phase.OVER, attack=None, last_round=last_round)


# What the shuffled cards are cut into, from the front.
PILES: Final = {
    "hand of one": HAND_SIZE,
    "hand of two": HAND_SIZE,
    "deck": len(DECK) - 2 * HAND_SIZE,
}


def deal(state: EnGardeState, chance: Chance) -> Step[EnGardeState]:
    """A new round: fencers at their lines, 25 cards shuffled, five to each."""
    cards = shuffled(DECK, chance, piles=PILES)
    hands = Pair[Hand](
        one=tuple(sorted(cards[:HAND_SIZE])), two=tuple(sorted(cards[HAND_SIZE : 2 * HAND_SIZE]))
    )
    dealt = replace(
        state,
        squares=START,
        hands=hands,
        deck=cards[2 * HAND_SIZE :],
        played=(),
        to_act=state.starter,
        phase=Phase.TURN,
        attack=None,
        last=None,
    )
    began = RoundBegan(number=dealt.round, seat=dealt.starter, deck=len(dealt.deck))
    hands_dealt = (Dealt(to=seat, seat=seat, hand=hands[seat]) for seat in Seat)
    return Step(state=dealt, events=(began, *hands_dealt))
