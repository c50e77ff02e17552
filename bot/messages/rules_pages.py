"""The message that tells a game's rules: chapters of paragraphs, each with a picture."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from bot.application.model import ButtonStyle, Choice, Paragraph, Picture, Post, Prompt
from bot.application.tickets import Ticket, Verb
from bot.messages import card_pages
from bot.messages.preferences import Preferences
from bot.messages.words import say_in
from engines.core.seat import Pair
from renderers.game_text import text_of
from renderers.games import lessons_of
from renderers.lesson import Chapter, Lesson
from renderers.style import RenderStyle
from renderers.wording import Say
from storage.base import TableKey

# The players of the examples.
NAMES: Final = Pair(one="Anna", two="Bea")


def rules_post(
    game: str, preferences: Preferences, table: TableKey | None = None, *, start: int = 0
) -> Post:
    """All paragraphs, opened at the one with the number `start`, with buttons to the chapters.

    With a `table` the buttons lead back to it.
    """
    say, lessons = say_in(preferences.language), lessons_of(game).LESSONS
    start = min(start, len(lessons) - 1)
    style = preferences.sample_style(NAMES)
    opens = Ticket(
        verb=Verb.RULES, table=table or card_pages.key_without_table(game), version=0
    )  # the paragraph's number follows
    paragraphs = tuple(
        paragraph(lesson, style, say, ticket=opens.to(Verb.RULES, number))
        for number, lesson in enumerate(lessons)
    )
    chapters = _chapter_choices(paragraphs, [lesson.chapter for lesson in lessons], start)
    return Post(
        title=say("rules-of", game=say(f"{game}-name")),
        paragraphs=paragraphs,
        start=start,
        prompt=Prompt(controls=(*chapters, *card_pages.rules_control(game, say, table))),
        table=table,
    )


def paragraph(lesson: Lesson[Any], style: RenderStyle, say: Say, *, ticket: str = "") -> Paragraph:
    """One rule: its words, and its picture with words of its own."""
    key = f"{lesson.view.game}-rules-{lesson.key}"
    return Paragraph(
        chapter=say(f"rules-{lesson.chapter}"),
        heading=say(f"{key}.title"),
        text=say(key),
        picture=Picture(
            view=lesson.view,
            style=style,
            alt=text_of(lesson.view).alt(lesson.view, style.names, say),
        ),
        ticket=ticket,
    )


# A button to each chapter but the one that is open; the next one stands out.
def _chapter_choices(
    paragraphs: tuple[Paragraph, ...], chapters: list[Chapter], start: int
) -> tuple[Choice, ...]:
    firsts = [0, *(n for n, (a, b) in enumerate(pairwise(chapters), start=1) if a != b)]
    here = chapters[start]
    following = next((n for n in firsts if n > start), None)
    return tuple(
        Choice(
            label=paragraphs[n].chapter,
            ticket=paragraphs[n].ticket,
            style=ButtonStyle.GO if n == following else ButtonStyle.QUIET,
        )
        for n in firsts
        if chapters[n] != here
    )
