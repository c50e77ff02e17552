"""A move is taken back: asked for, allowed, refused."""

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


async def ask_takeback(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Ask to take one's last move back, or grant that to who has asked for it."""
    table = await find_table(context, ask, key, verb=Verb.ASK_TAKEBACK, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    asker = table.match.takeback_asked_by
    is_granted = asker is not None and asker is not perspective.seat
    return await agreements.do(
        context, ask, table.key, Act.ALLOW_TAKEBACK if is_granted else Act.ASK_TAKEBACK
    )


async def allow_takeback(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The other side takes its last move back."""
    return await agreements.answer(context, ask, ticket, Act.ALLOW_TAKEBACK)


async def refuse_takeback(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The move stands."""
    return await agreements.refuse(context, ask, ticket, Act.REFUSE_TAKEBACK)


COMMAND: Final = Command(
    name="takeback",
    run=at_meant(ask_takeback),
    arguments=(TABLE,),
    places=ANYWHERE,
    who=Who.PLAYER,
    shown=Shown.AS_ACT,
    group="match",
    buttons={
        Verb.ASK_TAKEBACK: at_table(ask_takeback),
        Verb.ALLOW_TAKEBACK: allow_takeback,
        Verb.REFUSE_TAKEBACK: refuse_takeback,
    },
)
