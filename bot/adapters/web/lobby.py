"""What doesn't concern one table: the greeting, the name, the taste, the rules, the plates."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from aiohttp import web

from bot.adapters.web.game_entries import game_entries
from bot.adapters.web.logins import SLOTS, Guest, Logins, clean_name, slot_of
from bot.adapters.web.page_words import commands, page_words
from bot.adapters.web.picture_tokens import PictureTokens
from bot.adapters.web.request_checks import LOOPBACK
from bot.adapters.web.requests import (
    RefusedError,
    guest_of,
    locale_of,
    make_ask,
    read_body,
    words_of,
    zone_of,
)
from bot.adapters.web.serialise import Json, Serialiser
from bot.application.catalogue import whole_games
from bot.application.model import Ask, Picture, Reply
from bot.commands import card_browser, game_rules, preferences, table_list
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.messages.preferences import Preferences
from bot.messages.words import LANGUAGES, say_in
from engines.core.seat import Pair
from renderers.games import plate_of
from renderers.style import ColourVision, RenderStyle, TextSize, Theme
from storage.base import StoreAwayError

_FOR_EVER: Final = {"Cache-Control": "private, max-age=86400, immutable"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    """The tools that every request needs, and the answers that need no table."""

    app: Application
    pictures: Pictures
    picture_tokens: PictureTokens
    logins: Logins
    host: str

    # -- who asks, and how he is answered --------------------------------------------------------
    def guest(self, request: web.Request) -> Guest:
        """Who asks. Raises RefusedError."""
        return guest_of(request, self.logins)

    def named(self, request: web.Request) -> Guest:
        """Who asks, if he has given a name. Raises RefusedError."""
        guest = self.guest(request)
        if not guest.name:
            raise RefusedError(422, "page-name-first")
        return guest

    async def serialiser(self, request: web.Request, ask: Ask) -> Serialiser:
        """The pen for this reader. Raises StoreAwayError."""
        return Serialiser(
            picture_tokens=self.picture_tokens,
            person=ask.who.address.id,
            say=say_in((await preferences.preferences_of(self.app.context, ask)).language),
            now=self.app.context.now(),
            zone=zone_of(request),
        )

    async def answer(self, request: web.Request, ask: Ask, reply: Reply) -> web.Response:
        """A reply of Salle's: 422 if it says what was wrong, 503 if the store is away."""
        if reply.is_away:
            raise StoreAwayError(reply.ack)
        serialiser = await self.serialiser(request, ask)
        return web.json_response(serialiser.reply(reply), status=422 if reply.is_error else 200)

    # -- the greeting ------------------------------------------------------------------------
    async def hello(self, request: web.Request) -> web.Response:
        """Who sits here, in which words and look; whoever is new gets a cookie."""
        slot = slot_of(request)
        guest = self.logins.read(request, slot) or self.logins.new()
        preferences = await self._preferences(make_ask(request, guest))
        context = self.app.context
        response = web.json_response(
            {
                "chair": slot,
                "name": guest.name,
                "people": self._people(request),
                "language": preferences.language,
                "look": _worn(preferences),
                "words": page_words(preferences.language),
                "commands": commands(preferences.language),
                "games": game_entries(context.games, context.players, say_in(preferences.language)),
                "is_local": self.host in LOOPBACK,
            }
        )
        self.logins.write(request, response, slot, guest)
        return response

    async def rename(self, request: web.Request) -> web.Response:
        """Somebody says what he is called."""
        guest = self.guest(request)
        name = clean_name((await read_body(request)).text("name"))
        if not name:
            raise RefusedError(422, "page-name-first")
        response = web.json_response({"name": name})
        self.logins.write(request, response, slot_of(request), replace(guest, name=name))
        return response

    async def choose(self, request: web.Request) -> web.Response:
        """Somebody sets something of `bot.messages.preferences.VALUES`."""
        body = await read_body(request)
        ask = make_ask(request, self.guest(request))
        name, value = body.text("name", limit=20), body.text("value", limit=20)
        return await self.answer(
            request, ask, await self.app.run(preferences.choose, ask, name, value)
        )

    async def tables(self, request: web.Request) -> web.Response:
        """Somebody's tables."""
        ask = make_ask(request, self.guest(request))
        lines = await table_list.table_summaries(self.app.context, ask)
        return web.json_response(
            {"tables": (await self.serialiser(request, ask)).table_list(lines)}
        )

    async def rules(self, request: web.Request) -> web.Response:
        """A game's rules."""
        ask = make_ask(request, self.guest(request))
        return await self.answer(
            request, ask, await self.app.run(game_rules.rules, ask, request.match_info["game"])
        )

    async def cards(self, request: web.Request) -> web.Response:
        """A game's cards, to be looked at."""
        ask, game = make_ask(request, self.guest(request)), request.match_info["game"]
        reader = await preferences.preferences_of(self.app.context, ask)
        found = card_browser.shelves(self.app.context, reader, game)
        if not found:
            raise RefusedError(404, "page-not-here")
        return web.json_response((await self.serialiser(request, ask)).cards(found))

    # -- pictures --------------------------------------------------------------------------------
    async def picture(self, request: web.Request) -> web.Response:
        """A picture or a film, for the one whose page named it."""
        name, kind = request.match_info["name"], request.match_info["kind"]
        film = self.picture_tokens.get(self.guest(request).id, name)
        if film is None or (kind == "png" and len(film) > 1):
            raise RefusedError(404, "page-not-here")
        if kind == "gif":
            body = await self.pictures.gif(film)
        else:
            body = await self.pictures.png(film[0])
        return web.Response(body=body, content_type=f"image/{kind}", headers=_FOR_EVER)

    async def plate(self, request: web.Request) -> web.Response:
        """A picture for the entrance: `hero` or `plate` of a game, in the style that is asked."""
        game, which = request.match_info["game"], request.match_info["which"]
        if game not in self.app.context.games:
            raise RefusedError(404, "page-not-here")
        plate = plate_of(game)
        view = plate.HERO if which == "hero" else plate.PLATE
        body = await self.pictures.png(Picture(view=view, style=_render_style(request), alt=""))
        headers = {"Cache-Control": "private, max-age=3600"}
        return web.Response(body=body, content_type="image/png", headers=headers)

    async def icon(self, request: web.Request) -> web.StreamResponse:
        """A game's icon: an SVG with a symbol to be used."""
        package = whole_games().get(request.match_info["game"])
        if package is None:
            raise RefusedError(404, "page-not-here")
        return web.FileResponse(package.icon, headers={"Cache-Control": "no-cache"})

    # -- health ----------------------------------------------------------------------------------
    async def health(self, request: web.Request) -> web.Response:
        """200 when people can play."""
        is_ready = await self.app.is_ready()
        return web.json_response({"ready": is_ready}, status=200 if is_ready else 503)

    async def _preferences(self, ask: Ask) -> Preferences:
        """Words come even when the store doesn't: the page must be able to say so."""
        try:
            return await preferences.preferences_of(self.app.context, ask)
        except StoreAwayError:
            return Preferences.of({}, ask.who.locale)

    def _people(self, request: web.Request) -> list[Json]:
        """Who else sits at this browser."""
        found = [(slot, self.logins.read(request, slot)) for slot in range(SLOTS)]
        return [{"chair": c, "name": guest.name} for c, guest in found if guest and guest.name]


def _worn(preferences: Preferences) -> Json:
    return {
        "theme": preferences.theme,
        "colour_vision": preferences.colour_vision,
        "text_size": preferences.text_size,
        "side": "left" if preferences.sees_himself_left else "by_seat",
        "sending": "at_once" if preferences.sends_at_once else "ask",
    }


def _render_style(request: web.Request) -> RenderStyle:
    """The render style in an address; the default for what is missing or unknown in it."""
    query = request.query
    say = say_in(query["language"]) if query.get("language") in LANGUAGES else words_of(request)
    return RenderStyle(
        names=Pair(one=say("hall-you-first"), two=say("hall-computer")),
        theme=Theme.DARK if query.get("theme") == Theme.DARK else Theme.LIGHT,
        colour_vision=ColourVision.COLOUR_BLIND
        if query.get("colour_vision") == ColourVision.COLOUR_BLIND
        else ColourVision.COMMON,
        text_size=TextSize.LARGE if query.get("text_size") == TextSize.LARGE else TextSize.COMMON,
    )


__all__ = ["Lobby", "locale_of"]
