"""The match that another one was played on from, at the position where that began."""

from __future__ import annotations

from dataclasses import replace

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply
from bot.application.public_matches import may_follow
from bot.application.refused import RefusedError
from bot.application.tickets import Ticket, TicketError
from bot.commands.context import Context
from bot.commands.review import review_at
from storage.base import TableKey


async def show_source(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """For people who played there or may look at it. Raises RefusedError for others."""
    table = await context.load(ask, ticket.table)
    head = table.record.head
    if not head.start_of:
        raise TicketError(str(ticket))
    source = await context.load(replace(ask, is_tap=False), TableKey.parse(head.start_of))
    if not await _may_see(context, ask, source, table.key):
        raise RefusedError("start-source-kept")
    reply = await review_at(context, ask, source, head.start_ply)
    return replace(reply, is_apart=reply.table is None or not ask.is_private)


# Where both are played in one chat, all there have seen it.
async def _may_see(context: Context, ask: Ask, source: LoadedTable, where: TableKey) -> bool:
    is_here = (source.key.platform, source.key.chat) == (where.platform, where.chat)
    if source.seats_of(ask.me) or (is_here and not source.is_private):
        return True
    return await may_follow(context.store, source, ask.me)
