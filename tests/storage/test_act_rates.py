"""What every store promises of acts that are counted by their rate."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from storage import keys
from storage.contract import Store
from storage.redis import RedisStore

NOW = 1_800_000_000.0


async def admit(store: Store, now: float = NOW, *, name: str = "talk:anna", most: int = 3) -> float:
    return await store.admit(name, now=now, every=10.0, most=most)


async def test_as_many_as_may_come_at_once_and_the_next_is_told_when(store: Store) -> None:
    assert [await admit(store) for _ in range(4)] == [0.0, 0.0, 0.0, 10.0]
    assert await admit(store, NOW + 4) == 6.0


async def test_what_is_refused_is_not_counted(store: Store) -> None:
    for _ in range(50):
        await admit(store)
    assert await admit(store, NOW + 10) == 0.0
    assert await admit(store, NOW + 10) == 10.0


async def test_after_a_rest_as_many_may_come_as_at_first(store: Store) -> None:
    for _ in range(3):
        await admit(store)
    assert [await admit(store, NOW + 30) for _ in range(4)] == [0.0, 0.0, 0.0, 10.0]


async def test_names_do_not_count_for_each_other(store: Store) -> None:
    for _ in range(4):
        await admit(store)
    assert await admit(store, name="talk:bea") == 0.0
    assert await admit(store, name="export:anna") == 0.0


async def test_a_clock_that_is_put_back_keeps_nobody_waiting_for_longer(store: Store) -> None:
    for _ in range(3):
        await admit(store, NOW + 86_400)
    assert await admit(store, NOW) == 10.0
    for _ in range(3):
        await admit(store, NOW + 86_400)
    assert await admit(store, NOW, most=4) > 0.0
    assert await admit(store, NOW + 30) <= 10.0


async def test_of_many_at_the_same_moment_no_more_are_admitted_than_may(store: Store) -> None:
    waits = await asyncio.gather(*(admit(store, most=5) for _ in range(40)))
    assert waits.count(0.0) == 5


async def test_two_processes_count_together(url: str) -> None:
    one, two = RedisStore(url), RedisStore(url)
    waits = await asyncio.gather(*(admit(store, most=5) for store in [one, two] * 10))
    assert waits.count(0.0) == 5
    await asyncio.gather(one.close(), two.close())


async def test_the_count_expires_with_what_it_counts(redis_store: RedisStore, raw: Any) -> None:
    await admit(redis_store, time.time())
    assert 0 < await raw.pttl(keys.act_rate("talk:anna")) <= 10_000


async def test_a_count_that_can_not_be_read_is_taken_for_none(
    redis_store: RedisStore, raw: Any
) -> None:
    await raw.set(keys.act_rate("talk:anna"), "garbage")
    assert await admit(redis_store) == 0.0


@pytest.mark.parametrize("name", ["talk:a}{b", "talk:a b\r\nFLUSHALL", "talk:\ud800"])
async def test_whatever_stands_in_a_name_it_names_one_key(store: Store, name: str) -> None:
    assert [await admit(store, name=name) for _ in range(4)] == [0.0, 0.0, 0.0, 10.0]
