"""The command that opens a table, and what is suggested while it is typed."""

from __future__ import annotations

from typing import Final

from bot.application.fitting_levels import fitting_levels
from bot.application.model import Ask
from bot.application.time_controls import PRESETS, ClockError, read_figures, write_figures
from bot.commands import challenge_dialogue
from bot.commands.arguments import Argument, Given, Kind, Suggestion, matching
from bot.commands.challenge_request import ChallengeRequest
from bot.commands.context import Context
from bot.commands.declaration import Command, Place
from bot.messages.clock_words import clock_words
from bot.messages.level_words import offered_levels
from bot.messages.words import Words, choose_language, say_in
from engines.core.game import AnyGame


# Those that are offered where it is typed.
async def _games(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    say, place = _words(ask), await context.place(ask)
    offered = place.offered(context.games)
    return matching([Suggestion(value=id_, words=say(f"{id_}-name")) for id_ in offered], typed)


async def _variants(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    say, game = _words(ask), _game(context, given)
    found = [
        Suggestion(value=value, words=say(f"{game.id}-option-{option.name}-{value}"))
        for option in game.options
        if option.name == "variant"
        for value in option.values
    ]
    return matching(found, typed)


async def _levels(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    say, game = _words(ask), _game(context, given)
    fitting = await fitting_levels(context.store, context.players, [game.id], ask.me)
    offered = offered_levels(game.id, context.players[game.id], fitting[game.id], say)
    return matching([Suggestion(value=level, words=words) for level, words in offered], typed)


async def suggest_clocks(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    """The presets; or what the typed figures mean."""
    say = _words(ask)
    try:
        figures = write_figures(read_figures(typed.replace(" ", "").casefold()))
    except ClockError:
        found = [
            Suggestion(value=name, words=clock_words(one, say)) for name, one in PRESETS.items()
        ]
        return matching(found, typed)
    return [Suggestion(value=figures, words=clock_words(read_figures(figures), say))]


# One after the other: `touches=3 final_attack=false`.
async def _options(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    before, _, last = typed.rpartition(" ")
    known = {word.partition("=")[0] for word in before.split()} | {"variant"}
    offered = (
        f"{option.name}={value}"
        for option in _game(context, given).options
        if option.name not in known
        for value in option.values
    )
    whole = (f"{before} {one}".strip() for one in offered if one.startswith(last))
    return matching([Suggestion(value=text, words=text) for text in whole], before)


def _game(context: Context, given: Given) -> AnyGame:
    games = context.games
    return games.get(given.so_far("game")) or next(iter(games.values()))


def _words(ask: Ask) -> Words:
    return say_in(choose_language(ask.who.locale))


COMMAND: Final = Command(
    name="challenge",
    run=lambda context, ask, given: challenge_dialogue.open_or_ask(
        context, ask, ChallengeRequest(text=given.words, opponent=given.person)
    ),
    arguments=(
        Argument(name="opponent", kind=Kind.PERSON),
        Argument(name="game", kind=Kind.GAME, suggest=_games),
        Argument(name="variant", suggest=_variants),
        Argument(name="computer", suggest=_levels),
        Argument(name="options", suggest=_options),
        Argument(name="clock", suggest=suggest_clocks),
        Argument(name="study", kind=Kind.SWITCH),
        Argument(name="link"),
    ),
    rank=1,
    in_menu=frozenset({Place.PRIVATE, Place.GROUP}),
)
