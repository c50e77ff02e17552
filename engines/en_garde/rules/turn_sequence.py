"""What follows an action: whose decision is next, or how the round ends.

Stated once, on plain values: `apply` plays matches by it, `computer.fast_round` simulations.
Sections are those of the rules page (`docs/rules/en_garde-reference.md`).
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from engines.en_garde.terms import ActionKind, Phase, RoundEnd, Rules, Variant

# Actions after which the hand is refilled: a parry isn't, for the turn goes on.
REFILLED: Final = frozenset({ActionKind.ADVANCE, ActionKind.RETREAT, ActionKind.ATTACK})


class Decision(NamedTuple):
    """What is asked next, and of whom; who then has no legal action loses the round."""

    phase: Phase
    is_same_seat: bool  # as acted now


class Ending(Enum):
    """How an action ends the round."""

    TOUCH = auto()
    COMPARE_CARDS = auto()  # cards equal to the distance, then the advance
    COMPARE_ADVANCE = auto()  # the advance alone


def after_action(
    rules: Rules, phase: Phase, kind: ActionKind, *, deck_is_out: bool
) -> Decision | Ending:
    """What follows a legal action in `phase`; `deck_is_out` counts the refill after it."""
    if kind is ActionKind.ATTACK:
        if rules.variant is Variant.BASIC:  # Three variants: an attack touches
            return Ending.TOUCH
        return Decision(Phase.LAST_DEFEND if deck_is_out else Phase.DEFEND, is_same_seat=False)
    if kind is ActionKind.PARRY:
        if phase is Phase.DEFEND:  # Three variants: the defender takes their own full turn
            return Decision(Phase.TURN, is_same_seat=True)
        if rules.riposte_after_final_parry:
            return Decision(Phase.LAST, is_same_seat=True)
        return _comparison(rules)  # When the deck runs out §2
    if kind is ActionKind.PASS:
        return _comparison(rules)
    if phase is Phase.LAST_DEFEND:  # When the deck runs out §3: a final retreat
        return _comparison(rules) if rules.cards_after_final_retreat else Ending.COMPARE_ADVANCE
    if not deck_is_out:
        return Decision(Phase.TURN, is_same_seat=False)
    if rules.final_attack:  # When the deck runs out §1
        return Decision(Phase.LAST, is_same_seat=False)
    return _comparison(rules)


def _comparison(rules: Rules) -> Ending:
    # When the deck runs out §3: in the basic game by advance only.
    is_basic = rules.variant is Variant.BASIC
    return Ending.COMPARE_ADVANCE if is_basic else Ending.COMPARE_CARDS


def comparison(*, cards: int, advance: int) -> tuple[RoundEnd, int]:
    """What decides, and the lead in it; each is the first side's number less the second's.

    When the deck runs out §3: cards equal to the distance, then the advance; a lead of 0 is a
    drawn round.
    """
    if cards:
        return RoundEnd.CARDS, cards
    return (RoundEnd.ADVANCE if advance else RoundEnd.DRAWN), advance
