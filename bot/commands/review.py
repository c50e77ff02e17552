"""A finished match, gone through move by move, with what each was worth."""

from __future__ import annotations

from typing import Final

from bot.application.analyses import Analyses
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply
from bot.application.rate_limiter import Kind
from bot.application.tickets import Ticket, Verb
from bot.application.walkthrough import walk_through
from bot.commands.admission import admitted, shown_to
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, at_meant
from bot.commands.find_table import find_table
from bot.messages.review_posts import Review
from engines.core.match_state import Status
from storage.base import TableKey

_PAGE: Final = "web"


async def review(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The match from its beginning."""
    table = await find_table(context, ask, key, verb=Verb.GO_THROUGH, wanted=Status.OVER)
    return await review_at(context, ask, table, 0)


async def _tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(admitted(context, ask, ticket, after=1), ticket.table)
    return await review_at(context, ask, table, _ply_of(ticket))


async def _judge(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(admitted(context, ask, ticket, after=1), ticket.table)
    analyses = Analyses(tables=context.tables)
    found = await analyses.of(table)
    if not found.is_there:
        if not found.is_waiting:
            await context.admit(ask, Kind.JUDGEMENT)
        await analyses.ask_for(table)
        await _note_place(context, ask, table, _ply_of(ticket))
    return await review_at(context, ask, table, _ply_of(ticket))


async def load_review(context: Context, ask: Ask, key: TableKey) -> Review:
    """All of it, for a page. Raises RefusedError: the match isn't over."""
    return await _review(context, ask, await context.load(ask, key))


async def review_at(context: Context, ask: Ask, table: LoadedTable, ply: int) -> Reply:
    """The match at one of its positions."""
    found = await _review(context, ask, table)
    seat, analysis = found.perspective.seat, found.analysis
    has_asked = seat in analysis.shown_to if seat else ask.me in analysis.spectators
    if has_asked and not analysis.is_there:
        await _note_place(context, ask, table, ply)
    return shown_to(ask, table, found.at(ply))


async def _review(context: Context, ask: Ask, table: LoadedTable) -> Review:
    steps = walk_through(table)
    seat = table.seat_of(ask.me, ask.as_seat)
    return Review(
        perspective=context.perspective(ask, table),
        steps=steps,
        analysis=await Analyses(tables=context.tables).of(table),
        admission=() if seat else (context.tables.pass_to(table.key, ask.me),),
    )


# Where a reader is who has asked: there they are shown the judgement. The page looks by itself.
async def _note_place(context: Context, ask: Ask, table: LoadedTable, ply: int) -> None:
    if seat := table.seat_of(ask.me, ask.as_seat):
        await context.store.note_shown(table.key, seat, ply)
    elif ask.who.address.platform != _PAGE:
        await Analyses(tables=context.tables).tell_spectator(table, ask.me, ply)


def _ply_of(ticket: Ticket) -> int:
    return ticket.path[0] if ticket.path else 0


COMMAND: Final = Command(
    name="review",
    run=at_meant(review),
    arguments=(TABLE,),
    places=ANYWHERE,
    link=Verb.GO_THROUGH,
    group="match",
    rank=8,
    buttons={Verb.GO_THROUGH: _tapped, Verb.JUDGE: _judge},
    looks=frozenset({Verb.GO_THROUGH, Verb.JUDGE}),
)
