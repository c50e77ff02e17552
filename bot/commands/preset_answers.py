"""Answers in advance: what a player says to a kind of window before it opens.

They change nothing on the table, are shown to him alone, and hold for this table and his seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.application.model import Ask, Choice, Group, Post, Prompt, Reply, Style
from bot.application.preset_answers import Answer, chosen
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.messages import prompts
from bot.messages.perspective import Desk
from bot.messages.words import LANGUAGES, plain, say_in
from engines.core.match import MatchError, Status
from engines.core.seat import Seat
from renderers.wording import Sentence
from storage.base import TableKey

_ANSWERS: Final = tuple(Answer)  # a ticket names one by its place here


class UnknownAnswerError(ValueError):
    """The words name no window, or no answer to it."""

    def __init__(self, game: str, windows: tuple[str, ...]) -> None:
        super().__init__(", ".join(windows))
        self.game, self.windows = game, windows


async def show(context: Context, ask: Ask, key: TableKey | None = None, words: str = "") -> Reply:
    """All windows and their answers; or set one by words: "deny no", or "ask" for all of them.

    Raises:
        UnknownAnswerError: it isn't clear which window or which answer is meant.
    """
    seen = await context.find(ask, key, wanted=Status.PLAYING)
    desk = context.player_desk(ask, seen)
    if not seen.game.windows:
        return Reply(ack=desk.say("hall-answers-none"), is_error=True, table=seen.key)
    if not words.strip():
        return Reply(private=sheet(desk), table=seen.key)
    windows, answer = _read(desk, words)
    return await _set(context, ask, desk, windows, answer)


async def choose(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """A tap on one of the answers. The same one again changes nothing."""
    seen = await context.see(ask, ticket.table)
    desk = context.player_desk(ask, seen)
    window, answer = (*ticket.path, 0, 0)[:2]
    if window >= len(seen.game.windows) or answer >= len(_ANSWERS):
        raise prompts.ChoiceGoneError(str(ticket))
    return await _set(context, ask, desk, (seen.game.windows[window],), _ANSWERS[answer])


def sheet(desk: Desk) -> Post:
    """What a player has answered in advance, and the buttons to change it."""
    seen, say = desk.seen, desk.say
    about = say("hall-answers-about")
    rows = [
        say("hall-pair", name=f"{number}. {window_words(desk, window)}", value=_now(desk, window))
        for number, window in enumerate(seen.game.windows, start=1)
    ]
    return desk.post(
        lines=(about, *rows),
        gist=(about,),
        prompt=Prompt(
            lead=say("hall-answers"),
            groups=tuple(_row(desk, number) for number in range(len(rows))),
            controls=(Choice(label=say("hall-to-board"), ticket=desk.ticket().to(Verb.HAND)),),
        ),
    )


def control(desk: Desk) -> tuple[Choice, ...]:
    """The button that opens them, in games that have windows."""
    if not desk.seen.game.windows or desk.seen.here.status is not Status.PLAYING:
        return ()
    return (Choice(label=desk.say("hall-answers"), ticket=desk.ticket().to(Verb.ANSWERS)),)


def waiting(desk: Desk) -> Sentence | None:
    """Instead of a question, when the hall is about to answer for the reader."""
    owes = desk.seen.owes(desk.seat)
    if owes is None:
        return None
    if owes.answer is None:
        return Sentence(lead=desk.say("hall-answers-for-you"))
    answer = desk.say(f"hall-answer-{owes.answer}")
    return Sentence(lead=desk.say("hall-answered-in-advance", answer=answer))


def sooner(desk: Desk) -> tuple[Choice, ...]:
    """The button by which the reader gives that answer himself, without waiting for the hall."""
    owes = desk.seen.owes(desk.seat)
    if owes is None:
        return ()
    moves = desk.seen.game.legal_moves(desk.seen.here.position, owes.seat)
    path = prompts.find_path(moves, owes.move.steps)
    ticket = desk.ticket().to(Verb.WALK, *path)
    return (Choice(label=desk.say("hall-answer-now"), ticket=ticket),)


def window_words(desk: Desk, window: str) -> str:
    """A kind of window, as its game asks it."""
    return desk.say(f"{desk.seen.game.id}-window-{window}")


async def _set(
    context: Context, ask: Ask, desk: Desk, windows: Iterable[str], answer: Answer
) -> Reply:
    """Keep it, and show all answers as they are then."""
    game, seat = desk.seen.game, _seat(desk)
    fitting = [w for w in windows if answer is not Answer.YES or w in game.assents]
    if not fitting:
        raise UnknownAnswerError(game.id, game.windows)
    seen = await context.tables.settle(
        desk.seen.key, seat, dict.fromkeys(fitting, answer), asker=ask.me
    )
    after = context.desk(ask, seen, seat=seat)
    ack = desk.say(
        "hall-set",
        name=window_words(desk, fitting[0]) if len(fitting) == 1 else desk.say("hall-answers"),
        value=desk.say(f"hall-answer-{answer}"),
    )
    return Reply(ack=ack, private=sheet(after), table=seen.key)


def _row(desk: Desk, index: int) -> Group:
    """A window with its answers, the present one marked; its number stands where rows have no
    labels."""
    game, say = desk.seen.game, desk.say
    window = game.windows[index]
    name = window_words(desk, window)
    now = chosen(desk.seen.standing, _seat(desk), window)
    offered = [a for a in _ANSWERS if a is not Answer.YES or window in game.assents]
    choices = []
    for answer in offered:
        words = say(f"hall-answer-{answer}")
        label = f"✓ {words}" if answer is now else words
        choices.append(
            Choice(
                label=label,
                alone=f"{index + 1} {label}",
                name=say("hall-pair", name=name, value=label),
                ticket=desk.ticket().to(Verb.ANSWER, index, _ANSWERS.index(answer)),
                style=Style.MOVE,
            )
        )
    return Group(key=window, label=name, choices=tuple(choices))


def _now(desk: Desk, window: str) -> str:
    return desk.say(f"hall-answer-{chosen(desk.seen.standing, _seat(desk), window)}")


def _seat(desk: Desk) -> Seat:
    if desk.seat is None:
        raise MatchError("not-your-turn", "a spectator answers nothing")
    return desk.seat


def _read(desk: Desk, words: str) -> tuple[tuple[str, ...], Answer]:
    """The windows and the answer that words mean: first the one, then the other.

    Keys, and what they are called in any language; the beginning of a window's name is enough,
    and without one all are meant.
    """
    game, said = desk.seen.game, plain(words)
    answers = {name: answer for answer in _ANSWERS for name in _answer_names(answer)}
    last = max((n for n in answers if f" {said}".endswith(f" {n}")), key=len, default="")
    first = said.removesuffix(last).strip()
    named = {window: _window_names(game.id, window) for window in game.windows}
    exact = tuple(w for w, names in named.items() if first in names)
    begun = tuple(w for w, names in named.items() if any(n.startswith(first) for n in names))
    if not last or (first and len(exact or begun) != 1):
        raise UnknownAnswerError(game.id, game.windows)
    return exact or begun, answers[last]


def _answer_names(answer: Answer) -> set[str]:
    return {answer.value, *(plain(say_in(one)(f"hall-answer-{answer}")) for one in LANGUAGES)}


def _window_names(game: str, window: str) -> set[str]:
    says = [say_in(language) for language in LANGUAGES]
    return {plain(window), *(plain(say(f"{game}-window-{window}")) for say in says)}
