"""What offers have in common: draws and takebacks."""

from __future__ import annotations

from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket
from bot.commands import acting
from bot.commands.acting import with_public_board
from bot.commands.context import Context
from bot.messages import posts
from engines.core.match_state import Status
from engines.core.record import Act, Entry


async def answer(context: Context, ask: Ask, ticket: Ticket, act: Act) -> Reply:
    """Answer an offer; a button of an earlier decision shows today's table instead."""
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    if table.match.status is Status.PLAYING and ticket.version < perspective.ticket().version:
        return Reply(
            ack=perspective.say("hall-moved-on"), private=posts.turn(perspective), table=table.key
        )
    return await acting.act(context, ask, ticket.table, Entry(act=act, at=0))


async def refuse(context: Context, ask: Ask, ticket: Ticket, act: Act) -> Reply:
    """Refuse an offer. No new board follows."""
    return await with_public_board(context, ask, await answer(context, ask, ticket, act))
