"""The language that Salle speaks with somebody, or in a chat."""

from __future__ import annotations

from typing import Final

from bot.application import profile
from bot.application.model import Ask, Reply
from bot.application.refused import RefusedError
from bot.commands import preferences
from bot.commands.arguments import Argument, Given, Kind, Offered, choice
from bot.commands.context import Context
from bot.commands.declaration import Command, Place, Shown, Who
from bot.commands.preferences import AUTO
from bot.commands.read_choice import beside
from bot.messages.preferences import VALUES
from bot.messages.words import LANGUAGES


# Of the chat, if that is said, or if everybody there reads the answer; else of the asker.
async def _say(context: Context, ask: Ask, given: Given) -> Reply:
    try:
        chosen = given.value("language")
    except RefusedError as err:
        if ask.is_overheard:
            raise
        shown = await preferences.show_values(context, ask, profile.LANGUAGE)
        return beside(err, await context.say(ask), shown)
    if ask.is_overheard or (given.value("chat") and not ask.is_home):
        return await _of_chat(context, ask, chosen)
    if not chosen:
        return await preferences.show_values(context, ask, profile.LANGUAGE)
    return await preferences.choose(context, ask, profile.LANGUAGE, preferences.value_of(chosen))


async def _of_chat(context: Context, ask: Ask, chosen: str) -> Reply:
    if not chosen:
        raise RefusedError("hall-language-how", languages=LANGUAGES)
    if not ask.may_manage:
        raise RefusedError("hall-only-admins" if ask.is_overheard else "hall-not-your-chat")
    return await preferences.choose_for_chat(context, ask, preferences.value_of(chosen))


COMMAND: Final = Command(
    name="language",
    run=_say,
    arguments=(
        choice(
            "language",
            *(
                Offered.of(value or AUTO, f"hall-set-language-{value or AUTO}")
                for value in VALUES[profile.LANGUAGE]
            ),
        ),
        Argument(name="chat", kind=Kind.SWITCH),
    ),
    who=Who.MANAGER_CHANGES,
    shown=Shown.HERE,
    group="settings",
    rank=40,
    in_menu=frozenset({Place.GROUP}),
)
