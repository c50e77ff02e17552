"""Handlers of requests at a table: look, tap, type, act; and those that open one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.events import stream
from bot.adapters.web.game_entries import RATINGS, SERIES
from bot.adapters.web.logins import clean_name
from bot.adapters.web.requests import (
    Body,
    RefusedRequestError,
    make_ask,
    network_of,
    read_body,
    table_named,
    table_of,
)
from bot.adapters.web.serialise_review import review
from bot.adapters.web.typed_commands import complete
from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket
from bot.application.time_controls import usual_clock
from bot.commands import boards, challenges, move_completion, moves, open_challenges, table_page
from bot.commands.arguments import Given
from bot.commands.challenges import Terms
from bot.commands.context import Context
from bot.commands.declaration import Place
from bot.commands.read_lines import LONGEST
from bot.commands.registry import registry
from bot.commands.review import load_review
from bot.commands.term_settings import challengers_seat
from bot.messages.clock_words import read_clock
from engines.core.seat import Seat
from storage.base import TableKey

# Characters of a typed move at most.
_MAX_TEXT: Final = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class TableHandlers:
    """The requests that concern a table."""

    shared: WebContext

    async def visit(self, request: web.Request) -> web.Response:
        """A table as it is now: one's own sides, and what its channel saw after `after`."""
        key = table_of(request)
        ask = self.shared.ask(request)
        given = request.query.get("after", "0")
        after = int(given) if given.isascii() and given.isdigit() and len(given) < 9 else 0
        visit, watchers = await self.shared.page_of(ask, key, after=after)
        serialiser = await self.shared.serialiser(request, ask)
        return web.json_response(serialiser.visit(key.table, visit, watchers))

    async def position(self, request: web.Request) -> web.Response:
        """What the asker could see when the log had `at` entries."""
        key, version = table_of(request), int(request.match_info["at"])
        ask = self.shared.ask(request)
        ask, key = await self.shared.at(ask, key)
        found = await table_page.load_moment(self.shared.app.context, ask, key, version)
        serialiser = await self.shared.serialiser(request, ask)
        return web.json_response({"sides": [serialiser.moment(moment) for moment in found]})

    async def review(self, request: web.Request) -> web.Response:
        """What the moves of a match that is over were worth."""
        ask, key = await self.shared.at(self.shared.ask(request), table_of(request))
        found = await load_review(self.shared.app.context, ask, key)
        return web.json_response(review(found, await self.shared.serialiser(request, ask)))

    async def tap(self, request: web.Request) -> web.Response:
        """One of our buttons. It must be of the table that the address names."""
        body, key = await read_body(request), table_of(request)
        ticket = registry().read(body.text("ticket", limit=100))
        if not isinstance(ticket, Ticket) or ticket.table != key:
            raise RefusedRequestError(422, "hall-no-button")
        ask = self._ask(request, body)
        return await self.shared.answer(request, ask, await self.shared.app.tap(ask, ticket))

    async def type(self, request: web.Request) -> web.Response:
        """A move in notation."""
        body, key = await read_body(request), table_of(request)
        ask = self._ask(request, body)
        text = body.text("text", limit=_MAX_TEXT)
        return await self.shared.run(request, moves.typed, ask, text, key)

    async def complete(self, request: web.Request) -> web.Response:
        """Legal moves that go on from what has been typed; after a command its arguments."""
        key, query = table_of(request), request.query
        seat = query.get("seat", "")
        ask = self.shared.ask(request, seat=Seat(seat) if seat in tuple(Seat) else None)
        text = query.get("text", "")[:_MAX_TEXT]
        if text.startswith("/"):
            return web.json_response({"offers": await complete(self.shared.app, ask, key, text)})
        choices = await self.shared.app.query(move_completion.suggest, (), ask, text, key)
        offers = [{"notation": c.label, "words": c.detail} for c in choices]
        return web.json_response({"offers": offers})

    async def act(self, request: web.Request) -> web.Response:
        """A command at a table."""
        body, key = await read_body(request), table_of(request)
        name, ask = request.match_info["act"], self._ask(request, body)
        if name == "board":  # the page draws the board itself: what is wanted is the one in words
            return await self.shared.run(request, boards.text, ask, key)
        said = registry().meant(name, body.text("words", limit=LONGEST, default=""))
        if said is None or Place.PAGE not in said[0].places:
            raise RefusedRequestError(404, "page-not-here")
        command, words = said
        given = Given(arguments=command.arguments, table=key, words=words)
        reply = await self.shared.app.say(command, ask, given, Place.PAGE)
        return await self.shared.answer(request, ask, reply)

    async def challenge(self, request: web.Request) -> web.Response:
        """Open a table: against the computer, for anybody, or to play both sides."""
        visitor = self.shared.named_visitor(request)
        body = await read_body(request)
        terms = Terms(
            game=body.text("game", limit=20),
            level=body.text("level", limit=20, default=""),
            options=body.strings("options"),
            is_study=body.flag("is_study"),
            partner=clean_name(body.text("partner", limit=80, default="")),
            is_rated=RATINGS.get(body.text("rating", limit=10, default="")),
            series=SERIES.get(body.text("series", limit=10, default="")),
        )
        clock = body.text("clock", limit=20, default="")
        begins = body.text("begins", limit=20, default="")
        replaces = body.text("replaces", limit=16, default="")
        ask = make_ask(request, visitor, nonce=body.nonce())
        ask = replace(ask, has_readers=body.flag("is_listed"))
        old = table_named(replaces) if replaces else None
        return await self.shared.run(request, _challenge, ask, terms, clock, begins, old)

    async def events(self, request: web.Request) -> web.StreamResponse:
        """The event stream of an open tab."""
        visitor, hub = self.shared.visitor(request), self.shared.hub
        network = network_of(request.remote or "") if visitor.is_guest else None
        if not hub.has_room(visitor.key, network):
            raise RefusedRequestError(503, "page-away")
        table = request.query.get("table", "")[:16]
        opened = hub.open(
            visitor.key,
            table,
            name=visitor.name,
            session=visitor.session,
            network=network,
            is_seen="unseen" not in request.query,
        )
        with opened as tab:
            return await stream(request, tab)

    def _ask(self, request: web.Request, body: Body) -> Ask:
        return self.shared.ask(request, nonce=body.nonce(), seat=body.seat())


async def _challenge(
    context: Context, ask: Ask, terms: Terms, clock: str, begins: str, old: TableKey | None
) -> Reply:
    # The challenge with the clock and the beginner that were chosen; "": the usual ones. It takes
    # the place of `old`, which waits for an answer too.
    usual = usual_clock(is_alone=terms.is_study or bool(terms.level))
    game = context.games.get(terms.game)
    chosen = replace(
        terms,
        clock=read_clock(clock) if clock else usual,
        challenger=challengers_seat(game, begins) if game and begins else terms.challenger,
    )
    if old:
        return await open_challenges.replace_challenge(context, ask, old, chosen)
    return await challenges.challenge(context, ask, chosen)
