"""Which table a command means, and which tables somebody has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.application.listed_tables import finished_tables, running_tables
from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, Ask
from bot.application.refused import RefusedError
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from engines.core.match_state import Status
from storage.base import TableKey

# What may be asked for at a table where one doesn't play.
_LOOKS: Final = {
    Verb.HAND,
    Verb.BOARD,
    Verb.TEXT,
    Verb.SEEN,
    Verb.HISTORY,
    Verb.RULES,
    Verb.GO_THROUGH,
    Verb.PLAY_FROM,
}

# What one means at the table where one has to act, if there is just one.
_OF_MOVERS: Final = {Verb.HAND, Verb.WALK}

TicketOf = Callable[[LoadedTable], str]


class WhichTableError(Exception):
    """Several tables may be meant: the asker chooses; `ticket_of` then does what they asked for."""

    def __init__(self, tables: Sequence[LoadedTable], ticket_of: TicketOf) -> None:
        super().__init__(f"{len(tables)} tables")
        self.tables, self.ticket_of = tables, ticket_of


class NoTableHereError(RefusedError):
    """There is no table here that the command could mean."""


async def find_table(
    context: Context,
    ask: Ask,
    key: TableKey | None,
    *,
    verb: str = Verb.HAND,
    wanted: Status | None = None,
    ticket_of: TicketOf | None = None,
) -> LoadedTable:
    """The table that a command means: the named one, or the only one that it could mean here.

    In a table's own thread or topic that is its table; elsewhere the asker's own tables count. Who
    has none there looks at the chat's where something happened last. `verb` is what was asked for:
    it is done at the one they choose among several, unless `ticket_of` says more exactly what is.

    Raises:
        NoTableHereError: none fits. WhichTableError: several do.
    """
    if key is not None:
        return await context.load(ask, key)
    meant = await tables_meant(context, ask, verb=verb, wanted=wanted)
    return only_one(meant, ticket_of or same_at(verb))


def only_one(meant: Sequence[LoadedTable], ticket_of: TicketOf) -> LoadedTable:
    """The one table that is meant. Raises NoTableHereError, WhichTableError."""
    if not meant:
        raise NoTableHereError("hall-no-table-here")
    if len(meant) > 1:
        raise WhichTableError(meant, ticket_of)
    return meant[0]


async def tables_meant(
    context: Context, ask: Ask, *, verb: str, wanted: Status | None = None
) -> list[LoadedTable]:
    """All that `find_table` would choose from, the newest first."""
    for scope in _scopes(ask, verb):
        found = await scope.fitting(context, ask.me, wanted)
        if scope.is_thread:  # the command says what is wrong with its table
            found = found or await scope.fitting(context, ask.me, None)
        if not found:
            continue
        mine = [table for table in found if table.seat_of(ask.me)]
        if not mine:  # they watch: a question which one would come to them where they may not look
            return [max(found, key=lambda table: table.at)]
        if verb in _OF_MOVERS:
            mine = [table for table in mine if table.seat_of(ask.me) in table.match.active] or mine
        return mine
    return []


# Where to look for a table: in a list, perhaps only for those of one chat.
@dataclass(frozen=True, slots=True, kw_only=True)
class _Scope:
    address: str
    chat: Address | None = None
    is_thread: bool = False

    # What a command could mean: of what runs, else the last that ended.
    async def fitting(
        self, context: Context, asker: str, wanted: Status | None
    ) -> list[LoadedTable]:
        look = partial(running_tables, context.tables, self.address, chat=self.chat, asker=asker)
        look_back = partial(
            finished_tables, context.tables, self.address, chat=self.chat, asker=asker
        )
        if wanted is Status.OVER:  # that the only one still runs is said by the command
            return await look_back() or await look()
        running = await look()
        playing = [table for table in running if table.match.status is Status.PLAYING]
        if playing or wanted is Status.PLAYING:
            return playing
        return running or await look_back(limit=1)


def _scopes(ask: Ask, verb: str) -> Iterator[_Scope]:
    if ask.thread:
        yield _Scope(address=str(ask.thread), is_thread=True)
    yield _Scope(address=ask.me, chat=None if ask.is_home else ask.where)
    if verb in _LOOKS and not ask.is_home:
        yield _Scope(address=str(ask.where))


def same_at(verb: str) -> TicketOf:
    """Makes buttons that do the same at each table."""
    return lambda table: str(Ticket(verb=verb, table=table.key, version=table.version))
