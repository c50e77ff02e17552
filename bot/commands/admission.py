"""Who may look in private at a match without having a seat: people whom Salle has shown it to.

What was asked for in a group is answered in private, and a profile lists matches of elsewhere.
There buttons of a table of others don't count; those that Salle made for this reader hold a pass.
"""

from __future__ import annotations

from dataclasses import replace

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Post, Reply
from bot.application.tickets import Ticket
from bot.commands.context import Context


def admitted(context: Context, ask: Ask, ticket: Ticket, *, after: int) -> Ask:
    """The ask, which counts where the table isn't played if the path of its button ends with a
    pass, `after` so many other steps.
    """
    is_passed = ticket.path[after:] == (context.tables.pass_to(ticket.table, ask.me),)
    return replace(ask, is_tap=False) if is_passed and ask.is_private else ask


def shown_to(ask: Ask, table: LoadedTable, post: Post) -> Reply:
    """A post about a table; by itself where the asker can't go to that."""
    is_here = table.key.platform == ask.where.platform or table.seats_of(ask.me)
    if is_here:
        return Reply(private=post, table=table.key)
    return Reply(private=replace(post, table=None))
