"""Handlers of requests that concern no table: greeting, name, preferences, rules, pictures."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.frame_places import frame_of
from bot.adapters.web.greeting import greeting
from bot.adapters.web.logins import chair_of, clean_name
from bot.adapters.web.pages import page
from bot.adapters.web.requests import (
    RefusedRequestError,
    read_body,
    words_of,
)
from bot.adapters.web.serialise_pictures import LARGE_SCALE
from bot.adapters.web.session_checks import note_session
from bot.application.catalogue import whole_games
from bot.application.model import Picture
from bot.application.tickets import MAX_TICKET
from bot.commands import (
    calendar_settings,
    card_browser,
    game_rules,
    preferences,
    table_list,
    vacation,
)
from bot.messages.words import LANGUAGES, say_in
from engines.core.seat import Pair, both
from renderers import lying_framing
from renderers.games import plate_of
from renderers.style import ColourVision, RenderStyle, TextSize, Theme

_REVALIDATE: Final = {"Cache-Control": "no-cache"}
_TYPED: Final = 80  # characters
_IMMUTABLE: Final = {"Cache-Control": "private, max-age=86400, immutable"}


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyHandlers:
    """The requests that concern no table."""

    shared: WebContext

    async def arrival(self, request: web.Request) -> web.StreamResponse:
        """The arrival's page: the same for everybody."""
        text = page("arrival", **self.shared.place(request))
        return web.Response(text=text, content_type="text/html", headers=_REVALIDATE)

    # -- the greeting ------------------------------------------------------------------------
    async def hello(self, request: web.Request) -> web.Response:
        """The visitor's name and preferences, and the page's words; a new visitor gets a cookie."""
        chair = chair_of(request)
        visitor = self.shared.logins.read(request, chair)
        if visitor is None:  # inside an app nobody is new: the app says who they are
            visitor = (
                self.shared.visitor(request) if frame_of(request) else self.shared.logins.new()
            )
        hall, _ = await asyncio.gather(
            greeting(self.shared, request, visitor, chair),
            note_session(self.shared, request, visitor),
        )
        response = web.json_response(hall)
        self.shared.logins.write(request, response, chair, visitor)
        return response

    async def rename(self, request: web.Request) -> web.Response:
        """Somebody says what they are called."""
        visitor = self.shared.visitor(request)
        name = clean_name((await read_body(request)).text("name"))
        if not name:
            raise RefusedRequestError(422, "page-name-first")
        visitor = replace(visitor, name=name)
        await note_session(self.shared, request, visitor)
        response = web.json_response({"name": name})
        self.shared.logins.write(request, response, chair_of(request), visitor)
        return response

    async def choose(self, request: web.Request) -> web.Response:
        """Somebody sets something of `bot.messages.preferences.VALUES`."""
        body = await read_body(request)
        ask = self.shared.ask(request)
        name, value = body.text("name", limit=20), body.text("value", limit=20)
        return await self.shared.run(request, preferences.choose, ask, name, value)

    async def settings(self, request: web.Request) -> web.Response:
        """A button of the settings."""
        ticket = (await read_body(request)).text("ticket", limit=MAX_TICKET)
        if not ticket.startswith(f"{preferences.SETTING_PREFIX}:"):
            raise RefusedRequestError(422, "hall-no-button")
        ask = self.shared.ask(request)
        return await self.shared.answer(request, ask, await self.shared.app.tap(ask, ticket))

    async def hours(self, request: web.Request) -> web.Response:
        """Somebody types their hours."""
        ask, text = self.shared.ask(request), await _typed(request)
        return await self.shared.run(request, calendar_settings.typed, ask, text)

    async def vacation(self, request: web.Request) -> web.Response:
        """Somebody types a vacation."""
        ask, text = self.shared.ask(request), await _typed(request)
        return await self.shared.run(request, vacation.vacation, ask, text)

    async def tables(self, request: web.Request) -> web.Response:
        """Somebody's tables."""
        ask = self.shared.ask(request)
        lines = await table_list.table_summaries(self.shared.app.context, ask)
        await self.shared.name_all(line.key for line in lines)
        return web.json_response(
            {"tables": (await self.shared.serialiser(request, ask)).table_list(lines)}
        )

    async def rules(self, request: web.Request) -> web.Response:
        """A game's rules."""
        ask = self.shared.ask(request)
        return await self.shared.run(request, game_rules.rules, ask, request.match_info["game"])

    async def cards(self, request: web.Request) -> web.Response:
        """A game's cards, to be looked at."""
        ask, game = self.shared.ask(request), request.match_info["game"]
        reader = await self.shared.app.context.preferences_of(ask)
        found = card_browser.shelves(self.shared.app.context, reader, game)
        if not found:
            raise RefusedRequestError(404, "page-not-here")
        return web.json_response((await self.shared.serialiser(request, ask)).cards(found))

    # -- pictures --------------------------------------------------------------------------------
    async def picture(self, request: web.Request) -> web.Response:
        """A picture or a film, for the one whose page named it."""
        name, kind = request.match_info["name"], request.match_info["kind"]
        visitor = self.shared.visitor(request).key
        film = self.shared.picture_tokens.get(visitor, name)
        if film is None:
            raise RefusedRequestError(404, "page-not-here")
        moving = tuple(one for one in film if isinstance(one, Picture))
        if kind == "mp4" and moving:
            body, what = await self.shared.drawing.mp4(moving, visitor), "video"
        elif [kind] == [one.style.file_type for one in film]:
            body, what = await self.shared.drawing.png(film[0], visitor), "image"
        else:
            raise RefusedRequestError(404, "page-not-here")
        return web.Response(body=body, content_type=f"{what}/{kind}", headers=_IMMUTABLE)

    async def plate(self, request: web.Request) -> web.Response:
        """A picture for the start page: `hero` or `plate` of a game, in the style of the query."""
        game, which = request.match_info["game"], request.match_info["which"]
        if game not in self.shared.app.context.games:
            raise RefusedRequestError(404, "page-not-here")
        plate = plate_of(game)
        view = plate.HERO if which == "hero" else plate.PLATE
        style = replace(_style_of(request), framing=lying_framing(game))
        picture = Picture(view=view, style=style, alt="")
        body = await self.shared.drawing.png(picture, request.remote or "")
        headers = {"Cache-Control": "private, max-age=3600"}
        return web.Response(body=body, content_type=f"image/{style.file_type}", headers=headers)

    async def sprite(self, request: web.Request) -> web.Response:
        """What may move on a game's pictures, alone, in the style of the query."""
        game, kind = request.match_info["game"], request.match_info["kind"]
        if game not in self.shared.app.context.games:
            raise RefusedRequestError(404, "page-not-here")
        style = replace(_style_of(request), names=both(""))
        body = await self.shared.drawing.piece(game, kind, style, request.remote or "")
        if body is None:
            raise RefusedRequestError(404, "page-not-here")
        return web.Response(body=body, content_type="image/png", headers=_IMMUTABLE)

    async def icon(self, request: web.Request) -> web.StreamResponse:
        """A game's icon: an SVG with a symbol to be used."""
        package = whole_games().get(request.match_info["game"])
        if package is None:
            raise RefusedRequestError(404, "page-not-here")
        return web.FileResponse(package.icon, headers={"Cache-Control": "no-cache"})


async def _typed(request: web.Request) -> str:
    # What was typed, without the command: examples are given with it.
    text = (await read_body(request)).text("text", limit=_TYPED)
    return text.partition(" ")[2] if text.startswith("/") else text


def _style_of(request: web.Request) -> RenderStyle:
    # The style in an address; what isn't known there is the default.
    query = request.query
    say = say_in(query["language"]) if query.get("language") in LANGUAGES else words_of(request)
    return RenderStyle(
        names=Pair(one=say("hall-you-first"), two=say("hall-name")),
        theme=Theme.DARK if query.get("theme") == Theme.DARK else Theme.LIGHT,
        colour_vision=ColourVision.COLOUR_BLIND
        if query.get("colour_vision") == ColourVision.COLOUR_BLIND
        else ColourVision.COMMON,
        has_ribbon=False,
        text_size=TextSize.LARGE if query.get("text_size") == TextSize.LARGE else TextSize.COMMON,
        scale=LARGE_SCALE if query.get("scale") == str(LARGE_SCALE) else 1.0,
    )
