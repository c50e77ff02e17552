"""Handlers of what browsers say about notifications: switched on or off, in sight or not."""

from __future__ import annotations

from dataclasses import dataclass

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.logins import chair_of
from bot.adapters.web.push import Push
from bot.adapters.web.push_subscriptions import (
    Subscription,
    SubscriptionError,
    subscribe,
    unsubscribe,
)
from bot.adapters.web.requests import Body, RefusedRequestError, read_body

_ADDRESS = 1024  # characters


@dataclass(frozen=True, slots=True, kw_only=True)
class PushHandlers:
    """The requests that concern notifications."""

    shared: WebContext
    push: Push

    def routes(self) -> list[web.RouteDef]:
        """Which address does what."""
        return [
            web.get("/api/push/key", self.key),
            web.post("/api/push", self.change),
            web.post("/api/sight", self.sight),
        ]

    async def key(self, request: web.Request) -> web.Response:
        """The public key that a browser subscribes with."""
        return web.json_response({"key": await self.push.public_key()})

    async def change(self, request: web.Request) -> web.Response:
        """A browser of somebody's wants to be told of their turns, or no more."""
        ask, body = self.shared.ask(request), await read_body(request)
        store = self.shared.app.context.store
        if body.flag("is_off"):
            await unsubscribe(store, ask.me, body.text("endpoint", limit=_ADDRESS))
            return web.json_response({"is_on": False})
        await subscribe(store, ask.me, self._subscription(request, body))
        await self.shared.app.context.remember(ask, await store.profile(ask.me))  # their language
        return web.json_response({"is_on": True})

    async def sight(self, request: web.Request) -> web.Response:
        """A tab says whether it can be seen."""
        visitor, body = self.shared.visitor(request), await read_body(request)
        tab, is_seen = body.text("tab", limit=32), body.flag("is_seen")
        await self.push.sight.note(visitor.key, tab, is_seen=is_seen)
        return web.json_response({})

    def _subscription(self, request: web.Request, body: Body) -> Subscription:
        # Raises RefusedRequestError.
        given = _object(body, "subscription")
        endpoint = given.text("endpoint", limit=_ADDRESS)
        if not self.push.is_allowed(endpoint):
            raise RefusedRequestError(422, "install-push-unknown")
        keys = _object(given, "keys")
        try:
            return Subscription.of(
                endpoint,
                keys.text("p256dh"),
                keys.text("auth"),
                chair=chair_of(request),
                session=self.shared.visitor(request).session,
            )
        except SubscriptionError as err:
            why = f"{err} of the subscription is odd"
            raise RefusedRequestError(400, "page-bad-request", why=why) from None


def _object(body: Body, name: str) -> Body:
    value = body.fields.get(name)
    if not isinstance(value, dict):
        raise RefusedRequestError(400, "page-bad-request", why=f"{name} must be an object")
    return Body(fields=value)
