"""A match in a file that somebody drops on the page: its positions, and nothing of it is kept."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.client_errors import UNREADABLE_BODY
from bot.adapters.web.context import WebContext
from bot.adapters.web.requests import BODY_WITHIN, RefusedRequestError, parse_body
from bot.commands import match_files
from storage.base import StoreAwayError

_MOST: Final = 2 * match_files.LARGEST  # bytes: what the file is as a string of JSON
_IMMUTABLE: Final = {"Cache-Control": "private, max-age=3600, immutable"}


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchFileHandlers:
    """The requests of a match that comes as a file."""

    shared: WebContext

    def routes(self) -> list[web.RouteDef]:
        """Their addresses."""
        return [
            web.post("/api/file", self.open),
            web.get("/picture/{name:[0-9a-f]+}/{at:[0-9]{1,3}}.png", self.position),
        ]

    async def open(self, request: web.Request) -> web.Response:
        """The match of the file that is the request's body, position by position."""
        ask = self.shared.ask(request)

        async def fetch() -> bytes:
            said = parse_body((await _body(request)).decode("utf-8", "replace"))
            return said.text("file", limit=_MOST).encode("utf-8", "replace")

        size = request.content_length or 0
        size = size if size > _MOST else 0  # that of the file is seen when it is there
        reply = await self.shared.app.run(match_files.open_file, ask, size, fetch, is_stepped=True)
        if reply.is_away:
            raise StoreAwayError(reply.ack)
        serialiser = await self.shared.serialiser(request, ask)
        told = serialiser.reply(reply)
        if reply.private:
            told["positions"] = serialiser.film_frames(reply.private)
        return web.json_response(told, status=422 if reply.is_error else 200)

    async def position(self, request: web.Request) -> web.Response:
        """One picture of a film, for the one whose page named it."""
        visitor, at = self.shared.visitor(request).key, int(request.match_info["at"])
        film = self.shared.picture_tokens.get(visitor, request.match_info["name"])
        if film is None or at >= len(film):
            raise RefusedRequestError(404, "page-not-here")
        body = await self.shared.drawing.png(film[at], visitor)
        kind = film[at].style.file_type
        return web.Response(body=body, content_type=f"image/{kind}", headers=_IMMUTABLE)


# Raises RefusedRequestError: it comes too slowly, or is cut short, or too long.
async def _body(request: web.Request) -> bytes:
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for part in request.content.iter_any():
                found += part
                if len(found) > _MOST:
                    raise RefusedRequestError(413, "page-too-long")
    except TimeoutError:
        raise RefusedRequestError(408, "limit-page-slow") from None
    except UNREADABLE_BODY:
        raise RefusedRequestError(400, "page-bad-request", why="its body is cut short") from None
    return bytes(found)
