"""What every store promises of notices: each is taken by one worker, and none is lost."""

from __future__ import annotations

import asyncio

import pytest

from storage.base import REQUEST_ID, Notice, NoticeKind, TableKey, Timer
from storage.store import Store
from tests.storage.records import NORTH, accepted, everything, key, moved, notice, opened

pytestmark = pytest.mark.asyncio


async def test_notices_of_a_table_come_in_the_order_of_its_log(store: Store) -> None:
    record = await opened(store, key())
    expected = []
    for _ in range(5):
        later = moved(record)
        notices = [notice(key(), later.version, to) for to in ("chat", NORTH.address)]
        await store.commit(key(), later, expected=record.version, timer=Timer(), notices=notices)
        expected += notices
        record = later
    assert await everything(store) == expected


async def test_no_more_notices_of_a_table_are_taken_than_asked_for(store: Store) -> None:
    notices = [notice(key(), version) for version in range(5)]
    await store.enqueue(notices)
    taken = [await store.take("worker", count=2, wait=0) for _ in range(4)]
    assert [[entry.notice for entry in entries] for entries in taken] == [
        notices[:2],
        notices[2:4],
        notices[4:],
        [],
    ]


async def test_a_notice_is_taken_by_one_worker_only(store: Store) -> None:
    notices = [notice(key(), version) for version in range(20)]
    await store.enqueue(notices)
    hauls = await asyncio.gather(
        *(store.take(f"worker {number}", count=5, wait=0) for number in range(6))
    )
    taken = sorted(entry.notice.version for entries in hauls for entry in entries)
    assert taken == list(range(20))


async def test_notices_of_many_chats_are_all_taken(store: Store) -> None:
    notices = [notice(key(chat=str(number)), number) for number in range(100)]
    await store.enqueue(notices)
    assert sorted(await everything(store), key=lambda each: each.version) == notices


async def test_a_waiting_worker_gets_a_notice_as_soon_as_it_is_posted(store: Store) -> None:
    waiting = asyncio.create_task(store.take("worker", wait=30))
    await store.take("another", wait=0.01)  # by now the first is waiting
    await store.enqueue([notice(key(), 1)])
    async with asyncio.timeout(60):
        entries = await waiting
    assert [entry.notice for entry in entries] == [notice(key(), 1)]


async def test_a_waiting_worker_is_woken_by_a_commit(store: Store) -> None:
    waiting = asyncio.create_task(store.take("worker", wait=30))
    await store.take("another", wait=0.01)
    await store.commit(key(), accepted(), expected=None, timer=Timer(), notices=[notice(key(), 1)])
    async with asyncio.timeout(60):
        assert len(await waiting) == 1


async def test_a_worker_waits_no_longer_than_it_said(store: Store) -> None:
    async with asyncio.timeout(60):
        assert await store.take("worker", wait=0.02) == []


async def test_waiting_workers_do_not_keep_others_from_the_store(store: Store) -> None:
    waiting = [asyncio.create_task(store.take(f"{number}", wait=30)) for number in range(24)]
    async with asyncio.timeout(60):
        await opened(store, key())
        assert await store.load(key()) is not None
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_a_worker_who_stopped_waiting_loses_nothing(store: Store) -> None:
    waiting = asyncio.create_task(store.take("worker", wait=30))
    await store.take("another", wait=0.01)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await store.enqueue([notice(key(), 1)])
    found = [*await store.take("worker", wait=0), *await store.taken("worker")]
    assert notice(key(), 1) in [entry.notice for entry in found]


async def test_what_is_done_is_done(store: Store) -> None:
    await store.enqueue([notice(key(), 1)])
    (entry,) = await store.take("worker", wait=0)
    await store.done(entry)
    await store.done(entry)
    assert await everything(store) == []
    assert await store.taken("worker") == []


async def test_posting_nothing_is_nothing(store: Store) -> None:
    await store.enqueue([])
    assert await everything(store) == []


async def test_a_notice_may_hold_any_text(store: Store) -> None:
    odd = Notice(
        table=TableKey("web", "c", "a:b|c"), version=0, to='web:"é | \n', kind=NoticeKind.OFFER
    )
    await store.enqueue([odd])
    assert await everything(store) == [odd]


async def test_what_is_added_carries_what_somebody_asked_for(store: Store) -> None:
    await store.enqueue([notice(key(), 1)])
    asked = REQUEST_ID.set("4f1c2a9be0d31177")
    try:
        record = await opened(store, key())
        later = moved(record)
        told = [notice(key(), later.version)]
        await store.commit(key(), later, expected=record.version, timer=Timer(), notices=told)
        await store.enqueue([notice(key(), 3)])
    finally:
        REQUEST_ID.reset(asked)
    (nobodys, *asked_for) = await store.take("worker", wait=0)
    assert nobodys.request_id == ""
    assert {entry.request_id for entry in asked_for} == {"4f1c2a9be0d31177"}


async def test_a_notice_that_was_parked_still_carries_it(store: Store) -> None:
    asked = REQUEST_ID.set("4f1c2a9be0d31177")
    await store.enqueue([notice(key(), 1)])
    REQUEST_ID.reset(asked)
    (entry,) = await store.take("worker", wait=0)
    await store.park(entry, "telegram")
    await store.unpark("telegram")
    (again,) = await store.take("worker", wait=0)
    assert again.request_id == "4f1c2a9be0d31177"
