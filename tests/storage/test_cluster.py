"""What is particular to the store over a cluster: who is asked for what, while that changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress

import pytest
from redis.crc import key_slot
from redis.exceptions import MovedError, ResponseError

from storage import keys
from storage.base import StoreAwayError, StoreRefusedError, TableKey, Timer
from storage.batching import Command
from storage.node import Node
from storage.store import Store
from tests.servers.cluster import ClusterServers, cluster
from tests.servers.node import ServerNode
from tests.servers.valkey import free_port, valkey
from tests.storage.records import NORTH, accepted, game, key, moved, notice

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("mortal cluster")]


@pytest.fixture(scope="module")
def started() -> Iterator[ClusterServers]:
    with cluster() as servers:
        yield servers


@pytest.fixture
async def servers(started: ClusterServers) -> AsyncIterator[ClusterServers]:
    """Three masters and three replicas that may be killed; whole again for the next test."""
    started.flush()
    yield started
    for node in started.nodes:
        if not node.is_running:
            await asyncio.to_thread(node.start)
    await asyncio.to_thread(started.wait_until_whole)


@pytest.fixture
async def store(servers: ClusterServers) -> AsyncIterator[Store]:
    store = Store(servers.url)
    yield store
    await store.close()


def slot_of(table: TableKey) -> int:
    return int(key_slot(keys.log(table).encode()))


def tables(count: int) -> list[TableKey]:
    """Of so many chats, in as many shards if there are."""
    return [key(chat=str(number)) for number in range(count)]


async def told(store: Store, worker: str) -> None:
    """A notice reaches a worker who waits for it."""
    waiting = asyncio.create_task(store.take(worker, wait=60))
    await asyncio.sleep(0.2)
    await store.enqueue([notice(key(), 1)])
    assert len(await waiting) == 1


# -- finding the cluster -------------------------------------------------------------------------


async def test_every_node_leads_to_the_whole_cluster(servers: ClusterServers) -> None:
    for node in servers.nodes:
        store = Store(f"redis://127.0.0.1:{node.port}")
        for number in range(10):
            await store.update_profile(f"a:{number}", {"name": str(number)})
            assert await store.profile(f"a:{number}") == {"name": str(number)}
        await store.close()


async def test_a_cluster_is_found_while_one_of_its_nodes_is_away(servers: ClusterServers) -> None:
    places = f"127.0.0.1:{free_port()},127.0.0.1:{servers.nodes[1].port}"
    store = Store(f"redis+cluster://{places}")
    await store.update_profile("a:b", {"name": "Anna"})
    await store.close()


async def test_what_is_called_a_cluster_and_is_none_is_refused() -> None:
    with valkey("--appendonly", "yes", port=(port := free_port())):
        store = Store(f"redis+cluster://127.0.0.1:{port}")
        with pytest.raises(StoreRefusedError, match="is no cluster: write redis://"):
            await store.check()
        await store.close()


async def test_a_cluster_is_fit_and_every_master_is_looked_at(
    servers: ClusterServers, store: Store
) -> None:
    assert await store.check() == []
    master = servers.master_of(slot_of(key()))
    master.client.config_set("maxmemory-policy", "allkeys-lru")
    try:
        with pytest.raises(StoreRefusedError, match=f"127.0.0.1:{master.port} may evict games"):
            await store.check()
    finally:
        master.client.config_set("maxmemory-policy", "noeviction")


# -- slots that move -----------------------------------------------------------------------------


async def test_a_table_is_found_where_its_slot_has_gone(
    servers: ClusterServers, store: Store
) -> None:
    record, slot = accepted(), slot_of(key())
    await store.commit(key(), record, expected=None, timer=Timer())
    for master in await asyncio.to_thread(servers.masters):
        await asyncio.to_thread(servers.move_slot, slot, master)
        later = moved(record)
        await store.commit(key(), later, expected=record.version, timer=Timer())
        record = later
    loaded = await store.load(key(), asker=NORTH.address)
    assert loaded is not None
    assert loaded.record == record


async def test_what_lies_in_a_slot_that_is_just_being_moved_is_found_on_either_side(
    servers: ClusterServers, store: Store
) -> None:
    addresses = [f"{{0}}:{number}" for number in range(40)]  # all in one slot
    slot = int(key_slot(keys.profile(addresses[0]).encode()))
    for address in addresses:
        await store.update_profile(address, {"name": address})
    heir = other(servers, servers.master_of(slot))
    for left in servers.moving_slot(slot, heir):
        found = await asyncio.gather(*map(store.profile, addresses))
        assert found == [{"name": address} for address in addresses], f"{left} are left"
        addresses.append(f"{{0}}:{len(addresses)}")
        await store.update_profile(addresses[-1], {"name": addresses[-1]})


async def test_who_acts_at_a_table_that_is_just_being_moved_waits_for_it(
    servers: ClusterServers, store: Store
) -> None:
    """A script isn't carried out while its keys are on two servers."""
    record, slot = game(5), slot_of(key())
    await store.commit(key(), record, expected=None, timer=Timer(deadline=5))
    heir = other(servers, servers.master_of(slot))
    moving = servers.moving_slot(slot, heir, page=1)
    next(moving)
    next(moving)
    later = moved(record)
    commit = asyncio.create_task(store.commit(key(), later, expected=record.version, timer=Timer()))
    await asyncio.sleep(0.3)
    assert not commit.done()
    await asyncio.to_thread(list, moving)
    await commit
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.record == later


async def test_a_table_that_is_moved_for_too_long_is_away_and_nothing_is_done(
    servers: ClusterServers, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, slot = game(5), slot_of(key())
    await store.commit(key(), record, expected=None, timer=Timer(deadline=5))
    heir = other(servers, servers.master_of(slot))
    moving = servers.moving_slot(slot, heir, page=1)
    next(moving)
    next(moving)
    with monkeypatch.context() as soon:
        soon.setattr("storage.servers.ANSWER_SECONDS", 0.3)
        with pytest.raises(StoreAwayError, match="can't serve us just now"):
            await store.commit(key(), moved(record), expected=record.version, timer=Timer())
    await asyncio.to_thread(list, moving)
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.record == record


async def test_a_slot_that_one_names_the_other_for_is_away_and_no_error_of_the_command(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = game(5)
    await store.commit(key(), record, expected=None, timer=Timer(deadline=5))
    monkeypatch.setattr("storage.servers.ANSWER_SECONDS", 0.0)
    turned_away = MovedError(f"{slot_of(key())} 127.0.0.1:1")

    async def turn_away(self: Node, commands: Sequence[Command]) -> list[Exception]:
        return [turned_away] * len(commands)

    monkeypatch.setattr(Node, "ask", turn_away)
    with pytest.raises(StoreAwayError, match="can't serve us just now"):
        await store.load(key())


async def test_a_slot_that_the_servers_move_themselves_costs_nobody_an_error(
    servers: ClusterServers, store: Store
) -> None:
    """As Valkey can from 9.0 on."""
    record, slot = accepted(), slot_of(key())
    await store.commit(key(), record, expected=None, timer=Timer())
    source = servers.master_of(slot)
    heir = other(servers, source)
    move = ("CLUSTER", "MIGRATESLOTS", "SLOTSRANGE", slot, slot, "NODE", heir.id)
    try:
        source.client.execute_command(*move)
    except ResponseError as err:
        pytest.skip(f"this server can't: {err}")
    async with asyncio.timeout(60):
        while await asyncio.to_thread(servers.master_of, slot) is not heir:
            later = moved(record)
            await store.commit(key(), later, expected=record.version, timer=Timer())
            record = later
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.record == record


async def test_a_master_that_steps_down_for_its_replica_costs_nobody_an_error(
    servers: ClusterServers, store: Store
) -> None:
    records = dict.fromkeys(tables(12), accepted())
    for table, record in records.items():
        await store.commit(table, record, expected=None, timer=Timer())
    over = asyncio.Event()

    async def play(table: TableKey) -> None:
        while not over.is_set():
            later = moved(records[table])
            await store.commit(table, later, expected=records[table].version, timer=Timer())
            records[table] = later

    playing = [asyncio.create_task(play(table)) for table in records]
    for master in await asyncio.to_thread(servers.masters):
        await asyncio.to_thread(servers.fail_over, master)
    over.set()
    await asyncio.gather(*playing)
    for table, record in records.items():
        loaded = await store.load(table)
        assert loaded is not None
        assert loaded.record == record


# -- a master that is lost -----------------------------------------------------------------------


async def test_a_dead_master_keeps_nobody_from_the_tables_of_the_others(
    servers: ClusterServers, store: Store
) -> None:
    for table in tables(12):
        await store.commit(table, accepted(), expected=None, timer=Timer())
    dead = servers.master_of(slot_of(key()))
    elsewhere = [table for table in tables(12) if servers.master_of(slot_of(table)) is not dead]
    dead.kill()
    for table in elsewhere:
        await store.commit(table, moved(accepted()), expected=1, timer=Timer())
    with pytest.raises(StoreAwayError):
        await store.load(key())


@pytest.mark.parametrize("lost", ["killed", pytest.param("silent", marks=pytest.mark.long)])
async def test_the_tables_of_a_lost_master_are_found_with_its_heir(
    servers: ClusterServers, store: Store, lost: str
) -> None:
    table, slot = key(), slot_of(key())
    await store.commit(table, accepted(), expected=None, timer=Timer())
    master = servers.master_of(slot)
    assert master.client.wait(1, 5_000) == 1
    if lost == "killed":
        master.kill()
    else:
        master.pause()
    try:
        await asyncio.to_thread(servers.wait_for_failover, master, slot)
        async with asyncio.timeout(60):
            while True:
                try:
                    await store.commit(table, moved(accepted()), expected=1, timer=Timer())
                except StoreAwayError:
                    await asyncio.sleep(0.05)
                else:
                    break
        loaded = await store.load(table)
        assert loaded is not None
        assert loaded.record == moved(accepted())
    finally:
        master.resume()


# -- notices -------------------------------------------------------------------------------------


async def test_a_notice_wakes_the_worker_who_waits_for_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.stream_reads._LOOK_EVERY", 3_600.0)  # who isn't woken finds none
    await store.take("worker", wait=0)
    for _ in range(4):
        await told(store, "worker")


async def test_a_worker_whom_nothing_wakes_finds_a_notice_after_a_second(
    servers: ClusterServers, store: Store
) -> None:
    await store.take("worker", wait=0)
    table = key()
    fields = {"table": str(table), "version": 1, "to": "chat", "kind": "turn"}
    waiting = asyncio.create_task(store.take("worker", wait=5))
    await asyncio.sleep(0.2)
    master = servers.master_of(slot_of(table))
    master.client.xadd(keys.outbox(keys.shard_of(table)), fields)
    assert len(await asyncio.wait_for(waiting, 60)) == 1


async def test_a_worker_is_woken_again_after_the_node_that_it_heard_has_died(
    servers: ClusterServers, store: Store
) -> None:
    await store.take("worker", wait=0)
    await told(store, "worker")
    (ear,) = filter(hears, servers.nodes)
    await asyncio.to_thread(servers.move_slot, slot_of(key()), other(servers, ear))
    ear.kill()
    async with asyncio.timeout(60):
        while not any(map(hears, servers.nodes)):
            with suppress(StoreAwayError):
                await store.take("worker", wait=0.1)


async def test_groups_that_were_made_in_some_streams_only_hide_no_notice(
    servers: ClusterServers, store: Store
) -> None:
    """Whoever made them was broken off."""
    notices = [notice(table, 1) for table in tables(30)]
    for number in range(0, 30, 2):
        stream = keys.outbox(keys.shard_of(tables(30)[number]))
        master = servers.master_of(int(key_slot(stream.encode())))
        with suppress(ResponseError):  # two of these chats may share a shard
            master.client.xgroup_create(stream, "salle", "0", mkstream=True)
    await store.enqueue(notices)
    assert await store.taken("worker") == []
    taken = await store.take("worker", wait=0)
    assert {entry.notice.table for entry in taken} == {each.table for each in notices}
    found = await store.taken("worker")
    assert {entry.key for entry in found} == {entry.key for entry in taken}


def hears(node: ServerNode) -> bool:
    """Whether somebody listens to this node for what to wake up to."""
    return node.is_running and node.client.pubsub_numsub(keys.WOKEN)[0][1] > 0


def other(servers: ClusterServers, than: ServerNode) -> ServerNode:
    """Another master."""
    return next(node for node in servers.masters() if node is not than)
