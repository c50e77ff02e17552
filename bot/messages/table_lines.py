"""Somebody's tables in lines: whose turn, against whom, how it stands, how long; and where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.application.game_faults import contained
from bot.application.model import ListedLine, Section
from bot.application.summaries import TableSummary, Turn, has_to_choose, turn_of
from bot.messages.perspective import Perspective
from bot.messages.times import time_left, time_since
from engines.core.absence import VOID
from engines.core.halted import UNKNOWN
from engines.core.seat import Pair, Seat
from renderers.game_text import rounds_of, text_of
from renderers.wording import Say
from storage.base import TableKey

# What stands in which part of a list.
SECTIONS: Final[Mapping[str, tuple[Turn, ...]]] = {
    "your-turn": (Turn.MINE,),
    "waiting": (Turn.THEIRS,),
    "challenges": (Turn.ASKED, Turn.OPEN),
    "finished": (Turn.OVER,),
    "adjourned": (Turn.ADJOURNED,),
}

_ON_THE_CLOCK: Final = (Turn.MINE, Turn.THEIRS)
_SENTENCE: Final = re.compile(r"(?<=[.?!])\s")


def by_urgency(summary: TableSummary) -> tuple[int, bool, float]:
    """A sorting key: whose turn it is, then the time left; without a clock, how long it waits."""
    has_clock = summary.deadline is not None
    return list(Turn).index(summary.turn), not has_clock, summary.deadline or summary.since


def in_list_order(summary: TableSummary) -> tuple[int, int, bool, float]:
    """A sorting key: the parts of a list one after the other; what ended last before the rest."""
    part = next(n for n, turns in enumerate(SECTIONS.values()) if summary.turn in turns)
    if summary.turn is Turn.OVER:
        return part, 0, False, -summary.since
    return part, *by_urgency(summary)


def sections_of(
    summaries: Iterable[TableSummary], links: Mapping[TableKey, str], now: float, say: Say
) -> tuple[Section, ...]:
    """The parts of a list that have lines; each table that has a link leads to its place."""
    ordered = sorted(summaries, key=in_list_order)
    found = []
    for part, turns in SECTIONS.items():
        lines = tuple(
            line_of(one, now, say, url=links.get(one.key, ""))
            for one in ordered
            if one.turn in turns
        )
        if lines:
            found.append(Section(title=say(f"tables-{part}"), lines=lines))
    return tuple(found)


def line_of(summary: TableSummary, now: float, say: Say, *, url: str = "") -> ListedLine:
    """ "En Garde · Bea · 2 to 1 · Parry with two 4s", and beside it "3 h left"."""
    facts = [summary.title, summary.who]
    if summary.turn is Turn.OVER:
        facts += [fact for fact in (summary.result, summary.score) if fact]
        return ListedLine(text=" · ".join(facts), url=url)
    facts += [fact for fact in (summary.score, summary.asked) if fact]
    return ListedLine(
        text=" · ".join(facts),
        url=url,
        time=_time_of(summary, now, say),
        until=summary.deadline if summary.turn in _ON_THE_CLOCK else None,
    )


def facts_of(summary: TableSummary, now: float, say: Say) -> list[str]:
    """How a table stands, and how long there is or it has waited; short enough for a button."""
    if summary.turn is Turn.OVER:
        return [fact for fact in (summary.result, summary.score) if fact]
    facts = [summary.score] if summary.score else []
    if summary.turn in (Turn.ASKED, Turn.OPEN):
        facts.append(summary.asked)
    return [*facts, _time_of(summary, now, say)]


# How long there is; where no clock runs, how long it has waited.
def _time_of(summary: TableSummary, now: float, say: Say) -> str:
    if summary.deadline and summary.turn in _ON_THE_CLOCK:
        return time_left(summary.deadline, now, say)
    return time_since(summary.since, now, say)


def table_summary(perspective: Perspective) -> TableSummary:
    """A table in its reader's list."""
    table, say = perspective.table, perspective.say
    seat = perspective.seat or Seat.ONE
    turn = turn_of(table, seat)
    result, score = _standing(perspective, seat)
    return TableSummary(
        key=table.key,
        game=table.game.id,
        title=say(f"{table.game.id}-name"),
        who=perspective.names[seat.other],
        rival=seat.other,
        coat=perspective.coats[seat.other],
        turn=turn,
        asked=_asked(perspective, seat, turn),
        since=table.at,
        deadline=table.deadline,
        result=result,
        score=score,
    )


def _asked(perspective: Perspective, seat: Seat, turn: Turn) -> str:
    match, say = perspective.table.match, perspective.say
    if turn in (Turn.ASKED, Turn.OPEN):
        return say(f"tables-{turn.value}")
    if turn is not Turn.MINE:
        return ""
    if match.draw_offered_by is seat.other:
        return say("inbox-draw-offered")
    if match.takeback_asked_by is seat.other:
        return say("inbox-takeback-asked")
    if match.asked and match.asked.seat is seat.other:
        return say("inbox-break-asked", wish=match.asked.wish)
    if has_to_choose(match, seat):
        return say("inbox-time-is-up")
    if match.flagged[seat]:
        return say("inbox-your-time-is-up")
    return _game_asks(perspective)


# The first sentence, without its full stop.
def _game_asks(perspective: Perspective) -> str:
    lead = ""
    with contained(perspective.table, "what is asked"):
        view = perspective.view
        lead = text_of(view).asked(view, perspective.names, perspective.say).lead
    return _SENTENCE.split(lead)[0].removesuffix(".")


# How it ended for the reader, and the rounds, the reader's first; together if they agree: "you won
# 5 to 3", ""; "you won", "2 to 3" against somebody who gave up; "", "3 to 2" in play.
def _standing(perspective: Perspective, seat: Seat) -> tuple[str, str]:
    say, outcome = perspective.say, perspective.table.match.outcome
    rounds = rounds_won(perspective)
    score = say("tables-score", own=rounds[seat], other=rounds[seat.other]) if rounds else ""
    if outcome is None:
        return "", score
    if outcome.reason in (VOID, UNKNOWN):
        return say("inbox-void"), score
    key = "drawn" if outcome.winner is None else "won" if outcome.winner is seat else "lost"
    result = say(f"hall-line-{key}")
    if rounds is None or _leader(rounds) is not outcome.winner:
        return result, score
    return say("tables-result", result=result, score=score), ""


def _leader(rounds: Pair[int]) -> Seat | None:
    return None if rounds.one == rounds.two else max(Seat, key=lambda seat: rounds[seat])


def rounds_won(perspective: Perspective) -> Pair[int] | None:
    """How many rounds each side has won; None before the first, and in games without rounds."""
    if perspective.table.match.state is None:
        return None
    won: Sequence[Seat | None] = ()
    with contained(perspective.table, "score"):
        won = rounds_of(perspective.view)
    return Pair(one=won.count(Seat.ONE), two=won.count(Seat.TWO)) if won else None
