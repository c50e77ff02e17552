"""Which table a command means, and which tables somebody has."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.application.loaded_table import DamagedTableError, LoadedTable, NoTableError
from bot.application.model import Ask
from bot.commands.context import Context
from engines.core.match_state import Status
from storage.base import TableKey

_LIMIT: Final = 40  # tables loaded for one list


class WhichTableError(Exception):
    """The asker has several tables here: he is shown them, most urgent first."""

    def __init__(self, tables: Sequence[LoadedTable]) -> None:
        super().__init__(f"{len(tables)} tables")
        self.tables = tables


class NoTableHereError(LookupError):
    """The asker has no table in this chat that the command could mean."""


async def find_table(
    context: Context, ask: Ask, key: TableKey | None, *, wanted: Status | None = None
) -> LoadedTable:
    """The table that a command means: the named one, or the asker's only one here.

    Of several, those with the `wanted` status go first, then those that wait for the asker.

    Raises:
        NoTableHereError: none fits. WhichTableError: several do.
    """
    if key is not None:
        return await context.load(ask, key)
    mine = await tables_of(context, ask.me)
    # Not by the key's own chat: a group may have moved since the table was opened.
    listed = () if ask.is_home else await context.store.tables_of(str(ask.where))
    in_this_chat = [table for table in mine if ask.is_home or table.key in listed]
    fitting = [t for t in in_this_chat if wanted is None or t.match.status is wanted]
    if wanted is Status.OVER:
        fitting = fitting or in_this_chat  # that it isn't over yet is said by the command
    playing = [table for table in fitting if table.match.status is Status.PLAYING] or fitting
    urgent = [t for t in playing if t.seat_of(ask.me) in t.match.active] or playing
    if not urgent:
        raise NoTableHereError
    if len(urgent) > 1 and wanted is not Status.OVER and urgent is not fitting:
        raise WhichTableError(urgent)
    return max(urgent, key=lambda table: table.at)


async def tables_of(context: Context, address: str) -> list[LoadedTable]:
    """The tables listed under somebody, as he asks for them; those that can't be read left out."""
    keys = await context.store.tables_of(address)
    loading = (context.tables.load(key, asker=address) for key in keys[-_LIMIT:])
    tables: list[LoadedTable] = []
    for loaded in await asyncio.gather(*loading, return_exceptions=True):
        if isinstance(loaded, LoadedTable):
            tables.append(loaded)
        elif not isinstance(loaded, NoTableError | DamagedTableError):
            raise loaded
    return tables
