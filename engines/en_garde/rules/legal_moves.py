"""What may be done, from counts of cards: of a known hand, or of all the hands that may be.

A hand is given as counts (how many of each value, 1 first) and its size; the size matters only
where the counts say more than one hand can hold. Cached: a round asks the same things often.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engines.core.game import PositionError
from engines.core.moves import Listed
from engines.en_garde.moves import (
    Action,
    Advance,
    DirectAttack,
    IndirectAttack,
    Parry,
    Pass,
    Retreat,
)
from engines.en_garde.state import UNKNOWN, EnGardeState
from engines.en_garde.terms import VALUES, Attack, Hand, Phase, Variant

Counts = tuple[int, ...]

NONE: Final = Listed[Action]()
_LONGEST: Final = VALUES[-1]


@lru_cache(maxsize=1 << 12)
def counts_of(hand: Hand) -> Counts:
    """How many of each value.

    Raises:
        PositionError: the hand holds an unknown card.
    """
    if UNKNOWN in hand:
        raise PositionError("the hand to act has unknown cards (?): write its cards, as in [12345]")
    return tuple(hand.count(value) for value in VALUES)


def legal(state: EnGardeState) -> Listed[Action]:
    """All that the seat to act may do, in a fixed order; none if he has lost the round."""
    seat = state.to_act
    if seat is None:
        return NONE
    hand = state.hands[seat]
    return actions(
        state.rules.variant,
        state.phase,
        state.attack,
        counts_of(hand),
        len(hand),
        distance=state.distance,
        room=state.room(seat),
    )


def actions(
    variant: Variant,
    phase: Phase,
    attack: Attack | None,
    counts: Counts,
    size: int,
    *,
    distance: int,
    room: int,
) -> Listed[Action]:
    """All that a hand may do with this distance to the rival and this room behind."""
    room = min(room, _LONGEST)
    if phase is Phase.TURN:
        return _turn(variant, counts, size, min(distance, 2 * _LONGEST + 1), room)
    if phase is Phase.LAST:
        return _last(variant, counts, size, min(distance, _LONGEST + 1))
    if attack is None:
        return NONE
    return _answers(attack.value, attack.count, attack.is_indirect, counts, size, room)


@lru_cache(maxsize=1 << 16)
def _turn(variant: Variant, counts: Counts, size: int, distance: int, room: int) -> Listed[Action]:
    found: list[Action] = []
    for value in _held(counts):
        if value < distance:
            found.append(Advance(value=value))
            if variant is Variant.ADVANCED:
                found += _lunges(counts, size, value, distance - value)
    found += [Retreat(value=value) for value in _held(counts) if value <= room]
    found += _thrusts(variant, counts, size, distance)
    return Listed(found)


@lru_cache(maxsize=1 << 14)
def _last(variant: Variant, counts: Counts, size: int, distance: int) -> Listed[Action]:
    return Listed([*_thrusts(variant, counts, size, distance), Pass()])


@lru_cache(maxsize=1 << 14)
def _answers(
    value: int, count: int, is_indirect: bool, counts: Counts, size: int, room: int
) -> Listed[Action]:
    found: list[Action] = []
    if is_indirect:
        found += [Retreat(value=back) for back in _held(counts) if back <= room]
    if min(counts[value - 1], size) >= count:
        found.append(Parry(value=value, count=count))
    return Listed(found)


def _held(counts: Counts) -> Iterator[int]:
    return (value for value in VALUES if counts[value - 1])


def _thrusts(variant: Variant, counts: Counts, size: int, distance: int) -> Iterator[DirectAttack]:
    most = min(counts[distance - 1], size) if distance <= _LONGEST else 0
    if variant is Variant.BASIC:
        most = min(most, 1)
    return (DirectAttack(value=distance, count=count) for count in range(1, most + 1))


def _lunges(counts: Counts, size: int, step: int, left: int) -> Iterator[IndirectAttack]:
    """After a step of `step`, with the card gone; ruling 4: equal values need one copy more."""
    most = min(counts[left - 1] - (left == step), size - 1) if left <= _LONGEST else 0
    return (IndirectAttack(advance=step, value=left, count=n) for n in range(1, most + 1))
