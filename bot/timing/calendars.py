"""When a player's clock runs: in waking hours, not on days off, not while they are away.

A calendar is read from what is stored of a player, with care: what is odd there holds nothing up.
Spans of time are half-open: at seven in the morning they are awake, at eleven at night they sleep.
"""

from __future__ import annotations

import heapq
import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final

from bot.timing.zones import offset_at, offset_until, zone_named

ZONE: Final = "zone"  # of a profile: "Europe/Rome", "UTC+02:00"; confirmed by the player
SLEEP: Final = "sleep"  # "23:00-07:00"
DAYS_OFF: Final = "days_off"  # "6 7": ISO weekdays
AWAY: Final = "away"  # vacations: "from-until from-until:auto", seconds since the epoch
EARLIER_HOURS: Final = "earlier_hours"  # "until,zone,sleep,days_off;…": what held before

MOST_SLEEP: Final = 12 * 60  # minutes
MOST_DAYS_OFF: Final = 3
LONGEST_AWAY: Final = 60 * 86_400  # seconds: a span that is longer is a mistake in the store

# From and until, in seconds since the epoch.
Span = tuple[float, float]

_DAY: Final = 86_400
_WEEK: Final = 7 * _DAY
_WHOLE_WEEK: Final = ((0, _WEEK),)
_HORIZON: Final = 20 * 366 * _DAY  # how far ahead anybody looks
_SLEEP: Final = re.compile(r"(\d\d):(\d\d)-(\d\d):(\d\d)")
_VACATION: Final = re.compile(r"(\d{1,11})-(\d{1,11})(:auto)?")


@dataclass(frozen=True, slots=True)
class Vacation:
    """A span in which a player is away; `by_itself`: it began because their time ran out."""

    start: int
    end: int
    by_itself: bool = False

    def __str__(self) -> str:
        return f"{self.start}-{self.end}{':auto' if self.by_itself else ''}"


@dataclass(frozen=True, slots=True)
class Hours:
    """A player's week: their zone, when they sleep (minutes of the day), and their days off."""

    zone: tzinfo = UTC
    sleep: tuple[int, int] | None = None
    days_off: frozenset[int] = frozenset()

    @classmethod
    def read(cls, zone: str, sleep: str, days_off: str) -> Hours:
        """From the store. Without a zone nobody knows when their night is: they never sleep."""
        known = zone_named(zone) if zone else None
        if known is None:
            return cls()
        return cls(zone=known, sleep=read_sleep(sleep), days_off=read_days_off(days_off))

    def spans(self, start: float, end: float) -> Iterator[Span]:
        """When the player is awake between two moments, in order. Spans may touch."""
        week = _awake_in_week(self.sleep, self.days_off)
        if week == _WHOLE_WEEK:
            yield start, end
            return
        while start < end:
            until = min(end, offset_until(self.zone, start))
            yield from _repeated(week, offset_at(self.zone, start), start, until)
            start = until


@dataclass(frozen=True, slots=True)
class Calendar:
    """A player's hours, those that held before (each until some moment), and when they are away."""

    hours: Hours = field(default_factory=Hours)
    earlier: tuple[tuple[float, Hours], ...] = ()
    away: tuple[Span, ...] = ()
    agreed: Hours | None = None  # awake by these, they are awake, whatever they have set since

    @classmethod
    def of(cls, profile: Mapping[str, str]) -> Calendar:
        """The calendar of a stored profile. Whatever can't be read doesn't hold."""
        names = (ZONE, SLEEP, DAYS_OFF, EARLIER_HOURS, AWAY)
        return _read(*(profile.get(name, "") for name in names))

    def agreed_at(self, at: float) -> Calendar:
        """The calendar of a match that was agreed on at this moment.

        The hours that held then count; later ones only where they make more waking time, so that
        no player stretches a match by sleeping more once it has begun.
        """
        held = next((hours for until, hours in self.earlier if at < until), self.hours)
        return replace(self, agreed=held)

    def is_awake(self, at: float) -> bool:
        """Whether their clock would run at this moment."""
        return self.next_awake(at) == at

    def next_awake(self, at: float) -> float:
        """The first moment from `at` on at which they are awake."""
        return next(self.awake(at))[0]

    def awake_between(self, start: float, end: float, *, without: Iterable[Span] = ()) -> float:
        """For how many seconds of a span they are awake; `without` is left out."""
        total = 0.0
        for opened, closed in self.awake(start, without):
            if opened >= end:
                break
            total += min(closed, end) - opened
            if closed >= end:
                break
        return total

    def after_awake(self, start: float, seconds: float, *, without: Iterable[Span] = ()) -> float:
        """The first moment at which they will have been awake for `seconds` since `start`."""
        left = seconds
        if left <= 0:
            return start
        for opened, closed in self.awake(start, without):
            if left <= closed - opened:
                return opened + left
            left -= closed - opened
        return math.inf

    def window_start(self, at: float) -> float | None:
        """When the waking time began in which `at` lies, or that ended last before it.

        None if it has no beginning: they never sleep and were never away.
        """
        gone = next((start for start, end in self.away if start <= at < end), at)
        seen_from = gone - 2 * _WEEK  # no waking time is as long, unless they never sleep
        began = max((end for _, end in self.away if end <= at), default=None)
        for opened, _ in self.awake(seen_from):
            if opened > at:
                break
            if opened > seen_from:
                began = opened
        return began

    def away_until(self, at: float) -> float | None:
        """Until when they are on vacation at this moment; None: they aren't."""
        return next((end for start, end in self.away if start <= at < end), None)

    def awake(self, start: float, without: Iterable[Span] = ()) -> Iterator[Span]:
        """When they are awake from `start` on, in order, up to the horizon, except in `without`."""
        gaps = _merged([*self.away, *without])
        for opened, closed in _united(self._waking(start, start + _HORIZON)):
            for gone, back in gaps:
                if back <= opened or gone >= closed:
                    continue
                if gone > opened:
                    yield opened, gone
                opened = back
                if opened >= closed:
                    break
            if opened < closed:
                yield opened, closed

    def _waking(self, start: float, end: float) -> Iterator[Span]:
        # The same, whether they are away or not.
        if self.agreed is None:
            yield from self._by_hours(start, end)
        else:
            agreed = self.agreed.spans(start, end)
            yield from _united(heapq.merge(agreed, self._by_hours(start, end)))

    def _by_hours(self, start: float, end: float) -> Iterator[Span]:
        # The same by the hours that hold or held at each moment.
        for until, hours in self.earlier:
            if start < until:
                yield from hours.spans(start, min(until, end))
                start = until
        yield from self.hours.spans(start, end)


# No calendar: a clock that runs day and night.
ALWAYS: Final = Calendar()


def read_sleep(text: str) -> tuple[int, int] | None:
    """From when until when somebody sleeps, in minutes of the day; None: not at all.

    Seven in the morning is 420, whether or not midnight lies between. Of a longer sleep than may be
    set now, as older stores have it, the last hours count.
    """
    found = _SLEEP.fullmatch(text)
    if not found:
        return None
    h1, m1, h2, m2 = map(int, found.groups())
    if max(h1, h2) > 23 or max(m1, m2) > 59:
        return None
    start, end = h1 * 60 + m1, h2 * 60 + m2
    length = min((end - start) % 1440, MOST_SLEEP)
    return ((end - length) % 1440, end) if length else None


def read_days_off(text: str) -> frozenset[int]:
    """Weekdays, Monday 1; of more than may be set, as older stores have them, the last."""
    days = {int(day) for day in text.split() if day in tuple("1234567")}
    return frozenset(sorted(days)[-MOST_DAYS_OFF:])


def read_vacations(text: str) -> tuple[Vacation, ...]:
    """Vacations, the oldest first."""
    found = []
    for word in text.split():
        if match := _VACATION.fullmatch(word):
            start, end = int(match[1]), int(match[2])
            if 0 < end - start <= LONGEST_AWAY:
                found.append(Vacation(start, end, by_itself=bool(match[3])))
    return tuple(sorted(found, key=lambda vacation: vacation.start))


@lru_cache(1024)
def _read(zone: str, sleep: str, days_off: str, earlier: str, away: str) -> Calendar:
    vacations = read_vacations(away)
    return Calendar(
        hours=Hours.read(zone, sleep, days_off),
        earlier=tuple(_read_earlier(earlier)),
        away=_merged((float(one.start), float(one.end)) for one in vacations),
    )


def _read_earlier(text: str) -> Iterator[tuple[float, Hours]]:
    last = 0.0
    for part in text.split(";"):
        words = part.split(",")
        if len(words) == 4 and words[0].isdecimal() and float(words[0]) > last:
            last = float(words[0])
            yield last, Hours.read(*words[1:])


@lru_cache(512)
def _awake_in_week(sleep: tuple[int, int] | None, days_off: frozenset[int]) -> tuple[Span, ...]:
    # When one is awake in a week, in seconds from Monday at midnight.
    spans: list[Span] = []
    for day in range(7):
        if day + 1 in days_off:
            continue
        midnight = day * _DAY
        for start, end in _awake_in_day(sleep):
            spans.append((midnight + start * 60, midnight + end * 60))
    return _merged(spans)


def _awake_in_day(sleep: tuple[int, int] | None) -> tuple[tuple[int, int], ...]:
    # The same of a day, in minutes.
    if sleep is None:
        return ((0, 1440),)
    start, end = sleep
    found = ((end, start),) if end < start else ((0, start), (end, 1440))
    return tuple(span for span in found if span[0] < span[1])


def _repeated(week: tuple[Span, ...], offset: int, start: float, end: float) -> Iterator[Span]:
    # A week's spans, week after week, on a clock that is `offset` ahead of UTC.
    wall = datetime.fromtimestamp(start, UTC) + timedelta(seconds=offset)
    seconds = wall.hour * 3600 + wall.minute * 60 + wall.second
    monday = int(start) - (wall.isoweekday() - 1) * _DAY - seconds
    while monday < end:
        for opened, closed in week:
            span = max(start, monday + opened), min(end, monday + closed)
            if span[0] < span[1]:
                yield span
        monday += _WEEK


def _united(spans: Iterable[Span]) -> Iterator[Span]:
    # Spans in the order of their beginnings, those that overlap as one.
    last: Span | None = None
    for start, end in spans:
        if last and start <= last[1]:
            last = last[0], max(last[1], end)
            continue
        if last:
            yield last
        last = start, end
    if last:
        yield last


def _merged(spans: Iterable[Span]) -> tuple[Span, ...]:
    # Spans in order, those that meet or overlap as one.
    return tuple(_united(sorted(span for span in spans if span[0] < span[1])))
