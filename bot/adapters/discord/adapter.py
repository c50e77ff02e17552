"""The Discord adapter as the composition root sees it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import aiohttp
import discord
import structlog
from discord.http import Route

from bot.adapters.discord.activity import Activity
from bot.adapters.discord.claims import Claims
from bot.adapters.discord.client import Client
from bot.adapters.discord.command_sync import registered
from bot.adapters.discord.commands import add_commands
from bot.adapters.discord.inspection import inspect_server
from bot.adapters.discord.messenger import DiscordMessenger
from bot.adapters.discord.overall_rate import OVERALL
from bot.adapters.discord.places import PLATFORM
from bot.adapters.discord.responses import Responder
from bot.adapters.rates import OverallRate, SharedRates
from bot.application.model import Address
from bot.application.permissions import Inspection, NotInspectedError
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.roles import Role
from bot.settings import Settings, StartError
from storage.store import Store

log = structlog.get_logger(__name__)

_START_TIMEOUT: Final = 10.0  # seconds for which a Discord that is away holds up the start
_RETRY_DELAY: Final = 5.0  # seconds between the first attempts to log in, doubled each time
_LONGEST_DELAY: Final = 300.0
_LAST_SECONDS: Final = 6.0  # for the answers that are under way when we are to stop
_WRONG_SHARDS: Final = {4010, 4011}  # there is no such shard; there must be more of them
_REFUSED: Final = "Discord refuses DISCORD_TOKEN: copy the bot's token again from its page"
_TROUBLE: Final = (
    *(aiohttp.ClientError, OSError, TimeoutError),
    *(discord.GatewayNotFound, discord.HTTPException, discord.RateLimited),
)


class DiscordAdapter(DiscordMessenger):
    """One bot on Discord. One that doesn't receive only sends, and needs no gateway for that."""

    platform = PLATFORM

    def __init__(self, settings: Settings, app: Application, pictures: Pictures) -> None:
        """`settings.discord_token` must be set."""
        assert settings.discord_token  # noqa: S101 - else nobody asks for this adapter
        activity = Activity(
            app.context.store,
            app.context.tables.aliases,
            is_set_up=bool(settings.page_url and settings.discord_client_secret),
        )
        super().__init__(app.context.store, pictures, activity)
        Route.BASE = settings.discord_api_base
        self._token = settings.discord_token.get_secret_value()
        self._shards = settings.discord_shards
        self._receives = Role.DISCORD in settings.roles
        # Over a private store there is no other process.
        shared = self._store if settings.redis_url else None
        self._claims = Claims(shared)
        self._rate = _overall_rate(self._token, shared) if settings.discord_limits else None
        self._responder = Responder(app, pictures, activity)
        app.context.inspectors[PLATFORM] = self
        self._client: Client | None = None
        self._is_starting = True
        self._has_connected = asyncio.Event()
        self._connection: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Log in and connect; a Discord that is away is waited for, but not for ever.

        Raises:
            StartError: the token is refused.
        """
        self._connection = asyncio.create_task(self._stay_connected())
        connected = asyncio.create_task(self._has_connected.wait())
        await asyncio.wait(
            [self._connection, connected], timeout=_START_TIMEOUT, return_when="FIRST_COMPLETED"
        )
        is_connected = connected.done()
        connected.cancel()
        if self._connection.done():
            self._connection.result()
        if not is_connected:
            log.warning("Discord isn't there yet; the hall opens without it and keeps trying")
        self._is_starting = False

    async def is_ready(self) -> bool:
        """Whether we are logged in, and every shard that we hear has been connected."""
        client = self._client
        return client is not None and (client.all_connected or not self._receives)

    async def run(self) -> None:
        """Be connected until cancelled; then nothing new is taken up."""
        assert self._connection  # noqa: S101 - `start` comes first
        try:
            await asyncio.wait([self._connection])
        finally:
            if self._client:
                self._client.take_no_more()

    async def finish(self) -> None:
        """Finish the answers that are under way."""
        if self._client:
            self._client.take_no_more()
            await self._client.finish(within=_LAST_SECONDS)

    async def close(self) -> None:
        """Leave off tidying, and disconnect; also after a failed start."""
        await self._tidying.close()
        if self._connection:
            self._connection.cancel()
            await asyncio.wait([self._connection])

    async def inspect(self, place: Address) -> Inspection:
        """See `bot.application.permissions.PlaceInspector`."""
        if self._client is None:
            raise NotInspectedError("not logged in")
        return await inspect_server(self._client, int(place.id))

    async def strip(self, reference: str, *, words: str = "") -> None:
        """See `bot.messages.messenger.Messenger`."""
        if not await self._responder.questions.strip(reference, words):
            await super().strip(reference)

    async def _stay_connected(self) -> None:
        # Be connected until cancelled, whatever happens. Raises StartError: Discord doesn't let us
        # in at the start.
        pause = _RETRY_DELAY
        while True:
            began = time.monotonic()
            try:
                await self._connect()
            except Exception as err:
                refusal = _refusal(err)
                if self._is_starting and refusal:
                    raise StartError(refusal) from None
                if refusal:
                    log.error("Discord shuts Salle out; trying again", why=refusal, seconds=pause)
                elif isinstance(err, _TROUBLE):
                    log.warning("Discord is in trouble; trying again", why=str(err), seconds=pause)
                elif self._is_starting:
                    raise
                else:
                    log.exception("the connection to Discord broke; trying again", seconds=pause)
            if time.monotonic() - began > _LONGEST_DELAY:
                pause = _RETRY_DELAY
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_DELAY)

    async def _connect(self) -> None:
        # From login to the end of a connection; the library reconnects by itself meanwhile.
        async with Client(
            self._responder, claims=self._claims, shards=self._shards, rate=self._rate
        ) as client:
            add_commands(client.tree, self._responder)
            try:
                await client.login(self._token)
                self._activity.logged_in(client.application)
                async with self._registered(client):
                    self._is_shut_out.clear()
                    self._client = client
                    self._is_logged_in.set()
                    await (self._receive(client) if self._receives else self._only_send())
            finally:
                self._client = None
                self._is_logged_in.clear()

    def _registered(self, client: Client) -> contextlib.AbstractAsyncContextManager[None]:
        # The commands, registered by one of the processes that receive.
        if self._receives and (self._shards is None or self._shards.has_first):
            return registered(client.tree, self._store, self._activity)
        return contextlib.nullcontext()

    async def _only_send(self) -> None:
        # Until we are shut out. No gateway is needed for that.
        self._has_connected.set()
        await self._is_shut_out.wait()
        raise _shut_out()

    async def _receive(self, client: Client) -> None:
        connecting = asyncio.create_task(client.connect())
        connected = asyncio.create_task(client.has_connected.wait())
        shut_out = asyncio.create_task(self._is_shut_out.wait())
        try:
            await asyncio.wait([connecting, connected, shut_out], return_when="FIRST_COMPLETED")
            if connected.done():
                self._has_connected.set()
            await asyncio.wait([connecting, shut_out], return_when="FIRST_COMPLETED")
            if not connecting.done():
                raise _shut_out()
            connecting.result()
        finally:
            for task in (connecting, connected, shut_out):
                task.cancel()


make_adapter = DiscordAdapter


def _overall_rate(token: str, shared: Store | None) -> OverallRate:
    # Discord's, kept together with other processes where they share a store.
    # The first part of a bot's token is its number, in an alphabet of Discord's.
    bot, _, _ = token.partition(".")
    return OverallRate(OVERALL, SharedRates(shared, f"{PLATFORM}:{bot}") if shared else None)


def _shut_out() -> discord.LoginFailure:
    return discord.LoginFailure("a message was refused for its token")


def _refusal(err: Exception) -> str:
    # Why Discord doesn't let us in, in a sentence; "" if that isn't what is wrong.
    match err:
        case discord.LoginFailure():
            return f"{_REFUSED}."
        case discord.ConnectionClosed() if err.code in _WRONG_SHARDS:
            return f"Discord wants other shards (its gateway closed with {err.code}): set --shards."
        case discord.ConnectionClosed():
            return f"{_REFUSED} (its gateway closed with {err.code})."
        case discord.HTTPException() if err.status < 500 and err.status != 429:
            return f"Discord doesn't let Salle in: {err}."
    return ""
