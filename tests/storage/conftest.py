"""One contract, two stores: in memory, and over a real private Valkey."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from redis.asyncio import Redis

from storage.contract import Store
from storage.memory import MemoryStore
from storage.redis import RedisStore
from tests.servers.valkey import valkey


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
async def redis_store(url: str) -> AsyncIterator[RedisStore]:
    store = RedisStore(url)
    yield store
    await store.close()


@pytest.fixture
async def raw(url: str) -> Any:
    """A client of another library's making, to look behind the store."""
    client = Redis.from_url(url, decode_responses=True)
    yield client
    await client.aclose()


@pytest.fixture(params=["memory", "valkey"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
    else:
        store = RedisStore(request.getfixturevalue("url"))
        yield store
        await store.close()
