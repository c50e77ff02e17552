"""A draw: offered, taken, refused."""

from __future__ import annotations

from typing import Final

from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import agreements
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Shown, Who, at_meant, at_table
from bot.commands.find_table import find_table
from engines.core.match_state import Status
from engines.core.record import Act
from storage.base import TableKey


async def offer_draw(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Offer a draw, or take the one that was offered."""
    table = await find_table(context, ask, key, verb=Verb.OFFER_DRAW, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    if table.match.draw_offered_by and table.match.draw_offered_by is not perspective.seat:
        return await agreements.do(context, ask, table.key, Act.ACCEPT_DRAW)
    return await agreements.do(context, ask, table.key, Act.OFFER_DRAW)


async def accept_draw(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Take the draw."""
    return await agreements.answer(context, ask, ticket, Act.ACCEPT_DRAW)


async def refuse_draw(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Play on."""
    return await agreements.refuse(context, ask, ticket, Act.REFUSE_DRAW)


COMMAND: Final = Command(
    name="draw",
    run=at_meant(offer_draw),
    arguments=(TABLE,),
    places=ANYWHERE,
    who=Who.PLAYER,
    shown=Shown.AS_ACT,
    group="match",
    buttons={
        Verb.OFFER_DRAW: at_table(offer_draw),
        Verb.ACCEPT_DRAW: accept_draw,
        Verb.REFUSE_DRAW: refuse_draw,
    },
)
