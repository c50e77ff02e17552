"""Requests of other sites are refused."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.adapters import webhooks
from bot.adapters.request_text import ODD_HEADERS, is_readable
from bot.adapters.web.frame_hosts import HEADERS, Apps
from bot.adapters.web.frame_places import frame_of, path_of

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})
_ALLOWED_SITES: Final = frozenset({"same-origin", "none"})  # values of Sec-Fetch-Site


def _refusal_of(request: web.Request, host: str, apps: Apps) -> str:
    # Why a request is refused, for a browser's console; "" if it isn't.
    name = (urlsplit(f"//{request.host}").hostname or "").lower()
    if host in LOOPBACK and name not in LOOPBACK:
        # A name that resolves to this machine, but is somebody else's page: DNS rebinding.
        return f"this hall is not called {name!r}"
    site = request.headers.get("Sec-Fetch-Site", "none")
    if site not in _ALLOWED_SITES and not _is_page_view(request):
        return "the request comes from another site"
    origin = request.headers.get("Origin")
    if origin not in (None, apps.origin_of(request)) and urlsplit(origin).netloc != request.host:
        return "the request comes from another site"
    if request.method == "POST":
        if request.content_type != "application/json":
            return "it must be application/json"
        if "X-Salle" not in request.headers:
            return "the header X-Salle is missing"
    return ""


def guard_against_other_sites(host: str, apps: Apps) -> Middleware:
    """The middleware for a server bound to `host`."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not is_readable(request):
            return web.json_response({"error": ODD_HEADERS}, status=400, headers=HEADERS)
        if request.path.startswith(webhooks.PREFIX):
            return await handler(request)  # a platform's call, which proves itself by a secret
        if why := _refusal_of(request, host, apps):
            return web.json_response({"error": why}, status=403, headers=HEADERS)
        return await handler(request)

    return guard


def _is_page_view(request: web.Request) -> bool:
    # Whether a link was followed to a page, or an app shows it in a frame: it is shown to the
    # reader, and changes nothing.
    headers = request.headers
    is_framed = frame_of(request) or request.path.startswith("/widget/")
    shown = ("document", "iframe") if is_framed else ("document",)
    return (
        request.method == "GET"
        and headers.get("Sec-Fetch-Mode") == "navigate"
        and headers.get("Sec-Fetch-Dest") in shown
        and not path_of(request).startswith("/api/")
    )
