"""Pages that anybody may be sent to: somebody's profile, a game's leaderboard, its lessons.

Their HTML can be read without a script, and tells chats what a link to it leads to. To somebody
whom the browser knows it is shown as to them; to anybody else as everybody may know it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.encrypted_names import NAME
from bot.adapters.web.frame_places import frame_of, path_of
from bot.adapters.web.greeting import greeting
from bot.adapters.web.link_preview import ToldPicture, png, tags_of
from bot.adapters.web.logins import CHAIRS, PLATFORM, Visitor
from bot.adapters.web.origins import origin_of
from bot.adapters.web.pages import first_post, message, page
from bot.adapters.web.requests import (
    CHAT,
    RefusedRequestError,
    address_of,
    locale_of,
    make_ask,
    read_body,
)
from bot.adapters.web.serialise_lists import Json
from bot.application.model import (
    ALL_PUZZLES,
    Address,
    Ask,
    Person,
    Post,
    Reply,
    SheetPicture,
    Subject,
)
from bot.application.puzzle_tickets import PUZZLE_PREFIX
from bot.application.table_aliases import ALIAS
from bot.application.tickets import Ticket
from bot.application.tournament_tickets import TOURNAMENT_PREFIX, Step
from bot.commands import leaderboard, learn, profile, puzzle_pages
from bot.commands.challenge_draft import DRAFT_PREFIX
from bot.commands.context import Context
from bot.commands.registry import registry
from renderers.people import size_of
from storage.base import StoreAwayError

_HEADERS: Final = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
_GAME: Final = "{game:[a-z0-9_]{1,40}}"
_PUZZLE: Final = rf"/puzzle/{_GAME}/{{number:[1-9][0-9]{{0,5}}}}"
_LEARN: Final = r"/learn/{lessons:[a-z0-9_]{1,40}}"
_PATHS: Final = (
    *(rf"/p/{{person:{NAME}}}", f"/leaderboard/{_GAME}"),
    *(f"/puzzle/{_GAME}", _PUZZLE, _LEARN),
)
_HALL: Final = (PLATFORM, CHAT.id)
_NOBODY: Final = ""  # the id of an asker who isn't known
_LONGEST: Final = 300  # characters of a button's data
# Of buttons by which somebody meets others, who want to know whom.
_OF_THE_NAMED: Final = (f"{DRAFT_PREFIX}:", f"{TOURNAMENT_PREFIX}:{Step.JOIN}:")


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicPages:
    """The requests of these pages, and of the buttons on them."""

    shared: WebContext

    def routes(self) -> list[web.RouteDef]:
        """Their addresses."""
        found = [web.post("/api/tap", self.tap)]
        for path in _PATHS:
            picture = f"{path}/{{version:[0-9a-f]{{16}}}}/{{language:[a-z]{{2}}}}.png"
            found += [
                web.get(path, self.html),
                web.get(picture, self.picture),
                web.get(f"/api{path}", self.answer),
            ]
        return found

    async def html(self, request: web.Request) -> web.StreamResponse:
        """The page: its text and picture, and, for somebody who is known, what it asks first."""
        subject = self._subject(request)
        found = self._visitor(request, subject)
        ask = make_ask(request, found[1]) if found else _for_anybody(locale_of(request))
        reply = await self.shared.app.run(_about, ask, subject)
        say, place = await self.shared.app.words(ask), self.shared.place(request)
        if reply.private:
            shown = await (
                self._for_visitor(request, reply, *found)
                if found
                else self._for_anybody(request, subject, reply.private, say.language)
            )
            text = page(_page_of(subject), language=say.language, **place, **shown)
        elif reply.is_away:  # the page asks again, and says so
            text = page(_page_of(subject), language=say.language, **place)
        else:
            title, home = say("page-nothing-here"), say("page-to-arrival")
            frame = frame_of(request)
            text = message(title, reply.ack, home, language=say.language, frame=frame)
        status = 200 if reply.private or reply.is_away else 404
        return web.Response(text=text, status=status, content_type="text/html", headers=_HEADERS)

    async def answer(self, request: web.Request) -> web.Response:
        """The same for the script."""
        ask = self.shared.ask(request)
        return await self.shared.run(request, _about, ask, self._subject(request))

    async def picture(self, request: web.Request) -> web.Response:
        """The picture as everybody may see it; under the name of what it shows now it stays so."""
        subject, language = self._subject(request), request.match_info["language"]
        reply = await self.shared.app.run(_about, _for_anybody(language), subject)
        if reply.is_away:
            raise StoreAwayError(reply.ack)
        sheet = reply.private.sheet if reply.private else None
        if sheet is None:
            raise RefusedRequestError(404, "page-not-here")
        body = await self.shared.drawing.png(sheet, request.remote or "")
        return png(body, is_present=request.match_info["version"] == _version(sheet))

    async def tap(self, request: web.Request) -> web.Response:
        """A button of these pages: of a table with a name here, or as this visitor was shown it."""
        body = await read_body(request)
        visitor, text = self.shared.visitor(request), body.text("ticket", limit=_LONGEST)
        data = self.shared.names.button(text, visitor.key) or _of_a_table(text)
        if not data:
            raise RefusedRequestError(422, "hall-no-button")
        if data.startswith(_OF_THE_NAMED):
            visitor = self.shared.named_visitor(request)
        ask = make_ask(request, visitor, nonce=body.nonce())
        return await self.shared.answer(request, ask, await self.shared.app.tap(ask, data))

    async def _for_visitor(
        self, request: web.Request, reply: Reply, chair: int, visitor: Visitor
    ) -> Json:
        serialiser = await self.shared.serialiser(request, make_ask(request, visitor))
        answer = serialiser.reply(reply)
        hall = await greeting(self.shared, request, visitor, chair)
        shown, picture = answer["post"], answer["post"]["sheet"]
        if picture:
            picture = picture | {"src": f"{picture['src']}?chair={chair}"}
        return {
            "title": _title(shown["title"]),
            "boot": {"hall": hall, "reply": answer},
            "first": first_post(shown["title"], shown["lines"], picture),
        }

    async def _for_anybody(
        self, request: web.Request, subject: Subject, post: Post, language: str
    ) -> Json:
        path, origin = self.shared.names.page_of(subject), origin_of(request)
        picture, told = None, None
        if sheet := post.sheet:
            source = f"{path}/{_version(sheet)}/{language}.png"
            size = width, height = size_of(sheet.sheet, sheet.style)
            told = ToldPicture(address=f"{origin}{source}", size=size, alt=sheet.alt)
            picture = {"src": source, "width": width, "height": height, "alt": sheet.alt}
        lines = "\n".join(post.lines)
        return {
            "title": _title(post.title),
            "head": "".join(tags_of(post.title, lines, f"{origin}{path}", told)),
            "first": first_post(post.title, post.lines, picture),
        }

    def _subject(self, request: web.Request) -> Subject:
        said = request.match_info
        if game := said.get("game") or said.get("lessons"):
            if game not in self.shared.app.context.games:
                raise RefusedRequestError(404, "page-not-here")
            if "lessons" in said:
                return Subject(lessons=game)
            is_puzzle = path_of(request).removeprefix("/api").startswith("/puzzle/")
            number = said.get("number", ALL_PUZZLES) if is_puzzle else ""
            return Subject(game=game, puzzle=number)
        person = self.shared.names.person(said["person"])
        if not person:
            raise RefusedRequestError(404, "page-not-here")
        return Subject(person=person)

    def _visitor(self, request: web.Request, subject: Subject) -> tuple[int, Visitor] | None:
        # The one of this browser's people whom the page is about, else the first of them.
        read = ((chair, self.shared.logins.read(request, chair)) for chair in range(CHAIRS))
        known = [(chair, visitor) for chair, visitor in read if visitor]
        mine = (one for one in known if address_of(one[1]) == subject.person)
        return next(mine, next(iter(known), None))


async def _about(context: Context, ask: Ask, subject: Subject) -> Reply:
    if subject.person:
        return await profile.of_person(context, ask, subject.person)
    if subject.lessons:
        return await learn.lessons_of(context, ask, subject.lessons)
    is_nobody = ask.who.address.id == _NOBODY
    if subject.puzzle == ALL_PUZZLES:
        return await puzzle_pages.all_of(context, ask, subject.game, for_anybody=is_nobody)
    if subject.puzzle:
        number = int(subject.puzzle)
        return await puzzle_pages.one_of(context, ask, subject.game, number, for_anybody=is_nobody)
    return await leaderboard.of_all(context, ask, subject.game, for_anybody=is_nobody)


# A puzzle is played on its page; the others are read.
def _page_of(subject: Subject) -> str:
    return "puzzle" if subject.puzzle not in ("", ALL_PUZZLES) else "public"


# A button's data, if it is about a puzzle, or about a table of the page's hall; else "".
def _of_a_table(text: str) -> str:
    ticket = registry().read(text)
    if text.startswith(f"{PUZZLE_PREFIX}:"):
        return text
    if not isinstance(ticket, Ticket):
        return ""
    table = ticket.table
    is_known = table.platform == ALIAS or (table.platform, table.chat) == _HALL
    return text if is_known else ""


def _for_anybody(language: str) -> Ask:
    who = Person(address=Address(platform=PLATFORM, id=_NOBODY), name="", locale=language)
    return Ask(who=who, where=CHAT, is_private=True, has_readers=False)


def _title(of: str) -> str:
    return f"{of} · Salle"


# A name of what a picture shows.
def _version(sheet: SheetPicture) -> str:
    return hashlib.sha256(repr((sheet.sheet, sheet.style)).encode()).hexdigest()[:16]
