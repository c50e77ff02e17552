"""Somebody's browser at the page's own name, where it can make passkeys and show them."""

from __future__ import annotations

import base64
import json
from typing import Any

from tests.bot.web.authenticator import Authenticator
from tests.bot.web.conftest import Answer, Visitor


class Browser:
    """Somebody's browser at the page's own name, and their authenticator."""

    def __init__(self, visitor: Visitor, authenticator: Authenticator | None = None) -> None:
        self.visitor = visitor
        port = visitor.client.port
        self.host = f"localhost:{port}"
        self.authenticator = authenticator or Authenticator(origin=f"http://{self.host}")

    async def get(self, path: str, **headers: str) -> Answer:
        return await self.visitor.get(path, Host=self.host, **headers)

    async def post(self, path: str, body: object = None, **headers: str) -> Answer:
        return await self.visitor.post(path, body, Host=self.host, **headers)

    async def options(self, what: str) -> dict[str, Any]:
        begun = await self.post(f"/api/{what}/begin")
        assert begun.status == 200, begun
        return begun["options"]

    async def keep(self) -> Answer:
        """Make a passkey."""
        answer = self.authenticator.make(await self.options("passkeys"))
        return await self.post("/api/passkeys", {"credential": answer})

    async def sign_in(self, **headers: str) -> Answer:
        """Show the passkey that was made last."""
        await self.get("/api/hello", **headers)
        begun = await self.post("/api/sign-in/begin", **headers)
        answer = self.authenticator.show(begun["options"])
        return await self.post("/api/sign-in", {"credential": answer}, **headers)

    async def shows(self, answer: object) -> Answer:
        return await self.post("/api/sign-in", {"credential": answer})

    @property
    def cookie(self) -> str:
        """The cookie of the first chair."""
        jar = self.visitor.client.session.cookie_jar
        return next(one.value for one in jar if one.key.endswith("-0"))

    @property
    def person(self) -> str:
        """The person's address."""
        body = self.cookie.partition(".")[0]
        return f"web:{json.loads(base64.urlsafe_b64decode(body))['id']}"
