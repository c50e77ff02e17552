"""Handlers of entering the page inside an app: what the app says of somebody makes a session."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog
from aiohttp import web

from bot.adapters.discord.places import LAUNCH
from bot.adapters.web.chat_logins import UnprovedError, proof_in_activity
from bot.adapters.web.context import WebContext
from bot.adapters.web.frame_hosts import Apps, within
from bot.adapters.web.frame_places import Frame, frame_of, path_of_start
from bot.adapters.web.frame_sessions import FrameSession, FrameSessions
from bot.adapters.web.logins import clean_name, visitor_of
from bot.adapters.web.pages import BASES, board_data
from bot.adapters.web.requests import Body, RefusedRequestError, read_body, table_named
from bot.adapters.web.serialise_lists import Json
from bot.adapters.web.table_html import TableHtml
from bot.adapters.web.telegram_bot import NotPreparedError, TelegramBot
from bot.adapters.web.telegram_launch import (
    OLDEST,
    Launch,
    UnprovedLaunchError,
    read_launch,
)
from bot.application.loaded_table import NoTableError
from bot.application.model import Address
from bot.application.refused import RefusedError
from bot.application.table_aliases import alias_named
from bot.messages.words import REFUSALS
from engines.core.names import plain_name
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

_TABLE: Final = re.compile(r"/t/([a-z0-9]{1,16})", re.ASCII)
# What can be shared: a table, a puzzle, a profile, a tournament.
_SHARED: Final = re.compile(
    r"/t/[a-z0-9]{1,16}|/puzzle/[a-z0-9_]{1,40}/[0-9]{1,6}|/p/[\w-]{22,160}"
    r"|/tournament/[0-9a-z]{4,12}",
    re.ASCII,
)
_LONGEST: Final = 4_096  # characters of what an app says
_STATE: Final = 600  # seconds within which a code must come back
_PURPOSE: Final = "activity"


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameHandlers:
    """The requests that begin a session in an app, and go on with it."""

    shared: WebContext
    html: TableHtml
    sessions: FrameSessions
    apps: Apps

    def routes(self) -> list[web.RouteDef]:
        """Their addresses."""
        found: list[web.RouteDef] = []
        for frame in self.apps.offered:
            of_frame = [
                web.post("/api/renew", self.renew),
                web.post("/api/boot", self.boot),
                web.post("/api/first", self.first),
            ]
            if frame is Frame.TELEGRAM:
                of_frame.append(web.post("/api/enter", self.enter_telegram))
                of_frame.append(web.post("/api/share", self.share))
            else:
                of_frame.append(web.post("/api/begin", self.begin_activity))
                of_frame.append(web.post("/api/enter", self.enter_activity))
            found += within(frame.base, of_frame)
        return found

    async def enter_telegram(self, request: web.Request) -> web.Response:
        """Somebody has opened the Mini App."""
        body = await read_body(request)
        text = body.text("launch", limit=_LONGEST)
        try:
            launch = read_launch(text, self.apps.telegram_token, now=self.shared.app.context.now())
        except UnprovedLaunchError as err:
            log.info("nobody enters the Mini App", why=str(err))
            raise RefusedRequestError(403, "app-not-proved") from None
        chats = await self._group_of(launch)
        session = self.sessions.begun(launch.person, clean_name(launch.name), chats=chats)
        if not await self._is_first(launch, session):
            raise RefusedRequestError(403, "app-used")
        return await self._entered(request, body, session, launch.start)

    async def share(self, request: web.Request) -> web.Response:
        """Somebody in the Mini App wants to show a page of Salle's in a chat of theirs."""
        visitor, body = self.shared.named_visitor(request), await read_body(request)
        path, title = body.text("path", limit=200), body.text("title", limit=200)
        if not _SHARED.fullmatch(path) or not title:
            raise RefusedRequestError(400, "page-bad-request", why="path must be a table's")
        address = f"{self.shared.page_url}{path}"
        try:
            prepared = await self._bot.prepared(visitor.id, plain_name(title), address)
        except NotPreparedError:
            raise RefusedRequestError(502, "app-not-shared") from None
        return web.json_response({"id": prepared})

    async def begin_activity(self, request: web.Request) -> web.Response:
        """Somebody is about to ask Discord for a code: by what it is known again, once."""
        state = secrets.token_urlsafe(32)
        await self.shared.app.context.store.begin_ceremony(state, _PURPOSE, "1", lasting=_STATE)
        return web.json_response({"state": state})

    async def enter_activity(self, request: web.Request) -> web.Response:
        """Somebody has launched the activity, and brings Discord's code."""
        activity = self.apps.activity
        assert activity  # noqa: S101 - else there is no such address
        body, context = await read_body(request), self.shared.app.context
        state, code = body.text("state", limit=100), body.text("code", limit=_LONGEST)
        instance = body.text("instance", limit=100)
        if not await context.store.take_ceremony(state, _PURPOSE):
            raise RefusedRequestError(403, "app-not-proved")
        try:
            who = await proof_in_activity(activity.provider, code, now=context.now)
        except UnprovedError:
            raise RefusedRequestError(403, "app-not-proved") from None
        channel = await activity.channel_of(instance, who.address.id)
        if channel is None:
            raise RefusedRequestError(403, "app-not-proved")
        wish = await context.store.take_ceremony(str(who.address), LAUNCH)
        table, _, launched_in = wish.partition("/")
        session = self.sessions.begun(
            who.address.id,
            clean_name(who.name),
            instance=instance,
            chats=[*dict.fromkeys(filter(None, (channel, launched_in)))],
        )
        # Following a link into Discord launches the activity.
        link = body.text("link", limit=200, default="")
        return await self._entered(request, body, session, f"t_{table}" if table else link)

    async def renew(self, request: web.Request) -> web.Response:
        """The app is still open; in Discord they are still in the instance that they entered."""
        frame, session = frame_of(request), self.sessions.read(request)
        self.shared.visitor(request)  # whose session may have been ended
        if frame is None or session is None or not await self._is_there(session):
            raise RefusedRequestError(401, "app-over")
        return web.json_response(self._answer(frame, self.sessions.renewed(session)))

    async def boot(self, request: web.Request) -> web.Response:
        """What a table's page would ask for first; null where it has to ask by itself."""
        return web.json_response(await self._boot(request, *await self._asked(request)))

    async def first(self, request: web.Request) -> web.Response:
        """What the first board of a table is drawn of, in a session that goes on."""
        return web.json_response({"first": await self._first(request, *await self._asked(request))})

    async def _asked(self, request: web.Request) -> tuple[str, FrameSession]:
        # Of which page, by whom.
        body, session = await read_body(request), self.sessions.read(request)
        self.shared.visitor(request)
        if session is None:
            raise RefusedRequestError(401, "app-over")
        return body.text("path", limit=200), session

    async def _first(self, request: web.Request, path: str, session: FrameSession) -> Json | None:
        frame, boot = frame_of(request), await self._boot(request, path, session)
        if frame is None or boot is None:
            return None
        who = f"pass={self.sessions.pass_of(frame, session)}"
        return board_data(boot["visit"], who, BASES[frame])

    async def _boot(self, request: web.Request, path: str, session: FrameSession) -> Json | None:
        # None of another page, or where it can't be had: then the page asks, and is told why.
        frame, found = frame_of(request), _TABLE.fullmatch(path)
        if frame is None or found is None:
            return None
        visitor = visitor_of(frame, session)
        with suppress(RefusedError, StoreAwayError, *REFUSALS):
            return await self.html.boot_of(request, table_named(found[1]), visitor)
        return None

    async def _is_there(self, session: FrameSession) -> bool:
        # Discord is asked once an hour and not at each request; while it can't be asked the page
        # tries again, until the hour is over.
        activity = self.apps.activity
        if not (activity and session.instance):
            return True
        return await activity.channel_of(session.instance, session.person) is not None

    async def _group_of(self, launch: Launch) -> Sequence[str]:
        # The group of the table that the link named by which the app was opened, if they are in it.
        found = _TABLE.fullmatch(path_of_start(launch.start))
        table = alias_named(found[1]) if found else None
        if table is None:
            return ()
        with suppress(NoTableError):
            key = await self.shared.app.context.tables.aliases.meant(table)
            group = await self.shared.app.context.store.chat_now(
                key.platform, key.chat.partition(".")[0]
            )
            if key.platform == Frame.TELEGRAM and await self._bot.is_member(group, launch.person):
                return (group,)
        return ()

    @property
    def _bot(self) -> TelegramBot:
        return TelegramBot(api=self.apps.telegram_api, token=self.apps.telegram_token)

    async def _is_first(self, launch: Launch, session: FrameSession) -> bool:
        # Whether no other session was made of this launch.
        name = f"launch:{launch.digest}"
        store = self.shared.app.context.store
        return bool(await store.lease(name, session.session, lasting=2 * OLDEST))

    async def _entered(
        self, request: web.Request, body: Body, session: FrameSession, start: str
    ) -> web.Response:
        # `start`: what the app was opened for, else the page that was asked for is shown.
        shown = path_of_start(start) or body.text("path", limit=200, default="")
        frame = frame_of(request)
        assert frame  # noqa: S101 - these addresses are an app's
        answer = self._answer(frame, session, start=path_of_start(start))
        return web.json_response(answer | {"first": await self._first(request, shown, session)})

    def _answer(self, frame: Frame, session: FrameSession, *, start: str = "") -> Json:
        address = Address(platform=frame, id=session.person)
        return {
            "account": self.shared.names.of_person(str(address)),
            "token": self.sessions.token(frame, session),
            "pass": self.sessions.pass_of(frame, session),
            "until": session.until,
            "start": start,
        }
