"""What is particular to the store over the master that Sentinels name."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from storage.base import StoreAwayError, StoreRefusedError, Timer
from storage.store import Store
from tests.servers.node import ServerNode
from tests.servers.sentinel import SentinelServers, sentinel
from tests.storage.records import accepted, everything, key, moved, notice

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("sentinel")]


@pytest.fixture(scope="module")
def started() -> Iterator[SentinelServers]:
    with sentinel() as servers:
        yield servers


@pytest.fixture
async def servers(started: SentinelServers) -> AsyncIterator[SentinelServers]:
    """A master, a replica and three Sentinels; whole again for the next test."""
    started.master().client.flushall()
    yield started
    for node in (*started.sentinels, *started.nodes):
        if not node.is_running:
            await asyncio.to_thread(node.start)
    await asyncio.to_thread(started.wait_until_whole)


@pytest.fixture
async def store(servers: SentinelServers) -> AsyncIterator[Store]:
    store = Store(servers.url)
    yield store
    await store.close()


def replica(servers: SentinelServers) -> ServerNode:
    return next(node for node in servers.nodes if node is not servers.master())


async def test_what_sentinels_name_is_fit(store: Store) -> None:
    assert await store.check() == []


async def test_a_master_without_a_replica_is_warned_of(servers: SentinelServers) -> None:
    replica(servers).kill()
    store = Store(servers.url)
    (warning,) = await store.check()
    assert "has no replica" in warning
    await store.close()


async def test_a_name_that_no_sentinel_knows_is_away(servers: SentinelServers) -> None:
    store = Store(servers.url.replace("mymaster", "another"))
    with pytest.raises(StoreAwayError, match="/another can't be reached"):
        await store.check()
    await store.close()


async def test_one_sentinel_is_enough_to_find_the_master(
    servers: SentinelServers, store: Store
) -> None:
    for dead in servers.sentinels[:2]:
        dead.kill()
    await store.commit(key(), accepted(), expected=None, timer=Timer(), notices=[notice(key(), 1)])
    assert await everything(store) == [notice(key(), 1)]


async def test_more_ask_at_once_than_there_are_connections(store: Store) -> None:
    await asyncio.gather(*(store.take(f"worker {number}", wait=0.1) for number in range(40)))
    await asyncio.gather(*(store.profile(f"a:{number}") for number in range(200)))


@pytest.mark.parametrize("lost", ["killed", pytest.param("silent", marks=pytest.mark.long)])
async def test_the_tables_of_a_lost_master_are_found_with_its_heir(lost: str) -> None:
    with sentinel() as servers:  # of its own: Sentinels take ten seconds to see a server again
        store = Store(servers.url)
        await store.commit(key(), accepted(), expected=None, timer=Timer())
        master = servers.master()
        assert master.client.wait(1, 5_000) == 1
        if lost == "killed":
            master.kill()
        else:
            master.pause()
        await asyncio.to_thread(servers.wait_for_failover, master)
        async with asyncio.timeout(60):
            while True:
                try:
                    await store.commit(key(), moved(accepted()), expected=1, timer=Timer())
                except StoreAwayError:
                    await asyncio.sleep(0.05)
                else:
                    break
        loaded = await store.load(key())
        assert loaded is not None
        assert loaded.record == moved(accepted())
        await store.close()


async def test_an_address_without_the_masters_name_is_refused() -> None:
    with pytest.raises(StoreRefusedError, match="is not the address of a Redis"):
        Store("redis+sentinel://127.0.0.1:26379")
