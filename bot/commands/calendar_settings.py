"""A player's hours: their time zone, when they sleep, their days off; in words and by taps.

The data of a button: `set:hours` shows them (`:all` also while the zone isn't known), `:zone` asks
for the zone, `:times` what time it is where they are, `:at:<minutes>` which place that is,
`:in:<zone>` is their answer; `:sleep` shows nights, `:sleep:<hhmm>-<hhmm>` sets one,
`:off:<weekday>` makes a day off or not.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.application import digests
from bot.application.linking import change_hours
from bot.application.model import Ask, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError, quoted
from bot.application.tickets import TicketError
from bot.commands.arguments import Argument
from bot.commands.context import Context
from bot.commands.declaration import Command, of_words
from bot.commands.read_choice import beside
from bot.commands.read_hours import read_hours, sleep_between
from bot.messages.calendar_posts import hours_post, nights_post, time_question, zone_question
from bot.messages.calendar_words import days_off_of, hours_lines
from bot.messages.words import Words
from bot.messages.zone_names import FoundZones, find_zones, likely_zones, zones_by_the_clock
from bot.timing.calendars import DAYS_OFF, MOST_DAYS_OFF, SLEEP, ZONE
from bot.timing.new_hours import set_hours
from bot.timing.zones import zone_named

_NIGHT: Final = re.compile(r"([01]\d|2[0-3])([0-5]\d)-([01]\d|2[0-3])([0-5]\d)")
_DAYS: Final = frozenset("1234567")
_MOST_AHEAD: Final = 12 * 60  # minutes


async def show(context: Context, ask: Ask) -> Reply:
    """The asker's hours; while their zone isn't known, the question for it."""
    profile, say = await context.settings(ask)
    if not zone_named(profile.get(ZONE, "")):
        return _ask_zone(context, ask, profile, say)
    return Reply(private=hours_post(profile, context.now(), say))


async def typed(context: Context, ask: Ask, text: str) -> Reply:
    """ "Rome 23-7 sat sun". What is left out stays as it is.

    What is understood is set. What isn't is told above what there is then, with its buttons.
    """
    if not text.strip():
        return await show(context, ask)
    wish = read_hours(text)
    refused, given = wish.refused, {SLEEP: wish.sleep, DAYS_OFF: wish.days_off}
    chosen = {name: value for name, value in given.items() if value is not None}
    found, unread = _find_place(wish.place, context.now())
    is_sure = len(found.zones) == 1 and not found.is_near
    if is_sure:
        chosen[ZONE] = found.zones[0]
    if unread:
        refused = refused or RefusedError("hall-not-understood", word=quoted(unread))
    elif wish.place and not found.zones:
        refused = refused or RefusedError("calendar-refused-place", text=quoted(wish.place))
    shown = await (_set(context, ask, chosen) if chosen else show(context, ask))
    _, say = await context.settings(ask)
    if found.zones and not is_sure:
        lead = "calendar-did-you-mean" if found.is_near else "calendar-which-place"
        shown = Reply(private=zone_question(found.zones, context.now(), say, lead=lead))
    if refused is None:
        return shown
    return beside(refused, say, shown, has_changed=bool(chosen))


# The zones that all or some words in a row may mean; and the other words.
def _find_place(text: str, now: float) -> tuple[FoundZones, str]:
    whole, words = find_zones(text, now), text.split()
    if whole.zones and not whole.is_near:
        return whole, ""
    for count in range(len(words) - 1, 0, -1):
        for start in range(len(words) - count + 1):
            found = find_zones(" ".join(words[start : start + count]), now)
            if found.zones and not found.is_near:
                return found, " ".join(words[:start] + words[start + count :])
    return whole, ""


async def tapped(context: Context, ask: Ask, text: str) -> Reply:
    """What a tap comes to; `text` is what follows `set:hours`. Raises RefusedError."""
    part, _, value = text.strip(":").partition(":")
    (profile, say), now = await context.settings(ask), context.now()
    match part:
        case "zone":
            return _ask_zone(context, ask, profile, say)
        case "" if not zone_named(profile.get(ZONE, "")):
            return _ask_zone(context, ask, profile, say)
        case "" | "all":
            return Reply(private=hours_post(profile, now, say))
        case "times":
            return Reply(private=time_question(now, say))
        case "at" if re.fullmatch(r"-?\d{1,3}", value) and abs(int(value)) <= _MOST_AHEAD:
            zones = zones_by_the_clock(int(value), ask.who.locale, now)
            return Reply(private=zone_question(zones, now, say))
        case "in" if zone_named(value):
            return await _set(context, ask, {ZONE: value})
        case "sleep" if not value:
            return Reply(private=nights_post(profile, say))
        case "sleep":
            return await _set(context, ask, {SLEEP: _night(value)})
        case "off" if value in _DAYS:
            return await _flip_day(context, ask, profile, int(value))
    raise TicketError(text)


# By what the platform says; where it says nothing, by the time.
def _ask_zone(context: Context, ask: Ask, profile: Mapping[str, str], say: Words) -> Reply:
    now = context.now()
    named = (ask.zone,) if ask.zone and zone_named(ask.zone) else ()
    likely = named or likely_zones(ask.who.locale, now)
    post = zone_question(likely, now, say) if likely else time_question(now, say)
    return Reply(private=replace(post, lines=(*hours_lines(profile, now, say), *post.lines)))


def _night(value: str) -> str:
    if value == "none":
        return ""
    found = _NIGHT.fullmatch(value)
    if not found:
        raise TicketError(value)
    h1, m1, h2, m2 = map(int, found.groups())
    return sleep_between(h1 * 60 + m1, h2 * 60 + m2)


async def _flip_day(context: Context, ask: Ask, profile: Mapping[str, str], day: int) -> Reply:
    off = days_off_of(profile) ^ {day}
    if len(off) > MOST_DAYS_OFF:
        raise RefusedError("calendar-refused-days", most=MOST_DAYS_OFF)
    return await _set(context, ask, {DAYS_OFF: " ".join(map(str, sorted(off)))})


async def _set(context: Context, ask: Ask, chosen: Mapping[str, str]) -> Reply:
    profile, say = await context.settings(ask)
    changes = set_hours(profile, chosen, context.now())
    if changes:
        await context.admit(ask, Kind.SETTING)
        await change_hours(context.store, ask.me, chosen, context.now())
        await context.tables.retime_all(ask.me)
        await digests.schedule(context.store, ask.who.address, now=context.now())
    after = {**profile, **changes}
    if not zone_named(after.get(ZONE, "")):
        return _ask_zone(context, ask, after, say)
    shown = hours_post(after, context.now(), say)
    running = (say("calendar-running"),) if changes else ()
    return Reply(private=replace(shown, lines=(*shown.lines, *running)))


COMMAND: Final = Command(
    name="hours",
    run=of_words(typed),
    arguments=(Argument(name="hours"),),
    group="settings",
)
