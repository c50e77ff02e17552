"""What every store promises of rates that several processes keep together."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from redis.asyncio import Redis

from storage import keys
from storage.base import MOST_AHEAD, Rate, Reservation
from storage.contract import Store
from storage.rates import _RESERVE
from storage.redis import RedisStore
from tests.storage.records import until

pytestmark = pytest.mark.asyncio

BOT = "telegram:5551234"
OVERALL = Rate(30, 1.0)
GROUP = Rate(20, 60.0)
PLENTY = Rate(1000, 1.0)


async def ask(
    store: Store, *, overall: Rate = OVERALL, within: float = 0.0, bot: str = BOT, **chats: Rate
) -> Reservation:
    return await store.reserve(bot, overall, chats, within=within)


async def test_room_is_reserved_at_once_as_long_as_there_is_some(store: Store) -> None:
    made = [await ask(store) for _ in range(30)]
    assert [(one.is_made, one.wait) for one in made] == [(True, 0.0)] * 30
    refused = await ask(store)
    assert not refused.is_made
    assert not refused.is_full
    assert 0 < refused.wait <= 1.0


async def test_room_ahead_is_reserved_in_the_order_of_asking_at_an_even_pace(store: Store) -> None:
    overall = Rate(3, 6.0)
    made = [await ask(store, overall=overall, within=10.0) for _ in range(6)]
    assert all(one.is_made for one in made)
    assert [one.wait for one in made[:3]] == [0.0] * 3
    assert [one.wait for one in made[3:]] == pytest.approx([6.0, 8.0, 10.0], abs=1.0)
    assert not (await ask(store, overall=overall, within=10.0)).is_made


async def test_nothing_is_reserved_further_ahead_than_all_stores_allow(store: Store) -> None:
    narrow = Rate(1, MOST_AHEAD + 5)
    assert (await ask(store, overall=narrow, within=99)).is_made
    assert not (await ask(store, overall=narrow, within=99)).is_made


async def test_a_chat_without_room_takes_nothing_of_what_others_wait_for(store: Store) -> None:
    for _ in range(20):
        assert (await ask(store, group=GROUP)).is_made
    for _ in range(500):
        refused = await ask(store, group=GROUP, within=10.0)
        assert not refused.is_made
        assert refused.is_full
        assert 50 < refused.wait <= 60
    made = [await ask(store, other=GROUP) for _ in range(10)]
    assert [one.wait for one in made] == [0.0] * 10


async def test_room_that_a_chat_will_have_by_then_is_enough(store: Store) -> None:
    chat, overall = Rate(1, 0.2), Rate(2, 0.5)
    assert (await ask(store, overall=overall, anna=chat)).is_made
    assert (await ask(store, overall=overall, bea=chat)).is_made
    again = await ask(store, overall=overall, within=1.0, anna=chat)
    assert again.is_made
    assert again.wait > 0.2


async def test_bots_do_not_wait_for_each_other(store: Store) -> None:
    for _ in range(30):
        await ask(store)
    assert (await ask(store, bot="discord:77")).is_made


async def test_room_comes_back_when_its_window_has_passed(store: Store) -> None:
    rate = Rate(2, 0.1)
    for _ in range(2):
        assert (await ask(store, overall=rate)).is_made

    async def is_made() -> bool:
        return (await ask(store, overall=rate)).is_made

    await until(is_made)


async def test_several_processes_together_fill_the_rate_and_never_exceed_it(url: str) -> None:
    """Eight askers of two processes; times are the server's."""
    rate, stores, times = Rate(20, 0.25), [RedisStore(url), RedisStore(url)], list[float]()
    end = time.monotonic() + 1.5

    async def asks(store: RedisStore) -> None:
        while time.monotonic() < end:
            asked = time.monotonic()
            made = await store.reserve(BOT, rate, {"anna": PLENTY}, within=0.25)
            if made.is_made:
                times.append(asked + made.wait)
            await asyncio.sleep(made.wait)

    await asyncio.gather(*(asks(store) for store in stores * 12))
    kept = await stores[0]._client.ask("LRANGE", keys.overall_rate(BOT), 0, -1)
    assert len(kept) == 20
    full_windows = 1.5 / 0.25
    assert 20 * (full_windows - 1) <= len(times) <= 20 * (full_windows + 3)
    for store in stores:
        await store.close()


async def test_no_window_holds_more_than_the_rate(url: str) -> None:
    """Several connections at once; each slot that is given is read in the same step."""
    count, window, key = 5, 40, keys.overall_rate(BOT)
    given: list[int] = []

    async def asks(client: Any) -> None:
        for _ in range(20):
            async with client.pipeline(transaction=True) as both:
                both.eval(_RESERVE.text, 1, key, window, 10_000, count, window)
                both.lindex(key, 0)
                (state, wait), latest = await both.execute()
            if state == "made":
                given.append(int(latest))
            await asyncio.sleep(wait / 1000)

    clients = [Redis.from_url(url, decode_responses=True) for _ in range(8)]
    await asyncio.gather(*map(asks, clients))
    for client in clients:
        await client.aclose()
    given.sort()
    assert len(given) > 10 * count
    assert all(given[n + count] - given[n] >= window for n in range(len(given) - count))


async def test_a_clock_that_was_put_back_holds_nobody_up(redis_store: RedisStore, raw: Any) -> None:
    far = round((time.time() + 3600) * 1000)
    await raw.lpush(keys.overall_rate(BOT), *[far] * 30)
    await raw.lpush(keys.narrower_rate(BOT, "anna"), *[far] * 30)
    made = await ask(redis_store, anna=Rate(3, 3.0))
    assert (made.is_made, made.wait) == (True, 0.0)


async def test_what_no_longer_counts_is_forgotten(redis_store: RedisStore, raw: Any) -> None:
    await ask(redis_store, anna=Rate(3, 3.0))
    assert 0 < await raw.pttl(keys.overall_rate(BOT)) <= 1000
    assert 0 < await raw.pttl(keys.narrower_rate(BOT, "anna")) <= 3000
