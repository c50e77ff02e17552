"""The web application: which address does what, and what is said when something fails."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import structlog
from aiohttp import web

from bot.adapters import webhooks
from bot.adapters.web.context import WebContext
from bot.adapters.web.drawing import PageDrawing
from bot.adapters.web.events import Hub
from bot.adapters.web.lobby import LobbyHandlers
from bot.adapters.web.logins import Logins
from bot.adapters.web.picture_tokens import PictureTokens
from bot.adapters.web.request_checks import Handler, add_headers, guard_against_other_sites
from bot.adapters.web.requests import BODY, RefusedError, words_of
from bot.adapters.web.tables import TableHandlers
from bot.application.loaded_table import DamagedTableError, NoTableError
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.settings import Settings
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

STATIC: Final = Path(__file__).parent / "static"
_REVALIDATE: Final = {"Cache-Control": "no-cache"}

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
    shared = WebContext(
        app=app,
        drawing=PageDrawing(pictures),
        picture_tokens=PictureTokens(secret),
        logins=Logins(secret),
        host=settings.host,
    )
    lobby = LobbyHandlers(shared=shared)
    tables = TableHandlers(shared=shared, hub=hub)
    site = web.Application(
        middlewares=[guard_against_other_sites(settings.host), errors_in_words],
        client_max_size=BODY,
    )
    site.on_response_prepare.append(add_headers)
    site.add_routes(
        [
            web.get("/", _page("arrival.html")),
            web.get("/t/{table}", _page("table.html")),
            web.get("/healthz", lobby.health),
            web.get("/events", tables.events),
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
            web.post("/api/settings", lobby.settings),
            web.post("/api/hours", lobby.hours),
            web.post("/api/vacation", lobby.vacation),
            web.post("/api/challenge", tables.challenge),
            web.get("/api/table/{table}", tables.visit),
            web.get("/api/table/{table}/complete", tables.complete),
            web.post("/api/table/{table}/tap", tables.tap),
            web.post("/api/table/{table}/type", tables.type),
            web.post("/api/table/{table}/act/{act}", tables.act),
            web.static("/static", STATIC),
        ]
    )
    return site


@web.middleware
async def errors_in_words(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn errors into JSON with one sentence; a bug is logged, and only said to have happened."""
    try:
        response = await handler(request)
    except RefusedError as err:
        return _error(request, err.status, err.key, **err.facts)
    except tuple(_KNOWN) as err:
        status, key = next(found for kind, found in _KNOWN.items() if isinstance(err, kind))
        return _error(request, status, key)
    except web.HTTPException:
        raise
    except (ConnectionResetError, TimeoutError):
        raise  # the browser went away, which aiohttp handles
    except Exception:
        log.exception("a request failed", path=request.path)
        return _error(request, 500, "page-broke")
    if request.path.startswith("/static"):
        response.headers.setdefault("Cache-Control", _REVALIDATE["Cache-Control"])
    elif request.path.startswith("/api"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def _error(request: web.Request, status: int, key: str, **facts: str) -> web.Response:
    words = words_of(request)(key, **facts)
    headers = {"Cache-Control": "no-store"}
    return web.json_response(
        {"error": words, "is_away": status == 503}, status=status, headers=headers
    )


def _page(name: str) -> Handler:
    """A static page: the same for everybody, so other sites may link to it."""
    path = STATIC / name

    async def page(request: web.Request) -> web.StreamResponse:
        return web.FileResponse(path, headers=_REVALIDATE)

    return page
