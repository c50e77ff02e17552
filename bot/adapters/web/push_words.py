"""What a notification of a browser says: whose table, what happened, and where a click leads."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from bot.application.model import Post
from bot.application.summaries import Turn
from bot.application.tables import Tables
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.table_lines import table_summary
from bot.messages.words import say_in

# Characters of what happened: the message has to be less than 4 KB, and nobody shows more.
_LONGEST: Final = 240


async def notification(
    tables: Tables, person: str, settings: Mapping[str, str], post: Post
) -> Mapping[str, str]:
    """What this person is told of a post of theirs, in their language.

    Raises:
        NoTableError, DamagedTableError, StoreAwayError
    """
    preferences = Preferences.of(settings)
    if post.table is None:
        titles = [section.title for section in post.sections]
        said = [line.text for section in post.sections for line in section.lines]
        return {
            "title": next(iter(titles), say_in(preferences.language)("hall-name")),
            "body": _shortened("\n".join([*post.lines, *said])),
            "path": "/",
            "tag": "hall",
        }
    table = await tables.load(post.table)
    perspective = Perspective(table=table, preferences=preferences, seat=table.seat_of(person))
    summary = table_summary(perspective)
    is_to_move = summary.turn is Turn.MINE and perspective.seat in table.match.active
    one, two = perspective.names
    title = perspective.say(
        "install-push-turn" if is_to_move else "install-push-table",
        game=summary.title,
        who=summary.who if perspective.seat else f"{one} – {two}",
    )
    lines = post.gist or post.lines
    return {
        "title": title,
        "body": _shortened(" ".join(lines) if lines else summary.asked),
        "path": f"/t/{post.alias or post.table.table}",
        "tag": post.alias or post.table.table,
    }


def encoded(words: Mapping[str, str], *, chair: int) -> bytes:
    """The message to one browser, which may hold several logins."""
    path = f"{words['path']}?chair={chair}"
    return json.dumps({**words, "path": path}, ensure_ascii=False).encode()


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1].rstrip()}…"
