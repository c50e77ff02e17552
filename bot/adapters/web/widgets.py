"""A match to be shown on a site of others: the board as everybody may see it, no controls.

The operator names the sites (`SALLE_WIDGET_HOSTS`). A widget knows nobody: it reads no cookie, and
links to the match's own page in a window of its own. It comes again by itself, without a script.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Final

from aiohttp import web

from bot.adapters.web.assets import csp_hash
from bot.adapters.web.link_preview import LinkPreviews
from bot.adapters.web.requests import RefusedRequestError, locale_of, table_of
from bot.messages.preferences import Preferences
from bot.messages.words import LANGUAGES

_AGAIN: Final = 30  # seconds
_STYLE: Final = """\
html { color-scheme: light dark; }
body { margin: 0; font: 15px/1.35 system-ui, sans-serif; color: #22252b; background: #f3ecdd; }
a { display: block; color: inherit; text-decoration: none; }
a:focus-visible { outline: 3px solid #2b6ca3; outline-offset: -3px; }
img { display: block; width: 100%; height: auto; }
p { margin: 0; padding: 8px 12px; }
b { display: block; }
@media (prefers-color-scheme: dark) { body { color: #f1e7d3; background: #1c1f26; } }
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Widgets:
    """Serves `/widget/<table>`."""

    previews: LinkPreviews
    hosts: str  # as in a Content-Security-Policy; "": there are no widgets

    def routes(self) -> list[web.RouteDef]:
        """Their addresses."""
        return [web.get("/widget/{table}", self.html)] if self.hosts else []

    async def html(self, request: web.Request) -> web.Response:
        """The widget of a table that others may watch. Raises RefusedRequestError."""
        key = table_of(request)
        wanted = request.query.get("language", "")
        known = Preferences.of({}, locale_of(request)).language
        language = wanted if wanted in LANGUAGES else known
        told = await self.previews.told(key, language)
        if told is None or told.picture is None:
            raise RefusedRequestError(404, "hall-no-table")
        picture = told.picture
        width, height = picture.size
        title, words = escape(told.title), escape(told.sentence)
        image = (
            f'<img src="{escape(picture.address)}" width="{width}" height="{height}" '
            f'alt="{escape(picture.alt)}">'
        )
        text = (
            f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{_STYLE}</style>\n"
            f'<a href="/t/{key.table}" target="_blank" rel="noopener">{image}'
            f"<p><b>{title}</b> {words}</p></a>\n"
        )
        headers = {
            "Cache-Control": "no-store",
            "Content-Security-Policy": _policy(self.hosts),
            "Refresh": str(_AGAIN),
        }
        return web.Response(text=text, content_type="text/html", headers=headers)


@cache
def _policy(hosts: str) -> str:
    return (
        f"default-src 'none'; img-src 'self'; style-src {csp_hash(_STYLE)}; base-uri 'none'; "
        f"form-action 'none'; frame-ancestors {hosts}"
    )
