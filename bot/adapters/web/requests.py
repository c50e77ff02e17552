"""From a request to an ask; malformed requests are refused."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aiohttp import web

from bot.adapters.client_errors import UNREADABLE_BODY
from bot.adapters.web.logins import PLATFORM, Visitor
from bot.application.model import Address, Ask, Person
from bot.application.refused import Given, RefusedError
from bot.application.table_aliases import alias_named
from bot.messages.preferences import Preferences
from bot.messages.words import Words, say_in
from engines.core.seat import Seat
from storage.base import TableKey

CHAT: Final = Address(platform=PLATFORM, id="hall")
# Bytes of a request at most.
BODY: Final = 8192
# Seconds within which they must have come.
BODY_WITHIN: Final = 10.0

_TABLE: Final = re.compile(r"[a-z0-9]{1,16}", re.ASCII)
_NONCE: Final = re.compile(r"[0-9a-f]{0,64}", re.ASCII)


class RefusedRequestError(RefusedError):
    """A request that can't be granted, with its status."""

    def __init__(self, status: int, key: str, /, **facts: Given) -> None:
        super().__init__(key, **facts)
        self.status = status
        self.headers: dict[str, str] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """A JSON object, read field by field. Raises RefusedRequestError."""

    fields: dict[str, Any]

    def text(self, name: str, *, limit: int = 200, default: str | None = None) -> str:
        """A string of at most `limit` characters."""
        value = self.fields.get(name, default)
        if not isinstance(value, str):
            raise RefusedRequestError(400, "page-bad-request", why=f"{name} must be a string")
        if len(value) > limit:
            raise RefusedRequestError(413, "page-too-long")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false if it is left out."""
        value = self.fields.get(name, False)
        if not isinstance(value, bool):
            raise RefusedRequestError(400, "page-bad-request", why=f"{name} must be true or false")
        return value

    def strings(self, name: str) -> dict[str, str]:
        """An object of short strings."""
        value = self.fields.get(name, {})
        if not isinstance(value, dict) or len(value) > 20:
            raise RefusedRequestError(400, "page-bad-request", why=f"{name} must be an object")
        return {key: Body(fields=value).text(key, limit=40) for key in value}

    def nonce(self) -> str:
        """Random digits of the browser's, which become part of the match's seed."""
        value = self.text("nonce", limit=64, default="")
        if not _NONCE.fullmatch(value):
            raise RefusedRequestError(400, "page-bad-request", why="nonce must be hexadecimal")
        return value

    def seat(self) -> Seat | None:
        """Which of their two seats somebody means at a study table."""
        value = self.text("seat", limit=5, default="")
        if value and value not in tuple(Seat):
            raise RefusedRequestError(400, "page-bad-request", why="seat must be one or two")
        return Seat(value) if value else None


async def read_body(request: web.Request) -> Body:
    """The request's JSON object. Raises RefusedRequestError."""
    try:
        async with asyncio.timeout(BODY_WITHIN):
            text = await request.text()
    except TimeoutError:
        raise RefusedRequestError(408, "limit-page-slow") from None
    except UNREADABLE_BODY:
        raise RefusedRequestError(400, "page-bad-request", why="its body is cut short") from None
    except (ValueError, LookupError):  # its encoding
        raise RefusedRequestError(400, "page-bad-request", why="it must be JSON") from None
    return parse_body(text)


def parse_body(text: str) -> Body:
    """The JSON object that a request's body is. Raises RefusedRequestError."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):  # JSON, its depth
        raise RefusedRequestError(400, "page-bad-request", why="it must be JSON") from None
    if not isinstance(found, dict):
        raise RefusedRequestError(400, "page-bad-request", why="it must be a JSON object")
    return Body(fields=found)


def table_of(request: web.Request) -> TableKey:
    """The table that an address names. Raises RefusedRequestError."""
    return table_named(request.match_info["table"])


def table_named(name: str) -> TableKey:
    """A table by the name that it has on the page. Raises RefusedRequestError."""
    if not _TABLE.fullmatch(name):
        raise RefusedRequestError(404, "hall-no-table")
    return alias_named(name) or TableKey(PLATFORM, CHAT.id, name)


def make_ask(
    request: web.Request, visitor: Visitor, *, nonce: str = "", seat: Seat | None = None
) -> Ask:
    """The ask of a visitor: always from CHAT, always answered to them alone."""
    address = Address(platform=visitor.platform, id=visitor.id)
    return Ask(
        who=Person(address=address, name=visitor.name, locale=locale_of(request)),
        where=CHAT,
        zone=request.headers.get("X-Salle-Zone", "")[:64],
        nonce=nonce,
        network=network_of(request.remote or "") if visitor.is_guest else "",
        seen_in=tuple(visitor.chats),
        is_private=True,
        has_readers=False,
        as_seat=seat,
    )


def address_of(visitor: Visitor) -> str:
    """A visitor's address, as the store names people."""
    return str(Address(platform=visitor.platform, id=visitor.id))


def network_of(remote: str) -> str:
    """The network that an address belongs to: of IPv6 the 64 bits that one household shares.

    "" for this machine: it is its owner, or a proxy before us, behind which is everybody.
    """
    try:
        address = ip_address(remote.partition("%")[0])
    except ValueError:  # a socket of the machine has none
        return ""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return "" if address.is_loopback else str(ip_network((address, 64), strict=False))
        address = address.ipv4_mapped
    return "" if address.is_loopback else str(address)


def locale_of(request: web.Request) -> str:
    """The browser's preferred language."""
    return request.headers.get("Accept-Language", "").split(",")[0].split(";")[0].strip()[:20]


def words_of(request: web.Request) -> Words:
    """Words in the browser's language, for somebody who isn't known."""
    return say_in(Preferences.of({}, locale_of(request)).language)


def zone_of(request: web.Request) -> ZoneInfo:
    """The browser's time zone; UTC if it names none that we know.

    Where a page is asked for no script has run yet: then it is in a cookie.
    """
    said = request.headers.get("X-Salle-Zone") or request.cookies.get("salle-zone", "UTC")
    try:
        return ZoneInfo(said[:64])
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
