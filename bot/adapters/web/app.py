"""The web application: which address does what, and what is said when something fails."""

from __future__ import annotations

from typing import Final

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.adapters import client_errors, webhooks
from bot.adapters.probes import probe_routes
from bot.adapters.proxies import believe_proxies
from bot.adapters.web import assets, installable
from bot.adapters.web.chat_login_requests import ChatLoginHandlers
from bot.adapters.web.chat_logins import providers
from bot.adapters.web.context import WebContext
from bot.adapters.web.drawing import PageDrawing
from bot.adapters.web.encrypted_names import EncryptedNames
from bot.adapters.web.events import Hub
from bot.adapters.web.frame_entering import FrameHandlers
from bot.adapters.web.frame_hosts import Apps, within
from bot.adapters.web.frame_places import frame_of, path_of
from bot.adapters.web.frame_sessions import FrameSessions
from bot.adapters.web.guides import GuideHandlers
from bot.adapters.web.link_pages import LinkPages
from bot.adapters.web.link_preview import LinkPreviews
from bot.adapters.web.lobby import LobbyHandlers
from bot.adapters.web.login_requests import LoginHandlers
from bot.adapters.web.logins import Logins
from bot.adapters.web.match_files import MatchFileHandlers
from bot.adapters.web.pages import message
from bot.adapters.web.people import PeopleHandlers
from bot.adapters.web.picture_tokens import PictureTokens
from bot.adapters.web.public_pages import PublicPages
from bot.adapters.web.push import Push
from bot.adapters.web.push_requests import PushHandlers
from bot.adapters.web.puzzle_requests import PuzzleHandlers
from bot.adapters.web.request_checks import guard_against_other_sites
from bot.adapters.web.request_ids import with_request_id
from bot.adapters.web.request_rates import RequestRates, limit_requests
from bot.adapters.web.requests import BODY, RefusedRequestError, words_of
from bot.adapters.web.session_checks import refuse_ended_sessions
from bot.adapters.web.table_html import TableHtml
from bot.adapters.web.tables import TableHandlers
from bot.adapters.web.tournament_pages import TournamentPages
from bot.adapters.web.watchers import Watchers
from bot.adapters.web.widgets import Widgets
from bot.application.loaded_table import DamagedTableError, NoTableError
from bot.application.loaded_tournament import DamagedTournamentError, NoTournamentError
from bot.application.refused import RefusedError
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.messages.words import REFUSALS, Refusal, refusal
from bot.settings import Settings
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

_REVALIDATE: Final = {"Cache-Control": "no-cache"}

_PACKED: Final = frozenset({"application/json", "text/html"})

# Of refusals that aren't the page's own; of others it is 422.
_STATUS: Final[dict[type[Exception], int]] = {
    NoTableError: 404,
    DamagedTableError: 500,
    NoTournamentError: 404,
    DamagedTournamentError: 500,
}

_KNOWN: Final[dict[type[Exception], tuple[int, str]]] = {
    StoreAwayError: (503, "hall-store-away"),
    web.HTTPNotFound: (404, "page-not-here"),
    web.HTTPMethodNotAllowed: (405, "page-not-here"),
    web.HTTPRequestEntityTooLarge: (413, "page-too-long"),
}

# What a person is told on a page of its own, under which title.
_SHOWN: Final = {404: "page-nothing-here", 429: "limit-page-wait"}


def make_app(
    settings: Settings,
    app: Application,
    pictures: Pictures,
    hub: Hub,
    watchers: Watchers,
    push: Push,
    secret: bytes,
    *,
    rates: RequestRates | None = None,
) -> web.Application:
    """The application, ready to be served."""
    client_errors.log_briefly()
    sessions = FrameSessions(secret, now=app.context.now)
    shared = WebContext(
        app=app,
        drawing=PageDrawing(pictures),
        picture_tokens=PictureTokens(secret),
        names=EncryptedNames(secret),
        logins=Logins(secret, sessions),
        hub=hub,
        watchers=watchers,
        host=settings.host,
        page_url=settings.page_url,
    )
    chats = providers(settings)
    apps = Apps.of(settings, chats)
    site = web.Application(
        middlewares=[
            with_request_id,
            believe_proxies(settings.trusted_proxies),
            guard_against_other_sites(settings.host, apps),
            _errors_in_words,
            limit_requests(rates or RequestRates(), shared.logins),
            refuse_ended_sessions(app.context.store, shared.logins),
        ],
        client_max_size=BODY,
    )
    site.on_response_prepare.append(apps.add_headers)
    previews = LinkPreviews(shared=shared)
    html = TableHtml(shared=shared, previews=previews)
    pages = _page_routes(shared, html)
    site.add_routes(pages)
    for frame in apps.offered:
        site.add_routes(within(frame.base, pages))
        site.add_routes([web.static(f"{frame.base}/static", assets.STATIC)])
    frames = FrameHandlers(shared=shared, html=html, sessions=sessions, apps=apps)
    site.add_routes(frames.routes())
    site.add_routes(Widgets(previews=previews, hosts=settings.widget_hosts).routes())
    site.add_routes(probe_routes(app.health))
    site.add_routes([web.post(webhooks.PREFIX + "{name}", webhooks.serve)])
    site.add_routes(installable.routes())
    site.add_routes(PushHandlers(shared=shared, push=push).routes())
    site.add_routes(LoginHandlers(shared=shared, chats=tuple(chats)).routes())
    site.add_routes(ChatLoginHandlers(shared=shared, providers=chats).routes())
    site.add_routes(LinkPages(shared=shared).routes())
    site.add_routes([web.static("/static", assets.STATIC)])
    return site


def _page_routes(shared: WebContext, html: TableHtml) -> list[web.RouteDef]:
    # What is the same in a browser and inside an app.
    lobby = LobbyHandlers(shared=shared)
    tables = TableHandlers(shared=shared)
    guides = GuideHandlers(shared=shared)
    return [
        *(
            web.get("/", lobby.arrival),
            web.get("/t/{table}", html.serve),
            web.get("/t/{table}/{at:[0-9]+}", html.serve),
            web.get(
                "/t/{table}/{version:[0-9]{1,6}}/{language:[a-z]{2}}.png", html.previews.picture
            ),
            web.get("/events", tables.events),
            web.get("/plate/{game}/{which:hero|plate}.webp", lobby.plate),
            web.get("/sprite/{game}/{kind:[a-z0-9_-]{1,80}}.png", lobby.sprite),
            web.get("/icon/{game}.svg", lobby.icon),
            web.get("/picture/{name:[0-9a-f]+}.{kind:png|webp|mp4}", lobby.picture),
            web.get("/api/hello", lobby.hello),
            web.get("/api/tables", lobby.tables),
            web.get("/api/rules/{game}", lobby.rules),
            web.get("/api/cards/{game}", lobby.cards),
            web.post("/api/name", lobby.rename),
            web.post("/api/choose", lobby.choose),
            web.post("/api/settings", lobby.settings),
            web.post("/api/hours", lobby.hours),
            web.post("/api/vacation", lobby.vacation),
            web.post("/api/challenge", tables.challenge),
            web.post("/api/guide/{game}/{guide}", guides.begin),
            web.get("/api/table/{table}/guide", guides.explain),
            web.get("/api/table/{table}", tables.visit),
            web.get("/api/table/{table}/at/{at:[0-9]{1,6}}", tables.position),
            web.get("/api/table/{table}/review", tables.review),
            web.get("/api/table/{table}/complete", tables.complete),
            web.post("/api/table/{table}/tap", tables.tap),
            web.post("/api/table/{table}/type", tables.type),
            web.post("/api/table/{table}/act/{act}", tables.act),
            web.get("/static/build/{name}", assets.serve),
        ),
        *PeopleHandlers(shared=shared).routes(),
        *PublicPages(shared=shared).routes(),
        *MatchFileHandlers(shared=shared).routes(),
        *PuzzleHandlers(shared=shared).routes(),
        *TournamentPages(shared=shared).routes(),
    ]


@web.middleware
async def _errors_in_words(request: web.Request, handler: Handler) -> web.StreamResponse:
    # Errors become JSON with one sentence; a bug is logged, and only said to have happened.
    try:
        response = await handler(request)
    except RefusedRequestError as err:
        response = _error(request, err.status, err)
        response.headers.update(err.headers)
        return response
    except REFUSALS as err:
        return _error(request, _STATUS.get(type(err), 422), err)
    except tuple(_KNOWN) as err:
        status, key = next(found for kind, found in _KNOWN.items() if isinstance(err, kind))
        return _error(request, status, RefusedError(key))
    except web.HTTPException:
        raise
    except (ConnectionResetError, TimeoutError):
        raise  # the browser went away, which aiohttp handles
    except Exception:
        log.exception("a request failed", path=request.path)
        return _error(request, 500, RefusedError("page-broke"))
    if isinstance(response, web.Response) and response.content_type in _PACKED:
        response.enable_compression()
    path = path_of(request)
    if path.startswith("/static"):
        response.headers.setdefault("Cache-Control", _REVALIDATE["Cache-Control"])
    elif path.startswith("/api"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def _error(request: web.Request, status: int, err: Refusal) -> web.Response:
    words = words_of(request)
    headers = {"Cache-Control": "no-store"}
    if status in _SHOWN and _is_shown(request):
        title, home = words(_SHOWN[status]), words("page-to-arrival")
        said = words("page-gone") if status == 404 else refusal(err, words)
        frame = frame_of(request)
        text = message(title, said, home, language=words.language, frame=frame)
        return web.Response(text=text, status=status, content_type="text/html", headers=headers)
    return web.json_response(
        {"error": refusal(err, words), "is_away": status == 503}, status=status, headers=headers
    )


def _is_shown(request: web.Request) -> bool:
    # Whether a person will see the answer, and no script.
    is_asked = "text/html" in request.headers.get("Accept", "")
    return is_asked and not path_of(request).startswith("/api/")
