"""A player gives a match up; he is asked once more."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.model import Ask, ButtonStyle, Choice, Prompt, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import acting, boards
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Who, at_meant, at_table
from bot.commands.find_table import find_table
from engines.core.match_state import Status
from engines.core.record import Act, Entry
from storage.base import TableKey

_SURELY: Final = "ry"


async def resign(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Asks once more."""
    table = await find_table(context, ask, key, verb=Verb.RESIGN, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    if table.match.status is not Status.PLAYING:
        return perspective.refuse("hall-is-over")
    ticket = Ticket(verb=_SURELY, table=table.key, version=table.version)
    controls = (
        Choice(
            label=perspective.say("hall-resign-surely"), ticket=str(ticket), style=ButtonStyle.GO
        ),
        Choice(label=perspective.say("hall-play-on"), ticket=ticket.to(Verb.PLAY_ON)),
    )
    question = perspective.post(
        prompt=Prompt(
            lead=perspective.say("hall-resign-question", name=perspective.rival), controls=controls
        ),
        is_question=True,
    )
    return Reply(private=question, table=table.key)


# Asked again if anything has happened since the question was put.
async def _resign_surely(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    if table.version != ticket.version and table.match.status is Status.PLAYING:
        again = await resign(context, ask, ticket.table)
        return replace(again, ack=context.perspective(ask, table).say("hall-moved-on"))
    return await acting.act(context, ask, ticket.table, Entry(act=Act.RESIGN, at=0))


COMMAND: Final = Command(
    name="resign",
    run=at_meant(resign),
    arguments=(TABLE,),
    places=ANYWHERE,
    who=Who.PLAYER,
    group="match",
    buttons={
        Verb.RESIGN: at_table(resign),
        _SURELY: acting.to_question(_resign_surely),
        Verb.PLAY_ON: acting.to_question(at_table(boards.hand)),
    },
)
