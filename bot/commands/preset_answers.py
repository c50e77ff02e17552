"""Answers in advance: what a player says to a kind of window before it opens.

They change nothing on the table, are shown only to the player, and hold for this table and seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.application import timer_changes
from bot.application.model import Ask, Reply
from bot.application.preset_answers import Answer
from bot.application.refused import RefusedError, named
from bot.application.tickets import Ticket, Verb
from bot.commands.arguments import TABLE, Argument, Given, Offered, Suggestion, choice, matching
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Who, with_words
from bot.commands.find_table import find_table
from bot.commands.read_choice import names_of
from bot.messages import prompts
from bot.messages.perspective import Perspective
from bot.messages.preset_answer_posts import (
    ANSWERS,
    preset_answers_post,
    window_post,
    window_words,
)
from bot.messages.words import choose_language, say_in, searchable
from engines.core.game import AnyGame
from engines.core.match_state import Status
from renderers.wording import Say
from storage.base import TableKey


async def show(context: Context, ask: Ask, key: TableKey | None = None, words: str = "") -> Reply:
    """All windows and their answers; or set one by words: "deny no", or "ask" for all of them.

    Raises:
        RefusedError: it isn't clear which window or which answer is meant.
    """
    table = await find_table(
        context,
        ask,
        key,
        verb=Verb.ANSWERS,
        wanted=Status.PLAYING,
        ticket_of=lambda table: _ticket(context.perspective(ask, table), words),
    )
    perspective = context.player_perspective(ask, table)
    if not table.game.windows:
        return perspective.refuse("hall-answers-none")
    if not words.strip():
        return Reply(private=preset_answers_post(perspective), table=table.key)
    windows, answer = _read(perspective, words)
    return await _set(context, ask, perspective, windows, answer)


async def tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The button that opens them, or the menu of one window."""
    if not ticket.path:
        return await show(context, ask, ticket.table)
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    if ticket.path[0] >= len(table.game.windows):
        raise prompts.ChoiceGoneError(str(ticket))
    return Reply(private=window_post(perspective, ticket.path[0]), table=table.key)


async def choose(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """A tap on one of the answers. The same one again changes nothing."""
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    window, answer = (*ticket.path, 0, 0)[:2]
    if window >= len(table.game.windows) or answer >= len(ANSWERS):
        raise prompts.ChoiceGoneError(str(ticket))
    return await _set(context, ask, perspective, (table.game.windows[window],), ANSWERS[answer])


# Where the words aren't clear, or the game has nothing to answer, the button shows all answers.
def _ticket(perspective: Perspective, words: str) -> str:
    ticket = replace(perspective.ticket(), verb=Verb.ANSWERS)
    try:
        windows, answer = _read(perspective, words)
    except RefusedError:
        return str(ticket)
    if len(windows) != 1:
        return str(ticket)
    window = perspective.table.game.windows.index(windows[0])
    return ticket.to(Verb.ANSWER, window, ANSWERS.index(answer))


async def _set(
    context: Context, ask: Ask, perspective: Perspective, windows: Iterable[str], answer: Answer
) -> Reply:
    game, seat = perspective.table.game, perspective.player
    fitting = [w for w in windows if answer is not Answer.YES or w in game.yes_windows]
    if not fitting:
        raise _unknown(game)
    table = await timer_changes.set_preset_answers(
        context.tables, perspective.table.key, seat, dict.fromkeys(fitting, answer), asker=ask.me
    )
    after = context.perspective(ask, table, seat=seat)
    ack = perspective.say(
        "hall-set",
        name=window_words(perspective, fitting[0])
        if len(fitting) == 1
        else perspective.say("hall-answers"),
        value=perspective.say(f"hall-answer-{answer}"),
    )
    return Reply(ack=ack, private=preset_answers_post(after), table=table.key)


# First the windows, then the answer: keys, or what they are called in any language. The beginning
# of a window's name is enough, and without one all are meant.
def _read(perspective: Perspective, words: str) -> tuple[tuple[str, ...], Answer]:
    game, said = perspective.table.game, searchable(words)
    answers = names_of({one: named(f"hall-answer-{one}") for one in ANSWERS})
    last = max((n for n in answers if f" {said}".endswith(f" {n}")), key=len, default="")
    first = said.removesuffix(last).strip()
    windows = {w: names_of({w: named(f"{game.id}-window-{w}")}) for w in game.windows}
    exact = tuple(w for w, names in windows.items() if first in names)
    begun = tuple(w for w, names in windows.items() if any(n.startswith(first) for n in names))
    if not last or (first and len(exact or begun) != 1):
        raise _unknown(game)
    return exact or begun, Answer(answers[last][0])


def _unknown(game: AnyGame) -> RefusedError:
    def windows(say: Say) -> str:
        both = (f"{window} ({say(f'{game.id}-window-{window}')})" for window in game.windows)
        return " · ".join(both)

    return RefusedError("hall-answers-how", example=game.windows[0], windows=windows)


async def _windows(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    say = say_in(choose_language(ask.who.locale))
    found = [
        Suggestion(value=window, words=say(f"{game.id}-window-{window}"))
        for game in context.games.values()
        for window in game.windows
    ]
    return matching(found, typed)


COMMAND: Final = Command(
    name="answers",
    run=with_words(show),
    arguments=(
        Argument(name="window", suggest=_windows),
        choice("answer", *(Offered.of(one, f"hall-answer-{one}") for one in Answer)),
        TABLE,
    ),
    places=ANYWHERE,
    who=Who.PLAYER,
    group="prepare",
    buttons={Verb.ANSWERS: tapped, Verb.ANSWER: choose},
)
