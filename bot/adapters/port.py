"""The port of a process that serves no page: its health, and the platforms' webhooks."""

from __future__ import annotations

from aiohttp import web

from bot.adapters import client_errors, webhooks
from bot.adapters.listening import address, listen
from bot.adapters.metrics_port import alive
from bot.adapters.request_text import refuse_odd_headers
from bot.observability.health import Health
from bot.settings import Settings


class Port:
    """Open from `start` until `close`."""

    def __init__(self, settings: Settings, health: Health) -> None:
        self._settings = settings
        self._health = health
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Bind it, and print its address. Raises StartError."""
        client_errors.log_briefly()
        app = web.Application(middlewares=[refuse_odd_headers])
        app.add_routes(
            [
                web.get("/healthz", alive),
                web.get("/readyz", self._ready),
                web.post(webhooks.PREFIX + "{name}", webhooks.serve),
            ]
        )
        host = self._settings.host
        self._runner = await listen(app, host, self._settings.port)
        print(f"Salle: {address(self._runner, host)}healthz", flush=True)  # noqa: T201 - as the page

    async def close(self) -> None:
        """Finish the requests under way, and let go of the port."""
        if self._runner:
            await self._runner.cleanup()

    async def _ready(self, _: web.Request) -> web.Response:
        """200 when this process can do its part; else 503, and which part isn't ready."""
        status, said = await self._health.report()
        return web.json_response(said, status=status)
