"""What is suggested while somebody types an argument of a command."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from discord.app_commands import Choice

from bot.adapters.discord.requests import Interaction, ask_of, read_table
from bot.application.time_controls import PRESETS, ClockError, read_figures, write_figures
from bot.commands import card_browser, move_completion, table_list
from bot.commands.application import Application
from bot.commands.preferences import value_words
from bot.messages import preferences
from bot.messages.clock_words import clock_words
from bot.messages.table_lines import by_urgency
from bot.messages.words import choose_language, say_in
from engines.core.game import AnyGame
from renderers.wording import Say
from storage.base import StoreAwayError

_MAX_CHOICES: Final = 25  # what Discord takes
_MAX_LENGTH: Final = 100  # characters

Choices = list[Choice[str]]


def _matching(pairs: Iterable[tuple[str, str]], typed: str) -> Choices:
    """Those whose words or value contain what has been typed."""
    wanted = typed.casefold()
    fitting = (
        Choice(name=name[:_MAX_LENGTH], value=value)
        for name, value in pairs
        if wanted in name.casefold() or wanted in value.casefold()
    )
    return [choice for choice, _ in zip(fitting, range(_MAX_CHOICES), strict=False)]


def _say(interaction: Interaction) -> Say:
    return say_in(choose_language(interaction.locale.value))


class Suggestions:
    """Suggestions, each for one kind of argument."""

    def __init__(self, app: Application) -> None:
        self._app = app

    async def move(self, interaction: Interaction, typed: str) -> Choices:
        """Legal moves that continue what has been typed."""
        table = read_table(getattr(interaction.namespace, "table", None))
        moves = await self._app.query(
            move_completion.suggest, (), ask_of(interaction), typed, table
        )
        return [
            Choice(name=f"{move.label} · {move.detail}"[:_MAX_LENGTH], value=move.notation)
            for move in moves
        ]

    async def table(self, interaction: Interaction, typed: str) -> Choices:
        """The asker's tables, the most urgent first."""
        try:
            tables = await table_list.table_summaries(self._app.context, ask_of(interaction))
        except StoreAwayError:
            return []
        tables.sort(key=by_urgency)
        return _matching(
            ((f"{t.title} · {t.who} · {t.key.table}", str(t.key)) for t in tables), typed
        )

    async def variant(self, interaction: Interaction, typed: str) -> Choices:
        """The variants of the game that is being chosen."""
        say, game = _say(interaction), self._game(interaction)
        return _matching(
            (
                (say(f"{game.id}-option-{option.name}-{value}"), value)
                for option in game.options
                if option.name == "variant"
                for value in option.values
            ),
            typed,
        )

    async def level(self, interaction: Interaction, typed: str) -> Choices:
        """The levels of the computer player."""
        say, game = _say(interaction), self._game(interaction)
        levels = self._app.context.players[game.id].levels
        return _matching(((say(f"{game.id}-level-{level}"), level) for level in levels), typed)

    async def clock(self, interaction: Interaction, typed: str) -> Choices:
        """The presets; or what the figures mean that have been typed."""
        say = _say(interaction)
        try:
            figures = write_figures(read_figures(typed.replace(" ", "").casefold()))
        except ClockError:
            return _matching(
                ((clock_words(one, say), name) for name, one in PRESETS.items()), typed
            )
        return [Choice(name=clock_words(read_figures(figures), say), value=figures)]

    async def options(self, interaction: Interaction, typed: str) -> Choices:
        """The other options, one after the other: `touches=3 final_attack=false`."""
        before, _, last = typed.rpartition(" ")
        known = {word.partition("=")[0] for word in before.split()} | {"variant"}
        offered = (
            f"{option.name}={value}"
            for option in self._game(interaction).options
            if option.name not in known
            for value in option.values
        )
        whole = (f"{before} {one}".strip() for one in offered if one.startswith(last))
        return _matching(((text, text) for text in whole), before)

    async def card(self, interaction: Interaction, typed: str) -> Choices:
        """Names of cards, by whatever they may be called."""
        found = card_browser.suggest(self._app.context, _say(interaction), typed)
        return [
            Choice(name=name[:_MAX_LENGTH], value=code)
            for name, code in islice(found, _MAX_CHOICES)
        ]

    async def window(self, interaction: Interaction, typed: str) -> Choices:
        """What may be answered in advance, of every game that has such questions."""
        say = _say(interaction)
        return _matching(
            (
                (say(f"{game.id}-window-{window}"), window)
                for game in self._app.context.games.values()
                for window in game.windows
            ),
            typed,
        )

    async def value(self, interaction: Interaction, typed: str) -> Choices:
        """The values of the setting that is being chosen."""
        say = _say(interaction)
        name = getattr(interaction.namespace, "setting", None)
        values = preferences.VALUES.get(name or "", ())
        return _matching(((value_words(str(name), v, say), v or "auto") for v in values), typed)

    def _game(self, interaction: Interaction) -> AnyGame:
        games = self._app.context.games
        chosen = games.get(getattr(interaction.namespace, "game", None) or "")
        return chosen or next(iter(games.values()))
