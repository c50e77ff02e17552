"""The slash commands, and the entry in a user's menu. Their names are in the locales."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import Choice, autocomplete, choices, describe, rename

from bot.adapters.discord import challenges
from bot.adapters.discord.challenges import make_request
from bot.adapters.discord.requests import Interaction, is_home, read_table
from bot.adapters.discord.responses import Responder
from bot.adapters.discord.suggestions import Suggestions
from bot.adapters.discord.translations import translated
from bot.application import profile
from bot.application.catalogue import whole_games
from bot.application.model import Ask, Reply
from bot.application.preset_answers import Answer
from bot.application.profile import Boards
from bot.commands import (
    adjournments,
    boards,
    calendar_settings,
    card_browser,
    conditional_moves,
    draws,
    exports,
    forgetting,
    game_rules,
    give_day,
    help,
    history,
    moves,
    pauses,
    preferences,
    preset_answers,
    quiet,
    rematches,
    resignations,
    resumptions,
    table_list,
    verification,
)
from bot.commands.context import Context
from bot.commands.vacation import vacation as take_vacation
from bot.messages.preferences import VALUES
from storage.base import TableKey

Tree = app_commands.CommandTree[Any]

_AUTO: Final = "auto"  # Discord wants a value where ours is empty

GAMES: Final = [Choice(name=translated(f"{id_}-name"), value=id_) for id_ in whole_games()]
LANGUAGES: Final = [
    Choice(name=translated(f"hall-set-language-{value or _AUTO}"), value=value or _AUTO)
    for value in VALUES[profile.LANGUAGE]
]
ANSWERS: Final = [Choice(name=translated(f"hall-answer-{one}"), value=one.value) for one in Answer]
BOARDS: Final = [Choice(name=translated(f"inbox-boards-{one}"), value=one.value) for one in Boards]
SETTINGS: Final = [Choice(name=translated(f"hall-set-{name}"), value=name) for name in VALUES]
THEMES: Final = [
    Choice(
        name=translated(
            lambda say, name=name, value=value: (  # type: ignore[misc]  # the defaults bind the loop's values
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
    suggestions = Suggestions(responder.app)
    _add_challenges(tree, responder, suggestions)
    _add_tables(tree, responder, suggestions)
    _add_readings(tree, responder, suggestions)
    _add_settings(tree, responder, suggestions)
    _add_calendar(tree, responder)


def _named(*names: str) -> Callable[[Any], Any]:
    """Give a callback's parameters their names and descriptions."""

    def name_them(callback: Any) -> Any:
        callback = rename(**{n: translated(f"hall-argument-{n}") for n in names})(callback)
        return describe(**{n: translated(f"hall-argument-{n}.about") for n in names})(callback)

    return name_them


def _add(tree: Tree, name: str, callback: Any) -> None:
    key = f"hall-command-{name}"
    tree.add_command(
        app_commands.Command(
            name=translated(key), description=translated(f"{key}.about"), callback=callback
        )
    )


def _add_challenges(tree: Tree, responder: Responder, suggestions: Suggestions) -> None:
    @_named("opponent", "game", "variant", "computer", "options", "clock", "study")
    @choices(game=GAMES)
    @autocomplete(
        variant=suggestions.variant,
        computer=suggestions.level,
        options=suggestions.options,
        clock=suggestions.clock,
    )
    async def challenge(
        interaction: Interaction,
        opponent: discord.User | None = None,
        game: str | None = None,
        variant: str | None = None,
        computer: str | None = None,
        options: str | None = None,
        clock: str | None = None,
        study: bool = False,
    ) -> None:
        chosen = f"{options or ''} variant={variant}" if variant else options or ""
        request = make_request(
            interaction,
            opponent,
            game=game or "",
            options=chosen,
            level=computer or "",
            clock=clock or "",
            is_study=study,
        )
        await challenges.challenge(responder, interaction, opponent, request)

    async def on_user(interaction: Interaction, user: discord.User) -> None:
        request = make_request(interaction, user)
        await challenges.challenge(responder, interaction, user, request)

    _add(tree, "challenge", challenge)
    tree.add_command(
        app_commands.ContextMenu(name=translated("hall-menu-challenge"), callback=on_user)
    )


TableCommand = Callable[[Context, Ask, TableKey | None], Awaitable[Reply]]

_AT_TABLES: Final[Mapping[str, TableCommand]] = {
    "hand": boards.hand,
    "board": boards.board,
    "history": history.history,
    "resign": resignations.resign,
    "draw": draws.offer_draw,
    "adjourn": adjournments.adjourn,
    "resume": resumptions.resume,
    "giveday": give_day.give_day,
    "rematch": rematches.rematch,
    "verify": verification.verify,
    "export": exports.export,
}


def _add_tables(tree: Tree, responder: Responder, suggestions: Suggestions) -> None:
    def at_table(table_command: TableCommand) -> Any:
        @_named("table")
        @autocomplete(table=suggestions.table)
        async def command(interaction: Interaction, table: str | None = None) -> None:
            await responder.run(interaction, table_command, read_table(table))

        return command

    @_named("move", "table")
    @autocomplete(move=suggestions.move, table=suggestions.table)
    async def move(interaction: Interaction, move: str, table: str | None = None) -> None:
        await responder.run(interaction, moves.typed, move, read_table(table))

    @_named("window", "answer", "table")
    @choices(answer=ANSWERS)
    @autocomplete(window=suggestions.window, table=suggestions.table)
    async def answers_(
        interaction: Interaction,
        window: str | None = None,
        answer: str | None = None,
        table: str | None = None,
    ) -> None:
        set_to = f"{window or ''} {answer or ''}"
        await responder.run(interaction, preset_answers.show, read_table(table), set_to)

    @_named("line", "table")
    @autocomplete(table=suggestions.table)
    async def if_(
        interaction: Interaction, line: str | None = None, table: str | None = None
    ) -> None:
        await responder.run(interaction, conditional_moves.show, read_table(table), line or "")

    @_named("days", "table")
    @autocomplete(table=suggestions.table)
    async def pause(
        interaction: Interaction,
        days: app_commands.Range[int, 1, pauses.MOST_DAYS] | None = None,
        table: str | None = None,
    ) -> None:
        words = str(days) if days else ""
        await responder.run(interaction, pauses.pause, read_table(table), words)

    _add(tree, "move", move)
    _add(tree, "pause", pause)
    _add(tree, "answers", answers_)
    _add(tree, "if", if_)
    for name, table_command in _AT_TABLES.items():
        _add(tree, name, at_table(table_command))


def _add_readings(tree: Tree, responder: Responder, suggestions: Suggestions) -> None:
    async def tables(interaction: Interaction) -> None:
        await responder.run(interaction, table_list.tables)

    async def help_(interaction: Interaction) -> None:
        await responder.run(interaction, help.help_page)

    @_named("game")
    @choices(game=GAMES)
    async def rules_(interaction: Interaction, game: str | None = None) -> None:
        await responder.run(interaction, game_rules.rules, game or "")

    @_named("card")
    @autocomplete(card=suggestions.card)
    async def card(interaction: Interaction, card: str | None = None) -> None:
        await responder.run(interaction, card_browser.named, card or "")

    _add(tree, "tables", tables)
    _add(tree, "rules", rules_)
    _add(tree, "card", card)
    _add(tree, "help", help_)


def _add_settings(tree: Tree, responder: Responder, suggestions: Suggestions) -> None:
    app = responder.app

    @_named("language", "chat")
    @choices(language=LANGUAGES)
    async def language(interaction: Interaction, language: str, chat: bool = False) -> None:
        chosen = "" if language == _AUTO else language

        async def work(ask: Ask) -> Reply:
            if not chat or is_home(interaction):
                return await app.run(preferences.choose, ask, profile.LANGUAGE, chosen)
            if not interaction.permissions.manage_channels:
                say = await app.words(ask)
                return Reply(ack=say("hall-not-your-chat"), is_error=True)
            return await app.run(preferences.choose_for_chat, ask, chosen)

        await responder.answer(interaction, work)

    @_named("value")
    @choices(value=THEMES)
    async def theme(interaction: Interaction, value: str) -> None:
        name, _, chosen = value.partition("=")
        await responder.run(interaction, preferences.choose, name, chosen)

    @_named("setting", "value")
    @choices(setting=SETTINGS)
    @autocomplete(value=suggestions.value)
    async def settings(
        interaction: Interaction, setting: str | None = None, value: str | None = None
    ) -> None:
        if setting is None:
            await responder.run(interaction, preferences.show)
            return
        if value is None:
            await responder.run(interaction, preferences.show_values, setting)
            return
        chosen = "" if value == _AUTO else value
        await responder.run(interaction, preferences.choose, setting, chosen)

    @_named("boards")
    @choices(boards=BOARDS)
    async def quiet_(interaction: Interaction, boards: str | None = None) -> None:
        if boards is None:
            await responder.run(interaction, quiet.show)
        else:
            await responder.run(interaction, quiet.choose, boards)

    async def forget(interaction: Interaction) -> None:
        await responder.run(interaction, forgetting.forget)

    _add(tree, "language", language)
    _add(tree, "theme", theme)
    _add(tree, "settings", settings)
    _add(tree, "quiet", quiet_)
    _add(tree, "forget", forget)


def _add_calendar(tree: Tree, responder: Responder) -> None:
    @_named("hours")
    async def hours(interaction: Interaction, hours: str = "") -> None:
        await responder.run(interaction, calendar_settings.typed, hours)

    @_named("vacation")
    async def away(interaction: Interaction, vacation: str = "") -> None:
        await responder.run(interaction, take_vacation, vacation)

    _add(tree, "hours", hours)
    _add(tree, "vacation", away)
