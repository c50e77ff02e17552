import tempfile
from pathlib import Path

import pytest

from tests.bot.telegram.evening import Evening, Running
from tests.servers.telegram import TelegramServer


@pytest.fixture
async def server():
    async with TelegramServer("123:abc") as made:
        yield made


@pytest.fixture
async def evening(server):
    """Salle in this process."""
    async with Evening(server).open() as opened:
        yield opened


@pytest.fixture
async def running(server):
    """Salle as a process of its own, not yet started."""
    # Not in pytest's own folder: its paths are too long for the private server's socket.
    with tempfile.TemporaryDirectory(prefix="salle-") as folder:
        made = Running(server, Path(folder))
        yield made
        if made.process and made.process.returncode is None:
            await made.stop()
