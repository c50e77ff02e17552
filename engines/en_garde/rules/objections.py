"""Whether an action is legal, and if not, the first rule that it breaks.

Every rule is stated once, in `broken_rule`; the legal actions are those that break none. Sections
are those of the rules page (`docs/rules/en_garde-reference.md`).
"""

from __future__ import annotations

from engines.core.game import Fact, IllegalMoveError
from engines.en_garde.moves import (
    Action,
    Advance,
    DirectAttack,
    IndirectAttack,
    Parry,
    Pass,
    Retreat,
)
from engines.en_garde.rules.refusals import illegal
from engines.en_garde.terms import Attack, Counts, Phase, Situation, Variant

# The code of a refusal, and the facts that fill its sentence.
BrokenRule = tuple[str, dict[str, Fact]]


def objection(situation: Situation, action: Action) -> IllegalMoveError:
    """The first rule that `action` breaks. Raises ValueError if it is legal."""
    broken = broken_rule(situation, action)
    if broken is None:
        raise ValueError(f"{action} is legal here")
    code, facts = broken
    return illegal(code, **facts)


def broken_rule(situation: Situation, action: Action) -> BrokenRule | None:
    """The first rule that `action` breaks, None if it is legal.

    First what may be done in this phase, then the cards in hand, then the squares.
    """
    return (
        _not_in_this_phase(situation, action)
        or lacks_cards(situation.counts, situation.size, action)
        or _not_at_this_distance(situation, action)
    )


def _not_in_this_phase(situation: Situation, action: Action) -> BrokenRule | None:
    if situation.attack is not None:
        return _not_an_answer(situation.attack, action)
    is_basic, is_last = situation.variant is Variant.BASIC, situation.phase is Phase.LAST
    match action:
        case Parry():
            return ("no-parry-in-basic" if is_basic else "no-parry-now"), {}
        case Pass() if not is_last:
            return "no-pass-now", {}
        case Advance() | Retreat() | IndirectAttack() if is_last:
            # When the deck runs out §1 and ruling 5: a last attack is direct.
            return "deck-is-out", {}
        case IndirectAttack() if situation.variant is not Variant.ADVANCED:
            return "only-in-advanced", {}
        case DirectAttack(value=value, count=count) if is_basic and count > 1:
            return "one-card-in-basic", {"value": value}
        case _:
            return None


def _not_an_answer(attack: Attack, action: Action) -> BrokenRule | None:
    # Three variants: the same number of the same value; a retreat from an indirect attack.
    facts: dict[str, Fact] = {"value": attack.value, "count": attack.count}
    match action:
        case Parry(value=value, count=count):
            if (value, count) == (attack.value, attack.count):
                return None
            return "parry-must-match", facts | {"card": value, "played": count}
        case Retreat():
            return None if attack.is_indirect else ("no-retreat-from-direct", facts)
        case _:
            return ("must-answer-indirect" if attack.is_indirect else "must-answer"), facts


def lacks_cards(counts: Counts, size: int, action: Action) -> BrokenRule | None:
    """Whether a hand of `size` cards, with at most `counts` of each value, lacks some for it."""
    cards = action.cards
    for value in dict.fromkeys(cards):
        # Ruling 4: a step and an attack of one value need one copy more.
        needed, held = cards.count(value), counts[value - 1]
        if needed > held:
            return "not-held", {"value": value, "needed": needed, "held": held}
    if len(cards) > size:  # only where the counts say what an unknown hand may hold
        return "not-held", {"value": cards[-1], "needed": len(cards), "held": size}
    return None


def _not_at_this_distance(situation: Situation, action: Action) -> BrokenRule | None:
    # Common ground: on the piste, neither onto the opponent nor past, attacks at the distance.
    distance = situation.distance
    match action:
        case Retreat(value=value) if value > situation.room:
            return "off-the-piste", {"value": value, "room": situation.room}
        case Advance(value=value) if value >= distance:
            code = "onto-the-opponent" if value == distance else "past-the-opponent"
            return code, {"value": value, "distance": distance}
        case DirectAttack(value=value) if value != distance:
            return "wrong-distance", {"value": value, "distance": distance}
        case IndirectAttack(advance=advance) if advance >= distance:
            return "no-room-to-attack", {"value": advance, "distance": distance}
        case IndirectAttack(advance=advance, value=value) if value != distance - advance:
            left = distance - advance
            return "wrong-distance-left", {"advance": advance, "value": value, "distance": left}
        case _:
            return None
