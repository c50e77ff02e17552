"""Sessions inside an app: tokens that a script sends along, for an hour at a time.

A frame of another site has no cookies that can be relied on, so the page keeps its token by
itself. What can't carry a header, a picture or an event stream, is asked for with a *pass*, which
opens nothing else. Each counts in one app alone, and is signed by a key of that app's own.
"""

from __future__ import annotations

import base64
import hmac
import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from aiohttp import web

from bot.adapters.web.frame_places import Frame, frame_of, path_of

# Seconds.
LASTING: Final = 3_600
# Seconds after which somebody who has the app open all the time opens it again.
LONGEST: Final = 86_400

_SCHEME: Final = "Bearer "
_BY_PASS: Final = ("/picture/", "/events")
_MAX_LENGTH: Final = 1_024


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameSession:
    """Somebody in an app."""

    person: str  # their id on the app's platform
    name: str
    session: str
    since: int  # seconds since the epoch
    until: int
    instance: str = ""  # of a Discord activity
    chats: Sequence[str] = ()  # that the app has shown them to be in


class FrameSessions:
    """Makes tokens, and reads them. The key comes from the store's secret."""

    def __init__(self, secret: bytes, *, now: Callable[[], float]) -> None:
        self._secret, self._now = secret, now

    def begun(
        self, person: str, name: str, *, instance: str = "", chats: Sequence[str] = ()
    ) -> FrameSession:
        """A new session."""
        now = int(self._now())
        return FrameSession(
            person=person,
            name=name,
            session=secrets.token_hex(8),
            since=now,
            until=now + LASTING,
            instance=instance,
            chats=chats,
        )

    def renewed(self, session: FrameSession) -> FrameSession:
        """The same session from now on for an hour; not beyond a day in all."""
        until = min(int(self._now()) + LASTING, session.since + LONGEST)
        return replace(session, until=max(until, session.until))

    def token(self, frame: Frame, session: FrameSession) -> str:
        """What a script says to be somebody."""
        return self._written(frame, "session", session)

    def pass_of(self, frame: Frame, session: FrameSession) -> str:
        """With what their pictures and events are asked for; it lasts as long as its session may,
        so that an address stays the same as long as it can.
        """
        whole = replace(session, name="", until=session.since + LONGEST)
        return self._written(frame, "pass", whole)

    def read(self, request: web.Request) -> FrameSession | None:
        """Who asks in an app; None if they can't prove it, or no more."""
        frame = frame_of(request)
        if frame is None:
            return None
        said = request.headers.get("Authorization", "")
        if said.startswith(_SCHEME):
            return self._read(frame, "session", said.removeprefix(_SCHEME))
        if request.method == "GET" and path_of(request).startswith(_BY_PASS):
            return self._read(frame, "pass", request.query.get("pass", ""))
        return None

    def _read(self, frame: Frame, kind: str, text: str) -> FrameSession | None:
        body, _, signature = text.partition(".")
        if not body or len(text) > _MAX_LENGTH:
            return None
        signed = self._signature(frame, kind, body)
        if not hmac.compare_digest(signature.encode(), signed.encode()):
            return None
        try:
            found = FrameSession(**json.loads(base64.urlsafe_b64decode(body)))
        except (ValueError, TypeError):
            return None  # signed by us in an older form
        return found if self._now() < found.until else None

    def _written(self, frame: Frame, kind: str, session: FrameSession) -> str:
        fields = {name: getattr(session, name) for name in FrameSession.__slots__}
        whole = json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()
        body = base64.urlsafe_b64encode(whole).decode()
        return f"{body}.{self._signature(frame, kind, body)}"

    def _signature(self, frame: Frame, kind: str, body: str) -> str:
        key = hmac.digest(self._secret, f"web: {frame} {kind}".encode(), "sha256")
        return hmac.digest(key, body.encode(), "sha256").hex()[:32]
