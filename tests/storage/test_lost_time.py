"""What every store promises of time in which Salle was away: every table is told of it, once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from storage import keys, timers
from storage.base import KEPT_OUTAGES, Credit, StoreAwayError, Timer
from storage.store import Store
from tests.storage.records import accepted, key

pytestmark = pytest.mark.asyncio

START = 1_790_000_000.25
DAY = 86_400.0
TABLES = [key("k3zq", chat=str(number)) for number in range(8)]  # in several shards


async def opened(store: Store) -> None:
    """Tables with a day to go, a reminder and an answer before that; Salle is running."""
    timer = Timer(deadline=START + DAY, reminder=START + DAY / 2, answer_at=START + 60)
    for table in TABLES:
        await store.commit(table, accepted(), expected=None, timer=timer)
    await credited(store, START)


async def credited(store: Store, now: float) -> Credit:
    return await store.credit_downtime(lambda: now, shut=60)


async def lost(store: Store) -> list[float]:
    """The seconds lost that each table is told of; its automatic answer moves by as much."""
    found = []
    for table in TABLES:
        loaded = await store.load(table)
        assert loaded is not None
        assert loaded.answer_at is not None
        found.append(sum(end - start for start, end in loaded.outages))
        assert loaded.answer_at - START - 60 == found[-1]
    return found


async def looks(store: Store) -> set[tuple[float | None, float | None]]:
    """When it is looked at the tables next, and whether somebody is to be reminded there."""
    found = [await store.load(table) for table in TABLES]
    return {(one.deadline, one.reminder) for one in found if one}


async def test_who_runs_without_a_break_loses_nothing(store: Store) -> None:
    await opened(store)
    for step in range(1, 20):
        assert await credited(store, START + 60 * step) == Credit(until=START + 60 * step)
    assert await lost(store) == [0.0] * 8


async def test_a_new_store_has_lost_nothing(store: Store) -> None:
    assert await credited(store, START) == Credit(until=START)


async def test_every_table_is_told_once_of_time_that_was_lost(store: Store) -> None:
    await opened(store)
    later = START + 2 * DAY
    assert await credited(store, later) == Credit(until=later, lost=2 * DAY)
    assert await credited(store, later + 5) == Credit(until=later + 5)
    assert await lost(store) == [2 * DAY] * 8
    loaded = await store.load(TABLES[0])
    assert loaded is not None
    assert (loaded.outages, loaded.running_at) == (((START, later),), later + 5)


async def test_what_comes_too_early_after_an_outage_is_left_as_it_is(store: Store) -> None:
    """Whoever looks then finds that nothing is due; so it costs the same however many there are."""
    await opened(store)
    await credited(store, START + 2 * DAY)
    assert await looks(store) == {(START + DAY, START + DAY / 2)}


async def test_what_would_come_too_late_comes_back_with_the_clock(store: Store) -> None:
    await opened(store)
    await credited(store, START - 2 * DAY)
    assert await looks(store) == {(START - DAY, START - 1.5 * DAY)}


async def test_the_last_outages_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = KEPT_OUTAGES // 16
    monkeypatch.setattr(timers, "KEPT_OUTAGES", kept)
    await opened(store)
    for number in range(kept + 10):
        await credited(store, START + 100 * number)
    loaded = await store.load(TABLES[0])
    assert loaded is not None
    assert len(loaded.outages) == kept
    assert loaded.outages[-1][1] == START + 100 * (kept + 9)


async def test_a_clock_that_is_put_forward_and_back_costs_nobody_anything(store: Store) -> None:
    await opened(store)
    assert (await credited(store, START + 2 * DAY)).lost == 2 * DAY
    assert await lost(store) == [2 * DAY] * 8
    assert (await credited(store, START)).lost == -2 * DAY
    assert await lost(store) == [0.0] * 8
    assert (await credited(store, START + DAY)).lost == DAY  # as if it had never been put forward


async def test_several_who_find_the_gap_at_once_note_it_once(store: Store) -> None:
    await opened(store)
    later = START + 2 * DAY
    found = await asyncio.gather(*(credited(store, later + number) for number in range(6)))
    assert all(later <= one.until <= later + 5 for one in found)
    await credited(store, later + 10)
    (seconds,) = set(await lost(store))
    assert 2 * DAY <= seconds <= 2 * DAY + 5


@pytest.fixture
async def held_up(
    redis_store: Store, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Awaitable[Credit]]:
    """Credit at a time, when others have been credited between reading it and noting it."""

    async def credited_late(now: float, *others: float) -> Credit:
        run, is_held_up = redis_store._client.run, asyncio.Event()

        async def run_late(*args: Any) -> Any:
            is_held_up.set()
            await others_are_done
            return await run(*args)

        async def credit_others() -> None:
            await is_held_up.wait()
            monkeypatch.setattr(redis_store._client, "run", run)
            for time in others:
                await credited(redis_store, time)

        others_are_done = asyncio.ensure_future(credit_others())
        monkeypatch.setattr(redis_store._client, "run", run_late)
        return await credited(redis_store, now)

    return credited_late


async def test_who_was_held_up_while_another_ran_on_notes_nothing(
    redis_store: Store, held_up: Callable[..., Awaitable[Credit]]
) -> None:
    """As by a SIGSTOP, or because the server was suspended with the question in its buffer."""
    await opened(redis_store)
    late = await held_up(START + 5, *(START + 50 * step for step in range(1, 5)))
    assert late == Credit(until=START + 5)
    await credited(redis_store, START + 205)
    assert await lost(redis_store) == [0.0] * 8


async def test_a_question_from_before_a_gap_does_not_note_it_again(
    redis_store: Store, held_up: Callable[..., Awaitable[Credit]]
) -> None:
    await opened(redis_store)
    assert await held_up(START + 5, START + 2 * DAY) == Credit(until=START + 5)
    await credited(redis_store, START + 2 * DAY + 5)
    assert await lost(redis_store) == [2 * DAY] * 8


async def test_nothing_is_taken_for_due_before_its_time_was_noted(
    redis_store: Store, held_up: Callable[..., Awaitable[Credit]]
) -> None:
    """Two were suspended; the first to wake notes the time that it had read before."""
    await opened(redis_store)
    assert await held_up(START + 2 * DAY, START + 5) == Credit(until=START + 5)
    await credited(redis_store, START + 2 * DAY)
    assert await lost(redis_store) == [2 * DAY - 5] * 8


@pytest.mark.parametrize("calls", [0, 1, 30, 63])
@pytest.mark.parametrize("is_done_first", [False, True])
async def test_where_it_was_broken_off_each_table_is_told_what_it_still_lacks(
    redis_store: Store, monkeypatch: pytest.MonkeyPatch, calls: int, is_done_first: bool
) -> None:
    await opened(redis_store)
    run, made = redis_store._client.run, 0

    async def run_or_fail(script: Any, touched: Sequence[str], *words: Any) -> Any:
        nonlocal made
        made += 1
        if made > calls + 1 or (made == calls + 1 and not is_done_first):
            raise StoreAwayError("away")
        answer = await run(script, touched, *words)
        if made == calls + 1:
            raise StoreAwayError("away")
        return answer

    with monkeypatch.context() as patched:
        patched.setattr(redis_store._client, "run", run_or_fail)
        with pytest.raises(StoreAwayError):
            await credited(redis_store, START + 2 * DAY)
    again = START + 2 * DAY + 3_600
    assert (await credited(redis_store, again)).until == again
    assert await lost(redis_store) == [2 * DAY + 3_600] * 8


async def test_the_time_is_noted_by_shard_to_the_millisecond(redis_store: Store, raw: Any) -> None:
    """So that each shard's outages are noted with it in one step."""
    await credited(redis_store, START)
    assert {await raw.get(keys.credited(shard)) for shard in range(keys.SHARDS)} == {str(START)}
