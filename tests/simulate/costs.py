"""What a month costs: messages, processor time, memory, and the size of the store."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from tests.simulate.platforms import PAGE, Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """Bytes at a moment."""

    worker: int  # of memory, of the largest one
    store: int  # of memory, as the server reckons it
    on_disk: int  # of the store, written anew


@dataclass(slots=True)
class Spent:
    """What workers used while nothing was away: else they try again and again, at once, since
    virtual time stands still meanwhile.
    """

    processor: float = 0.0  # seconds
    moves: int = 0

    def add(self, before: Mapping[str, float], after: Mapping[str, float], moves: int) -> None:
        """Processor time that each worker had used before and after so many moves."""
        self.processor += sum(after[name] - before[name] for name in before.keys() & after.keys())
        self.moves += moves


@dataclass(frozen=True, slots=True, kw_only=True)
class Costs:
    """The same by what people notice or pay for."""

    people: int
    messages_a_person_and_day: float  # in chats and in private, edits too; news for tabs not
    rings_a_person_and_day: float
    milliseconds_a_move: (
        float  # of all processor time: looks, deliveries, timers, what else people do
    )
    worker_mib: float
    store_mib: float
    store_on_disk_mib: float

    def line(self) -> str:
        """One JSON object."""
        return json.dumps(asdict(self))


def costs(
    sizes: Sizes, spent: Spent, journal: Sequence[Message], people: int, days: float
) -> Costs:
    """Of so many days."""
    person_days = people * days
    told = [m for m in journal if m.is_private or not m.to.startswith(PAGE)]
    return Costs(
        people=people,
        messages_a_person_and_day=round(len(told) / person_days, 2),
        rings_a_person_and_day=round(sum(len(m.rings_for) for m in told) / person_days, 2),
        milliseconds_a_move=round(1_000 * spent.processor / max(1, spent.moves), 1),
        worker_mib=_mib(sizes.worker),
        store_mib=_mib(sizes.store),
        store_on_disk_mib=_mib(sizes.on_disk),
    )


def _mib(bytes_: int) -> float:
    return round(bytes_ / 2**20, 1)
