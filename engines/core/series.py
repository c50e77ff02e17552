"""Series: several matches agreed on at once, and how they add up.

Each match is a table of its own, whose head says which matches went before. The two exchange their
seats from each match to the next. A series is the best of an odd number, which ends when one of the
two can't be caught up with, or all are played; or exactly two. Draws count a half, so it may end in
a draw. Resigning a match isn't resigning the series; a player who leaves it, gives up before their
second move, never comes, or has the computer take their seat, has lost it. A match that a
tournament's rule decided counts as any other, and is the last one: the time of its round is up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.absence import VOID
from engines.core.adjudication import ADJUDICATED
from engines.core.game import SeatEvent
from engines.core.halted import UNKNOWN
from engines.core.match_state import MatchState, Status
from engines.core.record import Act, Played, Record, Series
from engines.core.result import Counting, Result, result_of
from engines.core.seat import Pair, Seat

# The most matches of each kind; a whole majority of points decides where it isn't exactly two.
LENGTHS: Final = {
    Series.NONE: 1,
    Series.BEST_OF_3: 3,
    Series.BEST_OF_5: 5,
    Series.BEST_OF_7: 7,
    Series.EXCHANGED: 2,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Leads(SeatEvent):
    """After a match `seat` has more points than its rival; `score` tells them, its own first."""

    score: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Won(SeatEvent):
    """`seat` has won the series; `score` as in `Leads`."""

    score: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WonByDefault(SeatEvent):
    """`seat` has won the series, because the other side has left it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesMatch:
    """One match of a series, by the seats of the match that the series is looked at from."""

    table: str  # the name of its table
    is_exchanged: bool  # the two had each other's seats in it
    score: Pair[float] | None = None  # None: it isn't over, or ended without a result


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesStanding:
    """How a series stands, by the seats of the match that it is looked at from."""

    kind: Series
    matches: tuple[SeriesMatch, ...]  # so far, the one that it is looked at from last
    is_running: bool  # that one isn't over
    left_by: Seat | None = None  # who has left the series
    is_broken_off: bool = False  # a match ended without a result, by nobody's fault
    is_adjudicated: bool = False  # the last match was: no time is left for another one

    @property
    def length(self) -> int:
        """How many matches it has at most."""
        return LENGTHS[self.kind]

    @property
    def score(self) -> Pair[float]:
        """The points of both."""
        scores = [match.score for match in self.matches if match.score]
        return Pair(one=sum(s.one for s in scores), two=sum(s.two for s in scores))

    @property
    def is_over(self) -> bool:
        """Whether no further match is played."""
        if self.is_running:
            return False
        is_decided = self.kind is not Series.EXCHANGED and max(self.score) > self.length / 2
        is_ended = self.left_by is not None or self.is_broken_off or self.is_adjudicated
        return is_ended or is_decided or len(self.matches) >= self.length

    @property
    def winner(self) -> Seat | None:
        """Who has won the series; None: nobody, or nobody yet."""
        if not self.is_over:
            return None
        if self.left_by:
            return self.left_by.other
        one, two = self.score
        return None if one == two else Seat.ONE if one > two else Seat.TWO


def series_of(table: str, record: Record, match: MatchState) -> SeriesStanding | None:
    """How the series stands that a match belongs to; None if it is a match by itself.

    `table` names its table.
    """
    kind = match.proposal.series
    if kind is Series.NONE or match.state is None:
        return None
    is_running = match.status is not Status.OVER
    result = None if is_running else result_of(table, record, match)
    left_by = None if is_running else _left_by(record, match, result)
    score = Pair(one=result.score, two=1 - result.score) if result else None
    present = SeriesMatch(table=table, is_exchanged=False, score=score)
    return SeriesStanding(
        kind=kind,
        matches=(*_earlier(record.head.played), present),
        is_running=is_running,
        left_by=left_by,
        is_broken_off=not is_running and result is None and left_by is None,
        is_adjudicated=_is_adjudicated(match),
    )


def played_with(standing: SeriesStanding) -> tuple[Played, ...]:
    """The matches of a series for the head of the next one; the last of them has a result."""
    found = []
    for match in standing.matches:
        if match.score is not None:
            score = match.score.two if match.is_exchanged else match.score.one
            found.append(Played(table=match.table, score=score))
    return tuple(found)


def _earlier(played: tuple[Played, ...]) -> list[SeriesMatch]:
    # Seats are exchanged from each match to the next, so every second one before was like this one.
    found = []
    for number, one in enumerate(played):
        is_exchanged = (len(played) - number) % 2 == 1
        score = Pair(one=one.score, two=1 - one.score)
        score = score.swap() if is_exchanged else score
        found.append(SeriesMatch(table=one.table, is_exchanged=is_exchanged, score=score))
    return found


def _is_adjudicated(match: MatchState) -> bool:
    return match.outcome is not None and match.outcome.reason == ADJUDICATED


def _left_by(record: Record, match: MatchState, result: Result | None) -> Seat | None:
    last = record.log[-1]
    if _is_adjudicated(match):
        return None
    if last.act is Act.LEAVE:
        return last.seat
    for entry in record.log:
        if entry.act is Act.SUBSTITUTE:
            return entry.seat
    reason = match.outcome.reason if match.outcome else UNKNOWN
    if reason == VOID and last.act is Act.VOID and match.halted_at is None:
        return last.seat
    is_given_up = result is not None and result.counting is Counting.UNPLAYED
    return result.loser if result and is_given_up else None
