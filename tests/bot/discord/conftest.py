import pytest

from tests.bot.discord.evening import Evening, Running
from tests.servers.discord import DiscordServer


@pytest.fixture
async def server():
    async with DiscordServer() as made:
        yield made


@pytest.fixture
def patience(monkeypatch, server):
    """On a busy machine everybody waits longer, so that answers come in one piece."""
    monkeypatch.setattr("bot.adapters.discord.responses.ACKNOWLEDGE_AFTER", 10.0)
    server.patience = server.limits.answer_within = 15.0


@pytest.fixture
async def evening(patience, server):
    """Salle in this process."""
    async with Evening(server).open() as opened:
        yield opened


@pytest.fixture
async def running(server):
    """Salle as a process of its own, not yet started."""
    async with Running(server) as made:
        yield made
