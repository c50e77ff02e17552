"""What a failover loses, and that it loses nothing acknowledged where replicas must confirm it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from redis.crc import key_slot

from engines.core.record import Record
from storage import keys
from storage.base import ConflictError, StoreAwayError, TableKey, Timer
from storage.store import Store
from tests.servers.cluster import ClusterServers, cluster
from tests.servers.node import ServerNode
from tests.servers.sentinel import SentinelServers, sentinel
from tests.storage.records import accepted, key, moved

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("loss")]

SLOT = int(key_slot(keys.log(key()).encode()))


@pytest.fixture(scope="module")
def started() -> Iterator[ClusterServers]:
    with cluster() as servers:
        yield servers


@pytest.fixture
def servers(started: ClusterServers) -> Iterator[ClusterServers]:
    started.flush()
    yield started
    for node in started.nodes:
        node.resume()
        if not node.is_running:
            node.start()
    started.wait_until_whole()


@contextmanager
def cut_off(servers: ClusterServers) -> Iterator[ServerNode]:
    """A master whose replica hears nothing of what it is given within the block."""
    master = servers.master_of(SLOT)
    replica = servers.replica_of(master)
    replica.pause()
    try:
        master.client.execute_command("CLIENT", "KILL", "TYPE", "replica")
        yield master
    finally:
        replica.resume()


async def after_failover(servers: ClusterServers, dead: ServerNode, store: Store) -> Record:
    """What is left of the table when the replica has taken over."""
    await asyncio.to_thread(servers.wait_for_failover, dead, SLOT)
    async with asyncio.timeout(30):
        while True:
            with suppress(StoreAwayError):
                loaded = await store.load(key())
                assert loaded is not None
                return loaded.record
            await asyncio.sleep(0.05)


async def test_what_no_replica_has_is_lost_with_its_master(servers: ClusterServers) -> None:
    """The window that docs/growing.md tells of."""
    store = Store(servers.url)
    await store.commit(key(), accepted(), expected=None, timer=Timer())
    assert servers.master_of(SLOT).client.wait(1, 5_000) == 1
    with cut_off(servers) as master:
        await store.commit(key(), moved(accepted()), expected=1, timer=Timer())
        master.kill()
    assert await after_failover(servers, master, store) == accepted()
    await store.close()


async def test_what_must_be_confirmed_and_was_not_is_never_told(servers: ClusterServers) -> None:
    store = Store(servers.url, min_replicas=1)
    await store.commit(key(), accepted(), expected=None, timer=Timer())
    with cut_off(servers) as master:
        with pytest.raises(StoreAwayError, match="only 0 of 1 replicas have it"):
            await store.commit(key(), moved(accepted()), expected=1, timer=Timer())
        with pytest.raises(StoreAwayError):  # else whoever looks whether it was written is misled
            await store.load(key())
        master.kill()
    assert await after_failover(servers, master, store) == accepted()
    await store.close()


async def test_what_was_not_confirmed_is_told_when_the_replica_has_it(
    servers: ClusterServers,
) -> None:
    store = Store(servers.url, min_replicas=1)
    await store.commit(key(), accepted(), expected=None, timer=Timer())
    with cut_off(servers), pytest.raises(StoreAwayError):
        await store.commit(key(), moved(accepted()), expected=1, timer=Timer())
    async with asyncio.timeout(30):
        while True:
            with suppress(StoreAwayError):
                loaded = await store.load(key())
                break
            await asyncio.sleep(0.05)
    assert loaded is not None
    assert loaded.record == moved(accepted())
    await store.close()


async def test_more_replicas_than_there_are_let_nothing_be_stored(servers: ClusterServers) -> None:
    store = Store(servers.url, min_replicas=2)
    assert len(warnings := await store.check()) == 3
    assert "has 1 replicas, and SALLE_MIN_REPLICAS asks for 2" in warnings[0]
    with pytest.raises(StoreAwayError, match="only 1 of 2 replicas have it"):
        await store.commit(key(), accepted(), expected=None, timer=Timer())
    await store.close()


async def test_reading_waits_for_no_replica(
    servers: ClusterServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(servers.url, min_replicas=1)
    await store.commit(key(), accepted(), expected=None, timer=Timer())
    monkeypatch.setattr("storage.batching._CONFIRM_MILLISECONDS", 60_000)
    with cut_off(servers):
        async with asyncio.timeout(30):  # a replica that is missing would be waited for longer
            loaded = await store.load(key(), asker="a:b")
    assert loaded is not None
    await store.close()


# -- masters killed under load -------------------------------------------------------------------


_PAUSE = 0.02  # seconds between two moves at a table: a failover takes seconds


class Load:
    """Tables that are played all at once, and what the store has acknowledged."""

    def __init__(self, url: str, *, tables: int = 12) -> None:
        self.store = Store(url, min_replicas=1)
        self.acknowledged = {key(chat=str(number)): accepted() for number in range(tables)}
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for table, record in self.acknowledged.items():
            await self.store.commit(table, record, expected=None, timer=Timer())
        self._playing = [asyncio.create_task(self._play(table)) for table in self.acknowledged]

    async def _play(self, table: TableKey) -> None:
        while True:
            known = self.acknowledged[table]
            later = moved(known, f"move {known.version}")
            with suppress(StoreAwayError):
                await self._commit(table, later)
                self.acknowledged[table] = later
            await asyncio.sleep(_PAUSE)

    async def _commit(self, table: TableKey, later: Record) -> None:
        """As the hall does it: what may have been written is looked up."""
        try:
            await self.store.commit(table, later, expected=later.version - 1, timer=Timer())
        except (StoreAwayError, ConflictError):
            await asyncio.sleep(0.05)
            loaded = await self.store.load(table)
            if loaded is None or loaded.record.upto(later.version) != later:
                raise StoreAwayError("it wasn't written") from None

    async def more(self, moves: int) -> None:
        """Return when so many more were acknowledged at every table."""
        wanted = {table: record.version + moves for table, record in self.acknowledged.items()}
        async with asyncio.timeout(60):
            while any(self.acknowledged[table].version < wanted[table] for table in wanted):  # noqa: ASYNC110 - nobody tells us
                await asyncio.sleep(0.02)

    async def end(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def lost(self) -> list[TableKey]:
        """The tables that have less than was acknowledged, or something else."""
        lost = []
        for table, record in self.acknowledged.items():
            loaded = await self.store.load(table)
            if loaded is None or loaded.record.upto(record.version) != record:
                lost.append(table)
        return lost


async def killed_in_turn(servers: ClusterServers | SentinelServers, rounds: int) -> None:
    """Masters are killed while everybody plays; at the end nothing acknowledged is missing."""
    load = Load(servers.url)
    await load.begin()
    for number in range(rounds):
        await load.more(5)
        if isinstance(servers, ClusterServers):
            masters = await asyncio.to_thread(servers.masters)
            dead = masters[number % len(masters)]
            slot = await asyncio.to_thread(servers.slot_of, dead)
            dead.kill()
            await asyncio.to_thread(servers.wait_for_failover, dead, slot)
        else:
            (dead := servers.master()).kill()
            await asyncio.to_thread(servers.wait_for_failover, dead)
        await asyncio.to_thread(dead.start)
        await asyncio.to_thread(servers.wait_until_whole)
    await load.more(5)
    await load.end()
    assert await load.lost() == []
    await load.store.close()


async def test_two_masters_killed_under_load_lose_nothing_acknowledged(
    servers: ClusterServers,
) -> None:
    await killed_in_turn(servers, 2)


@pytest.mark.long
async def test_many_masters_killed_under_load_lose_nothing_acknowledged(
    servers: ClusterServers,
) -> None:
    await killed_in_turn(servers, 20)


@pytest.mark.long
async def test_what_sentinels_fail_over_loses_nothing_acknowledged() -> None:
    with sentinel() as servers:
        await killed_in_turn(servers, 4)
