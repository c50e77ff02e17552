"""What makes the page an app: its manifest, its service worker, the pages shown without a net."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Final

from aiohttp import web

from bot.adapters.web.assets import assets, entry, source
from bot.adapters.web.pages import page
from bot.adapters.web.requests import words_of
from bot.application.catalogue import whole_games

_REVALIDATE: Final = {"Cache-Control": "no-cache"}
_GROUND: Final = "#F3ECDD"

_ICONS: Final = (
    ("icon-192.png", 192, "any"),
    ("icon-512.png", 512, "any"),
    ("icon-maskable-512.png", 512, "maskable"),
)

_PAGES: Final = ("arrival", "table")
# Built files that a browser keeps at once; of the fonts those that it uses.
_WITHOUT_NET: Final = (".js", ".css")


def routes() -> list[web.RouteDef]:
    """Which address is what."""
    return [
        web.get("/manifest.webmanifest", _manifest),
        web.get("/sw.js", _worker),
        web.get("/shell/{name:arrival|table}", _shell),
    ]


async def _manifest(request: web.Request) -> web.Response:
    say = words_of(request)
    text = json.dumps(
        {
            "id": "/",
            "name": say("hall-name"),
            "short_name": say("hall-name"),
            "description": say("install-app-about"),
            "lang": say.language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": _GROUND,
            "theme_color": _GROUND,
            "icons": [
                {
                    "src": f"/static/{name}",
                    "sizes": f"{size}x{size}",
                    "type": "image/png",
                    "purpose": purpose,
                }
                for name, size, purpose in _ICONS
            ],
        },
        ensure_ascii=False,
    )
    headers = {**_REVALIDATE, "Vary": "Accept-Language"}
    return web.Response(text=text, content_type="application/manifest+json", headers=headers)


async def _worker(request: web.Request) -> web.Response:
    return web.Response(text=_worker_text(), content_type="text/javascript", headers=_REVALIDATE)


async def _shell(request: web.Request) -> web.Response:
    # A page with nobody's table in it.
    text = page(request.match_info["name"])
    return web.Response(text=text, content_type="text/html", headers=_REVALIDATE)


def _signs() -> list[str]:
    own = [f"/static/{name}.svg" for name in ("icons", "mark", "mark-waiting")]
    return [*own, *(f"/icon/{game}.svg" for game in whole_games())]


@cache
def _worker_text() -> str:
    # The script, and before it which files this build has: so every build is another worker.
    worker = entry("sw.js").address
    files = [f"/static/build/{name}" for name in sorted(assets()) if name.endswith(_WITHOUT_NET)]
    files = [name for name in files if name != worker]
    shells = [page(name) for name in _PAGES]
    build = {
        "version": hashlib.sha256("\n".join([worker, *files, *shells]).encode()).hexdigest()[:12],
        "files": [*files, *(f"/shell/{name}" for name in _PAGES), *_signs()],
    }
    return f"self.BUILD = {json.dumps(build)};\n{source('sw.js').decode()}"
