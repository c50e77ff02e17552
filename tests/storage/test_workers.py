"""What every store promises of the outbox's workers: what a dead one took, one other gets."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from storage.base import OutboxEntry
from storage.notice_queue import PAGE
from storage.store import Store
from tests.storage.records import everything, key, notice

pytestmark = pytest.mark.asyncio

LONG = 60.0  # seconds; nobody in these tests is silent for so long
A_MOMENT = 0.002  # the store's clock counts milliseconds


def versions(entries: Sequence[OutboxEntry]) -> list[int]:
    return [entry.notice.version for entry in entries]


async def posted(store: Store, count: int) -> None:
    """A chat a notice, so that they lie in many shards."""
    await store.enqueue([notice(key(chat=str(number)), number) for number in range(count)])


async def inherited(store: Store, heir: str = "heir") -> Sequence[OutboxEntry]:
    """Whoever has taken anything is dead to the heir."""
    return await store.take_over(heir, (await store.beat(heir, lapse=0)).dead)


# -- beats ---------------------------------------------------------------------------------------


async def found_dead(store: Store, worker: str, *, lapse: float) -> list[str]:
    """Whom a worker finds dead that has itself kept beating, on however busy a machine."""
    while True:
        await asyncio.sleep(lapse)
        await store.beat(worker, lapse=LONG)
        beat = await store.beat(worker, lapse=lapse)
        if not beat.lapsed:  # else all have been given the same time again
            return [each.name for each in beat.dead]


async def test_a_worker_that_was_never_noted_has_lapsed(store: Store) -> None:
    assert (await store.beat("worker", lapse=LONG)).lapsed


async def test_a_worker_that_keeps_beating_has_not_lapsed(store: Store) -> None:
    await store.beat("worker", lapse=LONG)
    assert not (await store.beat("worker", lapse=LONG)).lapsed


async def test_a_worker_that_was_silent_too_long_has_lapsed(store: Store) -> None:
    await store.beat("worker", lapse=LONG)
    await asyncio.sleep(0.02)
    assert (await store.beat("worker", lapse=0.01)).lapsed


async def test_a_worker_that_was_silent_too_long_is_dead_to_the_others(store: Store) -> None:
    await store.beat("silent", lapse=LONG)
    await asyncio.sleep(2.2)
    await store.beat("lively", lapse=LONG)
    beat = await store.beat("worker", lapse=2.0)
    assert [each.name for each in beat.dead] == ["silent"]


async def test_a_worker_that_retires_is_dead_at_once(store: Store) -> None:
    await store.beat("worker", lapse=LONG)
    await store.retire("worker")
    beat = await store.beat("heir", lapse=LONG)
    assert [each.name for each in beat.dead] == ["worker"]


async def test_a_worker_that_has_lapsed_finds_nobody_dead_and_gives_the_others_time(
    store: Store,
) -> None:
    for worker in ("one", "two"):
        await store.beat(worker, lapse=LONG)
    await asyncio.sleep(2.2)  # nobody could be heard
    beat = await store.beat("one", lapse=0.1)
    assert (beat.lapsed, beat.dead) == (True, [])
    assert not (await store.beat("two", lapse=2.0)).lapsed


async def test_a_worker_that_has_lapsed_finds_the_retired_dead(store: Store) -> None:
    for worker in ("one", "two"):
        await store.beat(worker, lapse=LONG)
    await store.retire("two")
    await asyncio.sleep(0.02)
    assert [each.name for each in (await store.beat("one", lapse=0.01)).dead] == ["two"]


async def test_who_stays_silent_after_an_outage_is_found_dead_in_the_end(store: Store) -> None:
    for worker in ("one", "two"):
        await store.beat(worker, lapse=LONG)
    await asyncio.sleep(0.2)
    await store.beat("one", lapse=0.1)
    assert await found_dead(store, "one", lapse=0.1) == ["two"]


async def test_a_worker_is_never_dead_to_itself(store: Store) -> None:
    await store.beat("worker", lapse=LONG)
    await store.take("worker", wait=0)
    assert (await store.beat("worker", lapse=0)).dead == []


async def test_a_worker_of_an_older_salle_that_noted_nobody_is_found_dead(store: Store) -> None:
    await posted(store, 3)
    await store.take("salle", wait=0)
    await asyncio.sleep(0.02)
    beat = await store.beat("heir", lapse=0.01)
    assert [each.name for each in beat.dead] == ["salle"]
    assert sorted(versions(await store.take_over("heir", beat.dead))) == [0, 1, 2]


async def test_a_worker_of_an_older_salle_that_still_reads_is_left_alone(store: Store) -> None:
    await posted(store, 3)
    await store.take("salle", wait=0)
    assert (await store.beat("heir", lapse=LONG)).dead == []


async def test_an_older_salle_that_stops_is_found_dead_by_who_began_while_it_ran(
    store: Store,
) -> None:
    await posted(store, 3)
    await store.take("salle", wait=0)
    await store.beat("heir", lapse=LONG)
    assert await found_dead(store, "heir", lapse=0.1) == ["salle"]


# -- what a worker has taken ---------------------------------------------------------------------


async def test_a_worker_finds_all_that_it_has_taken(store: Store) -> None:
    notices = [notice(key(chat), version) for chat in "abcd" for version in range(250)]
    await store.enqueue(notices)
    await store.take("worker", count=1000, wait=0)
    found = await store.taken("worker")
    assert len(found) == 1000
    for chat in "abcd":
        assert versions([e for e in found if e.notice.table == key(chat)]) == list(range(250))


async def test_what_is_done_is_not_taken_any_more(store: Store) -> None:
    await posted(store, 3)
    first, *_ = await store.take("worker", wait=0)
    await store.done(first)
    assert first not in await store.taken("worker")
    assert len(await store.taken("worker")) == 2


async def test_what_another_took_is_not_found(store: Store) -> None:
    await posted(store, 3)
    await store.take("another", wait=0)
    assert await store.taken("worker") == []


async def test_who_has_taken_nothing_finds_nothing(store: Store) -> None:
    assert await store.taken("worker") == []


async def test_entries_of_different_shards_may_share_their_id_and_not_their_key(
    store: Store,
) -> None:
    await posted(store, 300)
    entries = await store.take("worker", count=300, wait=0)
    assert len({entry.key for entry in entries}) == 300
    assert len({entry.id for entry in entries}) < 300


# -- taking over ---------------------------------------------------------------------------------


async def test_all_that_a_dead_worker_left_is_taken_over_in_its_order(store: Store) -> None:
    many = PAGE + 20  # a table: all four lie in one shard, and are moved in five pages
    await store.enqueue([notice(key(name), version) for name in "abcd" for version in range(many)])
    await store.take("dead", count=4 * many, wait=0)
    for entries in (await inherited(store), await store.taken("heir")):
        assert len(entries) == 4 * many
        for name in "abcd":
            found = versions([e for e in entries if e.notice.table == key(name)])
            assert found == list(range(many))


async def test_what_several_dead_workers_left_is_taken_over_at_once_the_oldest_first(
    store: Store,
) -> None:
    await store.enqueue([notice(key(), version) for version in range(6)])
    for worker in "bca":
        await store.take(worker, count=2, wait=0)
    assert versions(await inherited(store)) == [0, 1, 2, 3, 4, 5]


async def test_what_a_dead_worker_had_done_is_not_taken_over(store: Store) -> None:
    await store.enqueue([notice(key(), version) for version in (1, 2, 3)])
    first, *_ = await store.take("dead", wait=0)
    await store.done(first)
    assert versions(await inherited(store)) == [2, 3]


async def test_what_is_taken_over_is_the_heirs(store: Store) -> None:
    await posted(store, 20)
    await store.take("dead", count=20, wait=0)
    entries = await inherited(store)
    assert {entry.key for entry in await store.taken("heir")} == {entry.key for entry in entries}
    assert await store.taken("dead") == []


async def test_who_takes_over_what_nobody_left_gets_nothing(store: Store) -> None:
    await store.beat("dead", lapse=LONG)
    await posted(store, 3)
    assert await inherited(store) == []
    assert len(await everything(store)) == 3


async def test_of_many_heirs_one_gets_each_notice(store: Store) -> None:
    await posted(store, 200)
    await store.take("dead", count=200, wait=0)
    beats = await asyncio.gather(*(store.beat(f"heir {n}", lapse=0.0) for n in range(6)))
    shares = await asyncio.gather(
        *(
            store.take_over(f"heir {n}", [each for each in beat.dead if each.name == "dead"])
            for n, beat in enumerate(beats)
        )
    )
    assert sorted(version for share in shares for version in versions(share)) == list(range(200))


async def test_a_dead_worker_is_forgotten_when_it_is_taken_over(store: Store) -> None:
    await store.beat("dead", lapse=LONG)
    await posted(store, 3)
    await store.take("dead", wait=0)
    assert len(await inherited(store)) == 3
    await store.retire("heir")
    assert [each.name for each in (await store.beat("later", lapse=0)).dead] == ["heir"]


async def test_a_worker_that_asks_what_it_has_taken_in_time_keeps_it(store: Store) -> None:
    await posted(store, 20)
    await store.take("slow", count=20, wait=0)
    beat = await store.beat("heir", lapse=0)
    await asyncio.sleep(A_MOMENT)
    assert (await store.beat("slow", lapse=0)).lapsed
    assert len(await store.taken("slow")) == 20
    assert await store.take_over("heir", beat.dead) == []
    assert [each.name for each in (await store.beat("later", lapse=0)).dead] == ["heir", "slow"]


async def test_a_worker_that_says_in_time_that_it_lives_is_not_forgotten(store: Store) -> None:
    await store.beat("slow", lapse=LONG)
    beat = await store.beat("heir", lapse=0)
    await asyncio.sleep(A_MOMENT)
    await store.beat("slow", lapse=LONG)
    await store.take_over("heir", beat.dead)
    assert not (await store.beat("slow", lapse=LONG)).lapsed


async def test_a_worker_that_comes_too_late_has_nothing_and_works_on(store: Store) -> None:
    await posted(store, 20)
    await store.beat("slow", lapse=LONG)
    await store.take("slow", count=20, wait=0)
    await inherited(store)
    assert (await store.beat("slow", lapse=LONG)).lapsed
    assert await store.taken("slow") == []
    await posted(store, 5)
    assert len(await store.take("slow", wait=0)) == 5
    assert len(await store.taken("slow")) == 5


async def test_a_worker_that_takes_after_it_was_forgotten_is_found_dead_again(
    store: Store,
) -> None:
    await store.beat("dead", lapse=LONG)
    await inherited(store)
    await posted(store, 3)
    await store.take("dead", wait=0)
    await asyncio.sleep(0.02)
    beat = await store.beat("another heir", lapse=0.01)
    assert "dead" in [each.name for each in beat.dead]
    assert len(await store.take_over("another heir", beat.dead)) == 3


# -- parking -------------------------------------------------------------------------------------


async def test_a_parked_notice_is_in_nobodys_hands(store: Store) -> None:
    await posted(store, 1)
    (entry,) = await store.take("worker", wait=0)
    await store.park(entry, "telegram")
    assert await store.taken("worker") == []
    assert await everything(store) == []


async def test_what_was_parked_comes_back_in_its_order(store: Store) -> None:
    await store.enqueue([notice(key(), version) for version in range(250)])
    for entry in await store.take("worker", count=250, wait=0):
        await store.park(entry, "telegram")
    await store.unpark("telegram")
    assert versions(await store.take("worker", count=500, wait=0)) == list(range(250))


async def test_a_part_of_what_is_parked_can_be_put_back_the_oldest_first(store: Store) -> None:
    await store.enqueue([notice(key(), version) for version in range(250)])
    for entry in await store.take("worker", count=250, wait=0):
        await store.park(entry, "telegram")
    for back in (range(100), range(100, 200), range(200, 250), []):
        await store.unpark("telegram", most=100)
        assert versions(await store.take("worker", count=500, wait=0)) == list(back)


async def test_what_is_parked_for_another_platform_stays_parked(store: Store) -> None:
    await posted(store, 1)
    (entry,) = await store.take("worker", wait=0)
    await store.park(entry, "telegram")
    await store.unpark("discord")
    assert await everything(store) == []
    await store.unpark("telegram")
    assert len(await everything(store)) == 1


async def test_who_parks_twice_parks_once(store: Store) -> None:
    await posted(store, 1)
    (entry,) = await store.take("worker", wait=0)
    await store.park(entry, "telegram")
    await store.park(entry, "telegram")
    await store.unpark("telegram")
    assert len(await everything(store)) == 1


async def test_what_another_has_told_is_not_parked(store: Store) -> None:
    await posted(store, 1)
    (entry,) = await store.take("worker", wait=0)
    await store.done(entry)
    await store.park(entry, "telegram")
    await store.unpark("telegram")
    assert await everything(store) == []


async def test_of_many_who_unpark_at_once_none_doubles_a_notice(store: Store) -> None:
    await posted(store, 100)
    for entry in await store.take("worker", count=100, wait=0):
        await store.park(entry, "telegram")
    await asyncio.gather(*(store.unpark("telegram") for _ in range(5)))
    found = await store.take("worker", count=500, wait=0)
    assert sorted(versions(found)) == list(range(100))


async def test_unparking_wakes_who_waits_for_notices(store: Store) -> None:
    await posted(store, 1)
    (entry,) = await store.take("worker", wait=0)
    await store.park(entry, "telegram")
    waiting = asyncio.create_task(store.take("worker", wait=30))
    await asyncio.sleep(0.01)
    await store.unpark("telegram")
    async with asyncio.timeout(60):
        assert len(await waiting) == 1


async def test_a_worker_learns_how_many_others_there_are(store: Store) -> None:
    assert (await store.beat("one", lapse=LONG)).others == 0
    assert (await store.beat("two", lapse=LONG)).others == 1
    assert (await store.beat("one", lapse=LONG)).others == 1
