"""What every store promises of rates that several processes keep together."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from typing import Any

import pytest
from redis.asyncio import Redis

from storage import keys
from storage.base import MOST_AHEAD, Rate, Reservation
from storage.rates import _RESERVE
from storage.store import Store
from tests.storage.records import until

pytestmark = pytest.mark.asyncio

BOT = "telegram:5551234"
OVERALL = Rate(most=30, every=0.5)
GROUP = Rate(most=8, every=5.0)
PLENTY = Rate(most=1000, every=0.001)
NOW = 1_800_000_000.0


async def ask(
    store: Store, *, overall: Rate = OVERALL, within: float = 0.0, bot: str = BOT, **chats: Rate
) -> Reservation:
    return await store.reserve(bot, overall, chats, within=within)


async def test_room_is_reserved_at_once_as_long_as_there_is_some(store: Store) -> None:
    made = [await ask(store, overall=Rate(most=30, every=60.0)) for _ in range(30)]
    assert [(one.is_made, one.wait) for one in made] == [(True, 0.0)] * 30
    refused = await ask(store, overall=Rate(most=30, every=60.0))
    assert not refused.is_made
    assert not refused.is_full
    assert 0 < refused.wait <= 60.0


async def test_room_ahead_is_reserved_in_the_order_of_asking_at_an_even_pace(store: Store) -> None:
    overall = Rate(most=3, every=3.0)
    made = [await ask(store, overall=overall, within=10.0) for _ in range(6)]
    assert all(one.is_made for one in made)
    assert [one.wait for one in made[:3]] == [0.0] * 3
    assert [one.wait for one in made[3:]] == pytest.approx([3.0, 6.0, 9.0], abs=1.0)
    assert not (await ask(store, overall=overall, within=10.0)).is_made


async def test_nothing_is_reserved_further_ahead_than_all_stores_allow(store: Store) -> None:
    narrow = Rate(most=1, every=MOST_AHEAD + 5)
    assert (await ask(store, overall=narrow, within=99)).is_made
    assert not (await ask(store, overall=narrow, within=99)).is_made


async def test_a_chat_without_room_takes_nothing_of_what_others_wait_for(store: Store) -> None:
    group, overall = Rate(most=8, every=600.0), Rate(most=30, every=60.0)
    for _ in range(8):
        assert (await ask(store, overall=overall, group=group)).is_made
    for _ in range(500):
        refused = await ask(store, overall=overall, group=group, within=10.0)
        assert not refused.is_made
        assert refused.is_full
        assert 10 < refused.wait <= 600
    made = [await ask(store, overall=overall, other=group) for _ in range(8)]
    assert [one.wait for one in made] == [0.0] * 8


async def test_room_that_a_chat_will_have_by_then_is_enough(store: Store) -> None:
    chat, overall = Rate(most=1, every=0.2), Rate(most=2, every=0.5)
    assert (await ask(store, overall=overall, anna=chat)).is_made
    assert (await ask(store, overall=overall, bea=chat)).is_made
    again = await ask(store, overall=overall, within=1.0, anna=chat)
    assert again.is_made
    assert again.wait > 0.2


async def test_sources_do_not_wait_for_each_other(store: Store) -> None:
    only = Rate(most=1, every=600.0)
    assert (await ask(store, overall=only)).is_made
    assert (await ask(store, overall=only, bot="discord:77")).is_made
    assert (await ask(store, overall=only, bot="talk:telegram:5551234")).is_made


async def test_room_comes_back_when_time_has_passed(store: Store) -> None:
    rate = Rate(most=2, every=0.1)
    for _ in range(2):
        assert (await ask(store, overall=rate)).is_made

    async def is_made() -> bool:
        return (await ask(store, overall=rate)).is_made

    await until(is_made)


async def test_several_processes_together_fill_the_rate_and_never_exceed_it(url: str) -> None:
    """Eight askers of two processes; times are the server's."""
    rate, stores, made = Rate(most=5, every=0.02), [Store(url), Store(url)], list[float]()
    end = time.monotonic() + 1.5

    async def asks(store: Store) -> None:
        while time.monotonic() < end:
            one = await store.reserve(BOT, rate, {"anna": PLENTY}, within=0.25)
            if one.is_made:
                made.append(one.wait)
            await asyncio.sleep(one.wait)

    began = time.monotonic()
    await asyncio.gather(*(asks(store) for store in stores * 12))
    passed = time.monotonic() - began + 0.25  # reserved ahead
    assert len(made) <= rate.most + passed / rate.every
    for store in stores:
        await store.close()


async def test_no_window_holds_more_than_the_rate(url: str) -> None:
    """Several connections at once; the moment that is reserved is read in the same step."""
    most, every, key = 5, 10, keys.overall_rate(BOT)
    given: list[float] = []

    async def asks(client: Any) -> None:
        for _ in range(20):
            async with client.pipeline(transaction=True) as both:
                both.eval(_RESERVE.text, 1, key, "", 40, 10_000, most, every)
                both.get(key)
                (state, wait), full_at = await both.execute()
            if state == "made":
                given.append(float(full_at))
            await asyncio.sleep(wait / 1000)

    clients = [Redis.from_url(url, decode_responses=True) for _ in range(8)]
    await asyncio.gather(*map(asks, clients))
    for client in clients:
        await client.aclose()
    given.sort()
    assert len(given) > 10 * most
    # Each puts the moment off by as much: none is given away twice.
    assert all(later - one >= every - 0.01 for one, later in pairwise(given))


async def test_a_clock_that_was_put_back_holds_nobody_up(redis_store: Store, raw: Any) -> None:
    far = round((time.time() + 3600) * 1000)
    await raw.set(keys.overall_rate(BOT), far)
    await raw.set(keys.narrower_rate(BOT, "anna"), far)
    made = await ask(redis_store, within=MOST_AHEAD, anna=Rate(most=3, every=3.0))
    assert made.wait <= 3 * 3.0 + MOST_AHEAD


async def test_what_no_longer_counts_is_forgotten(redis_store: Store, raw: Any) -> None:
    await ask(redis_store, anna=Rate(most=3, every=3.0))
    assert 0 < await raw.pttl(keys.overall_rate(BOT)) <= 1000
    assert 0 < await raw.pttl(keys.narrower_rate(BOT, "anna")) <= 3000


async def test_a_bucket_that_can_not_be_read_is_taken_for_full(
    redis_store: Store, raw: Any
) -> None:
    await raw.set(keys.overall_rate(BOT), "garbage")
    assert (await ask(redis_store)).wait == 0.0


# -- by the caller's clock -------------------------------------------------------------------------


async def wait(store: Store, now: float = NOW, *, most: int = 3) -> float:
    rate = Rate(most=most, every=10.0)
    counted = await store.reserve("talk:anna", rate, {}, within=0, now=now)
    assert counted.is_made == (counted.wait == 0)
    return counted.wait


async def test_as_many_as_may_come_at_once_and_the_next_is_told_when(store: Store) -> None:
    assert [await wait(store) for _ in range(4)] == [0.0, 0.0, 0.0, 10.0]
    assert await wait(store, NOW + 4) == 6.0


async def test_what_is_refused_is_not_counted(store: Store) -> None:
    for _ in range(50):
        await wait(store)
    assert await wait(store, NOW + 10) == 0.0
    assert await wait(store, NOW + 10) == 10.0


async def test_after_a_rest_as_many_may_come_as_at_first(store: Store) -> None:
    for _ in range(3):
        await wait(store)
    assert [await wait(store, NOW + 30) for _ in range(4)] == [0.0, 0.0, 0.0, 10.0]


async def test_a_clock_that_is_put_back_keeps_nobody_waiting_for_longer(store: Store) -> None:
    for _ in range(3):
        await wait(store, NOW + 86_400)
    assert await wait(store, NOW) == 10.0
    for _ in range(3):
        await wait(store, NOW + 86_400)
    assert await wait(store, NOW, most=4) > 0.0
    assert await wait(store, NOW + 30) <= 10.0


async def test_of_many_at_the_same_moment_no_more_are_admitted_than_may(store: Store) -> None:
    waits = await asyncio.gather(*(wait(store, most=5) for _ in range(40)))
    assert waits.count(0.0) == 5
