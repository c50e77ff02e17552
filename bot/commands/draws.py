"""A draw: offered, taken, refused."""

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


async def offer_draw(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Offer a draw, or take the one that was offered."""
    table = await find_table(context, ask, key, verb=Verb.OFFER_DRAW, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    is_offered = table.match.draw_offered_by not in (None, perspective.seat)
    act = Act.ACCEPT_DRAW if is_offered else Act.OFFER_DRAW
    return await acting.act(context, ask, table.key, Entry(act=act, at=0))


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
        Verb.ACCEPT_DRAW: partial(agreements.answer, act=Act.ACCEPT_DRAW),
        Verb.REFUSE_DRAW: partial(agreements.refuse, act=Act.REFUSE_DRAW),
    },
)
