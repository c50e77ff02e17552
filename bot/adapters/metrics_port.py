"""The operator's port: metrics and probes, and nothing that players use."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from bot import __version__
from bot.adapters.listening import address, listen
from bot.adapters.probes import probe_routes
from bot.observability import metrics
from bot.observability.health import Health
from bot.settings import Settings
from storage.base import StoreAwayError
from storage.store import Store

log = structlog.get_logger(__name__)

_FRESH: Final = 2.0  # seconds for which the outbox isn't looked at again
_TOLD: Final = ("discord", "telegram", "web")  # platforms that notices are parked for


@asynccontextmanager
async def metrics_port(settings: Settings, store: Store, health: Health) -> AsyncIterator[None]:
    """Open in this block, if it is wanted. Raises StartError."""
    metrics.info.labels(__version__).set(1)
    if settings.metrics_port is None:
        yield
        return
    server = MetricsServer(store, health)
    async with server.opened(settings.metrics_host, settings.metrics_port) as there:
        print(f"Salle: {there}metrics", flush=True)  # noqa: T201 - for the operator
        yield


class MetricsServer:
    """Answers `/metrics`, `/healthz` and `/readyz`."""

    def __init__(self, store: Store, health: Health) -> None:
        self._store, self._health = store, health
        self._looked_at = float("-inf")
        self._looking = asyncio.Lock()

    @asynccontextmanager
    async def opened(self, host: str, port: int) -> AsyncIterator[str]:
        """Serve in this block; the address. Raises StartError."""
        app = web.Application(client_max_size=1024)
        app.add_routes([web.get("/metrics", self._metrics), *probe_routes(self._health)])
        runner = await listen(app, host, port, setting="SALLE_METRICS_PORT")
        try:
            yield address(runner, host)
        finally:
            await runner.cleanup()

    async def _metrics(self, request: web.Request) -> web.Response:
        async with self._looking:
            await self._look()
        await self._health.parts()
        # In a thread: with many series it takes milliseconds, for which nobody must wait.
        body = await asyncio.to_thread(generate_latest, metrics.REGISTRY)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def _look(self) -> None:
        # Look what waits in the outbox, which all processes share; not more often than needed.
        if time.monotonic() - self._looked_at < _FRESH:
            return
        queues = {"notices": self._store, "computer_turns": self._store.computer_turns}
        with suppress(StoreAwayError):  # that the store is away is told by `salle_ready`
            for name, queue in queues.items():
                load = await queue.queue_load(now=time.time())
                metrics.outbox_notices.of(name).set(load.notices)
                metrics.outbox_oldest.of(name).set(load.oldest)
            # One after the other: what is asked in one go holds up the event loop meanwhile.
            for one in _TOLD:
                for platform, count in (await self._store.parked_load([one])).items():
                    metrics.outbox_parked.of(platform).set(count)
            self._looked_at = time.monotonic()
