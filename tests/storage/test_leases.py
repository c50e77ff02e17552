"""What every store promises of what only one process may do, and of who is where."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from storage import keys
from storage.owners import new_owner
from storage.store import Store
from tests.storage.owners import NEEDS_LINUX, dead_owner
from tests.storage.records import until

pytestmark = pytest.mark.asyncio

LONG = 60.0
HERE, THERE = "table:web:hall:abcde", "sight:web:anna"
MANY = 8


async def test_a_lease_is_one_owners_until_it_is_given_up(store: Store) -> None:
    assert await store.lease("poller", "one", lasting=LONG)
    assert not await store.lease("poller", "two", lasting=LONG)
    await store.release("poller", "one")
    assert await store.lease("poller", "two", lasting=LONG)
    assert not await store.lease("poller", "one", lasting=LONG)


async def test_another_lease_has_another_owner(store: Store) -> None:
    assert await store.lease("poller", "one", lasting=LONG)
    assert await store.lease("listener", "two", lasting=LONG)


async def test_what_is_not_its_owner_takes_nothing_away(store: Store) -> None:
    assert await store.lease("poller", "one", lasting=LONG)
    await store.release("poller", "two")
    assert not await store.lease("poller", "two", lasting=LONG)


async def test_a_lease_that_is_not_renewed_is_the_next_ones(store: Store) -> None:
    assert await store.lease("poller", "one", lasting=0.05)

    async def is_free() -> bool:
        return await store.lease("poller", "two", lasting=LONG)

    await until(is_free)
    assert not await store.lease("poller", "one", lasting=LONG)


async def test_its_owner_renews_it(store: Store) -> None:
    assert await store.lease("poller", "one", lasting=0.2)
    assert await store.lease("poller", "one", lasting=LONG)
    await asyncio.sleep(0.3)
    assert not await store.lease("poller", "two", lasting=LONG)


async def test_of_many_that_ask_at_once_one_has_it(store: Store) -> None:
    asked = (store.lease("tap", str(number), lasting=LONG) for number in range(32))
    assert sum(await asyncio.gather(*asked)) == 1


# -- of several -----------------------------------------------------------------------------------


async def there(store: Store, place: str = HERE) -> list[str]:
    return sorted(await store.owners(place))


async def is_alone(store: Store, owner: str) -> bool:
    return await there(store) == [owner]


async def test_several_are_at_a_place_and_nowhere_else(store: Store) -> None:
    assert await store.lease(HERE, "Anna", "é 🤺 with spaces", lasting=LONG, most=MANY)
    assert await there(store) == ["Anna", "é 🤺 with spaces"]
    assert await there(store, THERE) == []


async def test_one_that_has_gone_is_not_there(store: Store) -> None:
    await store.lease(HERE, "Anna", "Bea", lasting=LONG, most=MANY)
    await store.release(HERE, "Anna", "Carla")
    assert await there(store) == ["Bea"]


async def test_none_stays_longer_than_was_noted(store: Store) -> None:
    await store.lease(HERE, "Anna", lasting=0.05, most=MANY)
    await store.lease(HERE, "Bea", lasting=30, most=MANY)
    await until(partial(is_alone, store, "Bea"))


async def test_one_that_is_noted_again_stays(store: Store) -> None:
    await store.lease(HERE, "Anna", "Bea", lasting=0.1, most=MANY)
    await store.lease(HERE, "Anna", lasting=30, most=MANY)
    await until(partial(is_alone, store, "Anna"))


async def test_of_too_many_as_many_are_there_as_there_is_room_for(store: Store) -> None:
    await store.lease(HERE, "early", lasting=LONG, most=MANY)
    assert not await store.lease(HERE, *map(str, range(MANY)), lasting=LONG, most=MANY)
    assert len(await there(store)) == MANY
    assert await store.lease(HERE, "early", lasting=LONG, most=MANY)


async def test_none_can_be_noted(store: Store) -> None:
    await store.lease(HERE, lasting=LONG, most=MANY)
    await store.release(HERE)
    assert await there(store) == []


async def test_an_empty_place_leaves_nothing_behind(redis_store: Store, raw: Any) -> None:
    await redis_store.lease(HERE, "Anna", lasting=5, most=MANY)
    await redis_store.lease(HERE, "Bea", lasting=60, most=MANY)
    assert 50_000 < await raw.pttl(keys.lease(HERE)) <= 60_000
    await redis_store.lease(HERE, "Carla", lasting=5, most=MANY)
    assert 50_000 < await raw.pttl(keys.lease(HERE)) <= 60_000
    await redis_store.release(HERE, "Anna", "Bea", "Carla")
    assert await raw.exists(keys.lease(HERE)) == 0


# -- of processes that are gone -------------------------------------------------------------------


@NEEDS_LINUX
async def test_what_a_dead_process_had_is_the_next_ones_though_its_time_is_not_over(
    redis_store: Store, raw: Any
) -> None:
    dead, heir = dead_owner(), new_owner()
    assert await redis_store.lease("poller", dead, lasting=LONG)
    assert await raw.pttl(keys.lease("poller")) > 50_000
    assert await redis_store.owners("poller") == []
    assert await redis_store.lease("poller", heir, lasting=LONG)
    assert await raw.zrange(keys.lease("poller"), 0, -1) == [heir]


async def test_what_a_living_process_has_stays_its_own(redis_store: Store) -> None:
    living = new_owner()
    assert await redis_store.lease("poller", living, lasting=LONG)
    assert not await redis_store.lease("poller", new_owner(), lasting=LONG)
    assert await redis_store.owners("poller") == [living]
