"""Shows a match that somebody sends as a file from `/export`. It isn't stored."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.application.catalogue import whole_games
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply
from bot.application.profile import Motion
from bot.application.rate_limiter import Kind as Counted
from bot.application.refused import RefusedError
from bot.application.replay_cache import ReplayedMatch
from bot.commands.arguments import Argument, Given, Kind
from bot.commands.context import Context
from bot.commands.declaration import CHATS, Command
from bot.messages import end_plates
from bot.messages.perspective import Perspective
from engines.core.game import AnyGame
from engines.core.match_state import open_challenge
from engines.core.match_text import MatchTextError, match_text
from engines.core.match_text_reader import PLATFORM, ReadMatch, read_match_text
from engines.core.record import DamagedRecordError
from engines.core.replay import replay_entries
from engines.registry import load_game
from engines.replay_lab import ReplayFileError, read_export
from storage.base import TableKey

_NAMES: Final = re.compile(r".+\.salle\.txt|salle-.+\.json", re.IGNORECASE | re.DOTALL)
LARGEST: Final = 1 << 19  # bytes: the JSON of a long match with all its luck
LARGEST_TEXT: Final = 1 << 16
# Positions: of a longer match the film shows the last ones, and has no plate, which shows all. A
# text of 64 KB may have thousands, and drawing them would keep others from their pictures.
MOST_SHOWN: Final = 300
_MOST_ENTRIES: Final = 5_000  # about what a text of the largest size may have

# Its name for what asks for one: no table of any platform is called so, and none is stored.
_KEY: Final = TableKey(PLATFORM, "", "match")


# Gets the content of a file from where it lies.
Fetch = Callable[[], Awaitable[bytes]]


def is_named_as_match(name: str) -> bool:
    """Whether a file is called as `/export` calls one: sent by itself, such a file is opened."""
    return bool(_NAMES.fullmatch(name))


async def open_file(
    context: Context, ask: Ask, size: int, fetch: Fetch, *, is_stepped: bool = False
) -> Reply:
    """The match of a file as a film with its end; who wants nothing to move gets the end alone.

    `is_stepped`: the reader goes through the positions, and nothing moves by itself.

    `size` is in bytes, as the platform tells it: what is too large isn't fetched.

    Raises:
        RefusedError: it is too large, or no match; the line that is wrong is named.
    """
    await context.admit(ask, Counted.EXPORT)
    body = await fetch() if size <= LARGEST else b""
    is_json = body.lstrip().startswith(b"{")
    most = LARGEST if is_json or size > LARGEST else LARGEST_TEXT
    if max(size, len(body)) > most:
        raise RefusedError("hall-file-too-large", most=most // 1024)
    try:
        read = await asyncio.to_thread(_read_json if is_json else _read, body)
    except MatchTextError as err:
        raise RefusedError("hall-file-no-match", line=err.line) from None
    except (ReplayFileError, DamagedRecordError):
        raise RefusedError("hall-file-no-record") from None
    table = _table_of(read, context.now())
    perspective = Perspective(table=table, preferences=await context.preferences_of(ask))
    *earlier, last = end_plates.public_views(table)
    is_short = len(earlier) < MOST_SHOWN
    end = end_plates.picture_now(perspective, last) if is_short else perspective.picture(last)
    lines = perspective.narrate(table.match.events)
    shown = replace(perspective.post(lines=lines, picture=end), table=None, players=())
    if earlier and (is_stepped or perspective.preferences.motion is not Motion.NEVER):
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


# By its text, which is checked move by move, and knows nobody by more than a name.
def _read_json(body: bytes) -> ReadMatch:
    try:
        found = read_export(body.decode("utf-8"), _game_of)
    except UnicodeDecodeError:
        raise ReplayFileError("this isn't UTF-8") from None
    if found.record.version > _MOST_ENTRIES:
        raise ReplayFileError(f"a match has at most {_MOST_ENTRIES} entries")
    try:
        return read_match_text(match_text(found.game, found.record), _game_of)
    except MatchTextError as err:
        raise ReplayFileError(str(err)) from None


def _game_of(name: str) -> AnyGame | None:
    return load_game(name) if name in whole_games() else None


def _table_of(read: ReadMatch, now: float) -> LoadedTable:
    begun = ReplayedMatch(
        game=read.game, record=read.record.upto(0), match=open_challenge(read.record)
    )
    replayed = begun.plus(read.record, replay_entries(read.game, read.record))
    return LoadedTable(key=_KEY, replayed=replayed, loaded_at=now)


# Where a file can't come with a command, it is sent by itself.
async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    if given.file is None:
        raise RefusedError("hall-file-missing")
    return await open_file(context, ask, given.file.size, given.file.fetch)


COMMAND: Final = Command(
    name="replay",
    run=_run,
    arguments=(Argument(name="file", kind=Kind.FILE, is_required=True),),
    places=CHATS,
    group="match",
    rank=60,
)
