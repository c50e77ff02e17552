"""Logins without accounts: a signed cookie for each chair of a browser.

A browser has several chairs, so that several people can play in tabs of one browser. A tab names
its chair in every request (`X-Salle-Chair`, or `chair` in the address of a picture). A cookie names
its session besides; of one that was ended it counts no more: see `session_checks`.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.frame_places import Frame, frame_of
from bot.adapters.web.frame_sessions import FrameSession, FrameSessions
from bot.adapters.web.origins import origin_of
from bot.application.model import Address
from engines.core.names import plain_name

CHAIRS: Final = 6
# Characters of a name at most.
NAME_LENGTH: Final = 32
# The platform of those who are known by a cookie.
PLATFORM: Final = "web"

_MAX_AGE: Final = 400 * 86_400  # seconds; what browsers allow
_SIGNATURE: Final = 32  # hexadecimal digits of the signature
_MAX_LENGTH: Final = 512

# Where a request notes which of the sessions that it names were ended.
ENDED_SESSIONS: Final = web.RequestKey("ended_sessions", frozenset[str])


@dataclass(frozen=True, slots=True, kw_only=True)
class Visitor:
    """Somebody at the page. The name is "" until they have given one.

    `session` is this login of theirs: random, or of a cookie that is older than sessions made from
    their id, since then they had one browser. Inside an app they are known by that app's platform.
    """

    id: str
    name: str = ""
    session: str
    platform: str = PLATFORM
    chats: Sequence[Address] = ()  # that the app says they are in

    @property
    def key(self) -> str:
        """What tells them from all others, on whatever platform."""
        return key_of(Address(platform=self.platform, id=self.id))

    @property
    def is_guest(self) -> bool:
        """Whether only a cookie names them, which anybody may have; no app says who they are."""
        return self.platform == PLATFORM


def visitor_of(frame: Frame, session: FrameSession) -> Visitor:
    """Who has a session inside an app."""
    return Visitor(
        id=session.person,
        name=session.name,
        session=session.session,
        platform=frame,
        chats=[Address(platform=frame, id=chat) for chat in session.chats],
    )


def key_of(address: Address) -> str:
    """What tells somebody from all others on the page: of its own people the id alone."""
    return address.id if address.platform == PLATFORM else str(address)


class Logins:
    """Reads and writes the cookies; inside an app it reads the tokens of its sessions instead.

    The key comes from the store's secret.
    """

    def __init__(self, secret: bytes, frames: FrameSessions) -> None:
        self._key = hmac.digest(secret, b"web: cookies", "sha256")
        self._frames = frames

    def new(self) -> Visitor:
        """Somebody who hasn't been here."""
        return self.as_person(secrets.token_hex(8), "")

    def as_person(self, person: str, name: str) -> Visitor:
        """A new login of somebody's."""
        return Visitor(id=person, name=name, session=secrets.token_hex(8))

    def read(self, request: web.Request, chair: int) -> Visitor | None:
        """The visitor in this chair; None if there is none, or their session was ended."""
        visitor = self.signed(request, chair)
        if visitor and visitor.session in request.get(ENDED_SESSIONS, ()):
            return None
        return visitor

    def signed(self, request: web.Request, chair: int) -> Visitor | None:
        """The visitor in this chair by a signature alone; None if it isn't ours."""
        if frame := frame_of(request):
            found = self._frames.read(request) if chair == 0 else None
            if found is None:
                return None
            return visitor_of(frame, found)
        text = request.cookies.get(_cookie(request, chair), "")
        body, _, signature = text.partition(".")
        if not body or len(text) > _MAX_LENGTH:
            return None
        if not hmac.compare_digest(signature.encode(), self._signature(body).encode()):
            return None
        try:
            found = json.loads(base64.urlsafe_b64decode(body))
            person = str(found["id"])
            session = str(found.get("session") or self._first_session(person))
            return Visitor(id=person, name=str(found["name"]), session=session)
        except (ValueError, KeyError, TypeError):
            return None  # signed by us in an older form

    def write(
        self, request: web.Request, response: web.StreamResponse, chair: int, visitor: Visitor
    ) -> None:
        """Keep the visitor in this chair; inside an app nothing is kept."""
        if frame_of(request):
            return
        fields = {"id": visitor.id, "name": visitor.name, "session": visitor.session}
        whole = json.dumps(fields, ensure_ascii=False).encode()
        body = base64.urlsafe_b64encode(whole).decode()
        response.set_cookie(
            _cookie(request, chair),
            f"{body}.{self._signature(body)}",
            max_age=_MAX_AGE,
            httponly=True,
            samesite="Lax",  # links from chats open with their seat; acts need a header besides
            secure=origin_of(request).startswith("https:"),
        )

    def remove(self, request: web.Request, response: web.StreamResponse, chair: int) -> None:
        """Let nobody sit in this chair."""
        response.del_cookie(_cookie(request, chair))

    def _first_session(self, person: str) -> str:
        return hmac.new(self._key, f"session {person}".encode(), hashlib.sha256).hexdigest()[:16]

    def _signature(self, body: str) -> str:
        return hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest()[:_SIGNATURE]


def _cookie(request: web.Request, chair: int) -> str:
    # A cookie's name. Cookies are shared between ports, so the port of this server is in it.
    return f"salle-{request.url.port}-{chair}"


def address_named(key: str) -> Address:
    """Read back what `key_of` wrote."""
    return Address.parse(key) if ":" in key else Address(platform=PLATFORM, id=key)


def chair_of(request: web.Request) -> int:
    """The chair that a request speaks for; the first one if it says something odd."""
    said = request.headers.get("X-Salle-Chair") or request.query.get("chair", "")
    return int(said) if said in map(str, range(CHAIRS)) else 0


def clean_name(text: str) -> str:
    """A name as it is shown: one line, nothing that turns words around, not too long; may be ""."""
    return plain_name(text)[:NAME_LENGTH].strip()
