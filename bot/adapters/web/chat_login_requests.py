"""Handlers of signing in with Discord and Telegram: there, and back.

Who comes back has proved an identity; it is then joined with the browser's own as by a code of
`/link` that this identity has asked for, so with the same question.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.chat_logins import Attempt, Proof, Provider, UnprovedError, proof
from bot.adapters.web.context import WebContext
from bot.adapters.web.logins import CHAIRS, Visitor, clean_name
from bot.adapters.web.pages import message
from bot.adapters.web.requests import RefusedRequestError, address_of, words_of
from bot.application import linking, profile

# Seconds within which somebody must be back.
_LASTING: Final = 600
_LONGEST: Final = 2048  # characters of a code


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatLoginHandlers:
    """The requests that lead to a chat platform and back."""

    shared: WebContext
    providers: Mapping[str, Provider]

    def routes(self) -> list[web.RouteDef]:
        """Their addresses."""
        return [
            web.post("/api/sign-in/with/{platform}", self.leave),
            web.get("/sign-in/{platform}", self.return_),
        ]

    async def leave(self, request: web.Request) -> web.Response:
        """Where the browser is to go."""
        visitor, provider = self.shared.visitor(request), self._provider(request)
        attempt = Attempt.new()
        await self.shared.app.context.store.begin_ceremony(
            visitor.session, provider.platform, attempt.encode(), lasting=_LASTING
        )
        return web.json_response({"to": provider.way_there(attempt, self._back(provider))})

    async def return_(self, request: web.Request) -> web.Response:
        """The browser is back: on to the question whether both are one person."""
        provider, query = self._provider(request), request.query
        found = await self._attempt(request, provider, query.get("state", ""))
        code = query.get("code", "")
        if found is None or not code or len(code) > _LONGEST:
            return _unproved(request)
        visitor, attempt = found
        try:
            who = await proof(
                provider, attempt, code, self._back(provider), now=self.shared.app.context.now
            )
        except UnprovedError:
            return _unproved(request)
        headers = {"Location": await self._question(visitor, who), "Cache-Control": "no-store"}
        return web.Response(status=303, headers=headers)

    async def _attempt(
        self, request: web.Request, provider: Provider, state: str
    ) -> tuple[Visitor, Attempt] | None:
        # Of whichever chair has begun it, once. Who is led here by somebody else has begun none.
        store = self.shared.app.context.store
        for chair in range(CHAIRS):
            visitor = self.shared.logins.read(request, chair)
            kept = visitor and await store.take_ceremony(visitor.session, provider.platform)
            if visitor and kept:
                attempt = Attempt.decode(kept)
                if secrets.compare_digest(state.encode(), attempt.state.encode()):
                    return visitor, attempt
        return None

    async def _question(self, visitor: Visitor, who: Proof) -> str:
        # The path of the question; home, if both are one person already.
        store, address = self.shared.app.context.store, str(who.address)
        if address in await store.identities(address_of(visitor)):
            return "/"
        known = await store.profile(address)
        if not known.get(profile.NAME) and (name := clean_name(who.name)):
            await store.update_profile(address, {profile.NAME: name})
        code = linking.new_code()
        await store.offer_link(linking.kept_as(code), address, lasts=linking.LASTS)
        return f"/link/{code}"

    def _provider(self, request: web.Request) -> Provider:
        provider = self.providers.get(request.match_info["platform"])
        if provider is None:
            raise RefusedRequestError(404, "page-not-here")
        return provider

    def _back(self, provider: Provider) -> str:
        return f"{self.shared.page_url}/sign-in/{provider.platform}"


def _unproved(request: web.Request) -> web.Response:
    words = words_of(request)
    text = message(
        words("login-title"), words("login-chat-not-proved"), words("page-to-arrival"),
        language=words.language,
    )  # fmt: skip
    headers = {"Cache-Control": "no-store"}
    return web.Response(text=text, status=422, content_type="text/html", headers=headers)
