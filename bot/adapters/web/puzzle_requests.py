"""What a puzzle's page asks for that isn't a button: why a move can't be made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.requests import read_body
from bot.commands import puzzle

_MAX_TEXT: Final = 60  # characters of a move


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleHandlers:
    """The requests of a puzzle's page."""

    shared: WebContext

    def routes(self) -> list[web.RouteDef]:
        """Their addresses."""
        return [web.post("/api/puzzle/why", self.why)]

    async def why(self, request: web.Request) -> web.Response:
        """The rule that a move breaks in the puzzle of a button, and what stands in its way."""
        body = await read_body(request)
        ask = self.shared.ask(request)
        ticket, words = body.text("ticket", limit=100), body.text("words", limit=_MAX_TEXT)
        return await self.shared.run(request, puzzle.why, ask, ticket, words)
