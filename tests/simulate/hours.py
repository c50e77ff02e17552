"""When somebody is awake, as they would say: looked up quarter of an hour by quarter.

The judge's own model, written without looking at Salle's. Nobody's hours begin or end within a
quarter of an hour.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from itertools import accumulate
from zoneinfo import ZoneInfo

QUARTER = 900.0
Span = tuple[float, float]


@dataclass(frozen=True, kw_only=True)
class Hours:
    """Somebody's, from `first` on, for so many seconds."""

    first: float  # a full hour
    length: float
    zone: str = ""  # "": never said, and so counted as always awake
    sleep: tuple[int, int] = (0, 0)  # hours of their day: from, until
    days_off: frozenset[int] = frozenset()  # 1 is Monday
    away: list[Span] = field(default_factory=list)  # on vacation

    def leave(self, span: Span) -> None:
        """On vacation."""
        self.away.append(span)

    def is_awake(self, at: float) -> bool:
        is_away = any(begin <= at < end for begin, end in self.away)
        return not is_away and self._is_up(at)

    def _is_up(self, at: float) -> bool:
        if not self.zone:
            return True
        here = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        begin, end = self.sleep
        is_night = begin <= here.hour < end if begin <= end else not end <= here.hour < begin
        return not is_night and here.isoweekday() not in self.days_off

    def awake(self, begin: float, end: float) -> float:
        """Waking seconds between two moments."""
        at_home = [(begin, end)]
        for start, stop in self.away:
            at_home = [rest for span in at_home for rest in _without(span, start, stop)]
        return sum(
            self._since_first(stop) - self._since_first(start)
            for start, stop in at_home
            if start < stop
        )

    @cached_property
    def _quarters(self) -> list[bool]:
        count = int(self.length / QUARTER) + 1
        return [self._is_up(self.first + QUARTER * number) for number in range(count)]

    @cached_property
    def _sums(self) -> list[float]:
        return [0.0, *accumulate(QUARTER * awake for awake in self._quarters)]

    def _since_first(self, at: float) -> float:
        number, rest = divmod(at - self.first, QUARTER)
        index = int(number)
        return self._sums[index] + (rest if self._quarters[index] else 0.0)


def _without(span: Span, start: float, stop: float) -> Iterator[Span]:
    """What is left of a span outside of another one."""
    begin, end = span
    if begin < min(end, start):
        yield begin, min(end, start)
    if max(begin, stop) < end:
        yield max(begin, stop), end
