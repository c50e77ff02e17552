"""What a killed process had begun is done by the next one at once: it waits for no lease."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import psutil
import pytest
from redis.asyncio import Redis

from tests.bot.fleet import BEGINS, Fleet
from tests.bot.telegram.evening import PRIVATE, Running, UserDirectory, daring, data
from tests.storage.owners import NEEDS_LINUX

HELD = ("leases:*", "inbox_leases:*", "salle:workers", "salle:computer_workers")
HOURS = 3_600_000  # milliseconds


async def prolong_all(url):
    """Whatever is somebody's stays so for an hour more, by the store's clock; how much it is."""
    held = 0
    async with Redis.from_url(url, decode_responses=True) as raw:
        seconds, _ = await raw.time()
        for pattern in HELD:
            async for key in raw.scan_iter(pattern):
                await raw.persist(key)
                names = await raw.zrange(key, 0, -1)
                await raw.zadd(key, dict.fromkeys(names, seconds * 1000 + HOURS))
                held += len(names)
    return held


async def begun(people):
    """A tap that is being answered, while the board of its move is being sent."""
    server = people.server
    for person in (people.anna, people.bea):
        await person.starts()
        await person.wait()
    await people.match("en_garde touches=5")
    person, message, _ = await people.mover()
    for ticket in daring(message, PRIVATE):
        if not (await person.taps(message, data=ticket)).alert:
            break
    shown = await person.wait(lambda m: bool(data(m, f"{PRIVATE}s")))
    await server.settled()
    for method in ("answerCallbackQuery", "sendPhoto"):
        server.holds(method)  # once: the next process' calls are not held
    tap = person.presses(shown, data=data(shown, f"{PRIVATE}s")[0])
    await server.holding("answerCallbackQuery")
    await server.holding("sendPhoto")
    return tap


@pytest.fixture
async def fleet(server):
    limits = {"TELEGRAM_LIMITS": "false"}
    async with Fleet(TELEGRAM_TOKEN=server.token, TELEGRAM_API_BASE=server.base, **limits) as made:
        yield made


@NEEDS_LINUX
async def test_where_processes_share_a_server_the_next_one_on_the_machine_goes_on(server, fleet):
    server.callback_lifetime = BEGINS
    people = UserDirectory(server)
    (first,) = await fleet.start("telegram,deliver")
    await server.polled(BEGINS)
    tap = await begun(people)
    mark = server.mark()
    await fleet.kill(first)
    assert await prolong_all(fleet.url) >= 4  # the poller, the update, the chat, the worker
    await fleet.start("telegram,deliver")
    await tap.answered(BEGINS)
    await people.board(since=mark)
    await fleet.stop(*fleet.running)


async def test_over_a_private_server_the_next_process_goes_on(server):
    server.callback_lifetime = BEGINS
    async with Running(server) as running:
        await running.ready()
        tap = await begun(running)
        mark = server.mark()
        with suppress(psutil.NoSuchProcess):
            psutil.Process(running.process.pid).kill()  # and not its server
        await asyncio.gather(running.process.communicate(), server.unpolled())
        assert await prolong_all(f"unix://{running.data}/valkey.sock") >= 3
        await running.ready()
        await tap.answered(BEGINS)
        await running.board(since=mark)
        assert await running.stop() == (0, "")
