"""Saying something to the rival, who may be on another platform."""

from __future__ import annotations

from typing import Final

from bot.application.model import Ask, Reply
from bot.commands.arguments import TABLE, Argument, Given, Kind
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Shown
from bot.commands.find_table import find_table
from bot.commands.talk import say_line
from engines.core.match_state import Status


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    text = given.value("remark")
    table = await find_table(context, ask, given.table, wanted=Status.PLAYING)
    reply = await say_line(context, ask, table.key, text)
    if reply.is_error:
        return reply
    return Reply(ack=context.perspective(ask, table).say("talk-said"), table=table.key)


COMMAND: Final = Command(
    name="say",
    run=_run,
    arguments=(Argument(name="remark", kind=Kind.TEXT, is_required=True), TABLE),
    places=ANYWHERE,
    shown=Shown.AS_ACT,
    group="match",
)
