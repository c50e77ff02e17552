"""The result of a finished match, and how it changes both players' standings.

A result is written by the commit that ends its match. `reckon` puts one after the other into the
standings of its game; the order in which that was done is kept, so all can be reckoned again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from statistics import median_low
from typing import Final

from pydantic import Field

from engines.core.absence import VOID
from engines.core.act_rules import is_solo
from engines.core.adjudication import ADJUDICATED
from engines.core.game import Outcome
from engines.core.halted import UNKNOWN
from engines.core.match_state import MatchState
from engines.core.rating import Rating, after_match
from engines.core.record import Act, Durable, Entry, Moment, Player, Record, Score, Span
from engines.core.seat import Pair, Seat, both

_WITHOUT_RESULT: Final = frozenset({VOID, UNKNOWN})
_ENOUGH_MOVES: Final = 2  # a player who gives up before has not played
_FREE: Final = 10  # of so many finished matches one may be given up at once


class Counting(StrEnum):
    """What a result counts for. The values are stored."""

    RATED = "rated"
    FRIENDLY = "friendly"  # in the records of won and lost matches alone
    ALONE = "alone"  # for nothing: one person, or the computer, had a seat
    # The loser gave up, or time was up, before their second move: in their reliability alone. If
    # that happens often, the next rated match counts all the same.
    UNPLAYED = "unplayed"
    ABSENT = "absent"  # one more loss on time in the same absence: not in ratings


class Result(Durable):
    """How a match went, as everybody may know it."""

    table: str  # the name of its table
    game: str
    options: dict[str, str] = Field(default_factory=dict)  # only what is not the default
    players: Pair[Player]
    score: Score  # of seat one
    reason: str  # of `Outcome`: the game's own, or what else ended it
    began: Moment  # when the challenge was accepted
    at: Moment  # when the match ended
    moves: int
    counting: Counting
    is_rated: bool = False  # by its terms
    # The median of what each player's decisions took, in seconds of waking hours; None without a
    # clock.
    answers: Pair[Span | None] = both(None)
    # Of a loss on time: when the loser had acted last, at any table.
    absent_since: Moment = 0
    place: str = ""  # where it counts, if that isn't the chat of its table: its tournament's place

    @property
    def loser(self) -> Seat | None:
        """Who has lost; None after a draw."""
        return {1.0: Seat.TWO, 0.0: Seat.ONE}.get(self.score)

    @property
    def is_lost_on_time(self) -> bool:
        """Whether the loser let their time run out."""
        return self.reason == TIMED_OUT

    @property
    def is_given_up(self) -> bool:
        """Whether the loser resigned, or let their time run out, or the time of a round was up."""
        return self.reason in _GIVEN_UP


TIMED_OUT: Final = "timed-out"
_GIVEN_UP: Final = frozenset({"resigned", TIMED_OUT, ADJUDICATED})


class Standing(Durable):
    """What a player's results in one game have come to."""

    rating: Rating = Rating()
    won: int = 0
    drawn: int = 0
    lost: int = 0
    timed_out: int = 0  # of all that ended, how many they lost on time
    left: int = 0  # how many they gave up before their second move

    @property
    def finished(self) -> int:
        """How many matches ended, those given up at once included."""
        return self.won + self.drawn + self.lost + self.left


_NEW: Final = Standing()


class Reckoned(Durable):
    """A result in the order in which results were reckoned, with what it changed."""

    result: Result
    before: Pair[Rating]
    after: Pair[Rating]


class Forgotten(Durable):
    """In the same order: a player has deleted themselves, and would begin again."""

    forgotten: str  # an address
    at: Moment


class Regrouped(Durable):
    """In the same order: whose results count together from here on, and whose by themselves.

    The results of all addresses of a group are those of one player; they stand under the first.
    """

    groups: tuple[tuple[str, ...], ...]
    at: Moment


class Voided(Durable):
    """In the same order: a result was taken out, and all were reckoned again without it."""

    voided: str  # the name of its table
    number: int  # of the result
    players: tuple[str, ...]  # whose results it was among
    at: Moment


@dataclass(slots=True)
class Recount:
    """All results of a game reckoned again, one after the other in the order that was used.

    `without` names the tables whose results were taken out. What was noted with a result tells
    what was known then, so it is compared from the entry `begins` on: the last of these.
    `regrouped` are the addresses that any entry regroups.
    """

    without: frozenset[str] = frozenset()
    begins: int = 0
    regrouped: frozenset[str] = frozenset()
    standings: dict[str, Standing] = field(default_factory=dict)  # by address
    entries: int = 0
    results: int = 0
    differing: list[str] = field(default_factory=list)  # the tables of those noted otherwise
    _holders: dict[str, str] = field(default_factory=dict)
    _kept: list[Reckoned] = field(default_factory=list)  # the results of those who are regrouped

    def add(self, entry: Reckoned | Forgotten | Regrouped | Voided) -> None:
        """Reckon the next one."""
        self.entries += 1
        match entry:
            case Forgotten():
                self.standings.pop(entry.forgotten, None)
            case Regrouped():
                self._regroup(entry)
            case Reckoned():
                self._reckon(entry)
            case Voided():
                pass

    def _reckon(self, entry: Reckoned) -> None:
        self.results += 1
        if entry.result.table in self.without:
            return
        people = [player.address for player in entry.result.players]
        if not self.regrouped.isdisjoint(people):
            self._kept.append(entry)
        one, two = (self._holders.get(address, address) for address in people)
        before = Pair(one=self.standings.get(one, _NEW), two=self.standings.get(two, _NEW))
        again, after = reckon(entry.result, before)
        is_compared = self.entries > self.begins
        if is_compared and (again.before, again.after) != (entry.before, entry.after):
            self.differing.append(entry.result.table)
        if entry.result.counting is not Counting.ALONE:
            self.standings[one], self.standings[two] = after

    def _regroup(self, entry: Regrouped) -> None:
        for address in (address for group in entry.groups for address in group):
            self.standings.pop(address, None)
        for group in entry.groups:
            self._holders |= dict.fromkeys(group, group[0])
            standing = standing_of_group(group, self._kept)
            if standing != _NEW:
                self.standings[group[0]] = standing


def standing_of_group(group: Collection[str], entries: Iterable[Reckoned]) -> Standing:
    """What the results of several addresses come to that are one player's, in their order."""
    standings = [standing for _, standing in standings_of_group(group, entries)]
    return standings[-1] if standings else _NEW


def standings_of_group(
    group: Collection[str], entries: Iterable[Reckoned]
) -> Iterator[tuple[Result, Standing]]:
    """The same after each of their results, with it.

    Others' ratings are taken as they were noted. Matches between the addresses count for nothing.
    """
    standing = _NEW
    for entry in entries:
        result = entry.result
        seats = [seat for seat in Seat if result.players[seat].address in group]
        if len(seats) != 1 or result.counting is Counting.ALONE:
            continue
        (seat,) = seats
        before = entry.before.put(seat, standing.rating)
        after = after_match(before, result.score, result.at)
        rating = after[seat] if result.counting is Counting.RATED else standing.rating
        standing = _after(result, seat, standing, rating)
        yield result, standing


def result_of(table: str, record: Record, match: MatchState) -> Result | None:
    """The result that a match leaves; None if it is without one. `table` names it.

    A loss on time has to be given `absent_since`: no log of one table tells it.
    """
    outcome, (one, two) = match.outcome, match.players
    if outcome is None or is_without_result(outcome) or one is None or two is None:
        return None
    accepted = next((entry for entry in record.log if entry.act is Act.ACCEPT), record.log[0])
    return Result(
        table=table,
        game=record.head.game,
        options=match.proposal.options,
        players=Pair(one=one, two=two),
        score=score_of(outcome),
        reason=outcome.reason,
        began=accepted.at,
        at=record.log[-1].at,
        moves=sum(1 for _ in _moves(record.log)),
        counting=_counting(record, match, outcome),
        is_rated=match.proposal.is_rated,
        answers=Pair(one=_answer(record, Seat.ONE), two=_answer(record, Seat.TWO)),
        place=record.head.tournament.place if record.head.tournament else "",
    )


def is_unplayed_by(record: Record, seat: Seat) -> bool:
    """Whether a seat hasn't made its second move: who gives up then hasn't played."""
    return sum(1 for _ in _moves(record.log, seat)) < _ENOUGH_MOVES


def is_without_result(outcome: Outcome) -> bool:
    """Whether a match ended, and nobody won, lost or drew it."""
    return outcome.reason in _WITHOUT_RESULT


def is_given_up_at_once(record: Record, outcome: Outcome) -> bool:
    """Whether the loser resigned, or lost on time or by adjudication, before their second move."""
    if outcome.winner is None or outcome.reason not in _GIVEN_UP:
        return False
    return is_unplayed_by(record, outcome.winner.other)


def is_free(result: Result, loser: Standing) -> bool:
    """Whether a match that was given up at once leaves ratings as they are.

    Else somebody could look at the cards that they were dealt, and play with the good ones alone.
    """
    return not result.is_rated or loser.left * _FREE <= loser.finished


def score_of(outcome: Outcome) -> Score:
    """The score of seat one: 1, 0.5 or 0."""
    return {Seat.ONE: 1.0, Seat.TWO: 0.0, None: 0.5}[outcome.winner]


def reckon(result: Result, standings: Pair[Standing]) -> tuple[Reckoned, Pair[Standing]]:
    """What a result makes of both players' ratings, and of their standings in its game."""
    before = after = standings.map(lambda standing: standing.rating)
    if result.counting is Counting.RATED:
        after = after_match(before, result.score, result.at)
    one, two = (_after(result, seat, standings[seat], after[seat]) for seat in Seat)
    return Reckoned(result=result, before=before, after=after), Pair(one=one, two=two)


def _after(result: Result, seat: Seat, standing: Standing, rating: Rating) -> Standing:
    if result.counting is Counting.ALONE:
        return standing
    is_lost = result.loser is seat
    timed_out = standing.timed_out + (is_lost and result.is_lost_on_time)
    if result.counting is Counting.UNPLAYED:
        left = standing.left + is_lost
        return standing.model_copy(update={"left": left, "timed_out": timed_out})
    counted = "drawn" if result.loser is None else "lost" if is_lost else "won"
    changes = {counted: getattr(standing, counted) + 1, "timed_out": timed_out, "rating": rating}
    return standing.model_copy(update=changes)


def _counting(record: Record, match: MatchState, outcome: Outcome) -> Counting:
    if record.head.is_study or is_solo(match.players):
        return Counting.ALONE
    if is_given_up_at_once(record, outcome):
        return Counting.UNPLAYED
    return Counting.RATED if match.proposal.is_rated else Counting.FRIENDLY


def _moves(log: Iterable[Entry], seat: Seat | None = None) -> Iterable[Entry]:
    return (e for e in log if e.act is Act.MOVE and (seat is None or e.seat is seat))


def _answer(record: Record, seat: Seat) -> int | None:
    taken = [entry.charged[seat] for entry in _moves(record.log, seat)]
    return median_low(taken) if any(taken) else None
