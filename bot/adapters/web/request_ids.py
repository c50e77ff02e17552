"""Requests of the page have ids, and are counted."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.adapters import webhooks
from bot.adapters.web.logins import PLATFORM
from bot.observability.requests import note, present_id
from bot.observability.requests import request as begun

HEADER: Final = "X-Request-ID"
# Files, streams that last for hours, probes; and updates, which are requests of their platform.
_UNCOUNTED: Final = ("/static/", "/events", "/healthz", "/readyz", webhooks.PREFIX)


@web.middleware
async def with_request_id(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Give the request an id of our own, which the answer names, and count how it ends."""
    if request.path.startswith(_UNCOUNTED):
        return await handler(request)
    with begun(PLATFORM, _kind(request)):
        try:
            response = await handler(request)
        except web.HTTPException as err:
            note(_outcome(err.status))
            err.headers[HEADER] = present_id()
            raise
        except (ConnectionResetError, TimeoutError, asyncio.CancelledError):
            note("unanswered")  # the browser went away
            raise
        note(_outcome(response.status))
        if not response.prepared:
            response.headers[HEADER] = present_id()
        return response


def _kind(request: web.Request) -> str:
    if request.method != "POST":
        return "view"
    return "tap" if request.path.endswith("/tap") else "command"


def _outcome(status: int) -> str:
    if status < 400:
        return "ok"
    if status < 500:
        return "refused"
    return "away" if status == 503 else "failed"
