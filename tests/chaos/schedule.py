"""What is broken when: the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

_LASTS = (1.0, 4.0)  # seconds of a fault
_BETWEEN = (3.0, 5.5)  # seconds until the next one


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned:
    """A fault: it begins at so many seconds, and lasts so long."""

    at: float
    fault: str
    seconds: float


def schedule(length: float, seed: int, *tracks: Sequence[str]) -> list[Planned]:
    """Faults for so many seconds; those of one track follow one another, each as often as may be.

    Tracks run side by side. Each begins with a shuffle of all its faults.
    """
    luck = Random(seed)
    found = [planned for track in tracks for planned in _track(length, luck, track)]
    return sorted(found, key=lambda planned: planned.at)


def _track(length: float, luck: Random, faults: Sequence[str]) -> Iterator[Planned]:
    now = 0.0
    rest: list[str] = []
    while True:
        if not rest:
            rest = luck.sample(faults, len(faults))
        seconds = luck.uniform(*_LASTS)
        if now + seconds > length:
            return
        yield Planned(at=now, fault=rest.pop(), seconds=seconds)
        now += seconds + luck.uniform(*_BETWEEN)
