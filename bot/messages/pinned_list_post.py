"""The pinned list as a message: what runs, the most urgent first, and the ways to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.application.model import Choice, Post, Prompt
from bot.application.summaries import TableSummary
from bot.application.tickets import Ticket, Verb
from bot.messages.table_lines import in_list_order, sections_of
from renderers.wording import Say

# The buttons that keep the list of tables on top: `pi:on`, `pi:off`.
PIN_PREFIX: Final = "pi"

_LISTED: Final = 30  # tables
_OPENED: Final = 8  # tables that have a button: those that wait


def pinned_list_post(summaries: Iterable[TableSummary], now: float, say: Say) -> Post:
    """What runs at somebody's tables; each that waits is opened by a button."""
    shown = sorted(summaries, key=in_list_order)[:_LISTED]
    waiting = [one for one in shown if one.turn.waits_for_him][:_OPENED]
    unpin = Choice(label=say("inbox-unpin"), ticket=f"{PIN_PREFIX}:off")
    return Post(
        title=say("hall-your-tables"),
        lines=() if shown else (say("inbox-empty"),),
        sections=sections_of(shown, {}, now, say),
        prompt=Prompt(controls=(*map(_opener, waiting), unpin)),
        is_pinned=True,
    )


def _opener(summary: TableSummary) -> Choice:
    ticket = Ticket(verb=Verb.OPEN, table=summary.key, version=0)
    return Choice(label=f"{summary.title} · {summary.who}", ticket=str(ticket))
