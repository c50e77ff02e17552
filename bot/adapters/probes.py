"""What probes are told: that a process lives, and whether it is ready."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from bot.observability.health import Health

_HEADERS: Final = {"Cache-Control": "no-store"}


def probe_routes(health: Health) -> list[web.RouteDef]:
    """`/healthz`, and `/readyz`: 200 when this process can do its part, else 503 and what can't."""

    async def alive(_: web.Request) -> web.Response:
        # That it is answered says it all: the event loop turns.
        return web.json_response({"alive": True}, headers=_HEADERS)

    async def ready(_: web.Request) -> web.Response:
        status, said = await health.report()
        return web.json_response(said, status=status, headers=_HEADERS)

    return [web.get("/healthz", alive), web.get("/readyz", ready)]
