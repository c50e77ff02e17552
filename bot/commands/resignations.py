"""A player resigns a match, or leaves its series, after confirming it."""

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
from bot.messages.perspective import Perspective
from engines.core.match_state import Status
from engines.core.record import Act, Entry
from engines.core.result import is_unplayed_by
from storage.base import TableKey

_SURELY: Final = "ry"
_LEAVE: Final = "ls"


async def resign(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Asks once more."""
    table = await find_table(context, ask, key, verb=Verb.RESIGN, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    if table.match.status is not Status.PLAYING:
        return perspective.refuse("hall-is-over")
    return Reply(
        private=perspective.post(prompt=_question(perspective), is_question=True), table=table.key
    )


def _question(perspective: Perspective) -> Prompt:
    table, say = perspective.table, perspective.say
    ticket = Ticket(verb=_SURELY, table=table.key, version=table.version)
    leave = Choice(label=say("series-leave"), ticket=ticket.to(_LEAVE))
    play_on = Choice(label=say("hall-play-on"), ticket=ticket.to(Verb.PLAY_ON))
    if table.series is None:
        key, resign_words, others = "hall-resign-question", "hall-resign-surely", [play_on]
    elif is_unplayed_by(table.record, perspective.player):
        lead = say("series-resign-leaves", name=perspective.rival)
        return Prompt(lead=lead, controls=(replace(leave, style=ButtonStyle.GO), play_on))
    else:
        key, resign_words = "series-resign-question", "series-resign-match"
        others = [leave, play_on]
    resigned = Choice(label=say(resign_words), ticket=str(ticket), style=ButtonStyle.GO)
    return Prompt(lead=say(key, name=perspective.rival), controls=(resigned, *others))


async def _resign_surely(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    return await _end(context, ask, ticket, Act.RESIGN)


async def _leave_series(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    return await _end(context, ask, ticket, Act.LEAVE)


# Asked again if anything has happened since the question was put.
async def _end(context: Context, ask: Ask, ticket: Ticket, act: Act) -> Reply:
    table = await context.load(ask, ticket.table)
    if table.version != ticket.version and table.match.status is Status.PLAYING:
        again = await resign(context, ask, ticket.table)
        return replace(again, ack=context.perspective(ask, table).say("hall-moved-on"))
    return await acting.act(context, ask, ticket.table, Entry(act=act, at=0))


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
        _LEAVE: acting.to_question(_leave_series),
        Verb.PLAY_ON: acting.to_question(at_table(boards.hand)),
    },
)
