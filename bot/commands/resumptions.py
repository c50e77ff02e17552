"""Both go on with a match that was adjourned."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.application.model import Ask, Reply
from bot.application.tickets import Verb
from bot.commands import breaks
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Shown, Who, at_meant
from bot.commands.find_table import find_table
from engines.core.match_state import Status
from engines.core.record import Wish
from storage.base import TableKey


async def resume(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Ask to go on with a match that was adjourned, or agree to that."""
    table = await find_table(context, ask, key, verb=Verb.RESUME, wanted=Status.PLAYING)
    return await breaks.request(context, ask, context.player_perspective(ask, table), Wish.RESUME)


COMMAND: Final = Command(
    name="resume",
    run=at_meant(resume),
    arguments=(TABLE,),
    places=ANYWHERE,
    who=Who.PLAYER,
    shown=Shown.AS_ACT,
    group="clock",
    buttons={Verb.RESUME: partial(breaks.by_button, wish=Wish.RESUME)},
)
