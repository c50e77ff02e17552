"""A server, and a hall in it with a bot of the real discord.py."""

import discord
import pytest
import yarl

from tests.servers.discord import DiscordServer
from tests.servers.discord.client import Hall, running


@pytest.fixture
async def server(monkeypatch):
    async with DiscordServer() as made:
        made.limits.identify_every = 0.0  # `WithCommands` identifies again at once
        monkeypatch.setattr(discord.http.Route, "BASE", made.api_base)
        gateway = yarl.URL(made.gateway_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield made


@pytest.fixture
async def hall(server):
    hall = Hall(server)
    async with running(server, hall.bot):
        await hall.bot.wait_until_ready()
        yield hall
