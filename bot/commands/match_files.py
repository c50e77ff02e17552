"""A match that somebody sends as a file (`engines.core.match_text`): shown, and kept nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.application.catalogue import whole_games
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply
from bot.application.profile import Motion
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.replay_cache import ReplayedMatch
from bot.commands.context import Context
from bot.messages import end_plates
from bot.messages.perspective import Perspective
from engines.core.game import AnyGame
from engines.core.match_state import open_challenge
from engines.core.match_text import MatchTextError
from engines.core.match_text_reader import PLATFORM, ReadMatch, read_match_text
from engines.core.replay import replay_entries
from engines.registry import load_game
from storage.base import TableKey

SUFFIX: Final = ".salle.txt"
LARGEST: Final = 1 << 16  # bytes
# Positions: of a longer match the film shows the last ones, and has no plate, which shows all. A
# text of 64 KB may have thousands, and drawing them would keep others from their pictures.
MOST_SHOWN: Final = 300

# Its name for what asks for one: no table of any platform is called so, and none is stored.
_KEY: Final = TableKey(PLATFORM, "", "match")


# Gets the content of a file from where it lies.
Fetch = Callable[[], Awaitable[bytes]]


async def open_file(context: Context, ask: Ask, size: int, fetch: Fetch) -> Reply:
    """The match of a file as a film with its end; who wants nothing to move gets the end alone.

    `size` is in bytes, as the platform tells it: what is too large isn't fetched.

    Raises:
        RefusedError: it is too large, or no match; the line that is wrong is named.
    """
    await context.admit(ask, Kind.EXPORT)
    body = await fetch() if size <= LARGEST else b""
    if max(size, len(body)) > LARGEST:
        raise RefusedError("hall-file-too-large", most=LARGEST // 1024)
    try:
        read = await asyncio.to_thread(_read, body)
    except MatchTextError as err:
        raise RefusedError("hall-file-no-match", line=err.line) from None
    table = _table_of(read, context.now())
    perspective = Perspective(table=table, preferences=await context.preferences_of(ask))
    *earlier, last = end_plates.public_views(table)
    is_short = len(earlier) < MOST_SHOWN
    end = end_plates.picture_now(perspective, last) if is_short else perspective.picture(last)
    lines = perspective.narrate(table.match.events)
    shown = replace(perspective.post(lines=lines, picture=end), table=None, players=())
    if earlier and perspective.preferences.motion is not Motion.NEVER:
        film = (*map(perspective.picture, earlier[-MOST_SHOWN:]), end)
        failed = perspective.say("hall-film-failed")
        shown = replace(shown, picture=None, film=film, film_failed=failed)
    return Reply(private=shown)


def _read(body: bytes) -> ReadMatch:
    try:
        return read_match_text(body.decode("utf-8"), _game_of)
    except UnicodeDecodeError as err:
        line = body[: err.start].count(b"\n") + 1
        raise MatchTextError("this isn't UTF-8", line=line) from None


def _game_of(name: str) -> AnyGame | None:
    return load_game(name) if name in whole_games() else None


def _table_of(read: ReadMatch, now: float) -> LoadedTable:
    begun = ReplayedMatch(
        game=read.game, record=read.record.upto(0), match=open_challenge(read.record)
    )
    replayed = begun.plus(read.record, replay_entries(read.game, read.record))
    return LoadedTable(key=_KEY, replayed=replayed, loaded_at=now)
