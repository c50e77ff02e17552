"""What all request handlers share: who asks, and how replies are written."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TypedDict

from aiohttp import web

from bot.adapters.web.drawing import PageDrawing
from bot.adapters.web.encrypted_names import EncryptedNames
from bot.adapters.web.events import Hub
from bot.adapters.web.frame_places import Frame, frame_of
from bot.adapters.web.logins import PLATFORM, Logins, Visitor, chair_of, key_of
from bot.adapters.web.picture_tokens import PictureTokens
from bot.adapters.web.requests import RefusedRequestError, make_ask, zone_of
from bot.adapters.web.serialise import Serialiser
from bot.adapters.web.watchers import Watcher, Watchers
from bot.application.model import Ask, Reply
from bot.application.summaries import TablePage
from bot.commands import table_page
from bot.commands.application import Application, P, UseCase
from bot.messages.words import say_in
from engines.core.seat import Seat
from storage.base import StoreAwayError, TableKey


class Place(TypedDict):
    """Where a page is opened: inside which app, and where browsers find it."""

    frame: Frame | None
    site: str


WatchedPage = tuple[TablePage, Collection[Watcher]]


@dataclass(frozen=True, slots=True, kw_only=True)
class WebContext:
    """Shared by all request handlers; made once by `make_app`."""

    app: Application
    drawing: PageDrawing
    picture_tokens: PictureTokens
    names: EncryptedNames
    logins: Logins
    hub: Hub
    watchers: Watchers
    host: str
    page_url: str  # where people open the page, as the operator says; "" if they don't

    def place(self, request: web.Request) -> Place:
        """Where a page is opened, as `page` wants to know it."""
        return {"frame": frame_of(request), "site": self.page_url}

    def visitor(self, request: web.Request) -> Visitor:
        """Who asks. Raises RefusedRequestError if they have no cookie of ours, or no session."""
        visitor = self.logins.read(request, chair_of(request))
        if visitor is None:
            raise RefusedRequestError(401, "app-over" if frame_of(request) else "page-no-cookie")
        return visitor

    def ask(self, request: web.Request, *, nonce: str = "", seat: Seat | None = None) -> Ask:
        """What a visitor asks for. Raises RefusedRequestError if they have no cookie of ours."""
        return make_ask(request, self.visitor(request), nonce=nonce, seat=seat)

    def named_visitor(self, request: web.Request) -> Visitor:
        """Who asks, if they have given a name. Raises RefusedRequestError."""
        visitor = self.visitor(request)
        if not visitor.name:
            raise RefusedRequestError(422, "page-name-first")
        return visitor

    async def serialiser(self, request: web.Request, ask: Ask) -> Serialiser:
        """The serialiser for this reader; the store may be away by now."""
        return Serialiser(
            picture_tokens=self.picture_tokens,
            names=self.names,
            aliases=self.app.context.tables.aliases,
            person=key_of(ask.who.address),
            say=say_in((await self.app.preferences(ask)).language),
            now=self.app.context.now(),
            zone=zone_of(request),
        )

    async def page_of(self, ask: Ask, table: TableKey, *, after: int = 0) -> WatchedPage:
        """A table as the asker sees it, and who watches it, in one round trip.

        Raises NoTableError, DamagedTableError, StoreAwayError.
        """
        asked, meant = await self.at(ask, table)
        page = table_page.load_page(self.app.context, asked, meant, after=after)
        return await asyncio.gather(page, self.watchers.at(table.table))

    async def at(self, ask: Ask, table: TableKey) -> tuple[Ask, TableKey]:
        """An ask and the table that an address names.

        One of another platform is shown to its players, and while it is a challenge to whoever has
        its link. Raises NoTableError.
        """
        meant = await self.app.context.tables.aliases.meant(table)
        return (ask if meant == table else ask.by_button()), meant

    async def name_all(self, tables: Iterable[TableKey]) -> None:
        """See to it that tables may be called by their aliases on the page."""
        for table in tables:
            await self.app.context.tables.aliases.on(PLATFORM, table)

    async def run(
        self,
        request: web.Request,
        command: UseCase[P],
        ask: Ask,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> web.Response:
        """Run a command of the application, and answer with its reply. Raises StoreAwayError."""
        return await self.answer(request, ask, await self.app.run(command, ask, *args, **kwargs))

    async def answer(self, request: web.Request, ask: Ask, reply: Reply) -> web.Response:
        """A reply as JSON: 422 if it says what was wrong. Raises StoreAwayError."""
        if reply.is_away:
            raise StoreAwayError(reply.ack)
        serialiser = await self.serialiser(request, ask)
        response = web.json_response(serialiser.reply(reply), status=422 if reply.is_error else 200)
        if reply.is_forgotten:
            self.logins.remove(request, response, chair_of(request))
        return response
