"""The page's address as the visitor sees it, and the domain for which its passkeys count."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

_THIS_MACHINE: Final = "localhost"  # the one name that browsers trust without a certificate


def origin_of(request: web.Request) -> str:
    """Where the page is, as the asker sees it: a proxy before us says how it was asked."""
    is_secure = request.secure or request.headers.get("X-Forwarded-Proto") == "https"
    return f"{'https' if is_secure else 'http'}://{request.host}"


@dataclass(frozen=True, slots=True, kw_only=True)
class RelyingParty:
    """What a passkey belongs to (WebAuthn, "relying party"): a name of a host, and its origin."""

    id: str
    origin: str


def relying_party(request: web.Request, page_url: str) -> RelyingParty | None:
    """Of the configured page, or of the address that was asked; None where browsers make none.

    They do at names, not at numbers, and over HTTPS; without it on this machine alone. A passkey
    made at another address than the configured one would be lost there.
    """
    origin = page_url or origin_of(request)
    with suppress(ValueError):
        asked, party = urlsplit(f"//{request.host}"), urlsplit(origin)
        name = (party.hostname or "").lower()
        if asked.netloc.lower() != party.netloc.lower() or not name or _is_number(name):
            return None
        if party.scheme == "https" or name == _THIS_MACHINE:
            return RelyingParty(id=name, origin=origin)
    return None


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
