"""The HTML of a table's page: for the one of the browser's people who plays there."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WatchedPage, WebContext
from bot.adapters.web.greeting import greeting
from bot.adapters.web.link_preview import LinkPreviews
from bot.adapters.web.logins import CHAIRS, Visitor
from bot.adapters.web.pages import first_board, page
from bot.adapters.web.requests import locale_of, make_ask, table_of
from bot.adapters.web.serialise_lists import Json
from bot.application.loaded_table import DamagedTableError
from bot.commands import table_list
from bot.messages.preferences import Preferences
from storage.base import StoreAwayError, TableKey

_HEADERS: Final = {"Cache-Control": "no-store", "Vary": "Cookie"}


@dataclass(frozen=True, slots=True, kw_only=True)
class TableHtml:
    """Serves `/t/<table>`."""

    shared: WebContext
    previews: LinkPreviews

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """The page, with its first look in it where that can be had; else it asks by itself."""
        key = table_of(request)
        language = Preferences.of({}, locale_of(request)).language
        boot: Json | None = None
        head = ""
        with suppress(StoreAwayError, DamagedTableError):  # the page asks again, and says so
            boot = await self._boot(request, key)
            if boot is None:  # as those are who want to show what a link leads to
                head = await self.previews.tags(request, key)
        first = first_board(boot["visit"], f"chair={boot['hall']['chair']}") if boot else ""
        if boot:
            language = boot["hall"]["language"]
        text = page(
            "table",
            language=language,
            head=head,
            boot=boot,
            first=first,
            **self.shared.place(request),
        )
        return web.Response(text=text, content_type="text/html", headers=_HEADERS)

    async def _boot(self, request: web.Request, key: TableKey) -> Json | None:
        # The answers to what the page would ask first; None for somebody who was never here.
        found = await self._who(request, key)
        if found is None:
            return None
        return await self._of(request, key, *found)

    async def boot_of(self, request: web.Request, key: TableKey, visitor: Visitor) -> Json:
        """The same for somebody inside an app.

        Raises NoTableError, DamagedTableError, StoreAwayError.
        """
        shown = await self.shared.page_of(make_ask(request, visitor), key)
        return await self._of(request, key, 0, visitor, shown)

    async def _of(
        self, request: web.Request, key: TableKey, chair: int, visitor: Visitor, shown: WatchedPage
    ) -> Json:
        ask = make_ask(request, visitor)
        serialiser = await self.shared.serialiser(request, ask)
        lines = await table_list.table_summaries(self.shared.app.context, ask)
        await self.shared.name_all(line.key for line in lines)
        return {
            "hall": await greeting(self.shared, request, visitor, chair),
            "visit": serialiser.visit(key.table, *shown),
            "tables": serialiser.table_list(lines),
        }

    async def _who(
        self, request: web.Request, key: TableKey
    ) -> tuple[int, Visitor, WatchedPage] | None:
        # The one of this browser's people who plays at the table, else the first of them.
        first = None
        for chair in range(CHAIRS):
            visitor = self.shared.logins.read(request, chair)
            if visitor is None:
                continue
            shown = await self.shared.page_of(make_ask(request, visitor), key)
            first = first or (chair, visitor, shown)
            if shown[0].mine:
                return chair, visitor, shown
        return first
