"""What doesn't concern one table: the greeting, the name, the taste, the rules, the plates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Final, Protocol, cast

from aiohttp import web

from bot.adapters.web.logins import CHAIRS, Guest, Guestbook, chair_of, clean_name
from bot.adapters.web.page_words import commands, lexicon
from bot.adapters.web.picture_tokens import Album
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
from bot.adapters.web.serialise import Json, Script
from bot.application.model import Ask, Picture, Reply
from bot.commands import card_browser
from bot.commands.challenges import CLOCKS
from bot.commands.runner import Hall
from bot.messages.challenge_card import clock_words
from bot.messages.pictures import Pictures
from bot.messages.preferences import Taste
from bot.messages.words import Words, say_in
from engines.core.seat import Pair
from engines.core.values import View
from renderers import size
from renderers.style import Look, Print, Sight, Theme
from storage.base import StoreAwayError

_BARE: Final = Look(names=Pair(one="", two=""))

_FOR_EVER: Final = {"Cache-Control": "private, max-age=86400, immutable"}


class _Plates(Protocol):
    """Moments of a game that its entrance shows."""

    HERO: View
    PLATE: View


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The tools that every request needs, and the answers that need no table."""

    hall: Hall
    pictures: Pictures
    album: Album
    book: Guestbook
    host: str

    # -- who asks, and how he is answered --------------------------------------------------------
    def guest(self, request: web.Request) -> Guest:
        """Who asks. Raises RefusedError."""
        return guest_of(request, self.book)

    def named(self, request: web.Request) -> Guest:
        """Who asks, if he has given a name. Raises RefusedError."""
        guest = self.guest(request)
        if not guest.name:
            raise RefusedError(422, "page-name-first")
        return guest

    async def script(self, request: web.Request, ask: Ask) -> Script:
        """The pen for this reader. Raises StoreAwayError."""
        return Script(
            album=self.album,
            person=ask.who.address.id,
            say=say_in((await self.hall.taste(ask)).language),
            now=self.hall.context.now(),
            zone=zone_of(request),
        )

    async def answer(self, request: web.Request, ask: Ask, reply: Reply) -> web.Response:
        """A reply of the hall's: 422 if it says what was wrong, 503 if the store is away."""
        if reply.is_away:
            raise StoreAwayError(reply.ack)
        script = await self.script(request, ask)
        return web.json_response(script.reply(reply), status=422 if reply.is_error else 200)

    # -- the greeting ------------------------------------------------------------------------
    async def hello(self, request: web.Request) -> web.Response:
        """Who sits here, in which words and look; whoever is new gets a cookie."""
        chair = chair_of(request)
        guest = self.book.read(request, chair) or self.book.new()
        taste = await self._taste(make_ask(request, guest))
        response = web.json_response(
            {
                "chair": chair,
                "name": guest.name,
                "people": self._people(request),
                "language": taste.language,
                "look": _worn(taste),
                "words": lexicon(taste.language),
                "commands": commands(taste.language),
                "games": self._games(say_in(taste.language)),
                "is_local": self.host in LOOPBACK,
            }
        )
        self.book.write(request, response, chair, guest)
        return response

    async def rename(self, request: web.Request) -> web.Response:
        """Somebody says what he is called."""
        guest = self.guest(request)
        name = clean_name((await read_body(request)).text("name"))
        if not name:
            raise RefusedError(422, "page-name-first")
        response = web.json_response({"name": name})
        self.book.write(request, response, chair_of(request), replace(guest, name=name))
        return response

    async def choose(self, request: web.Request) -> web.Response:
        """Somebody sets something of `bot.messages.preferences.VALUES`."""
        body = await read_body(request)
        ask = make_ask(request, self.guest(request))
        name, value = body.text("name", limit=20), body.text("value", limit=20)
        return await self.answer(request, ask, await self.hall.choose(ask, name, value))

    async def tables(self, request: web.Request) -> web.Response:
        """Somebody's tables."""
        ask = make_ask(request, self.guest(request))
        lines = await self.hall.lines(ask)
        return web.json_response({"tables": (await self.script(request, ask)).rail(lines)})

    async def rules(self, request: web.Request) -> web.Response:
        """A game's rules."""
        ask = make_ask(request, self.guest(request))
        return await self.answer(
            request, ask, await self.hall.rules(ask, request.match_info["game"])
        )

    async def cards(self, request: web.Request) -> web.Response:
        """A game's cards, to be looked at."""
        ask, game = make_ask(request, self.guest(request)), request.match_info["game"]
        taste = await self.hall.taste(ask)
        found = card_browser.shelves(self.hall.context, taste, game)
        if not found:
            raise RefusedError(404, "page-not-here")
        return web.json_response((await self.script(request, ask)).cards(found))

    # -- pictures --------------------------------------------------------------------------------
    async def picture(self, request: web.Request) -> web.Response:
        """A picture or a film, for the one whose page named it."""
        name, kind = request.match_info["name"], request.match_info["kind"]
        film = self.album.get(self.guest(request).id, name)
        if film is None or (kind == "png" and len(film) > 1):
            raise RefusedError(404, "page-not-here")
        if kind == "gif":
            body = await self.pictures.gif(film)
        else:
            body = await self.pictures.png(film[0])
        return web.Response(body=body, content_type=f"image/{kind}", headers=_FOR_EVER)

    async def plate(self, request: web.Request) -> web.Response:
        """A picture for the entrance: `hero` or `plate` of a game, in the look that is asked."""
        game, which = request.match_info["game"], request.match_info["which"]
        if game not in self.hall.context.games:
            raise RefusedError(404, "page-not-here")
        plates = _plates(game)
        view = plates.HERO if which == "hero" else plates.PLATE
        body = await self.pictures.png(Picture(view=view, look=_look(request), alt=""))
        headers = {"Cache-Control": "private, max-age=3600"}
        return web.Response(body=body, content_type="image/png", headers=headers)

    # -- health ----------------------------------------------------------------------------------
    async def health(self, request: web.Request) -> web.Response:
        """200 when people can play."""
        is_awake = await self.hall.is_awake()
        return web.json_response({"ready": is_awake}, status=200 if is_awake else 503)

    async def _taste(self, ask: Ask) -> Taste:
        """Words come even when the store doesn't: the page must be able to say so."""
        try:
            return await self.hall.taste(ask)
        except StoreAwayError:
            return Taste.of({}, ask.who.locale)

    def _people(self, request: web.Request) -> list[Json]:
        """Who else sits at this browser."""
        found = [(chair, self.book.read(request, chair)) for chair in range(CHAIRS)]
        return [{"chair": c, "name": guest.name} for c, guest in found if guest and guest.name]

    def _games(self, say: Words) -> list[Json]:
        context = self.hall.context
        return [
            {
                "id": game.id,
                "name": say(f"{game.id}-name"),
                "about": say(f"{game.id}-name.about"),
                "plate": size(_plates(game.id).PLATE, _BARE),
                "levels": _named(f"{game.id}-level", context.players[game.id].levels, say),
                "options": [
                    {
                        "name": option.name,
                        "label": say(f"{game.id}-option-{option.name}"),
                        "default": option.default,
                        "values": _named(f"{game.id}-option-{option.name}", option.values, say),
                    }
                    for option in game.options
                ],
                "clocks": [{"id": str(c), "name": clock_words(c, say)} for c in CLOCKS],
            }
            for game in context.games.values()
        ]


def _plates(game: str) -> _Plates:
    return cast(_Plates, import_module(f"renderers.{game}.plate"))


def _worn(taste: Taste) -> Json:
    return {
        "theme": taste.theme,
        "sight": taste.sight,
        "print": taste.print,
        "side": "left" if taste.sees_himself_left else "by_seat",
        "sending": "at_once" if taste.sends_at_once else "ask",
    }


def _named(key: str, values: Sequence[str], say: Words) -> list[Json]:
    return [{"id": value, "name": say(f"{key}-{value}")} for value in values]


def _look(request: web.Request) -> Look:
    """The look in an address; what is odd in it is the default."""
    query = request.query
    say = (
        say_in(query["language"])
        if query.get("language") in ("en", "it", "es", "fr")
        else words_of(request)
    )
    return Look(
        names=Pair(one=say("hall-you-first"), two=say("hall-computer")),
        theme=Theme.DARK if query.get("theme") == Theme.DARK else Theme.LIGHT,
        sight=Sight.COLOUR_BLIND if query.get("sight") == Sight.COLOUR_BLIND else Sight.COMMON,
        print=Print.LARGE if query.get("print") == Print.LARGE else Print.COMMON,
    )


__all__ = ["House", "locale_of"]
