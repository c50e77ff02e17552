"""A tournament's page: how it stands, all its matches, and what a link to it shows in a chat.

The page is public. It tells names, places and results, and no address of anybody; what a browser is
sent at once is one page of the standings and one of a round, whatever the tournament's size.
"""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.frame_places import frame_of
from bot.adapters.web.greeting import greeting
from bot.adapters.web.link_preview import ToldPicture, png, tags_of
from bot.adapters.web.logins import CHAIRS, Visitor
from bot.adapters.web.origins import origin_of
from bot.adapters.web.pages import message, page
from bot.adapters.web.requests import (
    RefusedRequestError,
    make_ask,
    words_of,
    zone_of,
)
from bot.adapters.web.serialise import Serialiser
from bot.adapters.web.serialise_lists import Json
from bot.adapters.web.tournament_facts import (
    acts,
    challenges,
    facts,
    page_picture,
    told_picture,
    until,
)
from bot.adapters.web.tournament_html import first_tournament
from bot.adapters.web.tournament_matches import (
    ToJson,
    bouts_of,
    last_round,
    matches_page,
    named_in_matches,
    rounds_of,
)
from bot.adapters.web.tournament_reader import PageReader, page_reader
from bot.adapters.web.tournament_tables import (
    bracket,
    named_in_bracket,
    named_in_standings,
    standings_json,
)
from bot.application.loaded_tournament import DamagedTournamentError, LoadedTournament
from bot.application.model import SheetPicture
from bot.messages.preferences import Preferences
from bot.messages.words import Words, refusal
from engines.core.tournaments.standings import Row
from renderers.people import size_of
from storage.base import StoreAwayError

_HEADERS: Final = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
_PATH: Final = "/tournament/{id:[0-9a-z]{4,12}}"

Standings = tuple[Row, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentPages:
    """The requests of these pages; their buttons are pressed as those of any public page."""

    shared: WebContext

    def routes(self) -> list[web.RouteDef]:
        """Their addresses."""
        picture = f"{_PATH}/{{version:[0-9a-f]{{16}}}}/{{language:[a-z]{{2}}}}.png"
        return [
            web.get(_PATH, self.html),
            web.get(picture, self.picture),
            web.get(f"/api{_PATH}", self.answer),
            web.get(f"/api{_PATH}/standings", self.more_standings),
            web.get(f"/api{_PATH}/round/{{number:[0-9]{{1,6}}}}", self.matches),
        ]

    async def html(self, request: web.Request) -> web.StreamResponse:
        """The page: all that can be read at first, and for somebody who is known what it asks."""
        place = self.shared.place(request)
        try:
            loaded = await self._load(request)
        except StoreAwayError:  # the page asks again, and says so
            text = page("tournament", language=words_of(request).language, **place)
            return web.Response(text=text, content_type="text/html", headers=_HEADERS)
        except DamagedTournamentError as err:
            say = words_of(request)
            title, home = say("page-nothing-here"), say("page-to-arrival")
            frame = frame_of(request)
            text = message(title, refusal(err, say), home, language=say.language, frame=frame)
            return web.Response(text=text, status=500, content_type="text/html", headers=_HEADERS)
        found = self._known(request)
        shown = await (
            self._for_visitor(request, loaded, *found)
            if found
            else self._for_anybody(request, loaded)
        )
        title = f"{loaded.head.name} · Salle"
        text = page("tournament", title=title, **place, **shown)
        return web.Response(text=text, content_type="text/html", headers=_HEADERS)

    async def answer(self, request: web.Request) -> web.Response:
        """The same for the script; null, if it has the present `version` already."""
        visitor, loaded = self.shared.visitor(request), await self._load(request)
        if request.query.get("version") == str(loaded.version):
            return web.json_response(None)
        _, shown = await self._as_shown_to(request, visitor, loaded)
        return web.json_response(shown)

    async def more_standings(self, request: web.Request) -> web.Response:
        """The lines of the standings from `from` on."""
        loaded, begin = await self._load(request), _begin(request)
        visitor = self.shared.visitor(request)
        rows = await self._rows(loaded)
        shown = set(named_in_standings(loaded.state, rows, begin))
        reader, serialiser = await self._reader(request, visitor, loaded, rows, shown)
        return web.json_response(_standings(reader, serialiser.choice, begin))

    async def matches(self, request: web.Request) -> web.Response:
        """The pairings of a round from `from` on."""
        loaded, begin = await self._load(request), _begin(request)
        visitor, number = self.shared.visitor(request), int(request.match_info["number"])
        bouts = bouts_of(loaded.state, number)
        if bouts is None:
            raise RefusedRequestError(404, "page-not-here")
        shown = set(named_in_matches(bouts, begin))
        reader, serialiser = await self._reader(request, visitor, loaded, (), shown)
        return web.json_response(matches_page(reader, number, bouts, begin, serialiser.choice))

    async def picture(self, request: web.Request) -> web.Response:
        """The standings as everybody may see them; under the name of what they are they stay."""
        loaded = await self._load(request)
        reader = await self._for_all(request, loaded, request.match_info["language"])
        shown = told_picture(reader)
        if shown is None:
            raise RefusedRequestError(404, "page-not-here")
        body = await self.shared.drawing.png(shown, request.remote or "")
        return png(body, is_present=request.match_info["version"] == _version(shown))

    # -- whose page it is ------------------------------------------------------------------------
    def _known(self, request: web.Request) -> tuple[int, Visitor] | None:
        read = ((chair, self.shared.logins.read(request, chair)) for chair in range(CHAIRS))
        return next(((chair, one) for chair, one in read if one), None)

    async def _for_visitor(
        self, request: web.Request, loaded: LoadedTournament, chair: int, visitor: Visitor
    ) -> Json:
        say, shown = await self._as_shown_to(request, visitor, loaded)
        hall = await greeting(self.shared, request, visitor, chair)
        picture = shown["picture"]
        drawn = picture and picture | {"src": f"{picture['src']}?chair={chair}"}
        return {
            "language": say.language,
            "boot": {"hall": hall, "tournament": shown},
            "first": first_tournament(shown | {"picture": drawn}, say),
        }

    async def _for_anybody(self, request: web.Request, loaded: LoadedTournament) -> Json:
        language = words_of(request).language
        reader = await self._for_all(request, loaded, language)
        path, origin = f"/tournament/{loaded.id}", origin_of(request)
        picture, told = None, None
        if sheet := told_picture(reader):
            source = f"{path}/{_version(sheet)}/{language}.png"
            size = width, height = size_of(sheet.sheet, sheet.style)
            told = ToldPicture(address=f"{origin}{source}", size=size, alt=sheet.alt)
            picture = {"src": source, "width": width, "height": height, "alt": sheet.alt}
        shown = _page(reader, None, picture)
        lines = "\n".join(filter(None, [shown["until"], *shown["facts"]]))
        return {
            "language": language,
            "head": "".join(tags_of(shown["title"], lines, f"{origin}{path}", told)),
            "first": first_tournament(shown, reader.say),
        }

    async def _as_shown_to(
        self, request: web.Request, visitor: Visitor, loaded: LoadedTournament
    ) -> tuple[Words, Json]:
        rows = await self._rows(loaded)
        shown = _named(loaded, rows)
        reader, serialiser = await self._reader(request, visitor, loaded, rows, shown)
        sheet = page_picture(reader)
        picture = serialiser.picture(sheet) if sheet else None
        return reader.say, _page(reader, serialiser.choice, picture)

    async def _reader(
        self,
        request: web.Request,
        visitor: Visitor,
        loaded: LoadedTournament,
        rows: Standings,
        shown: set[str],
    ) -> tuple[PageReader, Serialiser]:
        ask = make_ask(request, visitor)
        serialiser = await self.shared.serialiser(request, ask)
        reader = await page_reader(
            self.shared.app.context.store,
            loaded,
            rows,
            shown,
            asker=ask.me,
            preferences=await self.shared.app.preferences(ask),
            now=serialiser.now,
            zone=serialiser.zone,
        )
        return reader, serialiser

    async def _for_all(
        self, request: web.Request, loaded: LoadedTournament, language: str
    ) -> PageReader:
        rows, context = await self._rows(loaded), self.shared.app.context
        return await page_reader(
            context.store,
            loaded,
            rows,
            _named(loaded, rows),
            asker="",
            preferences=Preferences.of({}, language),
            now=context.now(),
            zone=zone_of(request),
        )

    # -- what there is ---------------------------------------------------------------------------
    async def _load(self, request: web.Request) -> LoadedTournament:
        return await self.shared.app.context.tournaments.load(request.match_info["id"])

    async def _rows(self, loaded: LoadedTournament) -> Standings:
        # Of hundreds of players that takes long enough to be felt by others.
        return await asyncio.to_thread(loaded.standings)


# Everybody whom the page names at first.
def _named(loaded: LoadedTournament, rows: Standings) -> set[str]:
    state = loaded.state
    bouts = bouts_of(state, last_round(state)) or ()
    return {
        *named_in_standings(state, rows, 0),
        *named_in_bracket(state),
        *named_in_matches(bouts, 0),
        *(name for one in state.challenges for name in (one.challenger, one.challenged)),
    }


def _page(reader: PageReader, to_json: ToJson, picture: Json | None) -> Json:
    loaded, number = reader.loaded, last_round(reader.state)
    bouts = bouts_of(loaded.state, number)
    return {
        "id": loaded.id,
        "version": loaded.version,
        "title": loaded.head.name,
        "is_over": not loaded.is_running,
        "until": until(reader),
        "facts": list(facts(reader)),
        "acts": acts(reader, to_json),
        "picture": picture,
        "bracket": bracket(reader),
        "standings": _standings(reader, to_json, 0),
        "rounds": rounds_of(reader),
        "page": matches_page(reader, number, bouts, 0, to_json) if bouts else None,
    }


def _standings(reader: PageReader, to_json: ToJson, begin: int) -> Json:
    found = standings_json(reader, begin)
    may_challenge = challenges(reader, to_json)
    for row in found["rows"]:
        row["challenge"] = may_challenge.get(row["place"])
    return found


def _begin(request: web.Request) -> int:
    given = request.query.get("from", "0")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 7 else 0


# A name of what a picture shows.
def _version(sheet: SheetPicture) -> str:
    return hashlib.sha256(repr((sheet.sheet, sheet.style)).encode()).hexdigest()[:16]
