"""The real process on two platforms and with its page: what befalls one harms no other."""

import asyncio

import aiohttp
import pytest

from tests.bot.discord import evening as discord
from tests.bot.running import Process
from tests.bot.telegram import evening as telegram
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer
from tests.servers.valkey import free_port


@pytest.fixture
async def discord_server():
    async with DiscordServer() as server:
        server.limits.answer_within = 60.0  # on a busy machine
        yield server


@pytest.fixture
async def telegram_server():
    async with TelegramServer("123:abc") as server:
        yield server


class Running(Process):
    """Salle as the real process, and people on both platforms."""

    def __init__(self, discord_server, telegram_server):
        self.discord = discord.People(discord_server)
        self.telegram = telegram.UserDirectory(telegram_server)
        port = free_port()
        self.page = f"http://127.0.0.1:{port}"
        super().__init__(
            SALLE_PORT=str(port),
            DISCORD_TOKEN=discord_server.token,
            DISCORD_API_BASE=discord_server.api_base,
            TELEGRAM_TOKEN=telegram_server.token,
            TELEGRAM_API_BASE=telegram_server.base,
            TELEGRAM_LIMITS="false",
        )

    async def ready(self):
        await self.start()
        await self.discord.server.ready()
        await self.telegram.server.polled()

    async def plays_on_telegram(self):
        """One move there, until the other player's board stands."""
        person, message, where = await self.telegram.mover()
        mark = self.telegram.server.mark()
        await self.telegram.play(person, message, where)
        group = self.telegram.group
        await group.wait(lambda m: bool(m.photo and m.buttons) and m.sent > mark)

    async def is_healthy(self):
        async with aiohttp.ClientSession() as web, web.get(f"{self.page}/healthz") as answer:
            return answer.status == 200


@pytest.fixture
async def running(discord_server, telegram_server):
    async with Running(discord_server, telegram_server) as made:
        yield made


async def test_a_token_withdrawn_from_one_platform_is_noticed_on_no_other(running):
    await running.ready()
    thread = await running.discord.match(options="touches=5")
    await running.telegram.match()
    person, message = await running.discord.mover()
    chosen = await (await person.click(message, discord.moves(message)[0])).done()
    server = running.discord.server
    server.refuse_token()  # the tap is still heard, and answered through its own token
    await person.click(chosen.message, discord.main(chosen.message))
    await server.wait(lambda: not server.gateway.connected, 60, "end of the connection")
    for _ in range(4):
        await running.plays_on_telegram()
        assert await running.is_healthy()
    assert len(thread.messages) == 1
    server.give_token_back()
    await server.wait(lambda: len(thread.messages) == 2, 60, "board")
    other, turn = await running.discord.mover()
    assert other is not person
    await running.discord.play(turn, other)
    await server.wait(lambda: len(thread.messages) == 3, 60, "board")
    await asyncio.sleep(0.5)
    assert len(thread.messages) == 3
    assert [len(one.dm.messages) for one in (person, other)] == [1, 1]
    code, written = await running.stop()
    assert code == 0
    assert "Discord shuts Salle out; trying again" in written
    assert "Traceback" not in written


async def test_a_telegram_that_refuses_the_token_for_a_while_stops_nobody_else(running):
    await running.ready()
    thread = await running.discord.match(options="touches=5")
    await running.telegram.match()
    running.telegram.server.fails("getUpdates", 401, "Unauthorized", times=2)
    for boards in (2, 3, 4):
        person, message = await running.discord.mover()
        await running.discord.play(message, person)
        await running.discord.server.wait(
            lambda wanted=boards: len(thread.messages) == wanted, 60, "board"
        )
        assert await running.is_healthy()
    await running.plays_on_telegram()
    code, written = await running.stop()
    assert code == 0, written
