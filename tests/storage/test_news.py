"""What every store promises of news, and what is noticed when a subscription is lost."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest

from storage import client
from storage.base import StoreAwayError
from storage.store import Store
from tests.servers.valkey import MortalValkey
from tests.storage.records import until

pytestmark = pytest.mark.asyncio


async def heard(news: AsyncIterator[str], number: int) -> list[str]:
    async with asyncio.timeout(60):
        return [await anext(news) for _ in range(number)]


async def test_all_who_listen_hear_what_is_published_in_its_order(store: Store) -> None:
    async with store.listen() as ours, store.listen() as theirs:
        for number in range(20):
            await store.publish(f'{{"é 🤺": {number}}}')
        wanted = [f'{{"é 🤺": {number}}}' for number in range(20)]
        assert await heard(ours, 20) == wanted
        assert await heard(theirs, 20) == wanted


async def test_what_was_published_before_is_not_heard(store: Store) -> None:
    await store.publish("before")
    async with store.listen() as news:
        await store.publish("after")
        assert await heard(news, 1) == ["after"]


async def test_who_has_left_is_not_told(store: Store) -> None:
    async with store.listen():
        pass
    await store.publish("to nobody")


async def test_another_process_is_heard(url: str) -> None:
    ours, theirs = Store(url), Store(url)
    async with ours.listen() as news:
        await theirs.publish("hello")
        assert await heard(news, 1) == ["hello"]
    await ours.close()
    await theirs.close()


async def test_a_silent_subscription_stays(
    redis_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "_SILENCE_SECONDS", 0.05)
    async with redis_store.listen() as news:
        waiting = asyncio.create_task(heard(news, 1))
        await asyncio.sleep(0.3)
        await redis_store.publish("late")
        assert await waiting == ["late"]


async def test_who_listens_leaves_no_connection_behind(redis_store: Store, raw: Any) -> None:
    for _ in range(3):
        async with redis_store.listen():
            pass

    async def is_nobody_subscribed() -> bool:
        return all(one["sub"] == "0" for one in await raw.client_list())

    await until(is_nobody_subscribed)


async def test_a_server_that_dies_ends_the_listening() -> None:
    server = MortalValkey()
    server.start()
    store = Store(server.url)
    try:
        async with store.listen() as news:
            server.kill()
            with pytest.raises(StoreAwayError):
                await heard(news, 1)
        with pytest.raises(StoreAwayError):
            await store.listen().__aenter__()
        server.start()
        async with store.listen() as news:
            await store.publish("again")
            assert await heard(news, 1) == ["again"]
    finally:
        await store.close()
        server.close()


async def test_a_connection_that_is_cut_ends_the_listening(redis_store: Store, raw: Any) -> None:
    async with redis_store.listen() as news:
        (ours,) = [one for one in await raw.client_list() if one["sub"] == "1"]
        await raw.execute_command("CLIENT", "KILL", "ID", ours["id"])
        with pytest.raises(StoreAwayError):
            await heard(news, 1)


async def test_a_server_that_hangs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes from it, and no end either."""
    monkeypatch.setattr(client, "_SILENCE_SECONDS", 0.05)
    server = MortalValkey()
    server.start()
    store = Store(server.url)
    try:
        async with store.listen() as news:
            server.signal(signal.SIGSTOP)
            with pytest.raises(StoreAwayError):
                await heard(news, 1)
    finally:
        server.signal(signal.SIGCONT)
        await store.close()
        server.close()


async def test_each_channel_has_news_of_its_own(store: Store) -> None:
    async with store.listen("one") as ours, store.listen() as theirs:
        await store.publish("for us", channel="one")
        await store.publish("for them")
        await store.publish("for us again", channel="one")
        assert await heard(ours, 2) == ["for us", "for us again"]
        assert await heard(theirs, 1) == ["for them"]
