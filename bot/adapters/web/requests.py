"""From a request to an ask; malformed requests are refused."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aiohttp import web

from bot.adapters.web.logins import Logins, Visitor, chair_of
from bot.application.model import Address, Ask, Person
from bot.messages.preferences import Preferences
from bot.messages.words import Words, say_in
from engines.core.seat import Seat
from storage.base import TableKey

PLATFORM: Final = "web"
CHAT: Final = Address(platform=PLATFORM, id="hall")
BODY: Final = 8192
"""Bytes of a request at most."""

_TABLE: Final = re.compile(r"[a-z0-9]{1,16}", re.ASCII)
_NONCE: Final = re.compile(r"[0-9a-f]{0,64}", re.ASCII)


class RefusedError(Exception):
    """A request that can't be granted: a status, and the key of a sentence with its facts."""

    def __init__(self, status: int, key: str, **facts: str) -> None:
        super().__init__(key)
        self.status, self.key, self.facts = status, key, facts


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """A JSON object, read field by field. Raises RefusedError."""

    fields: dict[str, Any]

    def text(self, name: str, *, limit: int = 200, default: str | None = None) -> str:
        """A string of at most `limit` characters."""
        value = self.fields.get(name, default)
        if not isinstance(value, str):
            raise RefusedError(400, "page-bad-request", why=f"{name} must be a string")
        if len(value) > limit:
            raise RefusedError(413, "page-too-long")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false if it is left out."""
        value = self.fields.get(name, False)
        if not isinstance(value, bool):
            raise RefusedError(400, "page-bad-request", why=f"{name} must be true or false")
        return value

    def strings(self, name: str) -> dict[str, str]:
        """An object of short strings."""
        value = self.fields.get(name, {})
        if not isinstance(value, dict) or len(value) > 20:
            raise RefusedError(400, "page-bad-request", why=f"{name} must be an object")
        return {key: Body(fields=value).text(key, limit=40) for key in value}

    def nonce(self) -> str:
        """Random digits of the browser's, which become part of the match's seed."""
        value = self.text("nonce", limit=64, default="")
        if not _NONCE.fullmatch(value):
            raise RefusedError(400, "page-bad-request", why="nonce must be hexadecimal")
        return value

    def seat(self) -> Seat | None:
        """Which of his two seats somebody means at a study table."""
        value = self.text("seat", limit=5, default="")
        if value and value not in tuple(Seat):
            raise RefusedError(400, "page-bad-request", why="seat must be one or two")
        return Seat(value) if value else None


async def read_body(request: web.Request) -> Body:
    """The request's JSON object. Raises RefusedError."""
    try:
        found = json.loads(await request.text())
    except (ValueError, RecursionError, LookupError):  # JSON, its encoding, its depth
        raise RefusedError(400, "page-bad-request", why="it must be JSON") from None
    if not isinstance(found, dict):
        raise RefusedError(400, "page-bad-request", why="it must be a JSON object")
    return Body(fields=found)


def table_of(request: web.Request) -> TableKey:
    """The table that an address names. Raises RefusedError."""
    name = request.match_info["table"]
    if not _TABLE.fullmatch(name):
        raise RefusedError(404, "hall-no-table")
    return TableKey(PLATFORM, CHAT.id, name)


def visitor_of(request: web.Request, logins: Logins) -> Visitor:
    """Who asks. Raises RefusedError if he has no cookie of ours."""
    visitor = logins.read(request, chair_of(request))
    if visitor is None:
        raise RefusedError(401, "page-no-cookie")
    return visitor


def make_ask(
    request: web.Request, visitor: Visitor, *, nonce: str = "", seat: Seat | None = None
) -> Ask:
    """The ask of a visitor: always from CHAT, always answered to him alone."""
    address = Address(platform=PLATFORM, id=visitor.id)
    return Ask(
        who=Person(address=address, name=visitor.name, locale=locale_of(request)),
        where=CHAT,
        zone=request.headers.get("X-Salle-Zone", "")[:64],
        nonce=nonce,
        is_private=True,
        has_readers=False,
        as_seat=seat,
    )


def locale_of(request: web.Request) -> str:
    """The browser's preferred language."""
    return request.headers.get("Accept-Language", "").split(",")[0].split(";")[0].strip()[:20]


def words_of(request: web.Request) -> Words:
    """Words in the browser's language, for somebody who isn't known."""
    return say_in(Preferences.of({}, locale_of(request)).language)


def zone_of(request: web.Request) -> ZoneInfo:
    """The browser's time zone; UTC if it names none that we know."""
    try:
        return ZoneInfo(request.headers.get("X-Salle-Zone", "UTC")[:64])
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
