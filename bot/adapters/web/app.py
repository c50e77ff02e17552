"""The web application: which address does what, and what is said when something fails."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import structlog
from aiohttp import web

from bot.adapters import webhooks
from bot.adapters.web.events import Hub
from bot.adapters.web.lobby import Lobby
from bot.adapters.web.logins import Logins
from bot.adapters.web.picture_tokens import PictureTokens
from bot.adapters.web.request_checks import Handler, guarded, sign
from bot.adapters.web.requests import BODY, RefusedError, words_of
from bot.adapters.web.tables import TableHandlers
from bot.application.loaded_table import DamagedTableError, NoTableError
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.settings import Settings
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

STATIC: Final = Path(__file__).parent / "static"
_FRESH: Final = {"Cache-Control": "no-cache"}  # kept, and asked for again by its time

_KNOWN: Final[dict[type[Exception], tuple[int, str]]] = {
    NoTableError: (404, "hall-no-table"),
    DamagedTableError: (500, "hall-damaged"),
    StoreAwayError: (503, "hall-store-away"),
    web.HTTPNotFound: (404, "page-not-here"),
    web.HTTPMethodNotAllowed: (405, "page-not-here"),
    web.HTTPRequestEntityTooLarge: (413, "page-too-long"),
}


def make_app(
    settings: Settings, app: Application, pictures: Pictures, hub: Hub, secret: bytes
) -> web.Application:
    """The application, ready to be served."""
    lobby = Lobby(
        app=app,
        pictures=pictures,
        picture_tokens=PictureTokens(secret),
        logins=Logins(secret),
        host=settings.host,
    )
    at = TableHandlers(lobby=lobby, hub=hub)
    site = web.Application(middlewares=[guarded(settings.host), in_words], client_max_size=BODY)
    site.on_response_prepare.append(sign)
    site.add_routes(
        [
            web.get("/", _page("arrival.html")),
            web.get("/t/{table}", _page("table.html")),
            web.get("/healthz", lobby.health),
            web.get("/events", at.events),
            web.get("/plate/{game}/{which:hero|plate}.png", lobby.plate),
            web.get("/icon/{game}.svg", lobby.icon),
            web.get("/picture/{name:[0-9a-f]+}.{kind:png|gif}", lobby.picture),
            web.get("/api/hello", lobby.hello),
            web.get("/api/tables", lobby.tables),
            web.get("/api/rules/{game}", lobby.rules),
            web.get("/api/cards/{game}", lobby.cards),
            web.post(webhooks.PREFIX + "{name}", webhooks.serve),
            web.post("/api/name", lobby.rename),
            web.post("/api/choose", lobby.choose),
            web.post("/api/challenge", at.challenge),
            web.get("/api/table/{table}", at.visit),
            web.get("/api/table/{table}/complete", at.complete),
            web.post("/api/table/{table}/tap", at.tap),
            web.post("/api/table/{table}/type", at.type),
            web.post("/api/table/{table}/act/{act}", at.act),
            web.static("/static", STATIC),
        ]
    )
    return site


@web.middleware
async def in_words(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whatever fails is said as one JSON sentence; a bug is logged and says no more than that."""
    try:
        response = await handler(request)
    except RefusedError as err:
        return _sorry(request, err.status, err.key, **err.facts)
    except tuple(_KNOWN) as err:
        status, key = next(found for kind, found in _KNOWN.items() if isinstance(err, kind))
        return _sorry(request, status, key)
    except web.HTTPException:
        raise
    except (ConnectionResetError, TimeoutError):
        raise  # the browser went away; aiohttp knows what to do
    except Exception:
        log.exception("a request failed", path=request.path)
        return _sorry(request, 500, "page-broke")
    if request.path.startswith("/static"):
        response.headers.setdefault("Cache-Control", _FRESH["Cache-Control"])
    elif request.path.startswith("/api"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def _sorry(request: web.Request, status: int, key: str, **facts: str) -> web.Response:
    words = words_of(request)(key, **facts)
    headers = {"Cache-Control": "no-store"}
    return web.json_response(
        {"error": words, "is_away": status == 503}, status=status, headers=headers
    )


def _page(name: str) -> Handler:
    """A shell: the same for everybody, so it may be opened from anywhere."""
    path = STATIC / name

    async def page(request: web.Request) -> web.StreamResponse:
        return web.FileResponse(path, headers=_FRESH)

    return page
