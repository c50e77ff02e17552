"""What offers have in common: draws and takebacks."""

from __future__ import annotations

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket
from bot.commands import acting
from bot.commands.acting import with_public_board
from bot.commands.context import Context
from engines.core.match_state import Status
from engines.core.record import Act, Entry


async def answer(context: Context, ask: Ask, ticket: Ticket, act: Act) -> Reply:
    """Answer an offer; a button of an earlier decision shows today's table instead."""
    table = await context.load(ask, ticket.table)
    seat = context.player_perspective(ask, table).player

    def holds(now: LoadedTable) -> bool:
        is_playing = now.match.status is Status.PLAYING
        return not is_playing or ticket.version >= now.match.decision_version[seat]

    return await acting.act_while(context, ask, table, ticket, Entry(act=act, at=0), holds=holds)


async def refuse(context: Context, ask: Ask, ticket: Ticket, act: Act) -> Reply:
    """Refuse an offer. No new board follows."""
    return await with_public_board(context, ask, await answer(context, ask, ticket, act))
