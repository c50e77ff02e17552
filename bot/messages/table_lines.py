"""Somebody's tables in lines: whose turn, against whom, how it stands, how long; and where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.application.game_faults import contained
from bot.application.loaded_table import LoadedTable
from bot.application.model import ListedLine, Section
from bot.application.summaries import TableSummary, Turn
from bot.messages.perspective import Perspective
from bot.messages.times import time_left, time_since
from engines.core.absence import VOID
from engines.core.match_state import Status
from engines.core.seat import Seat
from renderers.game_text import text_of
from renderers.wording import Say
from storage.base import TableKey

SECTIONS: Final[Mapping[str, tuple[Turn, ...]]] = {
    "your-turn": (Turn.MINE,),
    "waiting": (Turn.THEIRS,),
    "challenges": (Turn.ASKED, Turn.OPEN),
    "adjourned": (Turn.ADJOURNED,),
    "finished": (Turn.OVER,),
}
"""What stands in which part of a list."""


def by_urgency(summary: TableSummary) -> tuple[int, float]:
    """A sorting key: whose turn it is, then the deadline, or how long it has waited."""
    return list(Turn).index(summary.turn), summary.deadline or summary.since


def in_list_order(summary: TableSummary) -> tuple[int, tuple[int, float]]:
    """A sorting key: the parts of a list one after the other; what ended last before the rest."""
    part = next(n for n, turns in enumerate(SECTIONS.values()) if summary.turn in turns)
    turn, at = by_urgency(summary)
    return part, (turn, -summary.since if summary.turn is Turn.OVER else at)


def sections_of(
    summaries: Iterable[TableSummary], links: Mapping[TableKey, str], now: float, say: Say
) -> tuple[Section, ...]:
    """The parts of a list that have lines; each table that has a link leads to its place."""
    ordered = sorted(summaries, key=in_list_order)
    found = []
    for part, turns in SECTIONS.items():
        lines = tuple(
            ListedLine(text=line_of(one, now, say), url=links.get(one.key, ""))
            for one in ordered
            if one.turn in turns
        )
        if lines:
            found.append(Section(title=say(f"tables-{part}"), lines=lines))
    return tuple(found)


def line_of(summary: TableSummary, now: float, say: Say) -> str:
    """ "En Garde · Bea · 2–1 · 3 h left"."""
    facts = [f"{summary.title} · {summary.who}", *facts_of(summary, now, say)]
    return " · ".join(facts)


def facts_of(summary: TableSummary, now: float, say: Say) -> list[str]:
    """How a table stands, and how long there is or it has waited."""
    if summary.turn is Turn.OVER:
        return [fact for fact in (summary.result, summary.score) if fact]
    facts = [summary.score] if summary.score else []
    if summary.turn in (Turn.ASKED, Turn.OPEN):
        facts.append(say(f"tables-{summary.turn.value}"))
    if summary.deadline and summary.turn in (Turn.MINE, Turn.THEIRS):
        return [*facts, time_left(summary.deadline, now, say)]
    return [*facts, time_since(summary.since, now, say)]


def table_summary(perspective: Perspective) -> TableSummary:
    """A table in its reader's list."""
    table, say = perspective.table, perspective.say
    seat = perspective.seat or Seat.ONE
    return TableSummary(
        key=table.key,
        game=table.game.id,
        title=say(f"{table.game.id}-name"),
        who=perspective.names[seat.other],
        turn=_turn(perspective, seat),
        since=table.at,
        deadline=table.deadline,
        result=_result(perspective, seat),
        score=_score(perspective, seat),
    )


def _turn(perspective: Perspective, seat: Seat) -> Turn:
    table = perspective.table
    match table.match.status:
        case Status.PLAYING if table.match.is_adjourned:
            return Turn.ADJOURNED
        case Status.PLAYING:
            return Turn.MINE if _is_asked(table, seat) else Turn.THEIRS
        case Status.OPEN:
            return Turn.OPEN if table.match.proposed_by is seat else Turn.ASKED
        case _:
            return Turn.OVER


def _is_asked(table: LoadedTable, seat: Seat) -> bool:
    is_answered = False
    with contained(table, "automatic answer"):
        is_answered = table.automatic_answer(seat) is not None
    return seat in table.match.active and not is_answered


def _result(perspective: Perspective, seat: Seat) -> str:
    outcome = perspective.table.match.outcome
    if outcome is None:
        return ""
    if outcome.reason == VOID:
        return perspective.say("absence-no-result")
    key = "drawn" if outcome.winner is None else "won" if outcome.winner is seat else "lost"
    return perspective.say(f"hall-line-{key}")


def _score(perspective: Perspective, seat: Seat) -> str:
    """Rounds won, the reader's first; "" before the first, and in games without rounds."""
    if perspective.table.match.state is None:
        return ""
    won: Sequence[Seat | None] = ()
    with contained(perspective.table, "score"):
        won = text_of(perspective.view).rounds(perspective.view)
    return f"{won.count(seat)}–{won.count(seat.other)}" if won else ""
