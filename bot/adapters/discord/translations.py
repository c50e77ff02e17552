"""The commands' names and descriptions in Discord's own language settings."""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands

from bot.messages.words import FALLBACK, LANGUAGES, say_in
from renderers.wording import Say

MakeWords = Callable[[Say], str]


def translated(make: str | MakeWords) -> app_commands.locale_str:
    """Words to be translated, from a message's key or by a function."""
    maker: MakeWords = _of_key(make) if isinstance(make, str) else make
    return app_commands.locale_str(maker(say_in(FALLBACK)), make=maker)


def _of_key(key: str) -> MakeWords:
    return lambda say: say(key)


class FluentTranslator(app_commands.Translator):
    """Translates with our locales. Commands are registered in English, so English is left out."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words in `locale`, or None where they would be the English ones."""
        language = locale.value.partition("-")[0]
        make: MakeWords | None = string.extras.get("make")
        if make is None or language == FALLBACK or language not in LANGUAGES:
            return None
        found = make(say_in(language))
        return found if found != string.message else None
