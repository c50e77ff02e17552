"""Breaks by consent: what pausing, adjourning and going on have in common."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.application.message_refs import forget_question
from bot.application.model import Ask, Reply
from bot.application.preset_answers import has_two_people
from bot.application.tickets import Ticket, Verb
from bot.commands import acting
from bot.commands.acting import with_public_board
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from bot.messages.absence_posts import asked_version, may_wait
from bot.messages.perspective import Perspective
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, Entry, Wish


async def by_button(
    context: Context, ask: Ask, ticket: Ticket, wish: Wish, *, seconds: int = 0
) -> Reply:
    """Ask for it by a button that counts at the version of its ticket alone."""
    await forget_question(context.store, ticket.table, ask.me)
    table = await context.load(ask, ticket.table)
    if table.version != ticket.version:
        return await acting.shown_today(context, ask, ticket)
    return await request(
        context, ask, context.player_perspective(ask, table), wish, seconds=seconds
    )


async def request(
    context: Context, ask: Ask, perspective: Perspective, wish: Wish, *, seconds: int = 0
) -> Reply:
    """Ask for it; or agree, where the other side has asked for the same, or a shorter pause.

    A player who adjourned alone goes on alone. If somebody else acts at the same moment nothing is
    asked or agreed on: it may not be what was seen any more.
    """
    check_rival(perspective)
    table, match = perspective.table, perspective.table.match
    entry = Entry(act=Act.ASK, at=0, wish=wish, seconds=seconds)
    if wish is Wish.RESUME and match.asked is None and match.adjourned_by is perspective.seat:
        entry = Entry(act=Act.GRANT, at=0, wish=wish)
    elif is_asked_for(perspective, wish, most=seconds):
        entry = Entry(act=Act.GRANT, at=0)
    seen = Ticket(verb=Verb.HAND, table=table.key, version=table.version)
    return await acting.act_while(
        context, ask, table, seen, entry, holds=lambda now: now.version == table.version
    )


async def answer(context: Context, ask: Ask, ticket: Ticket, act: Act) -> Reply:
    """Answer what was asked; what was asked before that shows today's table instead."""
    table = await context.load(ask, ticket.table)
    if ticket.version < asked_version(table):
        return await acting.shown_today(context, ask, ticket)
    asked = table.match.asked
    if act is Act.REFUSE and asked and asked.wish is Wish.RESUME and not may_wait(table):
        raise MatchError("waited-long", "the other side has waited for a month")
    reply = await acting.act_while(
        context,
        ask,
        table,
        ticket,
        Entry(act=act, at=0),
        holds=lambda now: ticket.version >= asked_version(now),
    )
    return await with_public_board(context, ask, reply)


def check_rival(perspective: Perspective) -> None:
    """Raises MatchError: nothing is being played, or nobody sits opposite."""
    match = perspective.table.match
    if match.status is not Status.PLAYING:
        code = "not-begun" if match.status is Status.OPEN else "is-over"
        raise MatchError(code, "nothing is being played")
    if match.halted_at is not None:
        raise MatchError(match.standstill, "the match can't go on")
    if not has_two_people(match):
        raise MatchError("nobody-to-ask", "no other person sits at this table")


def is_asked_for(perspective: Perspective, wish: Wish, *, most: int = 0) -> bool:
    """Whether the other side has asked for just that; for no more than `most` seconds, if any."""
    asked = perspective.table.match.asked
    if asked is None or asked.wish is not wish or asked.seat is perspective.seat:
        return False
    return not most or asked.seconds <= most


BUTTONS: Final = Buttons(
    buttons={
        Verb.GRANT: partial(answer, act=Act.GRANT),
        Verb.REFUSE: partial(answer, act=Act.REFUSE),
    }
)
