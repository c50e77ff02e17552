"""Commands: their names in every language, and the lists that Telegram shows."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

import structlog
from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeChat,
)
from telegram.error import TelegramError
from telegram.ext import ExtBot

from bot.adapters.telegram.places import Place
from bot.commands import declaration
from bot.commands.registry import registry
from bot.messages.earlier_names import names_of
from bot.messages.words import FALLBACK, LANGUAGES, say_in
from storage.base import StoreAwayError
from storage.store import Store

log = structlog.get_logger(__name__)

_PROFILE: Final = "telegram:menu"  # stored beside people's profiles, whose ids are numbers
_FINGERPRINT: Final = "hash"


# What Telegram itself sends when somebody opens the private chat, perhaps by a link.
START: Final = "start"


@cache
def command_names() -> dict[str, str]:
    """Every name that a command answers to, in any language; English goes first."""
    commands = registry().commands
    names = {command: command for command in (*commands, START)}
    for language in LANGUAGES:
        for command in commands:
            for called in names_of(f"hall-command-{command}", say_in(language)):
                names.setdefault(_allowed(called) or command, command)
    return names


def name_in(language: str, command: str) -> str:
    """A command's name as Telegram allows it: lower case ASCII, digits and underscores."""
    return _allowed(say_in(language)(f"hall-command-{command}")) or command


def _allowed(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return "".join(c if c.isalnum() else "_" for c in plain)[:32]


def lists() -> list[tuple[BotCommandScope, str, list[BotCommand]]]:
    """Each scope's list in each language; "" stands for all languages that have none."""
    scopes: Sequence[tuple[BotCommandScope, declaration.Place]] = (
        (BotCommandScopeAllPrivateChats(), declaration.Place.PRIVATE),
        (BotCommandScopeAllGroupChats(), declaration.Place.GROUP),
    )
    return [
        (scope, "" if language == FALLBACK else language, _list_in(language, place))
        for scope, place in scopes
        for language in LANGUAGES
    ]


async def publish(bot: ExtBot[int], store: Store) -> None:
    """Give Telegram the lists, if they aren't the ones it has. Failure is only logged."""
    whole = lists()
    words = repr([(scope.type, lang, [c.to_dict() for c in found]) for scope, lang, found in whole])
    fingerprint = hashlib.sha256(f"{bot.id} {words}".encode()).hexdigest()[:32]
    try:
        if (await store.profile(_PROFILE)).get(_FINGERPRINT) == fingerprint:
            return
        for scope, language, commands in whole:
            await bot.set_my_commands(commands, scope=scope, language_code=language or None)
        await store.update_profile(_PROFILE, {_FINGERPRINT: fingerprint})
    except TelegramError as err:
        log.warning("Telegram didn't take the list of commands", why=str(err))
    except StoreAwayError:
        log.warning("the list of commands is not checked: the store is away")


async def show_commands_in(bot: ExtBot[int], place: Place, language: str) -> None:
    """Show a chat's commands in the language that was chosen; "" leaves it to Telegram again.

    Failure is only logged: every command is understood in every language.
    """
    scope = BotCommandScopeChat(place.chat)
    kind = declaration.Place.PRIVATE if place.is_private else declaration.Place.GROUP
    try:
        if language in LANGUAGES:
            await bot.set_my_commands(_list_in(language, kind), scope=scope)
        else:
            await bot.delete_my_commands(scope=scope)
    except TelegramError as err:
        log.info("a chat's list of commands stays", why=str(err))


def _list_in(language: str, place: declaration.Place) -> list[BotCommand]:
    # The few that matter there; `/help` names them all, and every one is understood.
    names = [command.name for command in registry().menu_at(place)]
    say = say_in(language)
    return [
        BotCommand(name_in(language, name), say(f"hall-command-{name}.about")[:256])
        for name in names
    ]
