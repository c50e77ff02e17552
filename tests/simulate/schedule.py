"""What fails when, and for how long: the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tests.simulate.people import DAY, HOUR

KINDS = ("worker", "valkey", "discord", "telegram", "message", "salle", "update")
"""One worker; Valkey; a platform; a worker in the middle of a message; all workers; all of them one
after the other, each when the next is there.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """It begins at a moment, and lasts so long."""

    at: float
    kind: str
    seconds: float


def schedule(luck: Random, *, start: float, days: float) -> Sequence[Fault]:
    """One after the other, each kind as often as the others."""
    found: list[Fault] = []
    at, rest = start + 0.2 * DAY, []
    while True:
        rest = rest or luck.sample(KINDS, len(KINDS))
        seconds = luck.uniform(0.5, 9.0) * HOUR
        if at + seconds > start + days * DAY:
            return found
        found.append(Fault(at=at, kind=rest.pop(), seconds=seconds))
        at += seconds + luck.uniform(0.1, 0.5) * min(1.0, days / len(KINDS)) * DAY
