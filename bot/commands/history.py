"""What happened at a table: its log in words, and its positions as an animation."""

from __future__ import annotations

from math import ceil
from typing import Final

from bot.application.model import (
    Ask,
    Reply,
)
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.commands.find_table import find_table
from bot.messages.event_sentences import describe_events
from bot.messages.missed import film_of_missed
from bot.messages.perspective import Perspective
from bot.messages.post_controls import back_to_table
from bot.messages.times import ago
from engines.core.match_state import Status
from storage.base import TableKey

LONGEST_FILM: Final = 150
"""Positions that a film shows at most: two minutes, and some 80 MiB while it is made."""


async def history(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The log in words, as far as the asker may know it: after the end, everything."""
    table = await find_table(context, ask, key, verb=Verb.HISTORY)
    perspective = context.perspective(ask, table)
    is_over = table.match.status is Status.OVER
    rows: list[str] = []
    acts = zip(table.record.log, table.match_states[1:], strict=True)
    for number, (entry, match) in enumerate(acts, start=1):
        moment = ago(entry.at, context.now(), perspective.say)
        for line in describe_events(
            match.events,
            perspective.say,
            perspective.names_at(match),
            perspective.seat,
            is_over=is_over,
        ):
            rows.append(f"{number:>3}  {line}  ({moment})")
    return Reply(
        private=perspective.post(
            text="\n".join(rows) or perspective.say("hall-nothing-yet"),
            prompt=back_to_table(perspective),
        ),
        table=table.key,
    )


async def animation(context: Context, ask: Ask, key: TableKey) -> Reply:
    """The public positions of a match that is over, to be shown one after the other.

    Of a very long match not each: all of them lie in memory at once while the film is made.
    """
    table = await context.load(ask, key)
    perspective = Perspective(
        table=table, preferences=context.preferences(ask, table.asker_profile)
    )
    if table.match.status is not Status.OVER:
        return Reply(ack=perspective.say("hall-replay-later"), is_error=True, table=key)
    found = dict.fromkeys(perspective.view_of(match) for match in table.match_states if match.state)
    *before, last = found
    views = (*before[:: max(1, ceil(len(before) / (LONGEST_FILM - 1)))], last)
    film = tuple(perspective.picture(view) for view in views)
    return Reply(private=perspective.post(film=film, prompt=back_to_table(perspective)), table=key)


async def missed_moves(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """What happened since the version that the path names, in motion: as this player saw it."""
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    views = film_of_missed(perspective, since=ticket.path[0] if ticket.path else 0)
    if not views:
        return Reply(ack=perspective.say("missed-nothing"), table=table.key)
    film = tuple(perspective.picture(view) for view in views)
    return Reply(
        private=perspective.post(film=film, prompt=back_to_table(perspective)), table=table.key
    )
