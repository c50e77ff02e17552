"""Answers in advance: what a player says to a kind of window before it opens.

They change nothing on the table, are shown to him alone, and hold for this table and his seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.application.model import Ask, ButtonStyle, Choice, Group, Post, Prompt, Reply
from bot.application.preset_answers import Answer, preset_answer
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.messages import prompts
from bot.messages.perspective import Perspective
from bot.messages.words import LANGUAGES, plain, say_in
from engines.core.match_state import MatchError, Status
from engines.core.seat import Seat
from renderers.wording import Sentence
from storage.base import TableKey

_ANSWERS: Final = tuple(Answer)  # a ticket names one by its place here


class UnknownPresetError(ValueError):
    """The words name no window, or no answer to it."""

    def __init__(self, game: str, windows: tuple[str, ...]) -> None:
        super().__init__(", ".join(windows))
        self.game, self.windows = game, windows


async def show(context: Context, ask: Ask, key: TableKey | None = None, words: str = "") -> Reply:
    """All windows and their answers; or set one by words: "deny no", or "ask" for all of them.

    Raises:
        UnknownAnswerError: it isn't clear which window or which answer is meant.
    """
    table = await context.find(ask, key, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    if not table.game.windows:
        return Reply(ack=perspective.say("hall-answers-none"), is_error=True, table=table.key)
    if not words.strip():
        return Reply(private=sheet(perspective), table=table.key)
    windows, answer = _read(perspective, words)
    return await _set(context, ask, perspective, windows, answer)


async def choose(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """A tap on one of the answers. The same one again changes nothing."""
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    window, answer = (*ticket.path, 0, 0)[:2]
    if window >= len(table.game.windows) or answer >= len(_ANSWERS):
        raise prompts.ChoiceGoneError(str(ticket))
    return await _set(context, ask, perspective, (table.game.windows[window],), _ANSWERS[answer])


def sheet(perspective: Perspective) -> Post:
    """What a player has answered in advance, and the buttons to change it."""
    table, say = perspective.table, perspective.say
    about = say("hall-answers-about")
    rows = [
        say(
            "hall-pair",
            name=f"{number}. {window_words(perspective, window)}",
            value=_now(perspective, window),
        )
        for number, window in enumerate(table.game.windows, start=1)
    ]
    return perspective.post(
        lines=(about, *rows),
        gist=(about,),
        prompt=Prompt(
            lead=say("hall-answers"),
            groups=tuple(_row(perspective, number) for number in range(len(rows))),
            controls=(
                Choice(label=say("hall-to-board"), ticket=perspective.ticket().to(Verb.HAND)),
            ),
        ),
    )


def control(perspective: Perspective) -> tuple[Choice, ...]:
    """The button that opens them, in games that have windows."""
    if not perspective.table.game.windows or perspective.table.match.status is not Status.PLAYING:
        return ()
    return (
        Choice(label=perspective.say("hall-answers"), ticket=perspective.ticket().to(Verb.ANSWERS)),
    )


def waiting(perspective: Perspective) -> Sentence | None:
    """Instead of a question, when the hall is about to answer for the reader."""
    automatic_answer = perspective.table.automatic_answer(perspective.seat)
    if automatic_answer is None:
        return None
    if automatic_answer.answer is None:
        return Sentence(lead=perspective.say("hall-answers-for-you"))
    answer = perspective.say(f"hall-answer-{automatic_answer.answer}")
    return Sentence(lead=perspective.say("hall-answered-in-advance", answer=answer))


def sooner(perspective: Perspective) -> tuple[Choice, ...]:
    """The button by which the reader gives that answer himself, without waiting for the hall."""
    automatic_answer = perspective.table.automatic_answer(perspective.seat)
    if automatic_answer is None:
        return ()
    moves = perspective.table.game.legal_moves(
        perspective.table.match.game_state, automatic_answer.seat
    )
    path = prompts.find_path(moves, automatic_answer.move.steps)
    ticket = perspective.ticket().to(Verb.WALK, *path)
    return (Choice(label=perspective.say("hall-answer-now"), ticket=ticket),)


def window_words(perspective: Perspective, window: str) -> str:
    """A kind of window, as its game asks it."""
    return perspective.say(f"{perspective.table.game.id}-window-{window}")


async def _set(
    context: Context, ask: Ask, perspective: Perspective, windows: Iterable[str], answer: Answer
) -> Reply:
    """Keep it, and show all answers as they are then."""
    game, seat = perspective.table.game, _seat(perspective)
    fitting = [w for w in windows if answer is not Answer.YES or w in game.yes_windows]
    if not fitting:
        raise UnknownPresetError(game.id, game.windows)
    table = await context.tables.set_preset_answers(
        perspective.table.key, seat, dict.fromkeys(fitting, answer), asker=ask.me
    )
    after = context.perspective(ask, table, seat=seat)
    ack = perspective.say(
        "hall-set",
        name=window_words(perspective, fitting[0])
        if len(fitting) == 1
        else perspective.say("hall-answers"),
        value=perspective.say(f"hall-answer-{answer}"),
    )
    return Reply(ack=ack, private=sheet(after), table=table.key)


def _row(perspective: Perspective, index: int) -> Group:
    """A window with its answers, the present one marked; its number stands where rows have no
    labels."""
    game, say = perspective.table.game, perspective.say
    window = game.windows[index]
    name = window_words(perspective, window)
    now = preset_answer(perspective.table.preset_answers, _seat(perspective), window)
    offered = [a for a in _ANSWERS if a is not Answer.YES or window in game.yes_windows]
    choices = []
    for answer in offered:
        words = say(f"hall-answer-{answer}")
        label = f"✓ {words}" if answer is now else words
        choices.append(
            Choice(
                label=label,
                alone=f"{index + 1} {label}",
                name=say("hall-pair", name=name, value=label),
                ticket=perspective.ticket().to(Verb.ANSWER, index, _ANSWERS.index(answer)),
                style=ButtonStyle.MOVE,
            )
        )
    return Group(key=window, label=name, choices=tuple(choices))


def _now(perspective: Perspective, window: str) -> str:
    return perspective.say(
        f"hall-answer-{preset_answer(perspective.table.preset_answers, _seat(perspective), window)}"
    )


def _seat(perspective: Perspective) -> Seat:
    if perspective.seat is None:
        raise MatchError("not-your-turn", "a spectator answers nothing")
    return perspective.seat


def _read(perspective: Perspective, words: str) -> tuple[tuple[str, ...], Answer]:
    """The windows and the answer that words mean: first the one, then the other.

    Keys, and what they are called in any language; the beginning of a window's name is enough,
    and without one all are meant.
    """
    game, said = perspective.table.game, plain(words)
    answers = {name: answer for answer in _ANSWERS for name in _answer_names(answer)}
    last = max((n for n in answers if f" {said}".endswith(f" {n}")), key=len, default="")
    first = said.removesuffix(last).strip()
    named = {window: _window_names(game.id, window) for window in game.windows}
    exact = tuple(w for w, names in named.items() if first in names)
    begun = tuple(w for w, names in named.items() if any(n.startswith(first) for n in names))
    if not last or (first and len(exact or begun) != 1):
        raise UnknownPresetError(game.id, game.windows)
    return exact or begun, answers[last]


def _answer_names(answer: Answer) -> set[str]:
    return {answer.value, *(plain(say_in(one)(f"hall-answer-{answer}")) for one in LANGUAGES)}


def _window_names(game: str, window: str) -> set[str]:
    says = [say_in(language) for language in LANGUAGES]
    return {plain(window), *(plain(say(f"{game}-window-{window}")) for say in says)}
