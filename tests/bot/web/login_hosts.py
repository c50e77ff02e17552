"""A Discord and a Telegram of our own that say who somebody is: OAuth 2.0, OpenID Connect."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, urlsplit

from aiohttp import web
from aiohttp.test_utils import TestServer

CLIENT, SECRET = "4242", "s3cr3t"
REAL: dict[str, Any] = {"id": 5551234567, "name": "Bea"}


@dataclass
class LoginHost:
    """Both platforms; `claims` are what a test changes of the ID token."""

    claims: dict[str, Any] = field(default_factory=dict)
    user: dict[str, Any] = field(default_factory=lambda: {"id": "310", "global_name": "Bea"})
    codes: dict[str, dict[str, str]] = field(default_factory=dict)  # what was asked, by codes
    _server: TestServer | None = None

    async def start(self) -> None:
        app = web.Application()
        app.router.add_post("/token", self._token)
        app.router.add_post("/api/v10/oauth2/token", self._token)
        app.router.add_get("/api/v10/users/@me", self._me)
        self._server = TestServer(app, host="127.0.0.1")
        await self._server.start_server()

    async def close(self) -> None:
        assert self._server
        await self._server.close()

    @property
    def url(self) -> str:
        assert self._server
        return str(self._server.make_url("")).rstrip("/")

    def agrees(self, way: str) -> dict[str, str]:
        """Somebody was led here, and agrees; what they are led back with."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(way).query).items()}
        assert asked["client_id"] == CLIENT
        assert asked["response_type"] == "code"
        assert asked["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(16)
        self.codes[code] = asked
        return {"code": code, "state": asked["state"]}

    async def _token(self, request: web.Request) -> web.Response:
        form = await request.post()
        asked = self.codes.pop(str(form["code"]), None)
        digest = hashlib.sha256(str(form["code_verifier"]).encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        basic = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        is_right = (
            asked is not None
            and asked["code_challenge"] == challenge
            and asked["redirect_uri"] == form["redirect_uri"]
            and request.headers["Authorization"] == f"Basic {basic}"
        )
        if not is_right or asked is None:
            return web.json_response({"error": "invalid_grant"}, status=400)
        claims = {
            "iss": self.url,
            "aud": CLIENT,
            "exp": 4_000_000_000,
            "nonce": asked.get("nonce", ""),
            **REAL,
            **self.claims,
        }
        body = base64.urlsafe_b64encode(json.dumps(claims).encode()).decode().rstrip("=")
        return web.json_response({"access_token": "token", "id_token": f"e30.{body}.c2ln"})

    async def _me(self, request: web.Request) -> web.Response:
        if request.headers.get("Authorization") != "Bearer token":
            return web.json_response({"message": "401: Unauthorized"}, status=401)
        return web.json_response(self.user)
