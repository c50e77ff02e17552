"""Handlers of what people do around a match: they say something, and find somebody to play with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.requests import read_body, table_of
from bot.adapters.web.tournament_lists import tournament_list
from bot.commands import talk
from bot.commands.open_challenges import open_challenges

# Characters of a line at most; what is shorter and still too long is refused with its length.
_MAX_TEXT: Final = 2_000


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleHandlers:
    """The requests that concern people more than tables."""

    shared: WebContext

    def routes(self) -> list[web.RouteDef]:
        """Their addresses."""
        table = "/api/table/{table}"
        return [
            web.get("/api/open", self.open),
            web.post(f"{table}/talk", self.say),
            web.post(f"{table}/talk/mute", self.mute),
        ]

    async def say(self, request: web.Request) -> web.Response:
        """A line to one's rival."""
        body, key = await read_body(request), table_of(request)
        ask = self.shared.ask(request, nonce=body.nonce())
        text = body.text("text", limit=_MAX_TEXT)
        return await self.shared.run(request, talk.say_line, ask, key, text)

    async def mute(self, request: web.Request) -> web.Response:
        """Whether one reads what is said at a table."""
        body, key = await read_body(request), table_of(request)
        ask, is_muted = self.shared.ask(request), body.flag("is_muted")
        return await self.shared.run(request, talk.mute, ask, key, is_muted=is_muted)

    async def open(self, request: web.Request) -> web.Response:
        """The challenges of the hall that anybody may take, and the tournaments one may join."""
        ask = self.shared.ask(request)
        found = await open_challenges(self.shared.app.context, ask)
        serialiser = await self.shared.serialiser(request, ask)
        tournaments = self.shared.app.context.tournaments
        return web.json_response(
            {
                "challenges": [serialiser.open_challenge(one) for one in found],
                "tournaments": await tournament_list(tournaments, ask, serialiser),
            }
        )
