"""A browsers' push service of our own, and browsers that can read what it is given."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from dataclasses import dataclass, field
from typing import Any

import http_ece
from aiohttp import web
from aiohttp.test_utils import TestServer
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


@dataclass
class Received:
    """One message, as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Takes messages, with the status that it is told to answer."""

    status: int = 201
    received: list[Received] = field(default_factory=list)
    is_open: asyncio.Event = field(default_factory=asyncio.Event)  # else whoever asks waits
    _server: TestServer | None = None

    async def start(self) -> None:
        app = web.Application()
        app.router.add_post("/{browser}", self._take)
        self._server = TestServer(app, host="127.0.0.1")
        await self._server.start_server()
        self.is_open.set()

    async def close(self) -> None:
        self.is_open.set()
        await self._server.close()

    @property
    def url(self) -> str:
        return str(self._server.make_url("/"))

    def is_ours(self, endpoint: str) -> bool:
        return endpoint.startswith(self.url)

    async def _take(self, request: web.Request) -> web.Response:
        body = await request.read()
        self.received.append(Received(request.path, dict(request.headers), body))
        await self.is_open.wait()
        headers = {"Location": f"{self.url}elsewhere"} if 300 <= self.status < 400 else {}
        return web.Response(status=self.status, headers=headers)


class BrowserKeys:
    """What a browser makes when it subscribes, and reads its messages with."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = f"{service.url}{name}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        public = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.endpoint,
            "expirationTime": None,
            "keys": {"p256dh": _base64(public), "auth": _base64(self._auth)},
        }

    def read(self, message: Received) -> dict[str, str]:
        whole = http_ece.decrypt(
            message.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(whole)


def signer(message: Received) -> str:
    """The public key of the server that signed a message, after a look at its signature."""
    authorization = message.headers["Authorization"]
    assert Vapid02.verify(authorization)
    return authorization.partition(",k=")[2]


def claims(message: Received) -> dict[str, Any]:
    """Whom it was signed for, and by whom."""
    body = message.headers["Authorization"].partition("t=")[2].split(".")[1]
    return json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))


def _base64(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()
