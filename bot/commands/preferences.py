"""A player's language, theme and other preferences, in words and by taps.

The data of a button: `set:` shows all settings, `set:theme` its values, `set:theme:dark` sets one.
What is set in more than one step has a page of its own: `set:hours` and all that begins with it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.application import daily_puzzles, digests, profile
from bot.application.linking import SETTINGS, change_settings
from bot.application.model import Address, Ask, Choice, Group, Post, Prompt, Reply, Section
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError, Told, named
from bot.commands import calendar_settings, reach_settings, vacation
from bot.commands.arguments import Argument, Given, Offered, Suggestion, choice, matching
from bot.commands.context import Context
from bot.commands.declaration import Command, Place
from bot.commands.read_choice import beside, parted, read_choice
from bot.messages.calendar_words import hours_summary
from bot.messages.preferences import VALUES
from bot.messages.words import Words, choose_language, say_in
from bot.timing.calendars import ZONE
from renderers.wording import Say

SETTING_PREFIX: Final = "set"
# What `/theme` offers.
LOOK: Final = (profile.THEME, profile.COLOUR_VISION, profile.TEXT_SIZE)
_OF_DIGEST: Final = (profile.REMINDERS, profile.DIGEST_HOUR)


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsPage:
    """A setting that is made of several: what its buttons do, and how it stands in a few words."""

    title: str
    tapped: Callable[[Context, Ask, str], Awaitable[Reply]]
    summary: Callable[[Mapping[str, str], float, Words], str]


# By what their buttons begin with, after `SETTING_PREFIX`.
PAGES: Final[Mapping[str, SettingsPage]] = {
    "hours": SettingsPage(
        title="calendar-hours",
        tapped=calendar_settings.tapped,
        summary=lambda settings, _, say: hours_summary(settings, say),
    ),
    "vacation": SettingsPage(
        title="calendar-vacation", tapped=vacation.tapped, summary=vacation.summary
    ),
}

# All settings, by what they are called.
_CALLED: Final[Mapping[str, Told]] = {
    **{name: named(f"hall-set-{name}") for name in VALUES},
    **{name: named(page.title) for name, page in PAGES.items()},
}


async def choose(context: Context, ask: Ask, name: str, value: str) -> Reply:
    """Set one thing; the answer is in the new language already.

    Both may be typed as they are shown. What is neither opens the menu of all settings, or of this
    one's values. Raises RefusedError: it is too often.
    """
    if name not in VALUES or value not in VALUES[name]:
        return await typed(context, ask, name, value)
    await context.admit(ask, Kind.SETTING)
    chosen = {name: "" if value == VALUES[name][0] else value}
    if name in SETTINGS:
        await change_settings(context.store, ask.me, chosen)
    else:
        await context.store.update_profile(ask.me, chosen)
    if name == profile.PUZZLE_HOUR:
        await daily_puzzles.schedule(context.store, ask.me, now=context.now())
    if name in _OF_DIGEST:
        await digests.schedule(context.store, ask.who.address, now=context.now())
    say = await context.say(ask)
    return Reply(
        ack=say("hall-set", name=say(f"hall-set-{name}"), value=value_words(name, value, say)),
        language=(ask.who.address, value) if name == profile.LANGUAGE else None,
    )


async def typed(context: Context, ask: Ask, name: str, value: str = "") -> Reply:
    """Set what words name, as menus and buttons call it; or show the menu that they lead to.

    What isn't understood is said above the menu. Raises RefusedError: it is too often.
    """
    settings, say = await context.settings(ask)
    try:
        name = read_choice(name, _CALLED)
    except RefusedError as err:
        return beside(err, say, await show(context, ask))
    if name in PAGES:
        return await PAGES[name].tapped(context, ask, "")
    if not value:
        return await show_values(context, ask, name)
    try:
        chosen = read_value(name, value)
    except RefusedError as err:
        return beside(err, say, Reply(private=_values((name,), settings, say)))
    return await choose(context, ask, name, chosen)


def read_value(name: str, text: str) -> str:
    """The value that words mean. Raises RefusedError."""
    return value_of(read_choice(text, values_called(name)))


def values_called(name: str) -> Mapping[str, Told]:
    """The values of a setting, by what they are called."""
    return {value or AUTO: partial(value_words, name, value) for value in VALUES[name]}


async def choose_for_chat(context: Context, ask: Ask, language: str) -> Reply:
    """The language of a chat's public messages; the adapter has asked whether they may."""
    language = read_value(profile.LANGUAGE, language or AUTO)
    await context.admit(ask, Kind.SETTING)
    await context.store.update_profile(str(ask.where), {profile.LANGUAGE: language})
    return Reply(ack=(await context.say(ask))("hall-set-chat"), language=(ask.where, language))


async def show(context: Context, ask: Ask) -> Reply:
    """Every setting as it is; a tap shows what else it may be."""
    settings, say = await context.settings(ask)
    places = await reach_settings.closed_places(context, ask, say)
    is_linked = len(await context.store.identities(ask.me)) > 1
    shown = [name for name in VALUES if is_linked or name != profile.TOLD_ON]
    page = _overview(ask.who.address, settings, places, context.now(), say, shown)
    return Reply(private=page)


async def show_values(context: Context, ask: Ask, *names: str) -> Reply:
    """The values of some settings, the present ones marked; all settings, if one isn't known."""
    if not set(names) <= set(VALUES):
        return await show(context, ask)
    settings, say = await context.settings(ask)
    return Reply(private=_values(names, settings, say))


async def tapped(context: Context, ask: Ask, text: str) -> Reply:
    """What a tap comes to. Raises RefusedError."""
    name, has_value, value = text.removeprefix(f"{SETTING_PREFIX}:").partition(":")
    if name in PAGES:
        return await PAGES[name].tapped(context, ask, value)
    if name == reach_settings.REACH:
        return await reach_settings.try_again(context, ask)
    if has_value:
        done = await choose(context, ask, name, value)
        return replace(done, private=(await show(context, ask)).private)
    return await show_values(context, ask, name)


def _overview(
    who: Address,
    settings: Mapping[str, str],
    places: tuple[Section, ...],
    now: float,
    say: Words,
    names: Sequence[str],
) -> Post:
    present = {name: value_words(name, _present(name, settings), say) for name in VALUES}
    if not settings.get(ZONE):
        present[profile.DIGEST_HOUR] = say("reach-hour-utc", hour=profile.digest_hour(settings))
    is_daily = profile.reminders(settings) is profile.Reminders.DAILY
    shown = [name for name in names if name != profile.DIGEST_HOUR or is_daily]
    rows = [(name, say(f"hall-set-{name}"), present[name]) for name in shown]
    rows += [
        (name, say(page.title), page.summary(settings, now, say)) for name, page in PAGES.items()
    ]
    lines = tuple(say("hall-pair", name=words, value=value) for _, words, value in rows)
    controls = tuple(
        Choice(label=words, ticket=f"{SETTING_PREFIX}:{name}") for name, words, _ in rows
    )
    controls += reach_settings.controls(
        settings, places, f"{SETTING_PREFIX}:{reach_settings.REACH}", say
    )
    prompt = Prompt(lead=say("entrance-choose-setting"), controls=controls)
    return Post(
        title=say("hall-settings"),
        lines=(*lines, reach_settings.line(who, settings, say)),
        sections=places,
        prompt=prompt,
    )


def _values(names: tuple[str, ...], settings: Mapping[str, str], say: Words) -> Post:
    groups = tuple(_row(name, _present(name, settings), say) for name in names)
    back = Choice(label=say("hall-back"), ticket=f"{SETTING_PREFIX}:")
    return Post(
        title=" · ".join(say(f"hall-set-{name}") for name in names),
        prompt=Prompt(groups=groups, controls=(back,)),
    )


def _row(name: str, present: str, say: Words) -> Group:
    choices = tuple(
        Choice(
            label=("✓ " if value == present else "") + value_words(name, value, say),
            ticket=f"{SETTING_PREFIX}:{name}:{value}",
        )
        for value in VALUES[name]
    )
    return Group(key=name, label=say(f"hall-set-{name}"), choices=choices)


# What is stored may be of an older Salle.
def _present(name: str, settings: Mapping[str, str]) -> str:
    value = settings.get(name, "")
    return value if value in VALUES[name] else VALUES[name][0]


def value_words(name: str, value: str, say: Say) -> str:
    """A setting's value in words."""
    if value and name in (profile.DIGEST_HOUR, profile.PUZZLE_HOUR):
        return say("reach-hour", hour=value)
    return say(f"hall-set-{name}-{value or 'auto'}")


# What is typed for the value that leaves it to the platform.
AUTO: Final = "auto"


def value_of(words: str) -> str:
    """A setting's value as it is kept, from how it is typed."""
    value = words.strip().casefold()
    return "" if value == AUTO else value


async def _say(context: Context, ask: Ask, given: Given) -> Reply:
    if not given.words.strip():
        return await show(context, ask)
    return await typed(context, ask, *parted(given.words, _CALLED))


async def _suggestions(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    say, name = say_in(choose_language(ask.who.locale)), given.so_far("setting")
    found = [
        Suggestion(value=value or AUTO, words=value_words(name, value, say))
        for value in VALUES.get(name, ())
    ]
    return matching(found, typed)


COMMAND: Final = Command(
    name="settings",
    run=_say,
    arguments=(
        choice("setting", *(Offered.of(name, f"hall-set-{name}") for name in VALUES)),
        Argument(name="value", suggest=_suggestions),
    ),
    group="settings",
    within="show",
    rank=10,
    in_menu=frozenset({Place.PRIVATE}),
    menus={SETTING_PREFIX: tapped},
)
