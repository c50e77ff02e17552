"""What every store promises of what only one process may do."""

from __future__ import annotations

import asyncio

import pytest

from storage.contract import Store
from tests.storage.records import until

pytestmark = pytest.mark.asyncio

LONG = 60.0


async def test_a_lease_is_one_holders_until_he_gives_it_up(store: Store) -> None:
    assert await store.lease("poller", "one", lasting=LONG)
    assert not await store.lease("poller", "two", lasting=LONG)
    await store.release("poller", "one")
    assert await store.lease("poller", "two", lasting=LONG)
    assert not await store.lease("poller", "one", lasting=LONG)


async def test_another_lease_has_another_holder(store: Store) -> None:
    assert await store.lease("poller", "one", lasting=LONG)
    assert await store.lease("listener", "two", lasting=LONG)


async def test_who_is_not_its_holder_takes_nothing_away(store: Store) -> None:
    assert await store.lease("poller", "one", lasting=LONG)
    await store.release("poller", "two")
    assert not await store.lease("poller", "two", lasting=LONG)


async def test_a_lease_that_is_not_renewed_is_the_next_ones(store: Store) -> None:
    assert await store.lease("poller", "one", lasting=0.05)

    async def is_free() -> bool:
        return await store.lease("poller", "two", lasting=LONG)

    await until(is_free)
    assert not await store.lease("poller", "one", lasting=LONG)


async def test_its_holder_renews_it(store: Store) -> None:
    assert await store.lease("poller", "one", lasting=0.2)
    assert await store.lease("poller", "one", lasting=LONG)
    await asyncio.sleep(0.3)
    assert not await store.lease("poller", "two", lasting=LONG)


async def test_of_many_that_ask_at_once_one_has_it(store: Store) -> None:
    asked = (store.lease("tap", str(number), lasting=LONG) for number in range(32))
    assert sum(await asyncio.gather(*asked)) == 1
