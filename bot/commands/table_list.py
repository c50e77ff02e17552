"""Somebody's tables: a message to choose from, and the same as data."""

from __future__ import annotations

from collections.abc import Sequence

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Choice, Post, Prompt, Reply, TableSummary, Turn
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.commands.find_table import (
    TicketOf,
    WhichTableError,
    finished_tables,
    running_tables,
)
from bot.messages.perspective import Perspective
from engines.core.match_state import Status
from engines.core.seat import Seat


async def tables(context: Context, ask: Ask) -> Reply:
    """The asker's tables, the most urgent first."""
    say = await context.say(ask)
    found = await _tables_of(context, ask)
    if not found:
        return Reply(private=Post(lines=(say("hall-no-tables"),)))
    return _choice(context, ask, found, _hand, say("hall-your-tables"))


async def table_summaries(context: Context, ask: Ask) -> list[TableSummary]:
    """The same as data, in no order."""
    return [table_summary(context.perspective(ask, t)) for t in await _tables_of(context, ask)]


def which_table(context: Context, ask: Ask, err: WhichTableError, lead: str) -> Reply:
    """The question which of several tables is meant; the answer does what was asked for."""
    return _choice(context, ask, err.tables, err.ticket_of, lead)


async def _tables_of(context: Context, ask: Ask) -> list[LoadedTable]:
    """All that run, and the last that are over."""
    running = await running_tables(context, ask.me)
    mine = [table for table in running if table.seat_of(ask.me)]
    return [*mine, *await finished_tables(context, ask.me)]


def _choice(
    context: Context, ask: Ask, tables: Sequence[LoadedTable], ticket_of: TicketOf, lead: str
) -> Reply:
    """Tables to choose from under the words `lead`, the most urgent first."""
    rows = [(table_summary(context.perspective(ask, table)), table) for table in tables]
    rows.sort(key=lambda row: by_urgency(row[0]))
    controls = tuple(
        Choice(
            label=f"{summary.title} · {summary.who}",
            ticket=ticket_of(table),
            detail=summary.result,
        )
        for summary, table in rows
    )
    return Reply(private=Post(prompt=Prompt(lead=lead, controls=controls)))


def _hand(table: LoadedTable) -> str:
    return str(Ticket(verb=Verb.HAND, table=table.key, version=table.version))


def by_urgency(summary: TableSummary) -> tuple[int, float]:
    """A sorting key: whose turn it is, then the deadline, or how long it has waited."""
    return list(Turn).index(summary.turn), summary.deadline or summary.since


def table_summary(perspective: Perspective) -> TableSummary:
    """A table in its reader's list."""
    table, say = perspective.table, perspective.say
    seat = perspective.seat or Seat.ONE
    return TableSummary(
        key=table.key,
        game=table.game.id,
        title=say(f"{table.game.id}-name"),
        who=perspective.names[seat.other],
        turn=_turn(table, seat),
        since=table.at,
        deadline=table.deadline,
        result=_result(perspective, seat),
    )


def _turn(table: LoadedTable, seat: Seat) -> Turn:
    match table.match.status:
        case Status.PLAYING:
            is_asked = seat in table.match.active and not table.automatic_answer(seat)
            return Turn.MINE if is_asked else Turn.THEIRS
        case Status.OPEN:
            return Turn.OPEN if table.match.proposed_by is seat else Turn.MINE
        case _:
            return Turn.OVER


def _result(perspective: Perspective, seat: Seat) -> str:
    outcome = perspective.table.match.outcome
    if outcome is None:
        return ""
    key = "drawn" if outcome.winner is None else "won" if outcome.winner is seat else "lost"
    return perspective.say(f"hall-line-{key}")
