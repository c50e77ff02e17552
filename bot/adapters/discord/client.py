"""The connection: one sharded client that keeps nothing, and its buttons' taps."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Mapping
from typing import Any, Self

import aiohttp
import discord
import structlog
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.adapters.discord import challenges
from bot.adapters.discord.arrivals import Arrivals, say_hello
from bot.adapters.discord.claims import Claims
from bot.adapters.discord.identify_queue import IdentifyQueue
from bot.adapters.discord.overall_rate import keep_to
from bot.adapters.discord.places import PLATFORM
from bot.adapters.discord.requests import Interaction
from bot.adapters.discord.responses import Responder
from bot.adapters.discord.translations import FluentTranslator
from bot.adapters.platform_calls import counted
from bot.adapters.rates import OverallRate
from bot.application import profile
from bot.application.left_places import come_back_to_all, leave_all
from bot.application.tickets import Ticket
from bot.commands.registry import registry
from bot.observability.requests import Request, note
from bot.shards import Shards
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

# Salle doesn't use voice; without this the library warns that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

_OF_OTHERS = (discord.HTTPException, aiohttp.ClientError, app_commands.CommandSignatureMismatch)


def _is_worth_telling(record: logging.LogRecord) -> bool:
    # Not that Discord didn't take suggestions, or asked for some where we have none: the asker
    # types on meanwhile.
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, _OF_OTHERS) and "autocomplete" in str(record.msg))


# The library keeps such an error to itself, except for its log.
logging.getLogger("discord.app_commands.tree").addFilter(_is_worth_telling)


class CommandTree(app_commands.CommandTree["Client"]):
    """The commands; an error in one is answered."""

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        """Everybody may; it is what the library calls first."""
        is_typing = interaction.type is discord.InteractionType.autocomplete
        interaction.client.begin_answer("query" if is_typing else "command")
        return True

    async def on_error(
        self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /
    ) -> None:
        """A command that we don't have, or have with other options; or a bug of ours."""
        note("failed")
        if isinstance(error, app_commands.CommandInvokeError):
            log.error("a command failed", why=str(error), exc_info=error)
        else:
            log.warning("a command isn't one of ours", why=str(error))
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
        client.begin_answer("tap")
        whom = self.item.values[:1] if isinstance(self.item, ui.UserSelect) else []
        # A number that Discord didn't resolve is left as a text.
        if whom and isinstance(whom[0], discord.User | discord.Member):
            await challenges.name_opponent(client.responder, interaction, self.custom_id, whom[0])
            return
        chosen: list[str] = self.item.values if isinstance(self.item, ui.Select) else []
        if await client.launch(interaction, self.custom_id):
            return
        button = registry().read(chosen[0] if chosen else self.custom_id)
        await client.answer_tap(interaction, button)


class Client(discord.AutoShardedClient):
    """Discord's library, told to keep nothing; connected for `shards`, by default for all."""

    def __init__(
        self,
        responder: Responder,
        *,
        claims: Claims,
        shards: Shards | None = None,
        rate: OverallRate | None = None,
    ) -> None:
        which: dict[str, Any] = (
            {"shard_ids": list(shards.ids), "shard_count": shards.count} if shards else {}
        )
        trace = counted(PLATFORM)
        if rate:
            keep_to(rate, trace)
        super().__init__(
            **which,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
            http_trace=trace,
        )
        self.responder = responder
        self._claims = claims
        # The library has no setting for events that are not to be kept.
        parsers = Arrivals(self._greet, self._leave).parsers(self._connection.parsers)
        self._take_interaction = parsers["INTERACTION_CREATE"]
        self._connection.parsers = parsers | {"INTERACTION_CREATE": self._interaction_came}
        self.tree = CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.has_connected = asyncio.Event()  # one of its shards
        self._connected_shards: set[int] = set()
        self._identify_queue: IdentifyQueue | None = None
        self._answers: set[asyncio.Task[Any]] = set()  # that are under way

    async def setup_hook(self) -> None:
        """Before the first connection."""
        self.add_dynamic_items(AnyComponent)
        await self.tree.set_translator(FluentTranslator())
        await self._find_gateway()

    async def _find_gateway(self) -> None:
        # The gateway that this API names, for connecting and for every reconnecting.
        named: dict[str, Any] = await self.http.request(Route("GET", "/gateway"))
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(named["url"])
        try:
            wanted, _, limit = await self.http.get_bot_gateway()
            at_once = limit["max_concurrency"]
        except discord.GatewayNotFound:
            wanted = at_once = 1  # a proxy that doesn't know how many would be best
        if self.shard_count is None:
            self.shard_count = wanted
        elif self.shard_count < wanted:
            log.warning("Discord advises more shards", shards=self.shard_count, advised=wanted)
        assert self.application_id  # noqa: S101 - the login has found it out
        store = self.responder.app.context.store
        self._identify_queue = IdentifyQueue(store, self.application_id, at_once)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord accepts another identification."""
        if self._identify_queue:
            await self._identify_queue.turn(shard_id or 0)

    async def on_shard_connect(self, shard_id: int) -> None:
        """A shard is connected."""
        self._connected_shards.add(shard_id)
        self.has_connected.set()

    @property
    def all_connected(self) -> bool:
        """Whether each of its shards has been connected."""
        return self._connected_shards.issuperset(self.shard_ids or range(self.shard_count or 1))

    def _interaction_came(self, data: Any) -> None:
        # Somebody asks for something; perhaps another process has been told so too.
        claiming = asyncio.create_task(self._claim_interaction(data))
        self._answers.add(claiming)
        claiming.add_done_callback(self._answers.discard)

    async def _claim_interaction(self, data: Any) -> None:
        known = data.get("id") if isinstance(data, Mapping) else None
        if known is None or await self._claims.has(f"interaction:{known}"):
            self._take_interaction(data)  # which refuses what it can't read

    async def _greet(self, guild: Mapping[str, Any]) -> None:
        if await self._claims.has(f"hello:{guild['id']}"):
            context = self.responder.app.context
            came = {profile.WELCOMED: f"{context.now():.3f}"}
            await context.store.update_profile(f"{PLATFORM}:{guild['id']}", came)
            await come_back_to_all(context.tables, PLATFORM, str(guild["id"]))
            await say_hello(self, guild)

    async def _leave(self, guild: str) -> None:
        if await self._claims.has(f"gone:{guild}"):
            await leave_all(self.responder.app.context.tables, PLATFORM, guild)

    def begin_answer(self, kind: str) -> None:
        """The present task answers somebody, to its end: it is finished before we leave."""
        if task := asyncio.current_task():
            self._answers.add(task)
            asked = Request(PLATFORM, kind)
            task.add_done_callback(self._answers.discard)
            task.add_done_callback(lambda _: asked.end())

    def take_no_more(self) -> None:
        """From now on nothing is begun that people ask for."""
        self._connection.parsers["INTERACTION_CREATE"] = lambda _: None

    async def finish(self, within: float) -> None:
        """Wait for the answers that are under way, but no longer than so many seconds."""
        end = time.monotonic() + within
        await asyncio.sleep(0)  # what has just arrived begins with the next turn of the loop
        while self._answers and (left := end - time.monotonic()) > 0:
            await asyncio.wait(self._answers, timeout=left)
            await asyncio.sleep(0)  # likewise
        if late := list(self._answers):
            log.warning("some answers can't be finished", number=len(late))
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def launch(self, interaction: Interaction, data: str) -> bool:
        """Launch the activity, if that is what a button does."""
        try:
            return await self.responder.activity.launch(interaction, data)
        except (discord.HTTPException, aiohttp.ClientError, OSError, StoreAwayError) as err:
            log.warning("the activity isn't launched", why=str(err))
            await self.responder.answer_failure(interaction)
            return True

    async def answer_tap(self, interaction: Interaction, button: Ticket | str) -> None:
        """A button or a line of a menu of ours was chosen."""
        try:
            is_answered = await challenges.answer_tap(self.responder, interaction, button)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as err:
            log.warning("a form doesn't open", why=str(err))
            await self.responder.answer_failure(interaction)
            return
        if not is_answered:
            await self.responder.answer_tap(interaction, button)

    async def on_interaction(self, interaction: Interaction) -> None:
        """A form was sent; its id is the whole question, like a button's."""
        if interaction.type is discord.InteractionType.modal_submit:
            self.begin_answer("form")
            await challenges.answer_form(self.responder, interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """A bug in an event's handler."""
        log.exception("an event failed", discord_event=event_method)
