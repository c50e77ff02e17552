"""The port of a process that serves no page: its health, and the platforms' webhooks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.adapters import client_errors, webhooks
from bot.adapters.listening import address, listen
from bot.adapters.probes import probe_routes
from bot.adapters.request_text import refuse_odd_headers
from bot.observability.health import Health
from bot.settings import Settings


@asynccontextmanager
async def open_port(settings: Settings, health: Health) -> AsyncIterator[None]:
    """Open in this block, then the requests under way are finished. Raises StartError."""
    client_errors.log_briefly()
    app = web.Application(middlewares=[refuse_odd_headers])
    app.add_routes([*probe_routes(health), web.post(webhooks.PREFIX + "{name}", webhooks.serve)])
    runner = await listen(app, settings.host, settings.port)
    print(f"Salle: {address(runner, settings.host)}healthz", flush=True)  # noqa: T201 - as the page
    try:
        yield
    finally:
        await runner.cleanup()
