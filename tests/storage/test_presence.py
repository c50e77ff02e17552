"""What every store promises of who is where."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from storage import keys
from storage.base import MOST_PRESENT
from storage.contract import Store
from storage.redis import RedisStore
from tests.storage.records import until

pytestmark = pytest.mark.asyncio

HERE, THERE = "table:web:hall:abcde", "sight:web:anna"


async def present(store: Store, place: str = HERE) -> list[str]:
    return sorted(await store.present(place))


async def is_alone(store: Store, who: str) -> bool:
    return await present(store) == [who]


async def test_who_was_noted_is_there_and_nowhere_else(store: Store) -> None:
    await store.note_present(HERE, ["Anna", "é 🤺 with spaces"], lasting=10)
    assert await present(store) == ["Anna", "é 🤺 with spaces"]
    assert await present(store, THERE) == []


async def test_who_has_gone_is_not_there(store: Store) -> None:
    await store.note_present(HERE, ["Anna", "Bea"], lasting=10)
    await store.note_gone(HERE, ["Anna", "Carla"])
    assert await present(store) == ["Bea"]


async def test_nobody_stays_longer_than_was_noted(store: Store) -> None:
    await store.note_present(HERE, ["Anna"], lasting=0.05)
    await store.note_present(HERE, ["Bea"], lasting=30)
    await until(partial(is_alone, store, "Bea"))


async def test_who_is_noted_again_stays(store: Store) -> None:
    await store.note_present(HERE, ["Anna", "Bea"], lasting=0.1)
    await store.note_present(HERE, ["Anna"], lasting=30)
    await until(partial(is_alone, store, "Anna"))


async def test_of_too_many_those_noted_last_are_there(store: Store) -> None:
    for number in range(3):
        await store.note_present(HERE, [f"early {number}"], lasting=10)
    await store.note_present(HERE, [str(number) for number in range(MOST_PRESENT)], lasting=20)
    assert await present(store) == sorted(str(number) for number in range(MOST_PRESENT))


async def test_nobody_can_be_noted(store: Store) -> None:
    await store.note_present(HERE, [], lasting=10)
    await store.note_gone(HERE, [])
    assert await present(store) == []


async def test_an_empty_place_leaves_nothing_behind(redis_store: RedisStore, raw: Any) -> None:
    await redis_store.note_present(HERE, ["Anna"], lasting=5)
    await redis_store.note_present(HERE, ["Bea"], lasting=60)
    assert 50_000 < await raw.pttl(keys.present(HERE)) <= 60_000
    await redis_store.note_present(HERE, ["Carla"], lasting=5)
    assert 50_000 < await raw.pttl(keys.present(HERE)) <= 60_000
    await redis_store.note_gone(HERE, ["Anna", "Bea", "Carla"])
    assert await raw.exists(keys.present(HERE)) == 0
