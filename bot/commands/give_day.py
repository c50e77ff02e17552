"""A player gives the rival a day."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.application.model import Ask, Choice, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import acting, breaks
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Shown, Who, at_meant
from bot.commands.find_table import find_table
from bot.messages.absence_posts import DAY, question
from bot.messages.perspective import Perspective
from bot.messages.times import span
from engines.core.match_state import Status
from engines.core.record import Act, Entry
from storage.base import TableKey

_SURELY: Final = "gs"
_A_DAY: Final = Entry(act=Act.GIVE_TIME, at=0, seconds=DAY)


async def give_day(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Give the other side a day; asked once more where that side has more than the clock saves."""
    table = await find_table(context, ask, key, verb=Verb.GIVE_DAY, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    breaks.check_rival(perspective)
    if _has_much(perspective):
        return _give_all_the_same(perspective)
    return await acting.act(context, ask, table.key, _A_DAY)


async def _give_day_tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    breaks.check_rival(perspective)
    if table.version == ticket.version and _has_much(perspective):
        return _give_all_the_same(perspective)
    return await acting.act_by_button(context, ask, ticket, _A_DAY)


def _give_all_the_same(perspective: Perspective) -> Reply:
    table, say = perspective.table, perspective.say
    lead = say(
        "absence-give-day-question",
        name=perspective.rival,
        left=span(table.match.banks[perspective.player.other], say),
    )
    surely = Choice(
        label=say("absence-give-day"),
        ticket=str(Ticket(verb=_SURELY, table=table.key, version=table.version)),
    )
    return Reply(private=question(perspective, lead, surely), table=table.key)


def _has_much(perspective: Perspective) -> bool:
    match = perspective.table.match
    control = match.proposal.clock
    return control is not None and match.banks[perspective.player.other] > control.cap


COMMAND: Final = Command(
    name="giveday",
    run=at_meant(give_day),
    arguments=(TABLE,),
    places=ANYWHERE,
    who=Who.PLAYER,
    shown=Shown.AS_ACT,
    group="clock",
    buttons={
        Verb.GIVE_DAY: _give_day_tapped,
        _SURELY: acting.to_question(partial(acting.act_by_button, entry=_A_DAY)),
    },
)
