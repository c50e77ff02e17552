import pytest

from tests.bot.telegram.evening import Evening, Running
from tests.servers.telegram import TelegramServer


@pytest.fixture
async def server():
    async with TelegramServer("123:abc") as made:
        yield made


@pytest.fixture
def unlisted(monkeypatch):
    """Telegram gets no lists of commands: eight calls that only `test_menu` looks at."""

    async def publish(bot, store):
        pass

    monkeypatch.setattr("bot.adapters.telegram.menu.publish", publish)


@pytest.fixture
async def evening(server, unlisted):
    """Salle in this process."""
    async with Evening(server).open() as opened:
        await opened.greeted()
        yield opened


@pytest.fixture
async def running(server):
    """Salle as a process of its own, not yet started."""
    async with Running(server) as made:
        yield made
