"""Requests whose headers can't be read are refused before anything reads them."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

ODD_HEADERS: Final = "its headers must be UTF-8, and its Host and Origin addresses"


def is_readable(request: web.Request) -> bool:
    """Whether all its headers, cookies and secrets among them, are UTF-8, and addresses such."""
    try:
        for value in request.headers.values():
            value.encode()  # aiohttp keeps what it can't decode as lone surrogates
        urlsplit(f"//{request.host}")
        urlsplit(request.headers.get("Origin", ""))
        return bool(request.url)  # made when it is first asked for
    except ValueError:
        return False


@web.middleware
async def refuse_odd_headers(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer 400 to what can't be read."""
    if not is_readable(request):
        return web.json_response({"error": ODD_HEADERS}, status=400)
    return await handler(request)
