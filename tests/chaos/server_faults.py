"""What befalls the servers of the cluster. Each fault is over when the cluster is whole again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any, Final

from tests.chaos.faults import Track
from tests.chaos.process_faults import fleet
from tests.chaos.scene import Scene
from tests.servers.cluster import ClusterServers
from tests.servers.node import ServerNode, until

SERVERS = Track()

_HELD: Final = 0.4  # seconds for which a slow disk holds a server up at a time; no silence so far
_BREATH: Final = 0.1  # seconds in between
_PAGE_HELD: Final = 0.05  # seconds after each few keys of a slot that moves


@SERVERS.fault
async def master_killed(scene: Scene, seconds: float, luck: Random) -> None:
    async with _broken(scene) as cluster:
        master = await _a_master(cluster, luck)
        slot = await asyncio.to_thread(cluster.slot_of, master)
        await asyncio.to_thread(master.kill)
        await asyncio.to_thread(cluster.wait_for_failover, master, slot)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(master.start)


@SERVERS.fault
async def master_stopped(scene: Scene, seconds: float, luck: Random) -> None:
    """Politely; it may be back before anybody has taken its place."""
    async with _broken(scene) as cluster:
        master = await _a_master(cluster, luck)
        await asyncio.to_thread(master.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(master.start)


@SERVERS.fault
async def master_suspended(scene: Scene, seconds: float, luck: Random) -> None:
    """Until another has its place, of which it knows nothing when it goes on."""
    async with _broken(scene) as cluster:
        master = await _a_master(cluster, luck)
        heir = await asyncio.to_thread(cluster.replica_of, master)
        master.pause()
        try:  # asking the heir alone: the master would answer nobody
            await asyncio.to_thread(until, partial(_is_master, heir), "nobody takes over")
            await asyncio.sleep(seconds)
        finally:
            master.resume()


@SERVERS.fault
async def replica_killed(scene: Scene, seconds: float, luck: Random) -> None:
    """Nothing is confirmed without it."""
    async with _broken(scene) as cluster:
        master = await _a_master(cluster, luck)
        replica = await asyncio.to_thread(cluster.replica_of, master)
        await asyncio.to_thread(replica.kill)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(replica.start)


@SERVERS.fault
async def failed_over(scene: Scene, seconds: float, luck: Random) -> None:
    """As before maintenance."""
    async with _broken(scene) as cluster:
        master = await _a_master(cluster, luck)
        await asyncio.to_thread(cluster.fail_over, master)
        await asyncio.sleep(seconds)


@SERVERS.fault
async def slot_moved(scene: Scene, seconds: float, luck: Random) -> None:
    """One that has tables, key by key."""
    async with _broken(scene) as cluster:
        slots = await asyncio.to_thread(_used_slots, cluster)
        slot = luck.choice(sorted(slots))
        source = await asyncio.to_thread(cluster.master_of, slot)
        others = [m for m in await asyncio.to_thread(cluster.masters) if m is not source]
        moving = cluster.moving_slot(slot, luck.choice(others), page=2)
        while await asyncio.to_thread(next, moving, None) is not None:  # noqa: ASYNC110 - the keys go
            await asyncio.sleep(_PAGE_HELD)


@SERVERS.fault
async def disk_full(scene: Scene, seconds: float, luck: Random) -> None:
    """A master's append-only file can't grow, and so it takes no more."""
    async with _broken(scene) as cluster:
        master = await _a_master(cluster, luck)
        master.fill_disk()
        await asyncio.sleep(seconds)
        master.free_disk()


@SERVERS.fault
async def disk_slow(scene: Scene, seconds: float, luck: Random) -> None:
    """A master is held up again and again, as by writing to a disk that has too much to do."""
    async with _broken(scene) as cluster:
        master = await _a_master(cluster, luck)
        for _ in range(round(seconds / (_HELD + _BREATH))):
            master.pause()
            await asyncio.sleep(_HELD)
            master.resume()
            await asyncio.sleep(_BREATH)


@SERVERS.fault
async def memory_full(scene: Scene, seconds: float, luck: Random) -> None:
    """A master refuses what would take more memory than it has."""
    async with _broken(scene) as cluster:
        master = await _a_master(cluster, luck)
        await asyncio.to_thread(master.client.config_set, "maxmemory", 1)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(master.client.config_set, "maxmemory", 0)


@asynccontextmanager
async def _broken(scene: Scene) -> AsyncIterator[ClusterServers]:
    """The cluster, which is whole before and afterwards."""
    salle = fleet(scene)
    try:
        await salle.whole()
        yield salle.cluster
        await salle.whole()
    except TimeoutError as err:
        salle.losses.append(f"the cluster: {err}")


async def _a_master(cluster: ClusterServers, luck: Random) -> ServerNode:
    masters = await asyncio.to_thread(cluster.masters)
    return luck.choice(sorted(masters, key=lambda node: node.port))


def _is_master(node: ServerNode) -> bool:
    info = node.answers("INFO", "replication")
    return bool(info) and info["role"] == "master"


def _used_slots(cluster: ClusterServers) -> set[int]:
    """Those of tables."""
    found = set()
    for node in cluster.masters():
        client: Any = node.client
        found |= {int(client.cluster("KEYSLOT", key)) for key in client.scan_iter("table:*")}
    return found
