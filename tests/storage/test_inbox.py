"""The inbox: updates are kept until they are handled, by one process at a time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from redis.crc import key_slot

from storage import keys
from storage.inbox import REMEMBERED
from storage.owners import new_owner
from storage.store import Store
from tests.storage.owners import NEEDS_LINUX, dead_owner

pytestmark = pytest.mark.asyncio

BOT = "telegram:123"


async def test_an_update_is_new_only_once(store: Store) -> None:
    found = await asyncio.gather(
        *(store.receive(BOT, {700_000_001: "{}"}, owner="one", lease=60) for _ in range(8))
    )
    assert sorted(found) == [[]] * 7 + [[700_000_001]]
    assert list(
        await store.receive(BOT, {700_000_001: "{}", 700_000_002: "{}"}, owner="one", lease=60)
    ) == [700_000_002]


async def test_an_update_that_was_handled_is_not_new_again(store: Store) -> None:
    await store.receive(BOT, {7: "{}"}, owner="one", lease=60)
    await store.handled(BOT, [7])
    await store.handled(BOT, [7])
    assert not await store.receive(BOT, {7: "{}"}, owner="one", lease=60)
    await store.put_back(BOT, [7])
    assert await store.take_up(BOT, owner="one", lease=60) == {}


async def test_an_update_without_a_body_is_known_and_never_taken_up(store: Store) -> None:
    assert list(await store.receive(BOT, {7: "", 8: "{}"}, owner="one", lease=0.001)) == [7, 8]
    await asyncio.sleep(0.01)
    assert await store.take_up(BOT, owner="one", lease=60) == {8: "{}"}
    assert not await store.receive(BOT, {7: ""}, owner="one", lease=60)


async def test_every_bot_counts_its_own_updates(store: Store) -> None:
    await store.receive(BOT, {7: "one"}, owner="one", lease=0.001)
    assert list(await store.receive("telegram:124", {7: "two"}, owner="one", lease=0.001)) == [7]
    await asyncio.sleep(0.01)
    assert await store.take_up(BOT, owner="one", lease=60) == {7: "one"}
    assert await store.take_up("telegram:124", owner="one", lease=60) == {7: "two"}


async def test_numbers_far_apart_come_in_one_batch(store: Store) -> None:
    numbers = [0, 65_535, 65_536, 2**31, 2**40]
    assert (
        list(await store.receive(BOT, dict.fromkeys(numbers, "{}"), owner="one", lease=60))
        == numbers
    )
    assert not await store.receive(BOT, dict.fromkeys(numbers, "{}"), owner="one", lease=60)


async def test_what_somebody_handles_is_nobody_elses(store: Store) -> None:
    await store.receive(BOT, {7: "{}"}, owner="one", lease=60)
    assert await store.take_up(BOT, owner="one", lease=60) == {}


async def test_what_a_dead_process_left_is_taken_up_once_and_in_order(store: Store) -> None:
    await store.receive(BOT, {9: "nine", 10: "ten", 8: "é €"}, owner="one", lease=0.001)
    await asyncio.sleep(0.01)
    first, second = await asyncio.gather(
        *(store.take_up(BOT, owner="one", lease=60) for _ in range(2))
    )
    taken = first or second
    assert list(taken.items()) == [(8, "é €"), (9, "nine"), (10, "ten")]
    assert not (first and second)


async def test_what_is_being_handled_stays_with_its_process(store: Store) -> None:
    await store.receive(BOT, {7: "mine", 8: "another's"}, owner="one", lease=0.001)
    await asyncio.sleep(0.01)
    assert await store.take_up(BOT, owner="one", lease=60, held=[7]) == {8: "another's"}
    assert await store.take_up(BOT, owner="one", lease=60) == {}


async def test_who_takes_up_a_few_leaves_the_rest(store: Store) -> None:
    await store.receive(BOT, dict.fromkeys(range(5), "{}"), owner="one", lease=0.001)
    await asyncio.sleep(0.01)
    found = [await store.take_up(BOT, owner="one", lease=60, count=2) for _ in range(4)]
    assert [len(part) for part in found] == [2, 2, 1, 0]


async def test_what_is_put_back_is_anybodys_at_once(store: Store) -> None:
    await store.receive(BOT, {7: "seven", 8: "eight"}, owner="one", lease=60)
    await store.put_back(BOT, [8])
    await store.put_back(BOT, [])
    assert await store.take_up(BOT, owner="one", lease=60) == {8: "eight"}


async def test_nothing_is_left_of_what_is_handled_but_its_bit(redis_store: Store, raw: Any) -> None:
    numbers = range(700_000_000, 700_000_100)
    await redis_store.receive(BOT, dict.fromkeys(numbers, "{}"), owner="one", lease=60)
    await redis_store.handled(BOT, numbers)
    (left,) = await raw.keys("*")
    assert left == keys.seen(BOT, 700_000_000 // 65_536)
    assert await raw.strlen(left) <= 8_192
    assert 0 < REMEMBERED * 1000 - await raw.pttl(left) < 60_000


async def test_a_lease_without_its_update_is_dropped(redis_store: Store, raw: Any) -> None:
    """As when the process ended halfway through `handled`."""
    await redis_store.receive(BOT, {7: "{}"}, owner="one", lease=0.001)
    await raw.hdel(keys.inbox(BOT), 7)
    await asyncio.sleep(0.01)
    assert await redis_store.take_up(BOT, owner="one", lease=60) == {}
    assert not await raw.exists(keys.inbox_leases(BOT))


async def test_all_of_a_bots_inbox_lies_in_one_slot() -> None:
    """Else a cluster would refuse the scripts."""
    names = [keys.inbox(BOT), keys.inbox_leases(BOT), keys.seen(BOT, 0), keys.seen(BOT, 10_681)]
    assert len({key_slot(name.encode()) for name in names}) == 1


@NEEDS_LINUX
async def test_what_a_dead_process_was_handling_is_taken_up_at_a_start(
    redis_store: Store, raw: Any
) -> None:
    living, heir = new_owner(), new_owner()
    await redis_store.receive(BOT, {7: "begun"}, owner=dead_owner(), lease=60)
    await redis_store.receive(BOT, {8: "under way"}, owner=living, lease=60)
    assert await redis_store.take_up(BOT, owner=heir, lease=60) == {}
    await redis_store.put_back_of_gone(BOT)
    assert await redis_store.take_up(BOT, owner=heir, lease=60) == {7: "begun"}
    assert await raw.hgetall(keys.inbox_owners(BOT)) == {"7": heir, "8": living}
    await redis_store.handled(BOT, [7, 8])
    assert not await raw.exists(keys.inbox_owners(BOT))
