"""A move is taken back: asked for, allowed, refused."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.application.model import Ask, Reply
from bot.application.tickets import Verb
from bot.commands import acting, agreements
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Shown, Who, at_meant, at_table
from bot.commands.find_table import find_table
from engines.core.match_state import Status
from engines.core.record import Act, Entry
from storage.base import TableKey


async def ask_takeback(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Ask to take one's last move back, or grant that to the other side, if it has asked."""
    table = await find_table(context, ask, key, verb=Verb.ASK_TAKEBACK, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    is_asked = table.match.takeback_asked_by not in (None, perspective.seat)
    act = Act.ALLOW_TAKEBACK if is_asked else Act.ASK_TAKEBACK
    return await acting.act(context, ask, table.key, Entry(act=act, at=0))


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
        Verb.ALLOW_TAKEBACK: partial(agreements.answer, act=Act.ALLOW_TAKEBACK),
        Verb.REFUSE_TAKEBACK: partial(agreements.refuse, act=Act.REFUSE_TAKEBACK),
    },
)
