"""The page's server, as the composition root sees it."""

from __future__ import annotations

import asyncio
import errno
from contextlib import AbstractAsyncContextManager, nullcontext

from aiohttp import web

from bot.adapters.web.app import make_app
from bot.adapters.web.events import Hub
from bot.application.model import Address, Post
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.settings import Settings, StartError
from storage.base import Notice, TableKey

_SHUTDOWN_TIMEOUT = 2.0  # seconds that open requests get at the end


class WebAdapter:
    """Fulfils `bot.composition.Adapter`."""

    platform = "web"

    def __init__(self, settings: Settings, app: Application, pictures: Pictures) -> None:
        self._settings, self._app, self._pictures = settings, app, pictures
        self._hub = Hub()
        self._runner: web.AppRunner | None = None
        self.port = settings.port

    async def start(self) -> None:
        """Bind the port and print the page's address. Raises StartError."""
        secret = await self._app.context.store.secret()
        app = make_app(self._settings, self._app, self._pictures, self._hub, secret)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=_SHUTDOWN_TIMEOUT)
        await self._runner.setup()
        host, port = self._settings.host, self._settings.port
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as err:
            raise StartError(_why(err, host, port)) from err
        self.port = self._runner.addresses[0][1]
        shown = f"[{host}]" if ":" in host else host
        print(f"Salle: http://{shown}:{self.port}/", flush=True)  # noqa: T201 - for the operator

    async def run(self) -> None:
        """Serve until cancelled: aiohttp does it in tasks of its own."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """End the open streams, then the server."""
        self._hub.close()
        if self._runner:
            await self._runner.cleanup()

    def turn(self, whom: Address, notice: Notice) -> AbstractAsyncContextManager[None]:
        """A tab is told at once."""
        return nullcontext()

    async def send_to_chat(self, chat: Address, post: Post, *, previous: str, nonce: str) -> str:
        """Tell the tabs at this table that it changed, and at that of which it is the rematch.

        They load it, and their lists. So do all tabs of its players: what waits for them is counted
        there too, also after their own acts.
        """
        for table in filter(None, (post.table, post.follows)):
            self._hub.notify_table(table.table, post.version)
        for player in post.players:
            if post.table and player.address.platform == self.platform:
                self._hub.notify_person(player.address.id, post.table.table, post.version)
        return ""

    async def send_to_person(self, who: Address, post: Post, *, previous: str, nonce: str) -> str:
        """Tell all tabs of one person that a table changed."""
        if post.table:
            self._hub.notify_person(who.id, post.table.table, post.version)
        return ""

    async def strip(self, reference: str, *, words: str = "") -> None:
        """Nothing: a page shows the table as it is, in the place of an older question."""

    def private_link(self, table: TableKey, *, is_open: bool) -> str:
        """The page reaches whoever opens it, and nobody else."""
        return ""


def make_adapter(settings: Settings, app: Application, pictures: Pictures) -> WebAdapter:
    """The adapter, as the composition root wants it."""
    return WebAdapter(settings, app, pictures)


def _why(err: OSError, host: str, port: int) -> str:
    if err.errno == errno.EADDRINUSE:
        return f"port {port} on {host} is taken; set SALLE_PORT to another one"
    if err.errno == errno.EACCES:
        return f"port {port} on {host} may not be used; set SALLE_PORT to one above 1023"
    return f"the local table can't be opened on {host}:{port}: {err.strerror or err}"
