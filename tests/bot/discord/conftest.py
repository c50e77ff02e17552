import asyncio

import pytest

from bot.adapters.discord import command_sync
from bot.commands.application import Application
from storage.base import Rate
from tests.bot.discord.evening import Evening, Running
from tests.servers.discord import DiscordServer


@pytest.fixture
async def server():
    async with DiscordServer() as made:
        yield made


@pytest.fixture
def patience(monkeypatch, server):
    """On a busy machine everybody waits longer, so that answers come in one piece."""
    monkeypatch.setattr("bot.adapters.discord.responses.ACKNOWLEDGE_AFTER", 50.0)
    server.patience = server.limits.answer_within = 60.0


@pytest.fixture(scope="session")
def given():
    """The commands as Discord got them first."""
    return {}


@pytest.fixture
def listed(monkeypatch, server, given):
    """Discord has the commands of the first evening: to make them anew takes long."""
    sync = command_sync._sync

    async def once(tree, store, activity):
        if not given:
            await sync(tree, store, activity)
            given.update(server.world.commands)
        server.world.commands = {scope: [*commands] for scope, commands in given.items()}

    monkeypatch.setattr(command_sync, "_sync", once)


@pytest.fixture
async def evening(patience, listed, server):
    """Salle in this process."""
    async with Evening(server).open() as opened:
        yield opened


@pytest.fixture
async def running(server):
    """Salle as a process of its own, not yet started."""
    server.limits.answer_within = 60.0  # on a busy machine
    async with Running(server) as made:
        yield made


@pytest.fixture
def no_waiting(monkeypatch, server):
    """Discord takes one identification in 5 s; the test server as many as come."""
    server.limits.identify_every = 0.0
    monkeypatch.setattr("bot.adapters.discord.identify_queue._RATE", Rate(most=1, every=0.001))


@pytest.fixture
def soon(no_waiting, monkeypatch):
    """What fails is tried again at once."""
    monkeypatch.setattr("bot.adapters.discord.adapter._RETRY_DELAY", 0.05)
    monkeypatch.setattr("bot.adapters.discord.messenger._RETRY_DELAY", 0.05)


@pytest.fixture
def slowly(patience, monkeypatch):
    """Taps, and the command for help, take the hall until the event is set."""
    go = asyncio.Event()

    def slow(method):
        async def answer(*asked, **more):
            await go.wait()
            return await method(*asked, **more)

        return answer

    monkeypatch.setattr(Application, "run", slow(Application.run))
    monkeypatch.setattr("bot.adapters.discord.responses.ACKNOWLEDGE_AFTER", 0.05)
    return go
