"""Somebody's tables: a message to choose from, and the same as data; and the next one to act at."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.application import profile
from bot.application.listed_tables import finished_tables, running_tables
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Choice, Group, Post, Prompt, Reply
from bot.application.summaries import TableSummary
from bot.application.tickets import Ticket, TicketError, Verb
from bot.commands import boards
from bot.commands.arguments import Given, Suggestion, matching
from bot.commands.context import Context
from bot.commands.declaration import Command, Place, alone
from bot.commands.find_table import TicketOf, WhichTableError
from bot.messages.pinned_list_post import PIN_PREFIX
from bot.messages.table_lines import (
    by_urgency,
    facts_of,
    in_list_order,
    sections_of,
    table_summary,
)
from renderers.wording import Say

# A button that leafs through the list: `tl:<how many tables stand before>`.
LIST_PREFIX: Final = "tl"

_PAGE: Final = 15  # tables
_ASKED: Final = 24  # tables in a question; any other is found in the list


async def tables(context: Context, ask: Ask) -> Reply:
    """The asker's tables: their turn, waiting, challenges, the last that are over."""
    return await _page(context, ask, 0)


# Raises TicketError.
async def _leafed(context: Context, ask: Ask, ticket: str) -> Reply:
    start = ticket.partition(":")[2]
    if not (start.isascii() and start.isdecimal()):
        raise TicketError(ticket)
    return await _page(context, ask, int(start))


async def table_summaries(context: Context, ask: Ask) -> list[TableSummary]:
    """The same as data, in no order."""
    return [table_summary(context.perspective(ask, t)) for t in await _tables_of(context, ask)]


# The most urgent of the other tables where it is the asker's turn.
async def _next_table(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    summaries = [
        table_summary(context.perspective(ask, table))
        for table in await running_tables(context.tables, ask.me)
        if table.key != ticket.table and table.seat_of(ask.me)
    ]
    waiting = [one for one in summaries if one.turn.waits_for_him]
    if not waiting:
        say = await context.say(ask)
        return Reply(ack=say("tables-none-waits"), table=ticket.table)
    own = replace(ask, is_tap=False)  # it isn't the button that names this table
    return await boards.hand(context, own, min(waiting, key=by_urgency).key)


def which_table(context: Context, ask: Ask, err: WhichTableError, say: Say) -> Reply:
    """The question which of several tables is meant; the answer does what was asked for.

    Of very many the most urgent are offered.
    """
    prompt = choice_of_tables(context, ask, err.tables, err.ticket_of, say)
    return Reply(private=Post(prompt=replace(prompt, lead=say("hall-which-table"))))


def choice_of_tables(
    context: Context, ask: Ask, tables: Sequence[LoadedTable], ticket_of: TicketOf, say: Say
) -> Prompt:
    """A button for each table, the most urgent first."""
    rows = [(table_summary(context.perspective(ask, table)), table) for table in tables]
    rows.sort(key=lambda row: by_urgency(row[0]))
    controls = tuple(
        _choice(summary, ticket_of(table), " · ".join(facts_of(summary, context.now(), say)))
        for summary, table in rows[:_ASKED]
    )
    return Prompt(controls=controls)


# What waits for the asker is counted again.
async def _tables_of(context: Context, ask: Ask) -> list[LoadedTable]:
    running = await running_tables(context.tables, ask.me)
    mine = [table for table in running if table.seat_of(ask.me)]
    await context.tables.lists.recount_waiting(ask.me, mine)
    return [*mine, *await finished_tables(context.tables, ask.me)]


async def _page(context: Context, ask: Ask, start: int) -> Reply:
    say = await context.say(ask)
    every = sorted(await table_summaries(context, ask), key=in_list_order)
    shown = every[start : start + _PAGE] or every[:_PAGE]
    if not shown:
        return Reply(private=Post(lines=(say("hall-no-tables"),)))
    to_table = partial(context.links.to_table, context.store, platform=ask.where.platform)
    found = await asyncio.gather(*(to_table(table.key) for table in shown))
    links = {table.key: link for table, link in zip(shown, found, strict=True)}
    controls = tuple(
        _choice(table, str(Ticket(verb=Verb.HAND, table=table.key, version=0))) for table in shown
    )
    more = () if len(every) <= _PAGE else _leaves(start, len(every))
    return Reply(
        private=Post(
            title=say("hall-your-tables"),
            sections=sections_of(shown, links, context.now(), say),
            prompt=Prompt(
                groups=(Group(key=LIST_PREFIX, label="", choices=more),) if more else (),
                controls=(*controls, *await _pinning(context, ask)),
            ),
        )
    )


def can_pin(ask: Ask) -> bool:
    """Whether the asker's list may stay on top of the chat that they ask in."""
    return ask.is_home and ask.where.platform in profile.CAN_PIN


async def _pinning(context: Context, ask: Ask) -> tuple[Choice, ...]:
    if not can_pin(ask):
        return ()
    is_pinned = profile.PINNED_LIST in await context.store.profile(ask.me)
    say = await context.say(ask)
    key, wish = ("inbox-unpin", "off") if is_pinned else ("inbox-pin", "on")
    return (Choice(label=say(key), ticket=f"{PIN_PREFIX}:{wish}"),)


def _leaves(start: int, count: int) -> tuple[Choice, ...]:
    before, after = max(0, start - _PAGE), start + _PAGE
    found = [Choice(label="‹", ticket=f"{LIST_PREFIX}:{before}")] if start else []
    if after < count:
        found.append(Choice(label="›", ticket=f"{LIST_PREFIX}:{after}"))
    return tuple(found)


def _choice(summary: TableSummary, ticket: str, detail: str = "") -> Choice:
    return Choice(label=f"{summary.title} · {summary.who}", ticket=ticket, detail=detail)


async def suggestions(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    """The asker's tables, the most urgent first: for arguments that name one."""
    found = sorted(await table_summaries(context, ask), key=by_urgency)
    aliases, here = context.tables.aliases, ask.where.platform
    rows = [
        Suggestion(
            value=str(await aliases.on(here, t.key)), words=f"{t.title} · {t.who} · {t.key.table}"
        )
        for t in found
    ]
    return matching(rows, typed)


COMMAND: Final = Command(
    name="tables",
    run=alone(tables),
    rank=2,
    in_menu=frozenset({Place.PRIVATE, Place.GROUP}),
    buttons={Verb.NEXT_TABLE: _next_table},
    menus={LIST_PREFIX: _leafed},
)
