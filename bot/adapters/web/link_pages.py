"""The page of a link's code: the question whether both are one person, as `/link` asks it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.pages import page
from bot.adapters.web.requests import words_of
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry

_CODE: Final = r"{code:[0-9A-Za-z-]{10,12}}"
_HEADERS: Final = {"Cache-Control": "no-store", "Vary": "Accept-Language"}


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkPages:
    """Its requests; its buttons are pressed as those of any public page."""

    shared: WebContext

    def routes(self) -> list[web.RouteDef]:
        """Their addresses."""
        return [web.get(f"/link/{_CODE}", self.html), web.get(f"/api/link/{_CODE}", self.answer)]

    async def html(self, request: web.Request) -> web.Response:
        """The page, which asks by itself: only following a link tries no code."""
        text = page("public", language=words_of(request).language)
        return web.Response(text=text, content_type="text/html", headers=_HEADERS)

    async def answer(self, request: web.Request) -> web.Response:
        """The question, for the person known in this chair."""
        ask, command = self.shared.ask(request), registry().commands["link"]
        given = Given(arguments=command.arguments, words=request.match_info["code"])
        reply = await self.shared.app.say(command, ask, given, Place.PAGE)
        return await self.shared.answer(request, ask, reply)
