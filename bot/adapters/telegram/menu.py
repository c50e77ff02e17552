"""Commands: their names in every language, and the lists that Telegram shows."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Sequence
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
from bot.messages.words import FALLBACK, LANGUAGES, say_in
from storage.contract import Store

log = structlog.get_logger(__name__)

IN_PRIVATE: Final = (
    "challenge", "move", "hand", "board", "tables", "history", "answers", "if", "resign", "draw",
    "pause", "adjourn", "resume", "giveday", "rematch", "rules", "card", "verify", "export",
    "language", "theme", "settings", "hours", "vacation", "forget", "help",
)  # fmt: skip
IN_GROUPS: Final = (
    "challenge", "move", "hand", "board", "tables", "history", "resign", "draw", "pause",
    "adjourn", "resume", "giveday", "rematch", "rules", "card", "verify", "language", "quiet",
    "help",
)  # fmt: skip
_PROFILE: Final = "telegram:menu"  # stored beside people's profiles, whose ids are numbers
_FINGERPRINT: Final = "hash"


def command_names() -> dict[str, str]:
    """Every name that a command answers to, in any language; English goes first."""
    commands = dict.fromkeys((*IN_PRIVATE, *IN_GROUPS))
    names = {command: command for command in (*commands, "start")}
    for language in LANGUAGES:
        for command in commands:
            names.setdefault(name_in(language, command), command)
    return names


def name_in(language: str, command: str) -> str:
    """A command's name as Telegram allows it: lower case ASCII, digits and underscores."""
    name = say_in(language)(f"hall-command-{command}")
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return "".join(c if c.isalnum() else "_" for c in plain)[:32] or command


def lists() -> list[tuple[BotCommandScope, str, list[BotCommand]]]:
    """Each scope's list in each language; "" stands for all languages that have none."""
    scopes: Sequence[tuple[BotCommandScope, Sequence[str]]] = (
        (BotCommandScopeAllPrivateChats(), IN_PRIVATE),
        (BotCommandScopeAllGroupChats(), IN_GROUPS),
    )
    return [
        (
            scope,
            "" if language == FALLBACK else language,
            _list_in(language, commands),
        )
        for scope, commands in scopes
        for language in LANGUAGES
    ]


async def publish(bot: ExtBot[int], store: Store) -> None:
    """Give Telegram the lists, if they aren't the ones it has. Failure is only logged."""
    whole = lists()
    words = repr([(scope.type, lang, [c.to_dict() for c in found]) for scope, lang, found in whole])
    fingerprint = hashlib.sha256(f"{bot.id} {words}".encode()).hexdigest()[:32]
    if (await store.profile(_PROFILE)).get(_FINGERPRINT) == fingerprint:
        return
    try:
        for scope, language, commands in whole:
            await bot.set_my_commands(commands, scope=scope, language_code=language or None)
    except TelegramError as err:
        log.warning("Telegram didn't take the list of commands", why=str(err))
        return
    await store.update_profile(_PROFILE, {_FINGERPRINT: fingerprint})


class CommandLists:
    """The lists of single chats: where a language was chosen, the commands are in it too."""

    def __init__(self, bot: ExtBot[int]) -> None:
        self._bot = bot

    async def follow(self, place: Place, language: str) -> None:
        """Show the chat's commands in a language; "" leaves it to Telegram again.

        Failure is only logged: every command is understood in every language.
        """
        scope = BotCommandScopeChat(place.chat)
        commands = IN_PRIVATE if place.is_private else IN_GROUPS
        try:
            if language in LANGUAGES:
                await self._bot.set_my_commands(_list_in(language, commands), scope=scope)
            else:
                await self._bot.delete_my_commands(scope=scope)
        except TelegramError as err:
            log.info("a chat's list of commands stays", chat=place.chat, why=str(err))


def _list_in(language: str, commands: Sequence[str]) -> list[BotCommand]:
    return [BotCommand(name_in(language, one), _about(language, one)) for one in commands]


def _about(language: str, command: str) -> str:
    return say_in(language)(f"hall-command-{command}.about")[:256]
