"""The slash commands and the menu of a user. What they are called is in the locales."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import Choice, autocomplete, choices, describe, rename

from bot.adapters.discord.challenges import open_or_ask, read_options, request_of
from bot.adapters.discord.completion import Completing
from bot.adapters.discord.requests import Interaction, is_home, read_table
from bot.adapters.discord.responses import Responder
from bot.adapters.discord.translations import words
from bot.application import profile
from bot.application.catalogue import whole_games
from bot.application.model import Ask, Reply
from bot.application.preset_answers import Answer
from bot.commands import (
    agreements,
    boards,
    card_browser,
    challenges,
    fairness,
    game_rules,
    help,
    history,
    moves,
    preferences,
    preset_answers,
    table_list,
)
from bot.commands.challenges import CLOCKS
from bot.commands.context import Context
from bot.messages.challenge_card import clock_words
from bot.messages.preferences import VALUES
from storage.base import TableKey

Tree = app_commands.CommandTree[Any]

_AUTO: Final = "auto"  # Discord wants a value where ours is empty

GAMES: Final = [Choice(name=words(f"{id_}-name"), value=id_) for id_ in whole_games()]
TIMES: Final = [
    Choice(name=words(lambda say, seconds=seconds: clock_words(seconds, say)), value=seconds)  # type: ignore[misc]  # the default binds the loop's value
    for seconds in CLOCKS
]
LANGUAGES: Final = [
    Choice(name=words(f"hall-set-language-{value or _AUTO}"), value=value or _AUTO)
    for value in VALUES[profile.LANGUAGE]
]
ANSWERS: Final = [Choice(name=words(f"hall-answer-{one}"), value=one.value) for one in Answer]
SETTINGS: Final = [Choice(name=words(f"hall-set-{name}"), value=name) for name in VALUES]
LOOKS: Final = [
    Choice(
        name=words(
            lambda say, name=name, value=value: (  # type: ignore[misc]  # as above
                f"{say(f'hall-set-{name}')}: {say(f'hall-set-{name}-{value}')}"
            )
        ),
        value=f"{name}={value}",
    )
    for name in (profile.THEME, profile.COLOUR_VISION, profile.TEXT_SIZE)
    for value in VALUES[name]
]


def add_commands(tree: Tree, responder: Responder) -> None:
    """Put every command on the tree."""
    completing = Completing(responder.app)
    _add_challenges(tree, responder, completing)
    _add_tables(tree, responder, completing)
    _add_readings(tree, responder, completing)
    _add_settings(tree, responder, completing)


def _named(*names: str) -> Callable[[Any], Any]:
    """Give a callback's parameters their names and descriptions."""

    def name_them(callback: Any) -> Any:
        callback = rename(**{n: words(f"hall-argument-{n}") for n in names})(callback)
        return describe(**{n: words(f"hall-argument-{n}.about") for n in names})(callback)

    return name_them


def _add(tree: Tree, name: str, callback: Any) -> None:
    key = f"hall-command-{name}"
    tree.add_command(
        app_commands.Command(name=words(key), description=words(f"{key}.about"), callback=callback)
    )


def _add_challenges(tree: Tree, responder: Responder, completing: Completing) -> None:
    @_named("opponent", "game", "variant", "computer", "options", "clock", "study")
    @choices(game=GAMES)
    @choices(clock=TIMES)
    @autocomplete(variant=completing.variant, computer=completing.level, options=completing.options)
    async def challenge(
        interaction: Interaction,
        opponent: discord.User | None = None,
        game: str | None = None,
        variant: str | None = None,
        computer: str | None = None,
        options: str | None = None,
        clock: int = 0,
        study: bool = False,
    ) -> None:
        chosen = read_options(options or "")
        chosen |= {"variant": variant} if variant else {}
        request = request_of(
            interaction, opponent, options=chosen, level=computer, clock=clock, study=study
        )
        await open_or_ask(responder, interaction, opponent, request, game)

    async def on_user(interaction: Interaction, user: discord.User) -> None:
        await open_or_ask(responder, interaction, user, request_of(interaction, user))

    _add(tree, "challenge", challenge)
    tree.add_command(app_commands.ContextMenu(name=words("hall-menu-challenge"), callback=on_user))


Use = Callable[[Context, Ask, TableKey | None], Awaitable[Reply]]

_AT_TABLES: Final[Mapping[str, Use]] = {
    "hand": boards.hand,
    "board": boards.board,
    "history": history.history,
    "resign": agreements.resign,
    "draw": agreements.offer_draw,
    "rematch": challenges.rematch,
    "verify": fairness.verify,
    "export": fairness.export,
}


def _add_tables(tree: Tree, responder: Responder, completing: Completing) -> None:
    app = responder.app

    def at_table(use: Use) -> Any:
        @_named("table")
        @autocomplete(table=completing.table)
        async def command(interaction: Interaction, table: str | None = None) -> None:
            await responder.give(interaction, lambda ask: app.run(use, ask, read_table(table)))

        return command

    @_named("move", "table")
    @autocomplete(move=completing.move, table=completing.table)
    async def move(interaction: Interaction, move: str, table: str | None = None) -> None:
        await responder.give(
            interaction, lambda ask: app.run(moves.typed, ask, move, read_table(table))
        )

    @_named("window", "answer", "table")
    @choices(answer=ANSWERS)
    @autocomplete(window=completing.window, table=completing.table)
    async def answers_(
        interaction: Interaction,
        window: str | None = None,
        answer: str | None = None,
        table: str | None = None,
    ) -> None:
        words = f"{window or ''} {answer or ''}"
        await responder.give(
            interaction, lambda ask: app.run(preset_answers.show, ask, read_table(table), words)
        )

    _add(tree, "move", move)
    _add(tree, "answers", answers_)
    for name, use in _AT_TABLES.items():
        _add(tree, name, at_table(use))


def _add_readings(tree: Tree, responder: Responder, completing: Completing) -> None:
    app = responder.app

    async def tables(interaction: Interaction) -> None:
        await responder.give(interaction, partial(app.run, table_list.tables))

    async def help_(interaction: Interaction) -> None:
        await responder.give(interaction, partial(app.run, help.help_page))

    @_named("game")
    @choices(game=GAMES)
    async def rules_(interaction: Interaction, game: str | None = None) -> None:
        await responder.give(interaction, lambda ask: app.run(game_rules.rules, ask, game or ""))

    @_named("card")
    @autocomplete(card=completing.card)
    async def card(interaction: Interaction, card: str | None = None) -> None:
        await responder.give(interaction, lambda ask: app.run(card_browser.named, ask, card or ""))

    _add(tree, "tables", tables)
    _add(tree, "rules", rules_)
    _add(tree, "card", card)
    _add(tree, "help", help_)


def _add_settings(tree: Tree, responder: Responder, completing: Completing) -> None:
    app = responder.app

    @_named("language", "chat")
    @choices(language=LANGUAGES)
    async def language(interaction: Interaction, language: str, chat: bool = False) -> None:
        chosen = "" if language == _AUTO else language

        async def work(ask: Ask) -> Reply:
            if not chat or is_home(interaction):
                return await app.run(preferences.choose, ask, profile.LANGUAGE, chosen)
            if not interaction.permissions.manage_channels:
                say = await responder.say(ask)
                return Reply(ack=say("hall-not-your-chat"), is_error=True)
            return await app.run(preferences.choose_for_chat, ask, chosen)

        await responder.give(interaction, work)

    @_named("value")
    @choices(value=LOOKS)
    async def theme(interaction: Interaction, value: str) -> None:
        name, _, chosen = value.partition("=")
        await responder.give(
            interaction, lambda ask: app.run(preferences.choose, ask, name, chosen)
        )

    @_named("setting", "value")
    @choices(setting=SETTINGS)
    @autocomplete(value=completing.value)
    async def settings(
        interaction: Interaction, setting: str | None = None, value: str | None = None
    ) -> None:
        if setting is None or value is None:
            await responder.give(interaction, partial(app.run, preferences.show))
            return
        chosen = "" if value == _AUTO else value
        await responder.give(
            interaction, lambda ask: app.run(preferences.choose, ask, setting, chosen)
        )

    async def forget(interaction: Interaction) -> None:
        await responder.give(interaction, partial(app.run, preferences.forget))

    _add(tree, "language", language)
    _add(tree, "theme", theme)
    _add(tree, "settings", settings)
    _add(tree, "forget", forget)
