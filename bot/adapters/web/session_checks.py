"""Cookies of sessions that were ended are refused, and those of sessions that go on are noted."""

from __future__ import annotations

from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.adapters import webhooks
from bot.adapters.web.context import WebContext
from bot.adapters.web.devices import device_of
from bot.adapters.web.frame_places import path_of
from bot.adapters.web.logins import CHAIRS, ENDED_SESSIONS, PLATFORM, Logins, Visitor
from bot.adapters.web.requests import address_of
from storage.base import StoreAwayError
from storage.store import Store

_DAY: Final = 86_400  # seconds
# What is the same for everybody, or knows people by other means than a cookie.
_FOR_ALL: Final = (
    "/static/", "/healthz", "/readyz", "/plate/", "/sprite/", "/icon/", "/shell/",
    "/manifest.webmanifest", "/sw.js", webhooks.PREFIX,
)  # fmt: skip
_ASKED_BY_SCRIPTS: Final = ("/api/", "/events", "/picture/")


def refuse_ended_sessions(store: Store, logins: Logins) -> Middleware:
    """The middleware by which `Logins.read` knows nobody whose session was ended.

    One round trip. While the store is away a script is told so, and a page is served as to somebody
    who isn't known.
    """

    @web.middleware
    async def refuse(request: web.Request, handler: Handler) -> web.StreamResponse:
        path = path_of(request)
        if path.startswith(_FOR_ALL):
            return await handler(request)
        named = [who.session for chair in range(CHAIRS) if (who := logins.signed(request, chair))]
        if named:
            try:
                request[ENDED_SESSIONS] = await store.ended_of(named)
            except StoreAwayError:
                if path.startswith(_ASKED_BY_SCRIPTS):
                    raise
                request[ENDED_SESSIONS] = frozenset(named)
        return await handler(request)

    return refuse


async def note_session(shared: WebContext, request: web.Request, visitor: Visitor) -> None:
    """Note that somebody who has given a name is here today. Raises StoreAwayError."""
    if visitor.name and visitor.platform == PLATFORM:
        await shared.app.context.store.note_session(
            address_of(visitor),
            visitor.session,
            device=device_of(request.headers.get("User-Agent", "")),
            day=today(shared),
        )


def today(shared: WebContext) -> int:
    """The day, since 1970: of no visit more is kept than that."""
    return int(shared.app.context.now() // _DAY)
