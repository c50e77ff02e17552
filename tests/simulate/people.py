"""Who plays: people with their hours, who answer soon or late, and some of whom don't stay."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from tests.simulate import platforms
from tests.simulate.hours import Hours

HOUR, DAY = 3_600.0, 86_400.0
NEVER = math.inf

_ZONES = ("Europe/Rome", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Asia/Tokyo")
_GOLDEN = 0.618
_SPREAD = 1.0  # of the logarithm of how long somebody takes


@dataclass(kw_only=True)
class Person:
    """Somebody, and how he is."""

    address: str
    name: str
    hours: Hours  # that he keeps
    tells_hours: bool  # whether Salle knows them
    pace: float  # seconds that he takes for a move, mostly
    forgets: float  # how likely he is to let a move lie for days
    sends_at_once: bool
    reminders: str
    vanishes: float = NEVER  # from when on nobody hears of him
    blocks: tuple[float, float] = (NEVER, NEVER)
    leaves: float = NEVER  # on vacation
    days_away: int = 0
    luck: Random = field(repr=False)

    @property
    def platform(self) -> str:
        return self.address.partition(":")[0]

    @cached_property
    def told_hours(self) -> Hours:
        """What Salle knows of his hours."""
        if self.tells_hours:
            return self.hours
        return Hours(first=self.hours.first, length=self.hours.length)

    @property
    def facts(self) -> dict[str, str | bool]:
        """Who never comes back doesn't adjourn: two of them would leave a match for good."""
        stays = self.vanishes == NEVER
        return {"address": self.address, "name": self.name, "adjourns": stays}

    @property
    def profile(self) -> Mapping[str, str]:
        """What he has told Salle of himself."""
        told = {"name": self.name, "locale": "en", "reminders": self.reminders}
        if self.sends_at_once:
            told["sending"] = "at_once"
        if self.tells_hours:
            begin, end = self.hours.sleep
            told["zone"] = self.hours.zone
            told["sleep"] = f"{begin:02}:00-{end:02}:00"
            if self.hours.days_off:
                told["days_off"] = " ".join(map(str, sorted(self.hours.days_off)))
        return told

    def go_away(self, now: float) -> None:
        """On vacation, and Salle knows: from the next moment on."""
        span = now + 1.0, now + self.days_away * DAY
        for hours in {id(h): h for h in (self.hours, self.told_hours)}.values():
            hours.leave(span)

    def acts_at(self, now: float) -> float:
        """When he answers what he was told now; NEVER if he is gone by then."""
        seconds = self.pace * self.luck.lognormvariate(0.0, _SPREAD)
        if self.luck.random() < self.forgets:
            seconds += self.luck.uniform(1.0, 5.0) * DAY
        at = now + seconds
        while not self.hours.is_awake(at):
            at += self.luck.uniform(0.2, 1.0) * HOUR
        return NEVER if at >= self.vanishes else at


def populate(count: int, luck: Random, *, start: float, days: float, length: float) -> list[Person]:
    """So many, half on each platform. They play for `days`, and live for `length` seconds."""
    return [
        _person(number, Random(luck.random()), start, days * DAY, length) for number in range(count)
    ]


def _person(number: int, luck: Random, start: float, playing: float, length: float) -> Person:
    platform = platforms.NAMES[number % len(platforms.NAMES)]
    bed, gets_up = luck.choice(((22, 6), (23, 7), (0, 8), (2, 10), (21, 9)))
    hours = Hours(
        first=start,
        length=length,
        zone=luck.choice(_ZONES),
        sleep=(bed, gets_up),
        days_off=luck.choice((frozenset(), frozenset(), frozenset({6, 7}), frozenset({7}))),
    )
    fate = (number * _GOLDEN + 0.1) % 1.0  # so that there are some of each kind, however few
    moment = start + luck.uniform(0.2, 0.9) * playing
    comes_back = moment + luck.uniform(0.1, 0.5) * playing if luck.random() < 0.5 else NEVER
    return Person(
        address=f"{platform}:{1000 + number}",
        name=f"Person {number}",
        hours=hours,
        tells_hours=luck.random() < 0.6,
        pace=luck.choice((4.0, 14.0, 26.0, 40.0)) * HOUR,
        forgets=luck.choice((0.0, 0.0, 0.05, 0.15)),
        sends_at_once=luck.random() < 0.5,
        reminders=luck.choice(("due", "due", "daily", "never")),
        vanishes=moment if fate < 0.15 else NEVER,
        blocks=(moment, comes_back) if 0.15 <= fate < 0.25 else (NEVER, NEVER),
        leaves=moment if 0.25 <= fate < 0.4 else NEVER,
        days_away=luck.randint(2, 9),
        luck=luck,
    )
