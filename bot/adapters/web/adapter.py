"""The page as the composition root sees it."""

from __future__ import annotations

import asyncio

from aiohttp import web

from bot.adapters.listening import address, listen
from bot.adapters.web.app import make_app
from bot.adapters.web.events import Hub
from bot.adapters.web.listener import Listener
from bot.adapters.web.messenger import WebMessenger
from bot.adapters.web.push import Push
from bot.adapters.web.watchers import Watchers
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.roles import Role
from bot.settings import Settings


class WebAdapter(WebMessenger):
    """Fulfils `bot.composition.Adapter`.

    In a process that has the page's role it serves the page; where it hasn't, it only tells the
    tabs, whichever processes they are open in.
    """

    def __init__(self, settings: Settings, app: Application, pictures: Pictures) -> None:
        store = app.context.store
        self._hub, self._watchers = Hub(), Watchers(store)
        push = Push(app.context.tables, settings.push_contact)
        super().__init__(store, push, self._watchers)
        self._settings, self._app, self._pictures = settings, app, pictures
        self._serves = Role.PAGE in settings.roles
        self._listener = Listener(store, self._hub, self._watchers)
        self._runner: web.AppRunner | None = None
        self.port = settings.port

    async def start(self) -> None:
        """Bind the port and print the page's address. Raises StartError."""
        if not self._serves:
            return
        app = make_app(
            self._settings,
            self._app,
            self._pictures,
            self._hub,
            self._watchers,
            self._push,
            await self._app.context.store.secret(),
        )
        host = self._settings.host
        self._runner = await listen(app, host, self._settings.port)
        self.port = self._runner.addresses[0][1]
        print(f"Salle: {address(self._runner, host)}", flush=True)  # noqa: T201 - for the operator

    async def is_ready(self) -> bool:
        """Whether the port is open, if this process serves the page."""
        return self._runner is not None or not self._serves

    async def run(self) -> None:
        """Hear news for the tabs until cancelled; aiohttp serves in tasks of its own."""
        if self._serves:
            await self._listener.run()
        else:
            await asyncio.Event().wait()

    async def finish(self) -> None:
        """Let go of the port, end the open streams, and finish the requests that are under way."""
        self._hub.close()
        if self._runner:
            await self._runner.cleanup()
        await self._listener.close()

    async def close(self) -> None:
        """Leave off telling browsers; also after a failed start."""
        await self.finish()
        await self._push.close()


make_adapter = WebAdapter
