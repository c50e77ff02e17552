"""A Redis that isn't fit to keep games is refused at the start, in one sentence."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from redis.asyncio import Redis

from storage import open_store
from storage.base import StoreAwayError, StoreRefusedError
from storage.store import Store
from tests.servers.valkey import free_port, valkey
from tests.storage.impostor import impostor

pytestmark = pytest.mark.asyncio

KEPT = ("--appendonly", "yes")


async def refusal(url: str, *, allow_volatile: bool = False) -> str:
    with pytest.raises(StoreRefusedError) as refused:
        async with open_store(url, Path("unused"), allow_volatile=allow_volatile):
            pass
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


async def check(url: str, *, allow_volatile: bool = False) -> list[str]:
    store = Store(url)
    try:
        return list(await store.check(allow_volatile=allow_volatile))
    finally:
        await store.close()


@pytest.mark.parametrize("options", [KEPT, ("--save", "60 1000")])
async def test_a_redis_that_keeps_what_it_is_given_is_fit(options: tuple[str, ...]) -> None:
    with valkey(*options) as url:
        assert await check(url) == []


@pytest.mark.parametrize("policy", ["allkeys-lru", "volatile-ttl"])
@pytest.mark.parametrize("allow_volatile", [False, True])
async def test_a_redis_that_may_evict_is_refused(policy: str, allow_volatile: bool) -> None:
    with valkey(*KEPT, "--maxmemory-policy", policy) as url:
        sentence = await refusal(url, allow_volatile=allow_volatile)
    assert f"may evict games (maxmemory-policy {policy})" in sentence


async def test_a_redis_that_keeps_nothing_is_refused() -> None:
    with valkey() as url:
        assert "keeps nothing on disk" in await refusal(url)


async def test_a_redis_that_keeps_nothing_serves_who_says_so() -> None:
    with valkey() as url:
        assert await check(url, allow_volatile=True) == []


async def test_a_wrong_password_is_refused_and_not_repeated() -> None:
    with valkey(*KEPT, "--requirepass", "sesame", port=(port := free_port())):
        for secret in ("", ":wrong@", "hall:wrong@"):
            sentence = await refusal(f"redis://{secret}127.0.0.1:{port}")
            assert "refuses our name or password" in sentence
            assert "wrong@" not in sentence
        assert await check(f"redis://:sesame@127.0.0.1:{port}") == []


async def test_a_replica_is_refused() -> None:
    with valkey(*KEPT, "--replicaof", "127.0.0.1 1") as url:
        assert "is a replica" in await refusal(url)


async def test_a_database_that_is_not_there_is_refused() -> None:
    with valkey(*KEPT) as url:
        assert "can't be used" in await refusal(f"{url}?db=9999")


async def test_a_redis_that_hides_its_settings_serves_with_a_warning() -> None:
    with valkey("--rename-command", "CONFIG", "") as url:
        (warning,) = await check(url)
    assert "doesn't tell whether it saves to disk" in warning


@pytest.mark.parametrize(("command", "hidden"), [("config", "whether it saves"), ("info", "tell")])
async def test_a_redis_that_forbids_a_look_serves_with_a_warning(command: str, hidden: str) -> None:
    with valkey("--save", "60 1000") as url:
        admin = Redis.from_url(url)
        await admin.execute_command(
            *("ACL", "SETUSER", "hall", "on", ">sesame", "~*", "+@all", f"-{command}")
        )
        await admin.aclose()
        (warning,) = await check(f"{url}?username=hall&password=sesame")
    assert hidden in warning


async def test_something_else_than_a_redis_is_refused() -> None:
    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        await reader.read()

    async with impostor(speak) as url:
        assert "is not a Redis" in await refusal(url)


async def test_an_old_redis_is_refused() -> None:
    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            if line == b"INFO\r\n":
                writer.write(b"$19\r\nredis_version:5.0.7\r\n")
            elif line in (b"SETINFO\r\n", b"CLUSTER\r\n"):
                writer.write(b"-ERR unknown command\r\n")

    async with impostor(speak) as url:
        assert "is older than 6.2" in await refusal(url)


async def test_an_address_of_no_redis_is_refused() -> None:
    for url in ("http://example.org", "nonsense", "redis://host:port"):
        assert "is not the address of a Redis" in await refusal(url)


async def test_a_redis_that_does_not_answer_is_away() -> None:
    port = free_port()
    with pytest.raises(
        StoreAwayError, match=re.escape(f"Redis at 127.0.0.1:{port} can't be reached.")
    ):
        async with open_store(f"redis://127.0.0.1:{port}", Path("unused")):
            pass


async def test_a_missing_socket_is_away(tmp_path: Path) -> None:
    with pytest.raises(StoreAwayError):
        async with open_store(f"unix://{tmp_path}/none", Path("unused")):
            pass
