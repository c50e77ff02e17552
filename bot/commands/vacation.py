"""Vacation: thirty days a year in which a player's clock stands still.

The data of a button: `set:vacation` shows how many days are left, `:<days>` begins one of so many,
`:end` ends it, `:auto` and `:never` say whether one may begin by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from bot.application import digests
from bot.application.linking import change_settings
from bot.application.model import Ask, Choice, Group, Post, Prompt, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tickets import TicketError
from bot.commands.arguments import Argument
from bot.commands.context import Context
from bot.commands.declaration import Command, Place, of_words
from bot.commands.read_choice import beside
from bot.commands.read_vacation import example, read_vacation
from bot.messages.calendar_posts import SETTINGS, VACATION
from bot.messages.calendar_words import until_words, zone_of
from bot.messages.words import Words
from bot.timing import vacations
from bot.timing.vacations import VacationError

_DAY: Final = 86_400
_OFFERED: Final = (1, 2, 3, 5, 7, 10, 14, 21, 30)
_END: Final = "end"
_AUTO: Final = "auto"

Profile = Mapping[str, str]
_Change = Callable[[Profile, float], Profile]


async def vacation(context: Context, ask: Ask, text: str = "") -> Reply:
    """ "5", "until 3 May", "end"; without words: how many days are left, and buttons.

    The same where nothing can be made of the words, with what would be right.
    """
    profile, say = await context.settings(ask)
    shown = Reply(private=_post(profile, context.now(), say))
    if not text.strip():
        return shown
    try:
        until = read_vacation(text, context.now(), zone_of(profile))
        return await (_end(context, ask) if until is None else _begin(context, ask, until))
    except RefusedError as err:
        return beside(err, say, shown)


async def tapped(context: Context, ask: Ask, value: str) -> Reply:
    """What a tap comes to. Raises RefusedError."""
    if value == _END:
        return await _end(context, ask)
    if value in (_AUTO, vacations.NEVER):
        stored = vacations.NEVER if value == vacations.NEVER else ""
        await change_settings(context.store, ask.me, {vacations.BY_ITSELF: stored})
        return await vacation(context, ask)
    if value:
        if not (value.isascii() and value.isdigit() and int(value) in _OFFERED):
            raise TicketError(value)
        return await _begin(context, ask, context.now() + int(value) * _DAY)
    return await vacation(context, ask)


def summary(profile: Profile, now: float, say: Words) -> str:
    """How it stands, in a few words."""
    running = vacations.present(profile, now)
    if running:
        return until_words(running.end, zone_of(profile), say)
    return say("calendar-vacation-days", days=vacations.days_left(profile, now))


async def _begin(context: Context, ask: Ask, until: float) -> Reply:
    def begin(profile: Profile, now: float) -> Profile:
        return vacations.begin(profile, now, until)

    def begin_elsewhere(profile: Profile, now: float) -> Profile:
        running = vacations.present(profile, now)
        return begin(profile, now) if running else vacations.begin_at_most(profile, now, until)

    return await _change(context, ask, begin, begin_elsewhere)


async def _end(context: Context, ask: Ask) -> Reply:
    return await _change(context, ask, vacations.end, vacations.end, ack="calendar-vacation-ended")


# Flags may fall sooner than was foreseen, or later. The days of each identity are its own.
# Raises RefusedError.
async def _change(
    context: Context, ask: Ask, change: _Change, elsewhere: _Change, *, ack: str = ""
) -> Reply:
    (profile, say), now = await context.settings(ask), context.now()
    try:
        changes = change(profile, now)
    except VacationError as err:
        facts = {"left": err.left, "wanted": err.wanted, "days": vacations.DAYS_A_YEAR}
        raise RefusedError(f"calendar-vacation-{err.trouble}", date=example(now), **facts) from None
    await context.admit(ask, Kind.SETTING)
    await context.store.update_profile(ask.me, changes)
    for identity in await context.store.identities(ask.me):
        if identity != ask.me:
            with suppress(VacationError):  # it isn't away, or has fewer days left
                there = elsewhere(await context.store.profile(identity), now)
                await context.store.update_profile(identity, there)
    await context.tables.retime_all(ask.me)
    await digests.schedule(context.store, ask.who.address, now=context.now())
    shown = _post({**profile, **changes}, context.now(), say)
    return Reply(ack=say(ack) if ack else "", private=shown)


def _post(profile: Profile, now: float, say: Words) -> Post:
    running, left = vacations.present(profile, now), vacations.days_left(profile, now)
    lines = [say("calendar-vacation-left", days=left)]
    if running:
        until = until_words(running.end, zone_of(profile), say)
        lines.insert(0, say("calendar-vacation-on", until=until))
    goes_by_itself = profile.get(vacations.BY_ITSELF) != vacations.NEVER
    lines.append(say(f"calendar-vacation-{_AUTO if goes_by_itself else vacations.NEVER}"))
    lines.append(say("calendar-vacation-typed", date=example(now)(say)))
    choices = tuple(
        Choice(label=say("calendar-vacation-days", days=days), ticket=f"{VACATION}:{days}")
        for days in _OFFERED
        if days <= left and not running
    )
    end = Choice(label=say("calendar-vacation-end"), ticket=f"{VACATION}:{_END}")
    other = vacations.NEVER if goes_by_itself else _AUTO
    controls = (
        *((end,) if running else ()),
        Choice(label=say(f"calendar-vacation-set-{other}"), ticket=f"{VACATION}:{other}"),
        Choice(label=say("hall-back"), ticket=SETTINGS),
    )
    group = Group(key="vacation", label=say("calendar-vacation"), choices=choices)
    return Post(
        title=say("calendar-vacation"),
        lines=tuple(lines),
        prompt=Prompt(groups=(group,) if choices else (), controls=controls),
    )


COMMAND: Final = Command(
    name="vacation",
    run=of_words(vacation),
    arguments=(Argument(name="vacation"),),
    group="settings",
    rank=20,
    in_menu=frozenset({Place.PRIVATE}),
)
