"""Who plays: people with their hours, who answer soon or late, and some of whom don't stay."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from tests.simulate import platforms
from tests.simulate.hours import Hours
from tests.simulate.kinds import KINDS, Kind

HOUR, DAY = 3_600.0, 86_400.0
NEVER = math.inf

_ZONES = ("Europe/Rome", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Asia/Tokyo")
_FEW = 30  # people among whom nobody plays on the page, for want of rivals there
_OTHER_ID = 500_000  # more than an identity's number is that of the same person elsewhere
_PACES = (4.0, 14.0, 26.0, 40.0)  # hours
_SPREAD = 1.0  # of the logarithm of how long somebody takes


@dataclass(kw_only=True)
class Person:
    """A person and their habits."""

    address: str
    name: str
    kind: Kind
    other: str = ""  # the address of an identity elsewhere, which they link
    hours: Hours  # that they keep
    tells_hours: bool  # whether Salle knows them
    pace: float  # seconds that they take for a move, mostly
    forgets: float  # how likely they are to let a move lie for days
    sends_at_once: bool
    reminders: str
    vanishes: float = NEVER  # from when on they are gone
    blocks: tuple[float, float] = (NEVER, NEVER)
    leaves: float = NEVER  # on vacation
    days_away: int = 0
    errand: float = NEVER  # when they do what their kind does once
    is_linked: bool = False  # by now
    is_deleted: bool = False
    luck: Random = field(repr=False)

    @property
    def platform(self) -> str:
        return self.address.partition(":")[0]

    @cached_property
    def told_hours(self) -> Hours:
        """What Salle knows of their hours."""
        if self.tells_hours:
            return self.hours
        return Hours(first=self.hours.first, length=self.hours.length)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Of all their identities."""
        return (self.address, self.other) if self.other else (self.address,)

    def facts_of(self, address: str) -> dict[str, str | bool]:
        """Under one of their identities."""
        return self.facts | {"address": address}

    @property
    def facts(self) -> dict[str, str | bool]:
        """Who never comes back doesn't adjourn: two of them would leave a match for good."""
        stays = self.vanishes == NEVER
        return {"address": self.address, "name": self.name, "adjourns": stays}

    @property
    def profile(self) -> Mapping[str, str]:
        """What they have told Salle of themselves."""
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
        """When they answer what they were told now; NEVER if they are gone by then."""
        seconds = self.pace * self.luck.lognormvariate(0.0, _SPREAD)
        if self.luck.random() < self.forgets:
            seconds += self.luck.uniform(1.0, 5.0) * DAY
        at = now + seconds
        while not self.hours.is_awake(at):
            at += self.luck.uniform(0.2, 1.0) * HOUR
        return NEVER if at >= self.vanishes else at


def populate(count: int, luck: Random, *, start: float, days: float, length: float) -> list[Person]:
    """So many, of all kinds: two fifths on each platform, and the others on the page.

    They play for `days`, and live for `length` seconds.
    """
    return [
        _person(number, platform, Random(luck.random()), start, days * DAY, length)
        for number, platform in enumerate(_platforms(count))
    ]


def _platforms(count: int) -> list[str]:
    cycle = (*platforms.CHATS, *platforms.CHATS, platforms.PAGE)
    cycle = cycle if count >= _FEW else platforms.CHATS
    return [cycle[number % len(cycle)] for number in range(count)]


def _person(
    number: int, platform: str, luck: Random, start: float, playing: float, length: float
) -> Person:
    kind = KINDS[number % len(KINDS)]
    bed, gets_up = luck.choice(((22, 6), (23, 7), (0, 8), (2, 10), (21, 9)))
    hours = Hours(
        first=start,
        length=length,
        zone=luck.choice(_ZONES),
        sleep=(bed, gets_up),
        days_off=luck.choice((frozenset(), frozenset(), frozenset({6, 7}), frozenset({7}))),
    )
    moment = start + luck.uniform(0.2, 0.9) * playing
    comes_back = moment + luck.uniform(0.1, 0.5) * playing if luck.random() < 0.5 else NEVER
    elsewhere = next(name for name in platforms.CHATS if name != platform)
    return Person(
        address=f"{platform}:{1000 + number}",
        name=f"Person {number}",
        kind=kind,
        other=f"{elsewhere}:{_OTHER_ID + number}" if kind is Kind.LINKED else "",
        hours=hours,
        tells_hours=luck.random() < 0.6,
        pace=_pace(kind, luck) * HOUR,
        forgets=0.15 if kind is Kind.FORGETFUL else luck.choice((0.0, 0.0, 0.05)),
        sends_at_once=luck.random() < 0.5,
        reminders=luck.choice(("due", "due", "daily", "never")),
        vanishes=moment if kind is Kind.VANISHING else NEVER,
        blocks=(moment, comes_back) if kind is Kind.CLOSED else (NEVER, NEVER),
        leaves=moment if kind is Kind.TRAVELLING else NEVER,
        days_away=luck.randint(2, 9),
        errand=moment,
        luck=luck,
    )


def _pace(kind: Kind, luck: Random) -> float:
    match kind:
        case Kind.PROMPT:
            return _PACES[0]
        case Kind.SLOW:
            return _PACES[-1]
        case _:
            return luck.choice(_PACES)
