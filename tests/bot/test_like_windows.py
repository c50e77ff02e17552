"""Salle without what Windows lacks: she plays over a Redis, and says that she needs one."""

import asyncio
import signal

import pytest
from aiohttp import ClientSession, CookieJar

from tests.bot.running import Process
from tests.bot.web.conftest import Visitor
from tests.servers.valkey import free_port, valkey

MODULE = "tests.bot.like_windows"
KEEPS = ("--appendonly", "yes", "--maxmemory-policy", "noeviction")


async def test_without_a_redis_one_sentence_says_what_to_give():
    async with Process() as salle:
        await salle.start(module=MODULE)
        code, said = await salle.end()
    assert code == 1
    (line,) = said.splitlines()
    assert "Windows" in line
    assert "set REDIS_URL" in line
    assert "redis://127.0.0.1:6379/0" in line


# Not even loaded when it is taken away; libraries ask the system what it is while they are loaded.
ANEW = (
    "import sys, logging.config, zoneinfo, unittest.mock\n"
    "import aiohttp.web, av, babel.dates, caissify_pairings, discord.ext, fluent.runtime, glicko2\n"
    "import networkx, PIL.Image, prometheus_client, pydantic_settings, pywebpush, redis.asyncio\n"
    "import structlog, telegram.ext, webauthn, zlib_ng.zlib_ng, redis.asyncio.sentinel\n"
    "from tests.bot.like_windows import main\n"
    "sys.exit(main())\n"
)


@pytest.mark.parametrize("begin", [(), pytest.param(("-c", ANEW), marks=pytest.mark.long)])
async def test_over_a_redis_people_play_against_the_computer_and_it_stops_when_told(begin):
    with valkey(*KEEPS, port=free_port()) as url:
        async with Process(REDIS_URL=url) as salle:
            await salle.start(module=MODULE, begin=begin)
            async with ClientSession(
                await salle.address(), cookie_jar=CookieJar(unsafe=True)
            ) as session:
                anna = await Visitor(session).arrive("Anna")
                table = await anna.begin(level="novice")
                async with asyncio.timeout(60):
                    while not await anna.moves(table):  # noqa: ASYNC110 - the computer begins
                        await asyncio.sleep(0.05)
                assert (await anna.plays(table)).status == 200
            salle.process.send_signal(signal.SIGINT)
            assert await salle.end() == (0, "")
