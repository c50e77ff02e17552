"""What may not be true of a tournament when all is over: its log held against its tables.

Pure. A pairing has one table an attempt; a table's result stands once, as the table ended, or the
pairing was decided otherwise before; nobody plays who is out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.application.table_names import match_table
from engines.core.match_state import MatchState
from engines.core.record import Record
from engines.core.replay import match_states
from engines.core.series import series_of
from engines.core.tournaments.acts import Ended, Paired, Reported
from engines.core.tournaments.acts import Record as TournamentRecord
from engines.core.tournaments.from_table import report_of
from engines.core.tournaments.next_step import Wait, next_step
from engines.core.tournaments.replay import replay, states
from engines.core.tournaments.state import Status, TournamentError, TournamentState
from engines.registry import load_games
from storage.base import TableKey

Name = tuple[int, int, int]  # round, board, attempt


@dataclass(frozen=True, kw_only=True)
class JudgedTournament:
    """A tournament as it is stored, and all tables whose heads name it."""

    id: str
    record: TournamentRecord
    tables: Mapping[TableKey, Record]

    @property
    def state(self) -> TournamentState:
        """As its log leaves it."""
        return replay(self.record.head, self.record.log)


def stalled(one: JudgedTournament, now: float) -> Iterator[str]:
    """What was due by now and isn't done."""
    step = next_step(one.state, int(now))
    if not isinstance(step, Wait):
        yield f"{one.id}, a {one.record.head.kind}: {type(step).__name__} is due"


def astray(one: JudgedTournament) -> Iterator[str]:
    """Tables, results and pairings that don't belong together."""
    name = f"{one.id}, a {one.record.head.kind}"
    try:
        every = list(states(one.record.head, one.record.log))
    except TournamentError as err:
        yield f"{name}: its log can't be replayed: {err.code}"
        return
    for fault in (*_pairings(one, every), *_tables(one), *_results(one)):
        yield f"{name}: {fault}"


def _pairings(one: JudgedTournament, every: Sequence[TournamentState]) -> Iterator[str]:
    log = one.record.log
    for number, count in Counter(e.round for e in log if isinstance(e, Paired)).items():
        if count > 1:
            yield f"round {number} was paired {count} times"
    for before, after, entry in zip(every, every[1:], log, strict=False):
        if isinstance(entry, Paired):
            for bout in after.rounds[entry.round - 1].bouts:
                out = [name for name in bout.players if not before.entrants[name].is_in]
                if out and not bout.is_decided:
                    yield f"{out} plays in round {entry.round}, and is out"


def _tables(one: JudgedTournament) -> Iterator[str]:
    state, firsts = one.state, Counter[Name]()
    for key, record in one.tables.items():
        match = record.head.tournament
        if match is None or record.head.played:  # a further match of its series
            continue
        name = match.round, match.board, match.attempt
        firsts[name] += 1
        if key != match_table(one.id, *name):
            yield f"{key} has a name of its own"
        try:
            bout = state.bout(match.round, match.board)
        except TournamentError:
            yield f"{key} is of no pairing: {name}"
            continue
        if {p.address for p in record.head.players if p} != set(bout.players):
            yield f"{key} is played by others than {bout.players}"
        if match.attempt > len(bout.attempts) + 1:
            yield f"{key} was begun before the attempt before it was over"
    yield from (f"{n} tables for {name}" for name, n in firsts.items() if n > 1)
    for here in state.rounds:
        for bout in here.bouts:
            wanted = len(bout.attempts) + bout.is_adjudicated
            for attempt in range(1, wanted + 1):
                if not firsts[bout.round, bout.board, attempt]:
                    yield f"no table for {(bout.round, bout.board, attempt)}"


def _results(one: JudgedTournament) -> Iterator[str]:
    state, games = one.state, load_games()
    told: dict[Name, list[Reported]] = {}
    for entry in one.record.log:
        if isinstance(entry, Reported):
            told.setdefault((entry.round, entry.board, entry.attempt), []).append(entry)
    for key, record in one.tables.items():
        match: MatchState = list(match_states(games[record.head.game], record))[-1]
        result = report_of(str(key), record, match, series_of(str(key), record, match))
        if result is None:
            continue
        entries = told.pop((result.round, result.board, result.attempt), [])
        if len(entries) > 1:
            yield f"the result of {key} stands {len(entries)} times"
        if entries and entries[0].outcome is not result.outcome:
            yield f"{key} ended with {result.outcome}, and {entries[0].outcome} stands"
        is_open = state.status is Status.RUNNING
        bout = state.bout(result.round, result.board)
        if not entries and is_open and not bout.is_decided:
            yield f"the result of {key} is lost"
        if not entries and bout.outcome and not (bout.is_forfeit or bout.is_adjudicated):
            yield f"{key} is over, and its pairing was decided by nothing"
    yield from (f"the result of {name} is of no table" for name in told)
    if sum(isinstance(entry, Ended) for entry in one.record.log) > 1:
        yield "it ended more than once"
