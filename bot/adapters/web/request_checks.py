"""Requests of other sites are refused; security headers are added to every answer."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.adapters import webhooks
from bot.adapters.request_text import ODD_HEADERS, is_readable
from bot.adapters.web.pages import content_security_policy

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})
_ALLOWED_SITES: Final = frozenset({"same-origin", "none"})  # values of Sec-Fetch-Site

_HEADERS: Final = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


def _refusal_of(request: web.Request, host: str) -> str:
    # Why a request is refused, for a browser's console; "" if it isn't.
    name = (urlsplit(f"//{request.host}").hostname or "").lower()
    if host in LOOPBACK and name not in LOOPBACK:
        # A name that resolves to this machine, but is somebody else's page: DNS rebinding.
        return f"this hall is not called {name!r}"
    site = request.headers.get("Sec-Fetch-Site", "none")
    if site not in _ALLOWED_SITES and not _is_page_view(request):
        return "the request comes from another site"
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        return "the request comes from another site"
    if request.method == "POST":
        if request.content_type != "application/json":
            return "it must be application/json"
        if "X-Salle" not in request.headers:
            return "the header X-Salle is missing"
    return ""


def guard_against_other_sites(host: str) -> Middleware:
    """The middleware for a server bound to `host`."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not is_readable(request):
            return web.json_response({"error": ODD_HEADERS}, status=400, headers=_HEADERS)
        if request.path.startswith(webhooks.PREFIX):
            return await handler(request)  # a platform's call, which proves itself by a secret
        if why := _refusal_of(request, host):
            return web.json_response({"error": why}, status=403, headers=_HEADERS)
        return await handler(request)

    return guard


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers of every answer, streams included."""
    response.headers.setdefault("Content-Security-Policy", content_security_policy())
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)


def _is_page_view(request: web.Request) -> bool:
    # Whether a link was followed to a page: it is shown to the reader, and changes nothing.
    headers = request.headers
    return (
        request.method == "GET"
        and headers.get("Sec-Fetch-Mode") == "navigate"
        and headers.get("Sec-Fetch-Dest") == "document"
        and not request.path.startswith("/api/")
    )
