"""How pictures look for somebody."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from bot.application.model import Ask, Reply
from bot.application.refused import RefusedError, Told
from bot.commands import preferences
from bot.commands.arguments import Given, Offered, choice
from bot.commands.context import Context
from bot.commands.declaration import Command
from bot.messages.preferences import VALUES


# All values are shown, unless one is named: as `dark`, or as `theme=dark` is.
async def _say(context: Context, ask: Ask, given: Given) -> Reply:
    name, is_named, value = given.words.partition("=")
    if is_named:
        return await preferences.choose(context, ask, name.strip(), preferences.value_of(value))
    for name in preferences.LOOK if given.words else ():
        with suppress(RefusedError):
            value = preferences.read_value(name, given.words)
            return await preferences.choose(context, ask, name, value)
    return await preferences.show_values(context, ask, *preferences.LOOK)


def _words(name: str, value: str) -> Told:
    return lambda say: f"{say(f'hall-set-{name}')}: {preferences.value_words(name, value, say)}"


COMMAND: Final = Command(
    name="theme",
    run=_say,
    arguments=(
        choice(
            "value",
            *(
                Offered(value=f"{name}={value}", words=_words(name, value))
                for name in preferences.LOOK
                for value in VALUES[name]
            ),
        ),
    ),
    group="settings",
)
