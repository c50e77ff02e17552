"""What every store promises of the computer's turns: a queue of its own, whose chats take turns."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from storage import keys
from storage.base import Timer
from storage.store import Store
from tests.storage.records import accepted, everything, key, moved, notice, opened

pytestmark = pytest.mark.asyncio

LONG = 60.0  # seconds; nobody in these tests is silent for so long
MASTER = "computer:master"


async def turns(store: Store, *, count: int = 100) -> list[int]:
    """The versions of those that are taken now."""
    entries = await store.computer_turns.take("thinker", count=count, wait=0)
    return [entry.notice.version for entry in entries]


async def test_a_commit_puts_the_computers_turn_into_its_own_queue(store: Store) -> None:
    record = await opened(store, key())
    later = moved(record)
    notices = [notice(key(), later.version, to) for to in (MASTER, "chat")]
    await store.commit(key(), later, expected=record.version, timer=Timer(), notices=notices)
    assert await everything(store) == notices[1:]
    assert await turns(store) == [later.version]


async def test_what_is_posted_to_the_computer_goes_there_too(store: Store) -> None:
    await store.enqueue([notice(key(), 1), notice(key(), 2, MASTER)])
    assert await everything(store) == [notice(key(), 1)]
    assert await turns(store) == [2]


async def test_no_more_turns_are_taken_than_asked_for_of_all_chats_together(store: Store) -> None:
    await store.enqueue([notice(key(chat=str(chat)), chat, MASTER) for chat in range(40)])
    assert len(await turns(store, count=3)) == 3
    assert len(await turns(store, count=1)) == 1
    assert len(await turns(store, count=36)) == 36
    assert await turns(store) == []


async def test_a_chat_with_many_turns_holds_up_no_other(store: Store) -> None:
    crowd = [notice(key(chat="crowd"), version, MASTER) for version in range(50)]
    await store.enqueue([*crowd, notice(key(chat="lone"), 1_000, MASTER)])
    assert 1_000 in await turns(store, count=1) + await turns(store, count=1)


async def test_turns_of_one_chat_come_in_their_order(store: Store) -> None:
    await store.enqueue([notice(key(), version, MASTER) for version in range(10)])
    assert [await turns(store, count=2) for _ in range(5)] == [
        [0, 1],
        [2, 3],
        [4, 5],
        [6, 7],
        [8, 9],
    ]


async def test_what_comes_while_others_are_taken_is_found_by_the_next_look(store: Store) -> None:
    assert await turns(store) == []
    await store.enqueue([notice(key(chat=str(chat)), chat, MASTER) for chat in range(5)])
    found = await turns(store)
    while len(found) < 5 and (more := await turns(store)):
        found += more
    assert sorted(found) == list(range(5))


async def test_who_waits_for_a_turn_is_woken_by_a_commit(store: Store) -> None:
    waiting = asyncio.create_task(store.computer_turns.take("thinker", count=1, wait=30))
    await store.take("another", wait=0.01)  # by now the first is waiting
    await store.commit(
        key(), accepted(), expected=None, timer=Timer(), notices=[notice(key(), 1, MASTER)]
    )
    async with asyncio.timeout(60):
        assert len(await waiting) == 1


async def test_what_a_dead_worker_has_taken_is_the_heirs_and_no_deliverers(store: Store) -> None:
    queue = store.computer_turns
    await queue.beat("dead", lapse=LONG)
    await store.enqueue([notice(key(), 1, MASTER)])
    await queue.take("dead", wait=0)
    await queue.retire("dead")
    beat = await store.beat("deliverer", lapse=LONG)
    assert (beat.dead, await store.take_over("deliverer", beat.dead)) == ([], [])
    (entry,) = await queue.take_over("heir", (await queue.beat("heir", lapse=LONG)).dead)
    assert entry.notice == notice(key(), 1, MASTER)
    assert await queue.taken("heir") == [entry]
    await queue.done(entry)
    assert await queue.taken("heir") == []


async def test_done_takes_a_turn_from_its_queue_and_not_a_notice_of_the_same_id(
    redis_store: Store, raw: Any
) -> None:
    await redis_store.enqueue([notice(key(), 1, MASTER)])
    (entry,) = await redis_store.computer_turns.take("thinker", wait=0)
    outbox = keys.outbox(entry.shard)
    await raw.xadd(outbox, {"n": "nonsense"}, id=entry.id)
    await redis_store.computer_turns.done(entry)
    assert await raw.xlen(keys.computer_turns(entry.shard)) == 0
    assert await raw.xlen(outbox) == 1
