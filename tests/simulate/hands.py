"""What people do with Salle, in the process that hears them: they look at a table and answer it."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.application.loaded_table import DamagedTableError, LoadedTable, NoTableError
from bot.application.model import Address, Ask, ButtonStyle, Person, Post, Reply
from bot.commands import agreements, challenge_answers, challenges, moves
from bot.commands.application import Application
from bot.commands.challenges import Terms
from engines.core.lab import at_random, chance_of
from engines.core.match_state import Status
from engines.core.seat import Seat
from storage.base import StoreAwayError, TableKey

Told = dict[str, Any]
AWAY: Told = {"is_away": True}
_MANY = 8  # people who are served at the same time


class Hands:
    """Everybody's."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._tables = app.context.tables
        self._room = asyncio.Semaphore(_MANY)

    async def do(self, what: str, **how: Any) -> Told:
        """What came of it, as whoever did it sees it."""
        async with self._room:
            try:
                return await getattr(self, what)(**how)
            except StoreAwayError:
                return AWAY

    async def challenge(
        self, who: Told, rival: Told, room: str, game: str, clock: Any, nonce: str
    ) -> Told:
        """In a room; asked twice with the same nonce, it is one challenge."""
        ask = Ask(who=_person(who), where=Address.parse(room), nonce=nonce)
        terms = Terms(game=game, opponent=_person(rival), clock=clock, options=QUICK.get(game, {}))
        reply = await self._app.run(challenges.challenge, ask, terms)
        return _told(reply) | {"table": str(reply.table or "")}

    async def attend(
        self, who: Told, table: str, luck: int, nonce: str, has_enough: bool, in_private: bool
    ) -> Told:
        """Do whatever is asked of him at a table; `did` says what, if anything.

        In his private chat with Salle; if there is none, where the table stands.
        """
        me, key = _person(who), TableKey.parse(table)
        where = me.address if in_private else Address(platform=key.platform, id=key.chat)
        ask = Ask(who=me, where=where, is_private=in_private, nonce=nonce)
        try:
            loaded = await self._tables.load(key, asker=ask.me)
        except (NoTableError, DamagedTableError) as err:
            return {"error": repr(err)}
        seat = loaded.seat_of(ask.me)
        if seat is None:
            return {}
        if loaded.match.status is Status.OPEN:
            return await self._answer_challenge(ask, loaded, seat)
        if loaded.match.status is not Status.PLAYING:
            return {}
        if seat in loaded.match.active and not loaded.automatic_answer(seat):
            if has_enough:
                return await self._surely(
                    ask, await self._app.run(agreements.resign, ask, key), "resign"
                )
            return await self._move(ask, loaded, seat, luck)
        return {}

    async def _answer_challenge(self, ask: Ask, table: LoadedTable, seat: Seat) -> Told:
        if seat is not table.match.proposed_by.other:
            return {}
        return _told(await self._app.run(challenge_answers.accept, ask, table.key), "accept")

    async def _move(self, ask: Ask, table: LoadedTable, seat: Seat, luck: int) -> Told:
        """A random one, typed; and sent, if Salle asks whether he really means it."""
        game, state = table.game, table.match.game_state
        move = at_random(game.view(state, seat), game.legal_moves(state, seat), chance_of(luck))
        reply = await self._app.run(moves.typed, ask, str(move), table.key)
        return await self._surely(ask, reply, "move")

    async def _surely(self, ask: Ask, reply: Reply, did: str) -> Told:
        """Yes, to whatever Salle asks once more."""
        while (post := reply.private) and (post.is_preview or post.is_question):
            reply = await self._app.tap(ask, _main_button(post))
        return _told(reply, did)


QUICK = {"en_garde": {"touches": "1"}}
"""What makes a match short."""


def _person(facts: Told) -> Person:
    return Person(address=Address.parse(facts["address"]), name=facts["name"], locale="en")


def _told(reply: Reply, did: str = "") -> Told:
    """What an answer says: whether it was done, and whether the next decision is his as well."""
    if reply.is_away:
        return AWAY
    if reply.is_error:
        return {"error": reply.ack}
    post = reply.private
    asks = bool(post and post.prompt and post.prompt.groups)
    return {
        "did": did,
        "version": post.version if post else 0,
        "asks": asks,
        "is_over": bool(post and post.is_over),
    }


def _main_button(post: Post) -> str:
    assert post.prompt
    return next(c.ticket for c in post.prompt.choices if c.style is ButtonStyle.GO)
