"""The legal actions: those of all actions that break no rule of `objections`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

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
from engines.en_garde.rules.objections import broken_rule, lacks_cards
from engines.en_garde.terms import COPIES, VALUES, Counts, Situation


def _every_action() -> Iterator[Action]:
    # In the order in which legal ones are listed.
    numbers = range(1, COPIES + 1)
    for step in VALUES:
        yield Advance(value=step)
        for value, count in product(VALUES, numbers):
            yield IndirectAttack(advance=step, value=value, count=count)
    for value in VALUES:
        yield Retreat(value=value)
    for value, count in product(VALUES, numbers):
        yield DirectAttack(value=value, count=count)
    for value, count in product(VALUES, numbers):
        yield Parry(value=value, count=count)
    yield Pass()


EVERY_ACTION: Final = tuple(_every_action())
_LONGEST: Final = VALUES[-1]
_FAR: Final = 2 * _LONGEST + 1  # from this distance on, no card and no two cards reach the opponent


def legal_actions(situation: Situation) -> Listed[Action]:
    """All that may be done, in a fixed order; none if the round is lost."""
    distance, room = min(situation.distance, _FAR), min(situation.room, _LONGEST)
    return _legal_actions(Situation(*situation[:-2], distance, room))


@lru_cache(maxsize=1 << 16)
def _legal_actions(situation: Situation) -> Listed[Action]:
    held = _held_actions(situation.counts, situation.size)
    return Listed(action for action in held if broken_rule(situation, action) is None)


@lru_cache(maxsize=1 << 12)
def _held_actions(counts: Counts, size: int) -> tuple[Action, ...]:
    return tuple(action for action in EVERY_ACTION if lacks_cards(counts, size, action) is None)
