"""How puzzles have fared, and which was the daily one, as lines of an export."""

from __future__ import annotations

from collections.abc import AsyncIterator

from storage import keys
from storage.backup.lines import Line, PuzzlesLine
from storage.store import Store


async def puzzle_lines(store: Store) -> AsyncIterator[Line]:
    """A line a game, and one of the days."""
    begins = keys.puzzle_counts("").rstrip("{}")
    async for page in store.client.keys(f"{begins}*"):
        for key in page:
            game = key.removeprefix(begins).strip("{}")
            yield PuzzlesLine(game=game, counts=dict(await store.puzzle_counts(game)))
    if days := await store.daily_puzzles():
        yield PuzzlesLine(days=dict(days))


async def put_puzzles(store: Store, line: PuzzlesLine) -> None:
    """Put a line back; done again, nothing changes, and what the store knows itself, it keeps."""
    key = keys.puzzle_counts(line.game) if line.game else keys.DAILY_PUZZLES
    fields = (line.counts if line.game else line.days).items()
    await store.client.ask_all(*(("HSETNX", key, *pair) for pair in fields))
