"""The Discord adapter as the composition root sees it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import aiohttp
import discord
import structlog
from discord.http import Route
from pydantic import SecretStr

from bot.adapters.discord.client import Client
from bot.adapters.discord.command_sync import sync
from bot.adapters.discord.commands import add_commands
from bot.adapters.discord.links import link_to
from bot.adapters.discord.messenger import DiscordMessenger
from bot.adapters.discord.requests import PLATFORM
from bot.adapters.discord.responses import Responder
from bot.adapters.ordered_locks import OrderedLocks
from bot.application.model import Address, Post
from bot.application.notices import CHAT
from bot.commands.application import Application
from bot.messages.messenger import RetryLaterError
from bot.messages.pictures import Pictures
from bot.settings import Settings, StartError
from storage.base import Notice, NoticeKind, TableKey

log = structlog.get_logger(__name__)

_START_TIMEOUT: Final = 10.0  # seconds for which a Discord that is away holds up the start
_RETRY_DELAY: Final = 5.0  # seconds between attempts to log in
_REFUSED: Final = "Discord refuses DISCORD_TOKEN: copy the bot's token again from its page"
_UNREACHABLE: Final = (aiohttp.ClientError, OSError, TimeoutError, discord.GatewayNotFound)


def make_adapter(settings: Settings, app: Application, pictures: Pictures) -> DiscordAdapter:
    """The adapter; `settings.discord_token` must be set."""
    assert settings.discord_token  # noqa: S101 - else nobody asks for this adapter
    Route.BASE = settings.discord_api_base
    return DiscordAdapter(settings.discord_token, app, pictures)


class DiscordAdapter:
    """One bot on Discord."""

    platform = PLATFORM

    def __init__(self, token: SecretStr, app: Application, pictures: Pictures) -> None:
        self._token = token
        self._app = app
        app.context.links.add(PLATFORM, link_to)
        self._responder = Responder(app, pictures)
        self._messenger = DiscordMessenger(app.context.store, pictures)
        self._client: Client | None = None  # while it is logged in
        self._is_logged_in = asyncio.Event()
        self._turns = OrderedLocks()
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
        if self._connection.done():
            connected.cancel()
            self._connection.result()
        elif not connected.done():
            connected.cancel()
            log.warning("Discord isn't there yet; the hall opens without it and keeps trying")

    async def run(self) -> None:
        """Serve until cancelled. Raises StartError when the token stops being good."""
        assert self._connection  # noqa: S101 - `start` comes first
        await self._connection

    async def close(self) -> None:
        """Disconnect."""
        await self._messenger.close()
        if self._connection:
            self._connection.cancel()
            with contextlib.suppress(asyncio.CancelledError, StartError):
                await self._connection

    @asynccontextmanager
    async def turn(self, whom: Address, notice: Notice) -> AsyncIterator[None]:
        """See `Messenger.turn`. Cards go to their channel, boards to the thread of their table.

        The library waits for up to 30 s where Discord asks for it; meanwhile others wait here.
        """
        await self._is_logged_in.wait()
        is_board = notice.to == CHAT and notice.kind is not NoticeKind.CARD
        async with self._turns.of(str(notice.table if is_board else whom)):
            yield

    async def send_to_chat(self, chat: Address, post: Post, *, previous: str, nonce: str) -> str:
        """See `bot.messages.messenger.Messenger`."""
        return await self._messenger.send_to_chat(
            self._logged_in(), chat, post, previous=previous, nonce=nonce
        )

    async def send_to_person(self, who: Address, post: Post, *, previous: str, nonce: str) -> str:
        """See `bot.messages.messenger.Messenger`."""
        return await self._messenger.send_to_person(
            self._logged_in(), who, post, previous=previous, nonce=nonce
        )

    async def strip(self, reference: str, *, words: str = "") -> None:
        """See `bot.messages.messenger.Messenger`."""
        if not await self._responder.questions.strip(reference, words) and self._client:
            self._messenger.strip(self._client, reference, words)

    def private_link(self, table: TableKey, *, is_open: bool) -> str:
        """Salle's profile, from where anybody can write to her: no link leads to a table."""
        user = self._client.user if self._client else None
        return f"https://discord.com/users/{user.id}" if user else ""

    def _logged_in(self) -> Client:
        if self._client is None:
            raise RetryLaterError(_RETRY_DELAY)
        return self._client

    async def _stay_connected(self) -> None:
        """Be connected until cancelled. Raises StartError if Discord doesn't let us in."""
        while True:
            try:
                await self._connect()
            except discord.LoginFailure:
                raise StartError(f"{_REFUSED}.") from None
            except discord.ConnectionClosed as err:
                raise StartError(f"{_REFUSED} (its gateway closed with {err.code}).") from None
            except _UNREACHABLE as err:
                log.warning("Discord can't be reached; trying again", why=str(err))
            except discord.HTTPException as err:
                if err.status < 500 and err.status != 429:
                    raise StartError(f"Discord doesn't let Salle in: {err}.") from None
                log.warning("Discord is in trouble; trying again", why=str(err))
            await asyncio.sleep(_RETRY_DELAY)

    async def _connect(self) -> None:
        """From login to the end of a connection; the library reconnects by itself meanwhile."""
        async with Client(self._responder) as client:
            add_commands(client.tree, self._responder)
            try:
                await client.login(self._token.get_secret_value())
                await sync(client.tree, self._app.context.store)
                self._client = client
                self._is_logged_in.set()
                connecting = asyncio.create_task(client.connect())
                connected = asyncio.create_task(client.all_connected.wait())
                try:
                    await asyncio.wait([connecting, connected], return_when="FIRST_COMPLETED")
                    if connected.done():
                        self._has_connected.set()
                    await connecting
                finally:
                    connected.cancel()
                    connecting.cancel()
            finally:
                self._client = None
                self._is_logged_in.clear()
