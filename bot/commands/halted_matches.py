"""Ends a match that can't go on because today's rules refuse a move that was made in it.

Both agree that it ends without a result. Without a rival to ask, or without an answer for a week,
one ends it alone. They may as well agree on a draw, or one may resign.
"""

from __future__ import annotations

from typing import Final

from bot.application.model import Ask, Reply
from bot.application.preset_answers import has_two_people
from bot.application.tickets import Ticket, Verb
from bot.commands import acting
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from engines.core.act_rules import PATIENCE
from engines.core.match_state import MatchState
from engines.core.record import Act, Entry, Wish
from engines.core.seat import Seat


# Asks the other side, agrees to what it has asked, or ends the match alone.
async def _end_tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    if table.version != ticket.version:
        return await acting.shown_today(context, ask, ticket)
    perspective = context.player_perspective(ask, table)
    entry = _entry(table.match, perspective.player, context.now())
    return await acting.act_by_button(context, ask, ticket, entry)


def _entry(match: MatchState, seat: Seat, now: float) -> Entry:
    asked = match.asked
    if asked and asked.seat is not seat:
        return Entry(act=Act.GRANT, at=0)
    is_late = asked is not None and now - asked.at >= PATIENCE
    if match.halted_at is not None and (is_late or not has_two_people(match)):
        return Entry(act=Act.VOID, at=0)
    return Entry(act=Act.ASK, at=0, wish=Wish.VOID)


BUTTONS: Final = Buttons(buttons={Verb.END_HALTED: _end_tapped})
