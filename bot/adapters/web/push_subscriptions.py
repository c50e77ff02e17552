"""Where browsers are notified of turns while no page is open: kept in their owner's profile."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final
from urllib.parse import urlsplit

from bot.application.profile import PUSH
from storage.store import Store

# Browsers of one person at most; a sixth replaces the oldest.
MOST: Final = 5

_LONGEST: Final = 1024  # characters of an address
_POINT: Final = 65  # bytes of a public key, uncompressed
_AUTH: Final = 16  # bytes of its secret

_SERVICES: Final = ("fcm.googleapis.com", "updates.push.services.mozilla.com")
_FAMILIES: Final = (".push.apple.com", ".notify.windows.com")


class SubscriptionError(Exception):
    """What a browser sent is no subscription, or names a server that belongs to no browser."""


def is_push_service(endpoint: str) -> bool:
    """Whether an address belongs to one of the browsers' push services.

    The subscriber chooses the address that the server then posts to: any other might lie in
    the server's own network.
    """
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        return False
    if parts.scheme != "https" or port not in (None, 443) or "@" in parts.netloc:
        return False
    return host in _SERVICES or host.endswith(_FAMILIES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Subscription:
    """One browser of somebody's, and what its messages are encrypted with."""

    endpoint: str  # a secret: all who know it can send there
    p256dh: str  # its public key, base64url
    auth: str
    chair: int = 0  # the login of that browser that is meant
    session: str = ""  # and its session; "" of one that was made before there were any
    since: float = 0.0

    @classmethod
    def of(
        cls, endpoint: str, p256dh: str, auth: str, *, chair: int, session: str = ""
    ) -> Subscription:
        """A new one. Raises SubscriptionError."""
        if len(endpoint) > _LONGEST or not endpoint.isascii():
            raise SubscriptionError("endpoint")
        point = _decoded(p256dh)
        if len(point) != _POINT or point[0] != 4:  # of an uncompressed one
            raise SubscriptionError("p256dh")
        if len(_decoded(auth)) != _AUTH:
            raise SubscriptionError("auth")
        return cls(
            endpoint=endpoint,
            p256dh=p256dh,
            auth=auth,
            chair=chair,
            session=session,
            since=time.time(),
        )

    @property
    def field(self) -> str:
        """Where it stands in a profile."""
        return field_of(self.endpoint)

    @property
    def host(self) -> str:
        """Its push service: the part of the address that may be logged."""
        return urlsplit(self.endpoint).hostname or ""


def field_of(endpoint: str) -> str:
    """The field of a profile for this address."""
    return PUSH + hashlib.sha256(endpoint.encode()).hexdigest()[:16]


def subscriptions(settings: Mapping[str, str]) -> list[Subscription]:
    """Those in a profile, the oldest first; what can't be read is passed over."""
    found = []
    for name, text in settings.items():
        if name.startswith(PUSH):
            try:
                found.append(Subscription(**json.loads(text)))
            except (ValueError, TypeError):
                continue
    return sorted(found, key=lambda one: one.since)


async def subscribe(store: Store, address: str, new: Subscription) -> None:
    """Keep one; the oldest goes if there are too many."""
    others = [
        one for one in subscriptions(await store.profile(address)) if one.endpoint != new.endpoint
    ]
    changes = {one.field: "" for one in others[: max(0, len(others) + 1 - MOST)]}
    changes[new.field] = json.dumps(asdict(new))
    await store.update_profile(address, changes)


async def unsubscribe(store: Store, address: str, endpoint: str) -> None:
    """Forget one."""
    await store.update_profile(address, {field_of(endpoint): ""})


async def unsubscribe_session(store: Store, address: str, *sessions: str) -> None:
    """Forget the browsers of sessions that were ended."""
    found = subscriptions(await store.profile(address))
    await store.update_profile(
        address, {one.field: "" for one in found if one.session and one.session in sessions}
    )


def _decoded(text: str) -> bytes:
    # Raises SubscriptionError.
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise SubscriptionError("base64") from None
