"""Shards of several processes identify themselves to Discord one after another."""

import asyncio
import time

import pytest

from bot.adapters.discord import identify_queue
from bot.adapters.discord.identify_queue import IdentifyQueue
from storage.base import MOST_AHEAD, Rate
from tests.bot.faulty_store import FaultyStore
from tests.servers.private_store import PrivateStore

EVERY = 0.5


@pytest.fixture(autouse=True)
def rate(monkeypatch):
    monkeypatch.setattr(identify_queue, "_RATE", Rate(most=1, every=EVERY))


async def turns(*asked):
    """When each has its turn, the earliest first."""

    async def at(queue, shard):
        await queue.turn(shard)
        return time.monotonic()

    return sorted(await asyncio.gather(*(at(queue, shard) for queue, shard in asked)))


async def test_shards_of_two_processes_have_their_turns_one_after_another():
    store = PrivateStore()
    one, two = (IdentifyQueue(store, 77, 1) for _ in range(2))
    began = time.monotonic()
    times = await turns((one, 0), (two, 1), (one, 2), (two, 3))
    waited = [at - began for at in times]
    assert all(is_late >= EVERY * turn for turn, is_late in enumerate(waited)), waited


async def test_as_many_as_discord_says_identify_themselves_at_once(monkeypatch):
    monkeypatch.setattr(identify_queue, "_RATE", Rate(most=1, every=0.9 * MOST_AHEAD))
    store, waits = PrivateStore(), []

    async def sleep(seconds):
        waits.append(seconds)

    for queue in (IdentifyQueue(store, 77, 2) for _ in range(2)):
        for rate in queue._rates:
            rate._sleep = sleep
            await rate.room()
    assert len(waits) == 4
    assert waits[:2] == [0, 0]
    assert all(0 < wait < MOST_AHEAD for wait in waits[2:])


async def test_while_the_store_is_away_a_process_keeps_its_own_pace():
    queue = IdentifyQueue(FaultyStore(PrivateStore(), is_away=True), 77, 1)
    await queue.turn(0)
    began = time.monotonic()
    await queue.turn(1)
    assert time.monotonic() - began >= EVERY * 0.9  # it counts from the first one's end
