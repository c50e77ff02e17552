"""The other side's choice when somebody's time is up.

A day may be given (`give_day`) and the match adjourned (`adjournments`); what ends something
is asked once more.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.application.model import Ask, ButtonStyle, Choice, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import acting
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from bot.messages.absence_posts import question
from engines.core.computer import middle_level
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, Entry, Joining, Player
from storage.base import COMPUTER

_CLAIM_SURELY: Final = "fw"
_LET_SALLE_SURELY: Final = "fp"


async def _claim_surely(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    absent = context.player_perspective(ask, table).player.other
    return await acting.act_by_button(
        context, ask, ticket, Entry(act=Act.TIMEOUT, seat=absent, at=0)
    )


# The computer takes the seat of the absent, under their name: "Salle for Bea". It sees what they
# saw, and nobody else does.
async def _let_salle_surely(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    seat = context.player_perspective(ask, table).player.other
    before = table.match.players[seat]
    if before is None:
        raise MatchError("not-begun", "nobody sits there")
    computer = f"{COMPUTER}:{middle_level(context.players[table.game.id])}"
    entry = Entry(
        act=Act.SUBSTITUTE,
        seat=seat,
        at=0,
        joining=Joining(player=Player(address=computer, name=before.name), nonce=""),
    )
    reply = await acting.act_by_button(context, ask, ticket, entry)
    after = await context.load(ask, ticket.table)
    if after.seat_of(before.address) is None:
        await context.tables.lists.unlist_outsider(after, before.address)
    return reply


async def _ask_once_more(
    context: Context, ask: Ask, ticket: Ticket, verb: str, words: str
) -> Reply:
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    if table.version != ticket.version or table.match.status is not Status.PLAYING:
        return await acting.shown_today(context, ask, ticket)
    if not table.match.flagged[perspective.player.other]:
        raise MatchError("has-time", "the time of that side has not run out")
    say = perspective.say
    lead = say(f"{words}-question", name=perspective.rival)
    surely = Choice(label=say(words), ticket=ticket.to(verb), style=ButtonStyle.GO)
    return Reply(private=question(perspective, lead, surely), table=table.key)


BUTTONS: Final = Buttons(
    buttons={
        Verb.CLAIM: partial(_ask_once_more, verb=_CLAIM_SURELY, words="absence-claim"),
        _CLAIM_SURELY: acting.to_question(_claim_surely),
        Verb.LET_SALLE: partial(_ask_once_more, verb=_LET_SALLE_SURELY, words="absence-let-salle"),
        _LET_SALLE_SURELY: acting.to_question(_let_salle_surely),
    }
)
