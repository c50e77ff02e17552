"""Told to stop, a process of any role ends in time, also while nothing answers."""

import asyncio
import time

import psutil
import pytest

from bot.roles import Role
from tests.bot.fleet import BEGINS, Fleet
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer

IN_TIME = 20.0  # seconds, as docs/operating.md promises


def valkeys():
    """The servers of this process; tests before this one have left one running."""
    return {one for one in psutil.Process().children() if "valkey" in one.name()}


@pytest.fixture
def others():
    return valkeys()


@pytest.fixture
async def fleet(others):
    async with DiscordServer() as discord, TelegramServer() as telegram:
        discord.limits.answer_within = 60.0  # on a busy machine
        settings = {
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_BASE": discord.api_base,
            "TELEGRAM_TOKEN": telegram.token,
            "TELEGRAM_API_BASE": telegram.base,
        }
        async with Fleet(**settings) as made:
            await asyncio.gather(*(one.ready_to_serve(BEGINS) for one in await made.start(*Role)))
            yield made


async def seconds_to_stop(process):
    """It says of a store that is away what it has to; it leaves no traceback."""
    process.process.terminate()
    began = time.monotonic()
    code, said = await process.end(60)
    assert code == 0
    assert "Traceback" not in said, said
    return time.monotonic() - began


@pytest.mark.long
async def test_every_role_ends_in_time_while_the_store_hangs(fleet, others):
    (store,) = valkeys() - others
    store.suspend()
    try:
        ends = await asyncio.gather(*map(seconds_to_stop, fleet.running))
    finally:
        store.resume()
    assert max(ends) < IN_TIME
