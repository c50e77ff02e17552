"""The connection: one sharded client without intents and without caches."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import discord
import structlog
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.adapters.discord import challenges
from bot.adapters.discord.buttons import Tap
from bot.adapters.discord.requests import Interaction
from bot.adapters.discord.responses import Responder
from bot.adapters.discord.translations import Translator

log = structlog.get_logger(__name__)

_BETWEEN_IDENTIFIES: Final = 5.0  # seconds; Discord takes one a time

# Nobody speaks here, so nobody need be told that voices would not be heard.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

# Interactions come without any intent, and bring along everything that Salle looks at.
logging.getLogger("discord.state").addFilter(
    lambda record: not str(record.msg).startswith("Guilds intent seems to be disabled")
)


class Tree(app_commands.CommandTree["Client"]):
    """The commands; whatever breaks in one is answered."""

    async def on_error(
        self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /
    ) -> None:
        """A command that we don't have (any more), or a bug."""
        log.error("a command failed", why=str(error), exc_info=error)
        if interaction.type is discord.InteractionType.application_command:
            await interaction.client.responder.sorry(interaction)


class Client(discord.AutoShardedClient):
    """Discord's library, told to keep nothing.

    `is_up` is set once every shard has been connected for the first time.
    """

    def __init__(self, responder: Responder) -> None:
        super().__init__(
            intents=discord.Intents.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
        )
        self.responder = responder
        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.is_up = asyncio.Event()
        self._shards_up: set[int] = set()
        self._identified = -_BETWEEN_IDENTIFIES

    async def setup_hook(self) -> None:
        """Before the first connection."""
        self.add_dynamic_items(Tap)
        await self.tree.set_translator(Translator())
        await self._find_gateway()

    async def _find_gateway(self) -> None:
        """The gateway that this API names, for connecting and for every reconnecting."""
        named: dict[str, Any] = await self.http.request(Route("GET", "/gateway"))
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(named["url"])
        try:
            self.shard_count, _, _ = await self.http.get_bot_gateway()
        except discord.GatewayNotFound:
            self.shard_count = 1  # a proxy that doesn't know how many would be best

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord takes another identification."""
        wait = self._identified + _BETWEEN_IDENTIFIES - time.monotonic()
        await asyncio.sleep(max(0.0, wait))
        self._identified = time.monotonic()

    async def on_shard_connect(self, shard_id: int) -> None:
        """A shard has been let in."""
        self._shards_up.add(shard_id)
        if len(self._shards_up) == self.shard_count:
            self.is_up.set()

    async def tapped(self, interaction: Interaction, ticket: str) -> None:
        """A component of ours was used."""
        if ticket.startswith(f"{challenges.CHOICE}:"):
            await challenges.chosen(self.responder, interaction, ticket)
            return
        await self.responder.tapped(interaction, ticket)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """A bug in an event's handler."""
        log.exception("an event failed", discord_event=event_method)
