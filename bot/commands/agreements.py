"""What is agreed on besides moves: resigning, draws offered, moves taken back."""

from __future__ import annotations

from dataclasses import replace

from bot.application.message_refs import forget_question
from bot.application.model import Ask, ButtonStyle, Choice, Prompt, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import acting, boards
from bot.commands.acting import with_public_board
from bot.commands.context import Context
from bot.commands.find_table import find_table
from bot.messages import posts
from bot.messages.perspective import Perspective
from engines.core.match_state import Status
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from storage.base import TableKey


async def resign(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Asks once more."""
    table = await find_table(context, ask, key, verb=Verb.RESIGN, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    if table.match.status is not Status.PLAYING:
        return Reply(ack=perspective.say("hall-is-over"), is_error=True, table=table.key)
    ticket = Ticket(verb=Verb.RESIGN_SURELY, table=table.key, version=table.version)
    controls = (
        Choice(
            label=perspective.say("hall-resign-surely"), ticket=str(ticket), style=ButtonStyle.GO
        ),
        Choice(label=perspective.say("hall-play-on"), ticket=ticket.to(Verb.PLAY_ON)),
    )
    lead = perspective.say("hall-resign-question", name=perspective.names[_other(perspective)])
    question = perspective.post(prompt=Prompt(lead=lead, controls=controls), is_question=True)
    return Reply(private=question, table=table.key)


async def resign_surely(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Give the match up; asked again if anything has happened since the question was put."""
    await forget_question(context.store, ticket.table, ask.me)
    table = await context.load(ask, ticket.table)
    if table.version != ticket.version and table.match.status is Status.PLAYING:
        again = await resign(context, ask, ticket.table)
        return replace(again, ack=context.perspective(ask, table).say("hall-moved-on"))
    return await _act(context, ask, ticket.table, Act.RESIGN)


async def play_on(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Not resign after all: the table as it is today."""
    await forget_question(context.store, ticket.table, ask.me)
    return await boards.hand(context, ask, ticket.table)


async def offer_draw(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Offer a draw, or take the one that was offered."""
    table = await find_table(context, ask, key, verb=Verb.OFFER_DRAW, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    if table.match.draw_offered_by and table.match.draw_offered_by is not perspective.seat:
        return await _act(context, ask, table.key, Act.ACCEPT_DRAW)
    return await _act(context, ask, table.key, Act.OFFER_DRAW)


async def accept_draw(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Take the draw."""
    return await _answer(context, ask, ticket, Act.ACCEPT_DRAW)


async def refuse_draw(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Play on."""
    return await _refuse(context, ask, ticket, Act.REFUSE_DRAW)


async def ask_takeback(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Ask to take one's last move back, or grant that to who has asked for it."""
    table = await find_table(context, ask, key, verb=Verb.ASK_TAKEBACK, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    asker = table.match.takeback_asked_by
    is_granted = asker is not None and asker is not perspective.seat
    return await _act(
        context, ask, table.key, Act.ALLOW_TAKEBACK if is_granted else Act.ASK_TAKEBACK
    )


async def allow_takeback(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The other side takes its last move back."""
    return await _answer(context, ask, ticket, Act.ALLOW_TAKEBACK)


async def refuse_takeback(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The move stands."""
    return await _refuse(context, ask, ticket, Act.REFUSE_TAKEBACK)


async def _refuse(context: Context, ask: Ask, ticket: Ticket, act: Act) -> Reply:
    """Refuse an offer. No new board follows."""
    return await with_public_board(context, ask, await _answer(context, ask, ticket, act))


async def _answer(context: Context, ask: Ask, ticket: Ticket, act: Act) -> Reply:
    """Answer an offer; a button of an earlier decision shows today's table instead."""
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    is_playing = table.match.status is Status.PLAYING
    if is_playing and ticket.version < perspective.ticket().version:
        ack = perspective.say("hall-moved-on")
        return Reply(ack=ack, private=posts.turn(perspective), table=table.key)
    return await _act(context, ask, ticket.table, act)


async def _act(context: Context, ask: Ask, key: TableKey, act: Act) -> Reply:
    return await acting.act(context, ask, key, Entry(act=act, at=0))


def _other(perspective: Perspective) -> Seat:
    return (perspective.seat or Seat.ONE).other
