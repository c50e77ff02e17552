"""Which table a command means, and which tables somebody has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.application.loaded_table import DamagedTableError, LoadedTable, NoTableError
from bot.application.model import Address, Ask
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from engines.core.match_state import Status
from storage.base import TableKey

FINISHED_SHOWN: Final = 5
"""How many of one's finished tables a list or a question shows."""

_FINISHED_LOOKED_AT: Final = 40  # names, among which those of one chat are looked for

_LOOKS: Final = {Verb.HAND, Verb.BOARD, Verb.TEXT, Verb.HISTORY, Verb.RULES}
"""What may be asked for at a table where one doesn't play."""

_OF_MOVERS: Final = {Verb.HAND, Verb.WALK}
"""What one means at the table where one has to act, if there is just one."""

TicketOf = Callable[[LoadedTable], str]


class WhichTableError(Exception):
    """Several tables may be meant: he is shown them; `ticket_of` does there what he asked for."""

    def __init__(self, tables: Sequence[LoadedTable], ticket_of: TicketOf) -> None:
        super().__init__(f"{len(tables)} tables")
        self.tables, self.ticket_of = tables, ticket_of


class NoTableHereError(LookupError):
    """There is no table here that the command could mean."""


async def find_table(
    context: Context,
    ask: Ask,
    key: TableKey | None,
    *,
    verb: Verb = Verb.HAND,
    wanted: Status | None = None,
    ticket_of: TicketOf | None = None,
) -> LoadedTable:
    """The table that a command means: the named one, or the only one that it could mean here.

    In a table's own thread or topic that is its table; elsewhere the asker's own tables count. Who
    has none there looks at the chat's where something happened last. `verb` is what was asked for:
    it is done at the one he chooses among several, unless `ticket_of` says more exactly what is.

    Raises:
        NoTableHereError: none fits. WhichTableError: several do.
    """
    if key is not None:
        return await context.load(ask, key)
    meant = await tables_meant(context, ask, verb=verb, wanted=wanted)
    return only_one(meant, ticket_of or _same_at(verb))


def only_one(meant: Sequence[LoadedTable], ticket_of: TicketOf) -> LoadedTable:
    """The one table that is meant. Raises NoTableHereError, WhichTableError."""
    if not meant:
        raise NoTableHereError
    if len(meant) > 1:
        raise WhichTableError(meant, ticket_of)
    return meant[0]


async def tables_meant(
    context: Context, ask: Ask, *, verb: Verb, wanted: Status | None = None
) -> list[LoadedTable]:
    """All that `find_table` would choose from, the newest first."""
    for scope in _scopes(ask, verb):
        found = await scope.fitting(context, ask.me, wanted)
        if scope.is_thread:  # the command says what is wrong with its table
            found = found or await scope.last(context, ask.me)
        if not found:
            continue
        mine = [table for table in found if table.seat_of(ask.me)]
        if not mine:  # he watches: a question which one would come to him where he may not look
            return [max(found, key=lambda table: table.at)]
        if verb in _OF_MOVERS:
            mine = [table for table in mine if table.seat_of(ask.me) in table.match.active] or mine
        return mine
    return []


async def running_tables(
    context: Context, address: str, *, chat: Address | None = None, asker: str = ""
) -> list[LoadedTable]:
    """All that run under a player or a chat, the newest first; only those of `chat`, if given.

    They are loaded for `asker`, or else for the player, whose own list it is then. Those that can't
    be read are left out. What is over by now, because Salle was killed before that was noted, is
    put where it belongs; where the player has no seat after all, it is taken off his list.
    """
    keys = await _in_chat(context, await context.store.running_tables(address), chat)
    is_own = asker in ("", address)
    found = []
    for table in await _load(context, keys, asker or address):
        if is_own and table.seat_of(address) is None:
            await context.tables.lists.unlist_outsider(table, address)
        elif table.is_running:
            found.append(table)
        elif not is_own:  # a player's were put right when they were loaded for him
            await context.tables.lists.put_right(table, address)
    return found


async def finished_tables(
    context: Context,
    address: str,
    *,
    limit: int = FINISHED_SHOWN,
    chat: Address | None = None,
    asker: str = "",
) -> list[LoadedTable]:
    """The last that came to their end under a player or a chat; else as `running_tables`."""
    looked_at = limit if chat is None else _FINISHED_LOOKED_AT
    keys = await context.store.finished_tables(address, limit=looked_at)
    return await _load(context, (await _in_chat(context, keys, chat))[:limit], asker or address)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Scope:
    """Where to look for a table: in a list, perhaps only for those of one chat."""

    address: str
    chat: Address | None = None
    is_thread: bool = False

    async def fitting(
        self, context: Context, asker: str, wanted: Status | None
    ) -> list[LoadedTable]:
        """What a command could mean: of what runs, else the last that ended."""
        look = partial(running_tables, context, self.address, chat=self.chat, asker=asker)
        look_back = partial(finished_tables, context, self.address, chat=self.chat, asker=asker)
        if wanted is Status.OVER:  # that the only one still runs is said by the command
            return await look_back() or await look()
        running = await look()
        playing = [table for table in running if table.match.status is Status.PLAYING]
        if playing or wanted is Status.PLAYING:
            return playing
        return running or await look_back(limit=1)

    async def last(self, context: Context, asker: str) -> list[LoadedTable]:
        """The newest, whatever the command wants."""
        return await self.fitting(context, asker, None)


def _scopes(ask: Ask, verb: Verb) -> Iterator[_Scope]:
    """The lists to look in, one after the other."""
    if ask.thread:
        yield _Scope(address=str(ask.thread), is_thread=True)
    yield _Scope(address=ask.me, chat=None if ask.is_home else ask.where)
    if verb in _LOOKS and not ask.is_home:
        yield _Scope(address=str(ask.where))


async def _in_chat(
    context: Context, keys: Sequence[TableKey], chat: Address | None
) -> Sequence[TableKey]:
    """The tables of one chat; their keys may name one that it was before it moved."""
    if chat is None:
        return keys
    moved = {key.chat for key in keys if key.platform == chat.platform and key.chat != chat.id}
    now = await asyncio.gather(*(context.store.chat_now(chat.platform, id_) for id_ in moved))
    here = {chat.id, *(id_ for id_, present in zip(moved, now, strict=True) if present == chat.id)}
    return [key for key in keys if key.platform == chat.platform and key.chat in here]


async def _load(context: Context, keys: Sequence[TableKey], asker: str) -> list[LoadedTable]:
    """Tables, all in one round trip; those that can't be read left out."""
    loading = (context.tables.load(key, asker=asker) for key in keys)
    tables: list[LoadedTable] = []
    for loaded in await asyncio.gather(*loading, return_exceptions=True):
        if isinstance(loaded, LoadedTable):
            tables.append(loaded)
        elif not isinstance(loaded, NoTableError | DamagedTableError):
            raise loaded
    return tables


def _same_at(verb: Verb) -> TicketOf:
    def ticket_of(table: LoadedTable) -> str:
        return str(Ticket(verb=verb, table=table.key, version=table.version))

    return ticket_of
