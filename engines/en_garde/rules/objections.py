"""Why an action that is not legal is not: the first rule that it breaks."""

from __future__ import annotations

from engines.core.game import IllegalMoveError
from engines.core.seat import Seat
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
from engines.en_garde.state import EnGardeState
from engines.en_garde.terms import Attack, Phase, Variant


def objection(state: EnGardeState, seat: Seat, action: Action) -> IllegalMoveError:
    """The rule that `action` breaks: what is asked for now, then the hand, then the piste."""
    if state.to_act is None:
        return illegal("match-over")
    if state.to_act is not seat:
        return illegal("not-your-turn")
    return (
        _of_the_phase(state, action)
        or _of_the_hand(state, seat, action)
        or _of_the_piste(state, seat, action)
    )


def _of_the_phase(state: EnGardeState, action: Action) -> IllegalMoveError | None:
    if state.attack is not None:
        return _of_the_answer(state.attack, action)
    is_basic = state.rules.variant is Variant.BASIC
    match action:
        case Parry():
            return illegal("no-parry-in-basic" if is_basic else "no-parry-now")
        case Pass() if state.phase is not Phase.LAST:
            return illegal("no-pass-now")
        case Advance() | Retreat() | IndirectAttack() if state.phase is Phase.LAST:
            return illegal("deck-is-out")
        case IndirectAttack() if state.rules.variant is not Variant.ADVANCED:
            return illegal("only-in-advanced")
        case DirectAttack(value=value, count=count) if is_basic and count > 1:
            return illegal("one-card-in-basic", value=value)
        case _:
            return None


def _of_the_answer(attack: Attack, action: Action) -> IllegalMoveError | None:
    value, count = attack.value, attack.count
    match action:
        case Parry(value=card, count=played):
            if (card, played) != (value, count):
                return illegal(
                    "parry-must-match", value=value, count=count, card=card, played=played
                )
            return None
        case Retreat():
            if attack.is_indirect:
                return None
            return illegal("no-retreat-from-direct", value=value, count=count)
        case _:
            code = "must-answer-indirect" if attack.is_indirect else "must-answer"
            return illegal(code, value=value, count=count)


def _of_the_hand(state: EnGardeState, seat: Seat, action: Action) -> IllegalMoveError | None:
    for value in dict.fromkeys(action.cards):
        needed, held = action.cards.count(value), state.hands[seat].count(value)
        if needed > held:
            return illegal("not-held", value=value, needed=needed, held=held)
    return None


def _of_the_piste(state: EnGardeState, seat: Seat, action: Action) -> IllegalMoveError:
    distance = state.distance
    match action:
        case Retreat(value=value):
            return illegal("off-the-piste", value=value, room=state.room(seat))
        case Advance(value=value):
            code = "onto-the-opponent" if value == distance else "past-the-opponent"
            return illegal(code, value=value, distance=distance)
        case DirectAttack(value=value):
            return illegal("wrong-distance", value=value, distance=distance)
        case IndirectAttack(advance=advance, value=value):
            if advance >= distance:
                return illegal("no-room-to-attack", value=advance, distance=distance)
            left = distance - advance
            return illegal("wrong-distance-left", advance=advance, value=value, distance=left)
        case _:
            raise ValueError(f"{action} is legal here")
