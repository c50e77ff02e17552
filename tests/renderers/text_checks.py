"""What the words of every game keep to, and whom they are told to in the tests."""

from __future__ import annotations

import re

from bot.messages.event_sentences import event_facts
from bot.messages.words import Words, say_in
from engines.core.game import AnyGame, Event
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.game_text import ALT_LIMIT, text_of
from renderers.text_layout import COLUMNS, column_width
from renderers.wording import Say
from tests.harness import some

EN = say_in("en")
NAMES = Pair(one="Anna", two="Bea")

LONG = Pair(one="Anna Maria " * 30, two="安娜" * 60 + "e\u0301" * 300)
LOOSE = re.compile(r"[{}$]|\?\?\?|\bNone\b(?! of)|\.\.| ,| \.(?!\s)|[^\W\d]{2} \.")
"""What is left of a sentence whose facts or words are missing. A board may draw squares as dots."""


def describe_event(event: Event, say: Words, names: Pair[str], onlooker: Seat | None) -> str:
    """The sentence of one event, also of one that goes without saying."""
    aside = f"{event.key}.aside"
    facts = event_facts(event, names, onlooker, say)
    return say(aside if aside in say else event.key, **facts)


def check_whole(*told: str) -> None:
    """No sentence has a gap."""
    for words in told:
        assert not LOOSE.search(words), words


def check_words_of(view: View, say: Say) -> None:
    """Alt text and board have room for the longest names, and no sentence has a gap."""
    text = text_of(view)
    told = [text.alt(view, LONG, say), text.board(view, LONG, say)]
    told += [str(text.asked(view, NAMES, say)), text.summary(view, NAMES, say)]
    assert len(told[0]) <= ALT_LIMIT
    assert max(map(column_width, told[1].splitlines())) <= COLUMNS
    assert all(told)
    check_whole(*told)


def check_a_way_through(game: AnyGame, view: View, pick: int, say: Say) -> str:
    """Each step of one possible move has a button, a preview and alt text; the last preview."""
    text = text_of(view)
    moves = some(game.possible_moves(view))
    steps = moves[pick % len(moves)].steps
    for number, step in enumerate(steps, start=1):
        button = text.step(view, steps[: number - 1], step, say)
        assert all((button.group, button.group_label, button.label, button.alone, button.name))
        told = str(text.preview(view, steps[:number], NAMES, say))
        foreseen = game.preview_view(view, steps[:number])
        heard = text.alt(foreseen, LONG, say)
        assert told
        assert len(heard) <= ALT_LIMIT
        check_whole(told, heard, text.summary(foreseen, NAMES, say))
    unsent = say(f"{view.game}-preview-unsent")
    assert unsent in told
    assert heard.count(unsent) == 1
    return told


def check_lesson(key: str, view: View, say: Say) -> None:
    """A rule has a short title and a paragraph of words, and its picture words of its own."""
    rule = f"{view.game}-rules-{key}"
    assert len(say(f"{rule}.title")) < 30
    assert 80 < len(say(rule)) < 900
    assert text_of(view).alt(view, NAMES, say)
