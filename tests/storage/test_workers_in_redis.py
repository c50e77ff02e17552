"""What the outbox's workers leave in Redis, and what trouble there does to them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from storage import keys
from storage.base import StoreAwayError
from storage.owners import new_owner
from storage.store import Store
from tests.storage.owners import NEEDS_LINUX, dead_owner
from tests.storage.records import key, notice

pytestmark = pytest.mark.asyncio

STREAM = keys.outbox(keys.shard_of(key()))
PARKED = keys.parked(keys.shard_of(key()), "telegram")


async def consumers(raw: Any) -> set[str]:
    """Over all shards."""
    found = [await raw.xinfo_consumers(keys.outbox(shard), "salle") for shard in range(keys.SHARDS)]
    return {consumer["name"] for shard in found for consumer in shard}


async def unreadable(raw: Any) -> None:
    """Notices of a later Salle, or of none, before and after a whole one."""
    whole = {"table": str(key()), "version": 1, "to": "chat", "kind": "turn"}
    await raw.xadd(STREAM, {"n": "nonsense"})
    await raw.xadd(STREAM, whole | {"kind": "hum"})
    await raw.xadd(STREAM, whole)
    await raw.xadd(STREAM, whole | {"table": "?"})


async def test_every_start_has_its_name_and_no_name_stays(redis_store: Store, raw: Any) -> None:
    for start in range(5):
        await redis_store.beat(f"start {start}", lapse=60)
        await redis_store.enqueue([notice(key(), start)])
        await redis_store.take(f"start {start}", wait=0)
        await redis_store.retire(f"start {start}")
    beat = await redis_store.beat("last", lapse=60)
    assert len(await redis_store.take_over("last", beat.dead)) == 5
    assert await consumers(raw) == {"last"}
    assert await raw.zrange(keys.WORKERS, 0, -1) == ["last"]


async def test_a_jump_of_this_machines_clock_kills_nobody(
    redis_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await redis_store.beat("one", lapse=60)
    monkeypatch.setattr("time.time", lambda: 4_000_000_000.0)
    monkeypatch.setattr("time.monotonic", lambda: 4_000_000_000.0)
    assert (await redis_store.beat("two", lapse=60)).dead == []
    assert not (await redis_store.beat("one", lapse=60)).lapsed


async def test_unreadable_notices_hinder_no_taking_over(redis_store: Store, raw: Any) -> None:
    await unreadable(raw)
    assert len(await redis_store.take("dead", wait=0)) == 1
    beat = await redis_store.beat("heir", lapse=0)
    assert len(await redis_store.take_over("heir", beat.dead)) == 1
    assert len(await redis_store.taken("heir")) == 1
    assert await consumers(raw) == {"heir"}


async def test_unreadable_notices_stay_where_they_are(redis_store: Store, raw: Any) -> None:
    await unreadable(raw)
    for entry in await redis_store.take("worker", wait=0):
        await redis_store.done(entry)
    assert await raw.xlen(STREAM) == 3


async def test_an_unreadable_notice_is_logged_once(
    redis_store: Store, raw: Any, caplog: pytest.LogCaptureFixture
) -> None:
    await unreadable(raw)
    await redis_store.take("worker", wait=0)
    for _ in range(3):
        await redis_store.taken("worker")
    assert caplog.text.count("unreadable") == 3  # there are three


async def test_what_is_unreadable_and_parked_hinders_no_other(redis_store: Store, raw: Any) -> None:
    await raw.xadd(PARKED, {"n": "nonsense"})
    await redis_store.enqueue([notice(key(), 1)])
    (entry,) = await redis_store.take("worker", wait=0)
    await redis_store.park(entry, "telegram")
    await redis_store.unpark("telegram")
    assert [e.notice for e in await redis_store.take("worker", wait=0)] == [entry.notice]
    assert not await raw.exists(PARKED)


async def test_what_somebody_deleted_by_hand_is_passed_over(redis_store: Store, raw: Any) -> None:
    await redis_store.enqueue([notice(key(), version) for version in (1, 2)])
    first, _ = await redis_store.take("dead", wait=0)
    await raw.xdel(STREAM, first.id)
    assert len(await redis_store.taken("dead")) == 1
    beat = await redis_store.beat("heir", lapse=0)
    assert len(await redis_store.take_over("heir", beat.dead)) == 1
    assert await consumers(raw) == {"heir"}


async def test_what_was_taken_over_and_never_arrived_is_found_with_what_is_taken(
    redis_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(rows: Any) -> None:
        raise StoreAwayError("the answer got lost")

    await redis_store.enqueue([notice(key(chat=str(n)), n) for n in range(20)])
    await redis_store.take("dead", wait=0)
    beat = await redis_store.beat("heir", lapse=0)
    monkeypatch.setattr("storage.workers.read_entries", lost)
    with pytest.raises(StoreAwayError):
        await redis_store.take_over("heir", beat.dead)
    assert len(await redis_store.taken("heir")) == 20


async def test_parked_notices_leave_nothing_in_the_outbox(redis_store: Store, raw: Any) -> None:
    await redis_store.enqueue([notice(key(), version) for version in range(5)])
    for entry in await redis_store.take("worker", wait=0):
        await redis_store.park(entry, "telegram")
    assert await raw.xlen(STREAM) == 0
    assert (await raw.xpending(STREAM, "salle"))["pending"] == 0
    assert await raw.xlen(PARKED) == 5


async def test_a_full_server_loses_nothing_that_is_parked(redis_store: Store, raw: Any) -> None:
    await redis_store.enqueue([notice(key(), 1)])
    (entry,) = await redis_store.take("worker", wait=0)
    await raw.config_set("maxmemory", 1)
    with suppress(StoreAwayError):
        await redis_store.park(entry, "telegram")
    await raw.config_set("maxmemory", 0)
    await redis_store.unpark("telegram")
    found = [*await redis_store.taken("worker"), *await redis_store.take("worker", wait=0)]
    assert [each.notice for each in found] == [entry.notice]


async def test_taking_over_before_anything_was_posted_gives_nothing(
    redis_store: Store,
) -> None:
    await redis_store.beat("dead", lapse=60)
    beat = await redis_store.beat("heir", lapse=0)
    assert await redis_store.take_over("heir", beat.dead) == []
    assert (await redis_store.beat("later", lapse=60)).dead == []


@NEEDS_LINUX
async def test_a_worker_whose_process_is_dead_is_found_at_a_start_though_it_lived_just_now(
    redis_store: Store,
) -> None:
    dead, living = dead_owner(), new_owner()
    await redis_store.enqueue([notice(key(), 1)])
    for worker in (dead, living):
        await redis_store.beat(worker, lapse=60)
    await redis_store.take(dead, wait=0)
    beat = await redis_store.beat("heir", lapse=60)
    assert [one.name for one in beat.dead] == [dead]
    assert len(await redis_store.take_over("heir", beat.dead)) == 1
    assert (await redis_store.beat("heir", lapse=60)).dead == []
