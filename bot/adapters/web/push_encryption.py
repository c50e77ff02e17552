"""Web push messages, encrypted for one browser and signed by this Salle (RFC 8291 and 8292)."""

from __future__ import annotations

import base64
import hmac
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from bot.adapters.web.push_subscriptions import Subscription

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

# Of the curve P-256: private keys are numbers below it.
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


@dataclass(frozen=True)
class ServerKey:
    """The key pair by which push services know this Salle: always the same for one secret.

    Its methods take milliseconds, the first of them a third of a second: call them in a thread.
    """

    secret: bytes
    contact: str  # `mailto:…` or `https://…`: whom a push service may write to

    @cached_property
    def public(self) -> str:
        """What a browser subscribes with, base64url."""
        numbers = self._private.public_key().public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def sealed(self, subscription: Subscription, message: bytes) -> tuple[dict[str, str], bytes]:
        """Headers and body of the request. Raises ValueError if the browser's key is none."""
        # Not before somebody wants it: 10 MiB and 0.3 s. Both packages are without types.
        from py_vapid import Vapid02  # type: ignore[import-untyped]  # noqa: PLC0415
        from pywebpush import WebPusher  # type: ignore[import-untyped]  # noqa: PLC0415

        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
        body: bytes = pusher.encode(message)["body"]
        parts = urlsplit(subscription.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact}
        return {**Vapid02(self._private).sign(claims), "Content-Encoding": "aes128gcm"}, body

    @cached_property
    def _private(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - as above

        digest = hmac.digest(self.secret, b"web: push", "sha512")
        return ec.derive_private_key(
            int.from_bytes(digest, "big") % (_ORDER - 1) + 1, ec.SECP256R1()
        )
