"""A player's language, theme and other preferences."""

from __future__ import annotations

from bot.application import profile
from bot.application.model import Ask, Post, Reply
from bot.commands.context import Context
from bot.messages.preferences import VALUES, Preferences
from bot.messages.words import say_in
from renderers.wording import Say


class UnknownSettingError(ValueError):
    """There is no such setting; `values` are those there are."""

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        super().__init__(name)
        self.values = values


class SettingValueError(ValueError):
    """A setting takes no such value; `values` are those that it takes."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}={value}")
        self.name, self.values = name, VALUES[name]


async def choose(context: Context, ask: Ask, name: str, value: str) -> Reply:
    """Set one thing; the answer is in the new language already. Raises as `_check`."""
    _check(name, value)
    await context.store.update_profile(ask.me, {name: "" if value == VALUES[name][0] else value})
    settings = await context.store.profile(ask.me)
    say = say_in(context.preferences(ask, settings).language)
    words = value_words(name, value, say)
    return Reply(ack=say("hall-set", name=say(f"hall-set-{name}"), value=words))


def _check(name: str, value: str) -> None:
    """Raises UnknownSettingError, SettingValueError."""
    if name not in VALUES:
        raise UnknownSettingError(name, tuple(VALUES))
    if value not in VALUES[name]:
        raise SettingValueError(name, value)


async def choose_for_chat(context: Context, ask: Ask, language: str) -> Reply:
    """The language of a chat's public messages; the adapter has asked whether he may."""
    _check(profile.LANGUAGE, language)
    await context.store.update_profile(str(ask.where), {profile.LANGUAGE: language})
    return Reply(ack=(await context.say(ask))("hall-set-chat"))


async def show(context: Context, ask: Ask) -> Reply:
    """All settings as they are."""
    settings = await context.store.profile(ask.me)
    say = say_in(context.preferences(ask, settings).language)
    rows = tuple(
        say(
            "hall-pair",
            name=say(f"hall-set-{name}"),
            value=value_words(name, settings.get(name, values[0]), say),
        )
        for name, values in VALUES.items()
    )
    return Reply(private=Post(title=say("hall-settings"), lines=rows))


async def preferences_of(context: Context, ask: Ask) -> Preferences:
    """The asker's preferences, for adapters with pages of their own."""
    return context.preferences(ask, await context.store.profile(ask.me))


def value_words(name: str, value: str, say: Say) -> str:
    """A setting's value in words."""
    return say(f"hall-set-{name}-{value or 'auto'}")
