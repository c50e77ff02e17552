"""Where platforms call us: one port serves the local table and every platform's webhook.

An adapter adds its handler to `hooks` when it starts and takes it away when it closes; the web
application serves them all by one route: `app.router.add_post("/hooks/{name}", webhooks.serve)`.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

PREFIX: Final = "/hooks/"

# By name. A process has one port, so it has one of these.
hooks: Final[dict[str, Handler]] = {}


def webhook_address(url: str, name: str) -> str:
    """Where a platform is to call us; a URL without a path of its own gets ours."""
    return url if urlsplit(url).path not in ("", "/") else f"{url.rstrip('/')}{PREFIX}{name}"


async def serve(request: web.Request) -> web.StreamResponse:
    """Hand a platform's call to its adapter, which checks that it is genuine."""
    handler = hooks.get(request.match_info["name"])
    if handler is None:
        raise web.HTTPNotFound
    return await handler(request)
