"""Many calls at once: one packet, and each gets its own answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as NoConnectionError
from redis.exceptions import DataError, ResponseError

from storage.batching import CommandBatcher
from storage.node import ANSWER_SECONDS
from tests.servers.valkey import valkey
from tests.storage.impostor import impostor

pytestmark = pytest.mark.asyncio


@pytest.fixture
async def packets(url: str) -> AsyncIterator[CommandBatcher]:
    client = Redis.from_url(url, decode_responses=True)
    yield CommandBatcher(client, seconds=ANSWER_SECONDS)
    await client.aclose()


async def connections(packets: CommandBatcher) -> int:
    (found,) = await packets.ask([("INFO", "clients")])
    return int(found["connected_clients"])


async def test_who_asks_together_shares_one_connection(packets: CommandBatcher) -> None:
    before = await connections(packets)
    await asyncio.gather(*(packets.ask([("PING",)]) for _ in range(20)))
    assert await connections(packets) == before


async def test_everybody_gets_their_own_answers(packets: CommandBatcher) -> None:
    found = await asyncio.gather(
        *(packets.ask([("SET", n, n), ("GET", n)] * (n % 3)) for n in range(20))
    )
    assert found == [[True, str(n)] * (n % 3) for n in range(20)]


async def test_an_error_is_the_answer_of_who_made_it_alone(packets: CommandBatcher) -> None:
    right, wrong, after = await asyncio.gather(
        packets.ask([("SET", "a", "b")]),
        packets.ask([("LPUSH", "a", "c"), ("GET", "a")]),
        packets.ask([("GET", "a")]),
    )
    assert (right, after) == ([True], ["b"])
    assert isinstance(wrong[0], ResponseError)
    assert wrong[1] == "b"


async def test_what_cannot_be_sent_is_refused_to_who_asked_it_alone(
    packets: CommandBatcher,
) -> None:
    wrong, right = await asyncio.gather(
        packets.ask([("SET", "a", None)]),  # type: ignore[list-item]  # that is the point
        packets.ask([("SET", "b", 2)]),
        return_exceptions=True,
    )
    assert isinstance(wrong, DataError)
    assert right == [True]


async def test_who_leaves_takes_nobody_else_along(packets: CommandBatcher) -> None:
    leaving = asyncio.create_task(packets.ask([("SET", "a", 1)]))
    staying = asyncio.create_task(packets.ask([("SET", "b", 2), ("GET", "b")]))
    await asyncio.sleep(0)
    leaving.cancel()
    assert await staying == [True, "2"]
    assert leaving.cancelled()


async def test_where_there_is_no_answer_everybody_hears_of_it() -> None:
    with valkey() as url:
        gone = CommandBatcher(Redis.from_url(url), seconds=ANSWER_SECONDS)
    heard = await asyncio.gather(*(gone.ask([("PING",)]) for _ in range(5)), return_exceptions=True)
    assert {type(error) for error in heard} == {NoConnectionError}


async def test_what_is_under_way_when_all_is_closed_leaves_no_connection_and_nobody_waiting(
    url: str,
) -> None:
    watching = Redis.from_url(url)
    for turns in range(12):  # of the event loop: from not yet sent to answered
        client = Redis.from_url(url)
        closing = CommandBatcher(client, seconds=ANSWER_SECONDS)
        asking = asyncio.create_task(closing.ask([("PING",)]))
        for _ in range(turns):
            await asyncio.sleep(0)
        await closing.close()
        await client.aclose()
        async with asyncio.timeout(60):
            await asyncio.wait([asking])
            while (await watching.info("clients"))["connected_clients"] > 1:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.01)  # a server notices in a moment that one was closed
    await watching.aclose()


async def test_a_silent_server_keeps_nobody_for_longer_than_agreed() -> None:
    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async with impostor(say_nothing) as url:
        client = Redis.from_url(url)
        patient = CommandBatcher(client, seconds=0.05)
        with pytest.raises(TimeoutError):
            await patient.ask([("PING",)])
        await client.aclose()
