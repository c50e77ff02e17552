"""What a player is shown of their hours, and the ways to choose their time zone by taps.

The data of the buttons is read by `bot/commands/calendar_settings.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC
from typing import Final

from bot.application.model import ButtonStyle, Choice, Group, Post, Prompt
from bot.messages.calendar_words import (
    days_off_of,
    hours_lines,
    sleep_words,
    time_there,
    weekday_names,
)
from bot.messages.words import Words
from bot.messages.zone_names import clocks_in_use, zone_name
from bot.timing.calendars import SLEEP, read_sleep
from bot.timing.zones import zone_named

# What the buttons begin with.
HOURS: Final = "set:hours"
VACATION: Final = "set:vacation"
SETTINGS: Final = "set:"

_NIGHTS: Final = (
    "21:00-05:00", "22:00-06:00", "22:00-07:00", "23:00-06:00", "23:00-07:00", "23:00-08:00",
    "00:00-07:00", "00:00-08:00", "00:00-09:00", "01:00-08:00", "01:00-09:00", "02:00-10:00",
)  # fmt: skip


def hours_post(profile: Mapping[str, str], now: float, say: Words) -> Post:
    """Their hours as they are; sleep and days off are set by one tap each."""
    controls = (
        Choice(label=say("calendar-zone"), ticket=f"{HOURS}:zone"),
        Choice(label=say("calendar-vacation"), ticket=VACATION),
        Choice(label=say("hall-back"), ticket=SETTINGS),
    )
    return Post(
        title=say("calendar-hours"),
        lines=(*hours_lines(profile, now, say), say("calendar-hours-typed")),
        prompt=Prompt(
            lead=say("calendar-tap"),
            groups=(_sleep_menu(profile, say), _days(profile, say)),
            controls=controls,
        ),
    )


# Other nights are typed.
def _sleep_menu(profile: Mapping[str, str], say: Words) -> Group:
    present = profile.get(SLEEP, "") if read_sleep(profile.get(SLEEP, "")) else ""
    nights = ("", *sorted({*_NIGHTS, *filter(None, [present])}, key=_from_evening))
    choices = tuple(
        Choice(
            label=_marked(sleep_words({SLEEP: night}, say), is_present=night == present),
            ticket=f"{HOURS}:sleep:{night.replace(':', '') or 'none'}",
        )
        for night in nights
    )
    return Group(
        key="sleep",
        label=say("calendar-sleep"),
        choices=choices,
        menu=f"{HOURS}:sleep",
        present=sleep_words(profile, say),
    )


def nights_post(profile: Mapping[str, str], say: Words) -> Post:
    """The nights to choose from, where they have no room among the rest."""
    menu = _sleep_menu(profile, say)
    group = Group(key=menu.key, label=menu.label, choices=menu.choices)
    back = Choice(label=say("hall-back"), ticket=f"{HOURS}:all")
    return Post(title=menu.label, prompt=Prompt(groups=(group,), controls=(back,)))


def zone_question(
    zones: Sequence[str], now: float, say: Words, *, lead: str = "calendar-which-place"
) -> Post:
    """Which of some zones is theirs: by what the clock there shows now."""
    if len(zones) == 1:
        (zone,) = zones
        time, place = _time_in(zone, now), zone_name(zone, say.language)
        yes = Choice(
            label=say("calendar-yes", place=place),
            ticket=f"{HOURS}:in:{zone}",
            style=ButtonStyle.GO,
        )
        prompt = Prompt(lead=say("calendar-is-it", time=time), controls=(yes, *_ways_out(say)))
        return Post(title=say("calendar-zone"), prompt=prompt)
    choices = tuple(
        Choice(
            label=f"{zone_name(zone, say.language)} · {_time_in(zone, now)}",
            ticket=f"{HOURS}:in:{zone}",
        )
        for zone in zones
    )
    group = Group(key="zone", label=say("calendar-zone"), choices=choices)
    prompt = Prompt(lead=say(lead), groups=(group,), controls=_ways_out(say))
    return Post(title=say("calendar-zone"), prompt=prompt)


def time_question(now: float, say: Words) -> Post:
    """What time it is where they are, of all times that it is somewhere."""
    choices = tuple(
        Choice(label=time_there(UTC, now + ahead * 60), ticket=f"{HOURS}:at:{ahead}")
        for ahead in clocks_in_use(now)
    )
    group = Group(key="time", label=say("calendar-which-time"), choices=choices)
    back = Choice(label=say("hall-back"), ticket=f"{HOURS}:all")
    return Post(
        title=say("calendar-zone"),
        lines=(say("calendar-hours-typed"),),
        prompt=Prompt(lead=say("calendar-which-time"), groups=(group,), controls=(back,)),
    )


def _ways_out(say: Words) -> tuple[Choice, ...]:
    return (
        Choice(label=say("calendar-other-time"), ticket=f"{HOURS}:times"),
        Choice(label=say("hall-back"), ticket=f"{HOURS}:all"),
    )


def _days(profile: Mapping[str, str], say: Words) -> Group:
    off = days_off_of(profile)
    choices = tuple(
        Choice(
            label=_marked(name, is_present=day in off),
            ticket=f"{HOURS}:off:{day}",
            name=f"{say('calendar-days-off')}: {name}",
        )
        for day, name in weekday_names(say).items()
    )
    return Group(key="days_off", label=say("calendar-days-off"), choices=choices)


def _marked(label: str, *, is_present: bool) -> str:
    return f"✓ {label}" if is_present else label


# Orders nights by when they begin, from noon on, then by when they end.
def _from_evening(night: str) -> tuple[int, ...]:
    return tuple((each - 720) % 1440 for each in read_sleep(night) or ())


def _time_in(zone: str, now: float) -> str:
    return time_there(zone_named(zone) or UTC, now)
