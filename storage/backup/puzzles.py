"""Puzzles cut from matches, how all have fared, and the daily ones, as lines of an export."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from storage import keys
from storage.backup.lines import Line, PuzzlesLine
from storage.store import Store


async def puzzle_lines(store: Store) -> AsyncIterator[Line]:
    """Two lines a game, and one of the days."""
    async for game in _games(store, keys.puzzle_counts):
        yield PuzzlesLine(game=game, counts=dict(await store.puzzle_counts(game)))
    async for game in _games(store, keys.cut_puzzles):
        yield PuzzlesLine(game=game, cut=await store.client.ask("HGETALL", keys.cut_puzzles(game)))
    if days := await store.daily_puzzles():
        yield PuzzlesLine(days=dict(days))


async def put_puzzles(store: Store, line: PuzzlesLine) -> None:
    """Put a line back; done again, nothing changes, and what the store knows itself, it keeps."""
    parts = {
        keys.puzzle_counts(line.game): line.counts,
        keys.cut_puzzles(line.game): line.cut,
        keys.DAILY_PUZZLES: line.days,
    }
    rows = ((key, *pair) for key, fields in parts.items() for pair in fields.items())
    await store.client.ask_all(*(("HSETNX", *row) for row in rows))


# The games of which there is a key of this kind.
async def _games(store: Store, key_of: Callable[[str], str]) -> AsyncIterator[str]:
    begins = key_of("").rstrip("{}")
    async for page in store.client.keys(f"{begins}*"):
        for key in page:
            yield key.removeprefix(begins).strip("{}")
