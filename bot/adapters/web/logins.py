"""Who sits at this browser: a signed cookie for each chair, and no account.

A browser has several chairs, so that people may sit side by side in several tabs of it; a tab
says which one it speaks for (`X-Salle-Chair`, or `slot` in the address of a picture).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass
from typing import Final

from aiohttp import web

SLOTS: Final = 6
NAME: Final = 32
"""Characters of a name at most."""

_AGE: Final = 400 * 86_400  # seconds; what browsers allow
_SEAL: Final = 32  # hexadecimal digits of the signature
_LONGEST: Final = 512


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """Somebody at the local table. The name is "" until he has given one."""

    id: str
    name: str = ""


class Logins:
    """Reads and writes the cookies. The key comes from the store's secret."""

    def __init__(self, secret: bytes) -> None:
        self._key = hmac.digest(secret, b"web: cookies", "sha256")

    def new(self) -> Guest:
        """Somebody who hasn't been here."""
        return Guest(id=secrets.token_hex(8))

    def read(self, request: web.Request, slot: int) -> Guest | None:
        """The guest in this chair; None if there is none, or the cookie isn't ours."""
        text = request.cookies.get(_cookie(request, slot), "")
        body, _, sealed = text.partition(".")
        if not body or len(text) > _LONGEST:
            return None
        if not hmac.compare_digest(sealed.encode(), self._seal(body).encode()):
            return None
        try:
            found = json.loads(base64.urlsafe_b64decode(body))
            return Guest(id=str(found["id"]), name=str(found["name"]))
        except (ValueError, KeyError, TypeError):
            return None  # sealed by us in some other form: as good as none

    def write(
        self, request: web.Request, response: web.StreamResponse, slot: int, guest: Guest
    ) -> None:
        """Keep the guest in this chair."""
        whole = json.dumps({"id": guest.id, "name": guest.name}, ensure_ascii=False).encode()
        body = base64.urlsafe_b64encode(whole).decode()
        response.set_cookie(
            _cookie(request, slot),
            f"{body}.{self._seal(body)}",
            max_age=_AGE,
            httponly=True,
            samesite="Strict",
            secure=request.secure,
        )

    def _seal(self, body: str) -> str:
        return hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest()[:_SEAL]


def _cookie(request: web.Request, slot: int) -> str:
    """A cookie's name. Browsers don't keep ports apart, so that two halls on one machine would
    overwrite each other's; the name does."""
    return f"salle-{request.url.port}-{slot}"


def slot_of(request: web.Request) -> int:
    """The chair that a request speaks for; the first one if it says something odd."""
    said = request.headers.get("X-Salle-Chair") or request.query.get("chair", "")
    return int(said) if said in map(str, range(SLOTS)) else 0


def clean_name(text: str) -> str:
    """A name as it is shown: one line, single spaces, nothing invisible; may be ""."""
    shown = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(shown.split())[:NAME].strip()
