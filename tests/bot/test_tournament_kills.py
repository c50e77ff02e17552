"""A process that is killed between any two steps of a tournament leaves the rest to another."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from engines.core.match_state import Status as MatchStatus
from engines.core.tournaments.acts import Entry
from engines.core.tournaments.state import Status
from storage.base import StoreAwayError
from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import Salle
from tests.bot.tournaments_played import DAY, Played
from tests.servers.private_store import PrivateStore

HALL = "web:hall"
_MOST_CALLS = 400

Stage = Callable[[Played], Awaitable[None]]


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Who looks again what became of a commit doesn't wait before it."""
    monkeypatch.setattr("bot.application.commits._LOOKING_AGAIN", (0.0,))
    monkeypatch.setattr("bot.application.tournaments._LOOKING_AGAIN", (0.0,))


async def it_begins(played: Played) -> None:
    await played.passes(DAY)


async def a_round_ends(played: Played) -> None:
    now = await played.begins()
    for bout in now.state.open_bouts:
        loser = bout.two.partition(":")[2]
        await played.moves_once(await played.bout_of(loser))
        await played.resigns(loser)


async def the_time_of_the_last_round_is_up(played: Played) -> None:
    now = await played.begins()
    await played.plays_out(*(bout.two.partition(":")[2] for bout in now.state.open_bouts))
    await played.passes(10 * DAY)


async def killed_at(call: int, stage: Stage, *, is_done_first: bool) -> tuple[Played, bool]:
    """A tournament at whose stage a process was killed; and whether it was."""
    faulty = FaultyStore(PrivateStore())
    salle = Salle(faulty)
    played = await Played.opened(salle, count=3, rounds=2)
    await stage(played)
    faulty.arm(call, failures=10**9, is_done_first=is_done_first)
    with suppress(StoreAwayError):
        await played.settles()
    was_killed = faulty.disarm()
    another = Salle(faulty.store)
    another.time.now = salle.time.now
    return Played(another, played.name, played.people), was_killed


def known(entry: Entry, tournament: str) -> dict[str, Any]:
    """An entry without what hangs on the tournament's name."""
    return {k: v for k, v in entry.model_dump(mode="json").items() if k != "table"}


async def left_behind(played: Played) -> Any:
    """The log, and how many tables there are of each kind."""
    now = await played.settles()
    listed = [
        *await played.salle.store.running_tables(HALL),
        *await played.salle.store.finished_tables(HALL, limit=99),
    ]
    tables = [await played.salle.tables.load(key) for key in listed]
    statuses = sorted(table.match.status for table in tables)
    assert MatchStatus.OPEN not in statuses
    matches = [table.record.head.tournament for table in tables]
    assert len({(one.round, one.board, one.attempt) for one in matches}) == len(matches)
    log = sorted(map(str, (known(entry, played.name) for entry in now.record.log)))
    return log, statuses, now.state.status


def calls(*, is_long: bool) -> Iterator[int]:
    """The calls to the store at which it is tried."""
    yield from range(1, _MOST_CALLS) if is_long else range(2, _MOST_CALLS, 23)


@pytest.mark.parametrize("is_long", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("is_done_first", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(
    "stage", [it_begins, a_round_ends, the_time_of_the_last_round_is_up], ids=lambda s: s.__name__
)
async def test_another_process_comes_to_the_same_log_and_the_same_tables(
    stage, is_done_first, is_long
):
    whole, _ = await killed_at(_MOST_CALLS * 10, stage, is_done_first=False)
    expected = await left_behind(whole)
    for call in calls(is_long=is_long):
        played, was_killed = await killed_at(call, stage, is_done_first=is_done_first)
        assert await left_behind(played) == expected, call
        if not was_killed:
            return
    raise AssertionError("it never comes to its end")


async def test_the_last_stage_is_the_end():
    whole, _ = await killed_at(10**6, the_time_of_the_last_round_is_up, is_done_first=False)
    assert (await left_behind(whole))[2] is Status.ENDED
