"""An authenticator in software, as WebAuthn describes one: it makes passkeys and shows them."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field, replace
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256 = -7


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(f"{text}===")


@dataclass(frozen=True, kw_only=True)
class Credential:
    """A passkey as its authenticator keeps it."""

    id: bytes
    host: str
    handle: str
    key: ec.EllipticCurvePrivateKey


@dataclass(kw_only=True)
class Authenticator:
    """Somebody's, in a browser that is at `origin`. `sign_count`: how often it was used."""

    origin: str
    credentials: list[Credential] = field(default_factory=list)
    sign_count: int = 0

    def make(self, options: dict[str, Any], *, flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """The answer to options of creation."""
        credential = Credential(
            id=secrets.token_bytes(16),
            host=options["rp"]["id"],
            handle=options["user"]["id"],
            key=ec.generate_private_key(ec.SECP256R1()),
        )
        self.credentials.append(credential)
        numbers = credential.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public_key = cbor2.dumps({1: 2, 3: ES256, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(credential.id).to_bytes(2, "big") + credential.id + public_key
        data = self._data(credential.host, flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": self._client_data("webauthn.create", options),
            "attestationObject": encoded(attestation),
        }
        return _answer(credential, response)

    def show(self, options: dict[str, Any], credential: Credential | None = None) -> dict[str, Any]:
        """The answer to options of a request: by the last passkey, or this one."""
        shown = credential or self.credentials[-1]
        self.sign_count += 1
        data = self._data(shown.host, PRESENT | VERIFIED)
        client_data = self._client_data("webauthn.get", options)
        signed = data + hashlib.sha256(decoded(client_data)).digest()
        response = {
            "clientDataJSON": client_data,
            "authenticatorData": encoded(data),
            "signature": encoded(shown.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": shown.handle,
        }
        return _answer(shown, response)

    def at(self, origin: str) -> Authenticator:
        """The same in a browser that is elsewhere, which lets it show what it has."""
        return replace(self, origin=origin)

    def _client_data(self, kind: str, options: dict[str, Any]) -> str:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return encoded(json.dumps(said | {"crossOrigin": False}).encode())

    def _data(self, host: str, flags: int) -> bytes:
        count = self.sign_count.to_bytes(4, "big")
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + count


def _answer(credential: Credential, response: dict[str, Any]) -> dict[str, Any]:
    name = encoded(credential.id)
    return {"id": name, "rawId": name, "type": "public-key", "response": response}
