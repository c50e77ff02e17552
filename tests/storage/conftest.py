"""One contract, two stores: over a real private Valkey, and over a real cluster."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

import pytest
from redis.asyncio import Redis

from storage.embedded import private_server
from storage.store import Store
from tests.servers.cluster import ClusterServers, cluster
from tests.servers.valkey import valkey

STORES = ["url", pytest.param("cluster_url", marks=pytest.mark.xdist_group("cluster"))]
"""The fixtures that tell a server's URL; a cluster is started once."""

_LONG_IN_A_CLUSTER = {
    "test_all_that_a_dead_worker_left_is_taken_over_in_its_order",
    "test_the_last_outages_are_kept",
}


@pytest.hookimpl(tryfirst=True)  # before those that are long are left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        name = item.name.partition("[")[0]
        if name in _LONG_IN_A_CLUSTER and "cluster_url" in item.name:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with valkey() as url:
        yield url


@pytest.fixture
def url(server: str) -> str:
    """A running server with nothing in it."""
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(urlsplit(server).path)
        line.sendall(b"FLUSHALL SYNC\r\n")
        assert line.recv(64) == b"+OK\r\n"
    return server


@pytest.fixture
async def redis_store(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    yield store
    await store.close()


@pytest.fixture
async def elsewhere() -> AsyncIterator[str]:
    """Another server, with nothing in it."""
    with TemporaryDirectory(prefix="salle-") as folder:
        async with private_server(Path(folder)) as url:
            yield url


@pytest.fixture
async def other(elsewhere: str) -> AsyncIterator[Store]:
    """A store over it."""
    store = Store(elsewhere)
    yield store
    await store.close()


@pytest.fixture
async def raw(url: str) -> Any:
    """A client of another library's making, to look behind the store."""
    client = Redis.from_url(url, decode_responses=True, socket_timeout=60)
    yield client
    await client.aclose()


@pytest.fixture(scope="session")
def cluster_servers() -> Iterator[ClusterServers]:
    # Nobody dies here, however slow the machine is.
    with cluster("--appendonly", "no", node_timeout=30) as servers:
        yield servers


@pytest.fixture
def cluster_url(cluster_servers: ClusterServers) -> str:
    """A running cluster with nothing in it."""
    cluster_servers.flush()
    return cluster_servers.url


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    store = Store(request.getfixturevalue(request.param))
    yield store
    await store.close()
