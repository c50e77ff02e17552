"""What every store promises of the lists of tables: what runs, and what is over."""

from __future__ import annotations

import asyncio

import pytest

from storage.base import TableKey
from storage.store import Store
from tests.storage.records import NORTH, SOUTH, key, opened

pytestmark = pytest.mark.asyncio

OLD, NEW = "telegram:old", "telegram:new"


def there(table: str, chat: str = "old") -> TableKey:
    return TableKey("telegram", chat, table)


async def test_what_runs_is_listed_by_time_the_newest_first(store: Store) -> None:
    for table, at in (("b", 10.0), ("a", 30.5), ("c", 20.0)):
        await store.list_running([NORTH.address], key(table), at=at)
    listed = await store.running_tables(NORTH.address)
    assert [table.table for table in listed] == ["a", "c", "b"]


async def test_one_person_sits_at_many_tables_on_several_platforms(store: Store) -> None:
    far, odd = there("zz", "-1001"), key("a:b:c")
    await store.list_running([NORTH.address, SOUTH.address], key("b"), at=1)
    await store.list_running([NORTH.address], odd, at=2)
    await store.list_running([NORTH.address], far, at=3)
    assert await store.running_tables(NORTH.address) == [far, odd, key("b")]
    assert await store.running_tables(SOUTH.address) == [key("b")]


async def test_a_table_that_is_listed_again_stands_there_once_at_its_new_time(store: Store) -> None:
    await store.list_running([NORTH.address], key("a"), at=1)
    await store.list_running([NORTH.address], key("b"), at=2)
    await store.list_running([NORTH.address], key("a"), at=3)
    assert await store.running_tables(NORTH.address) == [key("a"), key("b")]


async def test_what_is_over_runs_no_more(store: Store) -> None:
    await store.list_running([NORTH.address, SOUTH.address], key(), at=1)
    for _ in range(2):
        await store.list_finished([NORTH.address], key(), at=5)
    assert await store.running_tables(NORTH.address) == []
    assert await store.finished_tables(NORTH.address, limit=9) == [key()]
    assert await store.running_tables(SOUTH.address) == [key()]
    assert await store.finished_tables(SOUTH.address, limit=9) == []


async def test_of_what_is_over_the_last_are_named(store: Store) -> None:
    for number in range(30):
        await store.list_finished([NORTH.address], key(f"t{number}"), at=number)
    listed = await store.finished_tables(NORTH.address, limit=3)
    assert [table.table for table in listed] == ["t29", "t28", "t27"]
    assert await store.finished_tables(NORTH.address, limit=0) == []


async def test_among_forty_finished_tables_every_running_one_is_listed(store: Store) -> None:
    running = [key(f"r{number}") for number in range(60)]
    for at, table in enumerate(running):
        await store.list_running([NORTH.address], table, at=at)
        await store.list_finished([NORTH.address], key(f"f{at}"), at=1_000 + at)
    assert await store.running_tables(NORTH.address) == running[::-1]


async def test_who_leaves_a_table_is_no_longer_listed(store: Store) -> None:
    await store.list_running([NORTH.address, SOUTH.address], key("a"), at=1)
    await store.list_finished([NORTH.address], key("b"), at=1)
    for _ in range(2):
        await store.unlist_table([NORTH.address], key("a"))
        await store.unlist_table([NORTH.address], key("b"))
    assert await store.running_tables(NORTH.address) == []
    assert await store.finished_tables(NORTH.address, limit=9) == []
    assert await store.running_tables(SOUTH.address) == [key("a")]


async def test_nobody_can_be_seated(store: Store) -> None:
    await store.list_running([], key(), at=1)
    await store.list_finished([], key(), at=1)
    await store.unlist_table([], key())
    assert await store.running_tables(NORTH.address) == []


async def test_loading_a_table_counts_what_runs_for_the_asker(store: Store) -> None:
    await opened(store, key())
    for number in range(3):
        await store.list_running([NORTH.address], key(f"r{number}"), at=number)
        await store.list_finished([SOUTH.address], key(f"r{number}"), at=number)
    for asker, count in ((NORTH.address, 3), (SOUTH.address, 0), ("", 0)):
        loaded = await store.load(key(), asker=asker)
        assert loaded is not None
        assert loaded.asker_tables == count


async def test_loading_a_table_counts_the_others_that_wait_for_the_asker(store: Store) -> None:
    for name in "abc":
        await opened(store, key(name))
        await store.list_waiting(key(name), [NORTH.address], [SOUTH.address], at=1)
    await store.list_waiting(key("c"), [SOUTH.address], [NORTH.address], at=2)
    counts = []
    for name in "abc":
        loaded = await store.load(key(name), asker=NORTH.address)
        assert loaded is not None
        counts.append(loaded.asker_waiting)
    assert counts == [1, 1, 2]


async def test_what_waits_is_listed_anew_and_goes_with_whoever_is_forgotten(store: Store) -> None:
    table = key()
    await opened(store, table)
    await store.list_waiting(key("stale"), [NORTH.address, SOUTH.address], [], at=1)
    await store.relist_waiting(NORTH.address, [table, key("b"), key("c")], at=2)
    await store.forget(SOUTH.address)
    counts = []
    for player in (NORTH, SOUTH):
        loaded = await store.load(table, asker=player.address)
        assert loaded is not None
        counts.append(loaded.asker_waiting)
    assert counts == [2, 0]


async def test_a_chat_that_moved_takes_its_tables_along(store: Store) -> None:
    await store.list_running([OLD], there("a"), at=1)
    await store.list_finished([OLD], there("c"), at=2)
    await store.list_running([NEW], there("b", "new"), at=3)
    for _ in range(2):
        await store.move_chat("telegram", "old", "new")
    assert await store.running_tables(NEW) == [there("b", "new"), there("a")]
    assert await store.finished_tables(NEW, limit=9) == [there("c")]
    assert await store.running_tables(OLD) == []
    assert await store.finished_tables(OLD, limit=9) == []


async def test_a_chat_that_moved_back_lists_its_tables_once(store: Store) -> None:
    await store.list_running([OLD], there("a"), at=1)
    await store.move_chat("telegram", "old", "new")
    await store.list_running([OLD], there("a"), at=1)
    await store.move_chat("telegram", "new", "old")
    assert await store.running_tables(OLD) == [there("a")]


async def test_challenges_are_counted_under_their_chat_and_their_challenger(store: Store) -> None:
    assert await store.list_pending([NORTH.address, OLD], key("a"), at=1) == [1, 1]
    assert await store.list_pending([NORTH.address], key("b"), at=2) == [2]
    assert await store.list_pending([OLD, NORTH.address], key("c"), at=1.5) == [2, 3]
    assert await store.list_pending([OLD, NORTH.address], key("c"), at=1.5) == [2, 3]
    assert await store.list_pending([], key("d"), at=4) == []
    listed = await store.pending_challenges(NORTH.address)
    assert list(listed.items()) == [(key("a"), 1.0), (key("c"), 1.5), (key("b"), 2.0)]
    assert await store.running_tables(NORTH.address) == []


async def test_several_challenges_are_taken_off_at_once(store: Store) -> None:
    for name in "abc":
        await store.list_pending([NORTH.address, SOUTH.address], key(name), at=1)
    for _ in range(2):
        await store.unlist_pending([NORTH.address], [key("a"), key("c")])
    await store.unlist_pending([NORTH.address, SOUTH.address], [])
    assert list(await store.pending_challenges(NORTH.address)) == [key("b")]
    assert len(await store.pending_challenges(SOUTH.address)) == 3


async def test_no_two_challenges_at_one_moment_are_told_the_same_number(store: Store) -> None:
    listing = (store.list_pending([OLD], key(f"t{number}"), at=1) for number in range(20))
    counts = [count for (count,) in await asyncio.gather(*listing)]
    assert sorted(counts) == list(range(1, 21))


async def test_challenges_go_along_with_their_chat_and_with_whoever_is_forgotten(
    store: Store,
) -> None:
    await store.list_pending([OLD, NORTH.address], key(), at=1)
    await store.move_chat("telegram", "old", "new")
    await store.forget(NORTH.address)
    assert list(await store.pending_challenges(NEW)) == [key()]
    for address in (OLD, NORTH.address):
        assert await store.pending_challenges(address) == {}
