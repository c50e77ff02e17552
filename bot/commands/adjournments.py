"""A match is adjourned: both agree, or one side decides, as the other's time is up."""

from __future__ import annotations

from typing import Final

from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import acting, breaks
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Shown, Who, at_meant
from bot.commands.find_table import find_table
from bot.messages.perspective import Perspective
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Wish
from storage.base import TableKey


async def adjourn(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Adjourn a match whose other player's time is up; else ask for it, or agree to it."""
    table = await find_table(context, ask, key, verb=Verb.ADJOURN, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    if _is_rival_flagged(perspective):
        return await acting.act(context, ask, table.key, Entry(act=Act.ADJOURN, at=0))
    return await breaks.request(context, ask, perspective, Wish.ADJOURN)


async def _by_button(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    if table.version == ticket.version and _is_rival_flagged(
        context.player_perspective(ask, table)
    ):
        return await acting.act_by_button(context, ask, ticket, Entry(act=Act.ADJOURN, at=0))
    return await breaks.by_button(context, ask, ticket, Wish.ADJOURN)


def _is_rival_flagged(perspective: Perspective) -> bool:
    match = perspective.table.match
    return bool(match.flagged[perspective.player.other]) and not match.is_adjourned


COMMAND: Final = Command(
    name="adjourn",
    run=at_meant(adjourn),
    arguments=(TABLE,),
    places=ANYWHERE,
    who=Who.PLAYER,
    shown=Shown.AS_ACT,
    group="clock",
    buttons={Verb.ADJOURN: _by_button},
)
