"""What a chat shows of a link to a table's page: words and a picture, as everybody may know them.

A table of one player alone is shared with nobody: of it a link shows nothing. Nor does it of a
match of a chat while that runs; how it ended may be shared.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.origins import origin_of
from bot.adapters.web.requests import RefusedRequestError, locale_of, table_of
from bot.application.game_faults import contained
from bot.application.model import Picture, is_solo
from bot.messages import challenge_card
from bot.messages.end_plates import picture_now, result
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from engines.core.match_state import Status
from renderers import size
from renderers.finished_match import PLATE_SIZE
from renderers.game_text import text_of
from renderers.style import Framing
from storage.base import TableKey

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_FOR_NOW: Final = "no-cache"


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldPicture:
    """A picture as a page's head tells of it; its address must be whole."""

    address: str
    size: tuple[int, int]
    alt: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldTable:
    """A table as anybody may know it."""

    title: str
    sentence: str
    picture: ToldPicture | None  # None before the match begins


def png(body: bytes, *, is_present: bool) -> web.Response:
    """A picture under an address that names what it shows; it may, if that is the present."""
    headers = {"Cache-Control": _FOR_EVER if is_present else _FOR_NOW}
    return web.Response(body=body, content_type="image/png", headers=headers)


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkPreviews:
    """The same for every asker; made again each time."""

    shared: WebContext

    async def tags(self, request: web.Request, key: TableKey) -> str:
        """What the page's head says of a table; "" of one that isn't for others.

        Raises NoTableError, DamagedTableError, StoreAwayError.
        """
        told = await self._public(key, locale_of(request))
        if told:
            with contained(told.table, "link preview"):
                return "".join(_tags(told, f"{origin_of(request)}/t/{key.table}"))
        return ""

    async def told(self, key: TableKey, language: str) -> ToldTable | None:
        """What may be told of a table to anybody, its picture by a path; None if nothing may.

        Raises NoTableError, DamagedTableError, StoreAwayError.
        """
        told = await self._public(key, language)
        if told is None:
            return None
        with contained(told.table, "widget"):
            return ToldTable(
                title=told.title,
                sentence=_sentence(told),
                picture=_told_picture(told, f"/t/{key.table}"),
            )
        return None

    async def picture(self, request: web.Request) -> web.Response:
        """The table as it is now; under the address of its present version it stays as it is."""
        told = await self._public(table_of(request), request.match_info["language"])
        drawn = _picture(told) if told else None
        if told is None or drawn is None:
            raise RefusedRequestError(404, "page-not-here")
        body = await self.shared.drawing.png(drawn, request.remote or "")
        is_present = int(request.match_info["version"]) == told.table.version
        return png(body, is_present=is_present)

    async def _public(self, key: TableKey, language: str) -> Perspective | None:
        tables = self.shared.app.context.tables
        meant = await tables.aliases.meant(key)
        table = await tables.load(meant)
        is_others = meant != key and table.match.status is Status.PLAYING
        if table.is_private or is_others or is_solo(table.record.head):
            return None
        preferences = replace(Preferences.of({}, language), framing=Framing.WIDE)
        return Perspective(table=table, preferences=preferences)


def _picture(told: Perspective) -> Picture | None:
    # The plate after the end, else the board; without the time, which goes on.
    if told.table.match.state is None:
        return None
    picture = picture_now(told, told.view)
    return replace(picture, style=replace(picture.style, time_left=None))


def _sentence(told: Perspective) -> str:
    if told.table.match.state is None:
        return " ".join(challenge_card.card(told).lines)
    if told.table.match.status is Status.OVER:
        return result(told)
    return text_of(told.view).summary(told.view, told.names, told.say)


def _tags(told: Perspective, address: str) -> Iterator[str]:
    return tags_of(told.title, _sentence(told), address, _told_picture(told, address))


def _told_picture(told: Perspective, address: str) -> ToldPicture | None:
    picture = _picture(told)
    if picture is None:
        return None
    return ToldPicture(
        address=f"{address}/{told.table.version}/{told.say.language}.png",
        size=PLATE_SIZE if picture.finished else size(picture.view, picture.style),
        alt=picture.alt,
    )


def tags_of(
    title: str, description: str, address: str, picture: ToldPicture | None
) -> Iterator[str]:
    """The tags by which chats know what a link leads to."""
    said = {
        "og:site_name": "Salle",
        "og:type": "website",
        "og:title": title,
        "og:description": description,
        "og:url": address,
        "twitter:card": "summary",
    }
    if picture:
        width, height = picture.size
        said |= {
            "og:image": picture.address,
            "og:image:type": "image/png",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": picture.alt,
            "twitter:card": "summary_large_image",
        }
    for name, content in said.items():
        yield f'<meta property="{name}" content="{escape(content)}">\n'
