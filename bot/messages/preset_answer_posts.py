"""What a player answers in advance, as a message with buttons, and as sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.model import ButtonStyle, Choice, Group, Post, Prompt
from bot.application.preset_answers import Answer, preset_answer
from bot.application.tickets import Verb
from bot.messages import prompts
from bot.messages.perspective import Perspective
from engines.core.match_state import Status
from renderers.wording import Sentence

# A ticket names one by its place here.
ANSWERS: Final = tuple(Answer)


def preset_answers_post(perspective: Perspective) -> Post:
    """What a player has answered in advance, and a menu for each window to change it."""
    table, say = perspective.table, perspective.say
    about = say("hall-answers-about")
    rows = [
        say(
            "hall-pair",
            name=f"{number}. {window_words(perspective, window)}",
            value=_present_answer(perspective, window),
        )
        for number, window in enumerate(table.game.windows, start=1)
    ]
    return perspective.post(
        lines=(about, *rows),
        gist=(about,),
        prompt=Prompt(
            lead=say("hall-answers"),
            groups=tuple(_window_menu(perspective, number) for number in range(len(rows))),
            controls=(perspective.choice("hall-to-board", Verb.HAND),),
        ),
    )


def window_post(perspective: Perspective, index: int) -> Post:
    """One window's menu alone, and the way back to the others."""
    menu, back = _window_menu(perspective, index), perspective.choice("hall-back", Verb.ANSWERS)
    return perspective.post(
        lines=(perspective.say("hall-answers-about"),),
        prompt=Prompt(
            lead=menu.label,
            groups=(replace(menu, menu="", present=""),),
            controls=(back, perspective.choice("hall-to-board", Verb.HAND)),
        ),
    )


def preset_answers_control(perspective: Perspective) -> tuple[Choice, ...]:
    """The button that opens them, in games that have windows."""
    if not perspective.table.game.windows or perspective.table.match.status is not Status.PLAYING:
        return ()
    return (perspective.choice("hall-answers", Verb.ANSWERS),)


def automatic_answer_sentence(perspective: Perspective) -> Sentence | None:
    """Instead of a question, when Salle is about to answer for the reader."""
    automatic_answer = perspective.table.automatic_answer(perspective.seat)
    if automatic_answer is None:
        return None
    if automatic_answer.condition is not None:
        return Sentence(lead=perspective.say("lines-about-to", move=str(automatic_answer.move)))
    if automatic_answer.answer is None:
        return Sentence(lead=perspective.say("hall-answers-for-you"))
    return Sentence(
        lead=perspective.say(
            "hall-answered-in-advance",
            answer=perspective.say(f"hall-answer-{automatic_answer.answer}"),
        )
    )


def answer_now_control(perspective: Perspective) -> tuple[Choice, ...]:
    """The button by which the reader gives that answer themselves, without waiting for Salle."""
    automatic_answer = perspective.table.automatic_answer(perspective.seat)
    if automatic_answer is None:
        return ()
    moves = perspective.table.legal_moves(automatic_answer.seat)
    path = prompts.find_path(moves, automatic_answer.move.steps)
    return (perspective.choice("hall-answer-now", Verb.WALK, *path),)


def window_words(perspective: Perspective, window: str) -> str:
    """A kind of window, as its game asks it."""
    return perspective.say(f"{perspective.table.game.id}-window-{window}")


def _window_menu(perspective: Perspective, index: int) -> Group:
    game, say = perspective.table.game, perspective.say
    window = game.windows[index]
    name, ticket = window_words(perspective, window), perspective.ticket()
    now = preset_answer(perspective.table.preset_answers, perspective.player, window)
    choices = []
    for answer in ANSWERS:
        if answer is Answer.YES and window not in game.yes_windows:
            continue
        words = say(f"hall-answer-{answer}")
        choices.append(
            Choice(
                label=words,
                alone=f"✓ {words}" if answer is now else words,
                name=say("hall-pair", name=name, value=words),
                ticket=ticket.to(Verb.ANSWER, index, ANSWERS.index(answer)),
                style=ButtonStyle.MOVE,
            )
        )
    return Group(
        key=window,
        label=name,
        choices=tuple(choices),
        menu=ticket.to(Verb.ANSWERS, index),
        present=_present_answer(perspective, window),
    )


def _present_answer(perspective: Perspective, window: str) -> str:
    answer = preset_answer(perspective.table.preset_answers, perspective.player, window)
    return perspective.say(f"hall-answer-{answer}")
