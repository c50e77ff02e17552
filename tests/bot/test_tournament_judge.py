"""The judge of tournaments, as chaos and the simulated month ask it, finds each fault put in."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core.tournaments.acts import Outcome, Reported
from storage.base import TableKey
from tests.bot.tournaments_played import DAY, Played
from tests.tournament_judge import JudgedTournament, astray, stalled


@pytest.fixture
async def judged(salle) -> JudgedTournament:
    """One that has ended after a round of two matches."""
    played = await Played.opened(salle, rounds=1)
    now = await played.begins()
    now = await played.plays_out(*(bout.two.partition(":")[2] for bout in now.state.open_bouts))
    keys = [now.table_of(1, bout.board) for bout in now.state.rounds[0].bouts]
    tables = {key: (await salle.tables.load(key)).record for key in keys}
    return JudgedTournament(id=now.id, record=now.record, tables=tables)


def logged(judged: JudgedTournament, log: tuple) -> JudgedTournament:
    return replace(judged, record=judged.record.model_copy(update={"log": log}))


def test_one_that_has_ended_is_clean(judged):
    assert [*astray(judged), *stalled(judged, judged.state.ended + 100 * DAY)] == []


def test_what_is_due_and_not_done_is_found(judged):
    shorter = logged(judged, judged.record.log[:-1])
    (fault,) = stalled(shorter, judged.state.ended)
    assert "End is due" in fault


def test_a_table_of_the_same_match_under_another_name_is_found(judged):
    (record, *_) = judged.tables.values()
    double = TableKey("web", "hall", "double")
    faults = list(astray(replace(judged, tables={**judged.tables, double: record})))
    assert any("2 tables for" in fault for fault in faults)


def test_a_match_without_its_table_is_found(judged):
    (key, *_) = judged.tables
    tables = {k: v for k, v in judged.tables.items() if k != key}
    assert any("no table for" in fault for fault in astray(replace(judged, tables=tables)))


def test_a_result_that_is_not_its_tables_is_found(judged):
    log = tuple(
        entry.model_copy(update={"outcome": Outcome.TWO}) if isinstance(entry, Reported) else entry
        for entry in judged.record.log
    )
    assert any("two stands" in fault for fault in astray(logged(judged, log)))


def test_a_result_that_was_never_reported_is_found(judged):
    log = judged.record.log
    last = max(n for n, entry in enumerate(log) if isinstance(entry, Reported))
    (fault,) = astray(logged(judged, log[:last]))
    assert fault.endswith("is lost")


def test_a_result_that_stands_twice_is_found(judged):
    log = judged.record.log
    first = next(n for n, entry in enumerate(log) if isinstance(entry, Reported))
    (fault, *_) = astray(logged(judged, (*log[: first + 1], log[first], *log[first + 1 :])))
    assert "can't be replayed" in fault
