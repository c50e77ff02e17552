"""The connection: one sharded client that keeps nothing, and its buttons' taps."""

from __future__ import annotations

import asyncio
import re
import time
from functools import partial
from typing import Any, Final, Self

import aiohttp
import discord
import structlog
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.adapters.discord import challenges
from bot.adapters.discord.arrivals import Arrivals, say_hello
from bot.adapters.discord.requests import Interaction
from bot.adapters.discord.responses import Responder
from bot.adapters.discord.translations import FluentTranslator

log = structlog.get_logger(__name__)

_BETWEEN_IDENTIFIES: Final = 5.0  # seconds

# Salle doesn't use voice; without this the library warns that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class CommandTree(app_commands.CommandTree["Client"]):
    """The commands; an error in one is answered."""

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        """Everybody may; it is what the library calls first."""
        interaction.client.begin_answer()
        return True

    async def on_error(
        self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /
    ) -> None:
        """A command that we don't have (any more), or a bug."""
        log.error("a command failed", why=str(error), exc_info=error)
        if interaction.type is discord.InteractionType.application_command:
            await interaction.client.responder.answer_failure(interaction)


class AnyComponent(ui.DynamicItem[ui.Item[Any]], template=re.compile(r"[\s\S]+")):
    """Every button and menu of every message of ours.

    The id is the whole question, so nothing is kept of a message once it is sent. The template
    takes any id, those of an older Salle too: the application says so of a ticket that it can't
    read.
    """

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """The item that was tapped, as it stands in its message."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the tap."""
        client: Client = interaction.client
        client.begin_answer()
        if isinstance(self.item, ui.UserSelect):
            who, *_ = self.item.values
            await challenges.name_opponent(client.responder, interaction, self.custom_id, who)
            return
        chosen: list[str] = self.item.values if isinstance(self.item, ui.Select) else []
        await client.answer_tap(interaction, chosen[0] if chosen else self.custom_id)


class Client(discord.AutoShardedClient):
    """Discord's library, told to keep nothing."""

    def __init__(self, responder: Responder) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
        )
        self.responder = responder
        # The library has no setting for events that are not to be kept.
        arrivals = Arrivals(partial(say_hello, self))
        self._connection.parsers = arrivals.parsers(self._connection.parsers)
        self.tree = CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.all_connected = asyncio.Event()  # every shard has been, once
        self._connected_shards: set[int] = set()
        self._identified_at = -_BETWEEN_IDENTIFIES
        self._answers: set[asyncio.Task[Any]] = set()  # that are under way

    async def setup_hook(self) -> None:
        """Before the first connection."""
        self.add_dynamic_items(AnyComponent)
        await self.tree.set_translator(FluentTranslator())
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
        """Wait until Discord accepts another identification."""
        wait = self._identified_at + _BETWEEN_IDENTIFIES - time.monotonic()
        await asyncio.sleep(max(0.0, wait))
        self._identified_at = time.monotonic()

    async def on_shard_connect(self, shard_id: int) -> None:
        """A shard is connected."""
        self._connected_shards.add(shard_id)
        if len(self._connected_shards) == self.shard_count:
            self.all_connected.set()

    def begin_answer(self) -> None:
        """The present task answers somebody: it is finished before we leave."""
        if task := asyncio.current_task():
            self._answers.add(task)
            task.add_done_callback(self._answers.discard)

    def take_no_more(self) -> None:
        """From now on nothing is begun that people ask for."""
        self._connection.parsers["INTERACTION_CREATE"] = lambda _: None

    async def finish(self, within: float) -> None:
        """Wait for the answers that are under way, but for no longer than so many seconds."""
        await asyncio.sleep(0)  # what has just arrived begins with the next turn of the loop
        if not self._answers:
            return
        _, late = await asyncio.wait(self._answers, timeout=within)
        if late:
            log.warning("some answers can't be finished", number=len(late))
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def answer_tap(self, interaction: Interaction, ticket: str) -> None:
        """A button or a line of a menu of ours was chosen."""
        try:
            is_answered = await challenges.answer_tap(self.responder, interaction, ticket)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as err:
            log.warning("a form doesn't open", why=str(err))
            await self.responder.answer_failure(interaction)
            return
        if not is_answered:
            await self.responder.answer_tap(interaction, ticket)

    async def on_interaction(self, interaction: Interaction) -> None:
        """A form was sent; its id is the whole question, like a button's."""
        self.begin_answer()
        if interaction.type is discord.InteractionType.modal_submit:
            await challenges.answer_form(self.responder, interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """A bug in an event's handler."""
        log.exception("an event failed", discord_event=event_method)
