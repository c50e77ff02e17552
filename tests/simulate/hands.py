"""What people do with Salle, in the process that hears them: they look at a table and answer it."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.application.loaded_table import DamagedTableError, LoadedTable, NoTableError
from bot.application.model import Address, Ask, Reply
from bot.application.preset_answers import Answer
from bot.application.tickets import Ticket, Verb
from bot.commands import (
    adjournments,
    breaks,
    challenge_answers,
    challenges,
    conditional_moves,
    flag_choices,
    give_day,
    moves,
    pauses,
    preset_answers,
    resignations,
    resumptions,
    vacation,
)
from bot.commands.application import Application
from bot.commands.challenges import Terms
from bot.messages.preset_answer_posts import ANSWERS
from engines.core.lab import at_random, chance_of
from engines.core.match_state import Status
from engines.core.record import Act, Wish
from engines.core.seat import Seat
from engines.core.time_control import TimeControl
from storage.base import StoreAwayError, TableKey
from tests.simulate.errand_hands import ErrandHands, main_button, person
from tests.simulate.tournament_hands import TournamentHands

Told = dict[str, Any]
AWAY: Told = {"is_away": True}
_MANY = 8  # people who are served at the same time


class Hands:
    """Everybody's."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._tables = app.context.tables
        self._room = asyncio.Semaphore(_MANY)
        self._in_tournaments = TournamentHands(app.context.tournaments)
        self._on_errands = ErrandHands(app)

    async def do(self, what: str, **how: Any) -> Told:
        """What came of it, as whoever did it sees it."""
        async with self._room:
            try:
                return await getattr(self, what)(**how)
            except StoreAwayError:
                return AWAY

    async def challenge(
        self,
        who: Told,
        rival: Told,
        room: str,
        game: str,
        clock: Any,
        is_rated: bool,
        nonce: str,
    ) -> Told:
        """In a room; asked twice with the same nonce, it is one challenge."""
        ask = Ask(who=person(who), where=Address.parse(room), nonce=nonce)
        terms = Terms(
            game=game,
            opponent=person(rival),
            clock=TimeControl(**clock) if clock else None,
            options=QUICK.get(game, {}),
            is_rated=is_rated,
        )
        reply = await self._app.run(challenges.challenge, ask, terms)
        return _told(reply) | {"table": str(reply.table or "")}

    async def attend(
        self, who: Told, table: str, luck: int, nonce: str, has_enough: bool, in_private: bool
    ) -> Told:
        """Do whatever is asked of them at a table; `did` says what, if anything.

        In their private chat with Salle; if there is none, where the table stands.
        """
        me, key = person(who), TableKey.parse(table)
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
        adjourns = bool(who["adjourns"])
        return await self._play(ask, loaded, seat, luck, has_enough=has_enough, adjourns=adjourns)

    async def tournament(self, step: str, who: Told, **how: Any) -> Told:
        """A step in a tournament."""
        return await self._in_tournaments.do(step, who, **how)

    async def errand(self, errand: str, who: Told, nonce: str, **how: Any) -> Told:
        """What isn't about a table."""
        return await self._on_errands.do(errand, who, nonce, **how)

    async def vacation(self, who: Told, words: str, nonce: str) -> Told:
        """As they type it."""
        me = person(who)
        ask = Ask(who=me, where=me.address, is_private=True, nonce=nonce)
        return _told(await self._app.run(vacation.vacation, ask, words), "vacation")

    async def _play(
        self,
        ask: Ask,
        table: LoadedTable,
        seat: Seat,
        luck: int,
        *,
        has_enough: bool,
        adjourns: bool,
    ) -> Told:
        """Whatever is most urgent there."""
        match, key = table.match, table.key
        is_asked = seat in match.active and not table.automatic_answer(seat)
        if has_enough and (match.is_adjourned or is_asked):
            return await self._run("resign", resignations.resign, ask, key)
        if match.is_adjourned:
            if match.asked and match.asked.seat is seat:
                return {"waits": True}
            return await self._run("resume", resumptions.resume, ask, key)
        if match.flagged[seat.other]:
            choice = 0 if has_enough else luck % 6
            return await self._choose(ask, table, choice if adjourns or choice != ADJOURN else 0)
        if match.asked and match.asked.seat is seat.other:
            ticket = Ticket(verb=Verb.GRANT, table=key, version=table.version)
            if luck % 2 and (adjourns or match.asked.wish is not Wish.ADJOURN):
                return await self._run("grant", breaks.answer, ask, ticket, Act.GRANT)
            return await self._run("refuse", breaks.answer, ask, ticket, Act.REFUSE)
        if not is_asked:
            return {}
        may_ask = not match.asked and table.record.head.tournament is None
        if luck % 40 == 0 and match.proposal.clock and may_ask:
            return await self._run("pause", pauses.pause, ask, key, "2")
        if luck % 41 == 0 and may_ask and adjourns:
            return await self._run("adjourn", adjournments.adjourn, ask, key)
        return await self._move(ask, table, seat, luck)

    async def _choose(self, ask: Ask, table: LoadedTable, choice: int) -> Told:
        """What becomes of a match when the other's time is up; perhaps they don't choose."""
        ticket = Ticket(verb=Verb.CLAIM, table=table.key, version=table.version)
        buttons = flag_choices.BUTTONS.buttons
        match choice:
            case 0 | 1:
                return await self._run("claim", buttons[Verb.CLAIM], ask, ticket)
            case 2:
                return await self._run("give a day", give_day.give_day, ask, table.key)
            case choice if choice == ADJOURN:
                return await self._run("adjourn", adjournments.adjourn, ask, table.key)
            case 4:
                return await self._run("let Salle", buttons[Verb.LET_SALLE], ask, ticket)
            case _:
                return {}

    async def _answer_challenge(self, ask: Ask, table: LoadedTable, seat: Seat) -> Told:
        if seat is not table.match.proposed_by.other:
            return {}
        return await self._run("accept", challenge_answers.accept, ask, table.key)

    async def _move(self, ask: Ask, table: LoadedTable, seat: Seat, luck: int) -> Told:
        """A random one, typed; and sent, if Salle asks whether they really mean it."""
        game, state = table.game, table.match.game_state
        move = at_random(game.view(state, seat), game.legal_moves(state, seat), chance_of(luck))
        reply = await self._app.run(moves.typed, ask, str(move), table.key)
        told = await self._surely(ask, reply, "move")
        if told.get("did") and not told["asks"] and luck % 3 == 0:
            await self._prepare(ask, await self._tables.load(table.key), seat, luck)
        return told

    async def _prepare(self, ask: Ask, table: LoadedTable, seat: Seat, luck: int) -> None:
        """Say in advance what they will answer; whatever can't be said so is refused."""
        game, chance = table.game, chance_of(luck)
        if windows := game.windows:
            path = luck % len(windows), ANSWERS.index(Answer.NO)
            ticket = Ticket(verb=Verb.ANSWER, table=table.key, version=table.version, path=path)
            await self._app.run(preset_answers.choose, ask, ticket)
        elif table.match.active == {seat.other} and ask.is_home:
            state = table.match.game_state
            moves = game.legal_moves(state, seat.other)
            expected = at_random(game.view(state, seat.other), moves, chance)
            state = game.apply(state, seat.other, expected, chance).state
            if seat in game.active(state):
                answer = at_random(game.view(state, seat), game.legal_moves(state, seat), chance)
                words = f"else: {answer}"
                await self._app.run(conditional_moves.show, ask, table.key, words)

    async def _run(self, did: str, command: Any, ask: Ask, *args: Any) -> Told:
        return await self._surely(ask, await self._app.run(command, ask, *args), did)

    async def _surely(self, ask: Ask, reply: Reply, did: str) -> Told:
        """Yes, to whatever Salle asks once more."""
        while (post := reply.private) and (post.is_preview or post.is_question):
            reply = await self._app.tap(ask, main_button(post))
        return _told(reply, did)


ADJOURN = 3
"""One of the choices after a flag."""

QUICK = {"en_garde": {"touches": "1"}}
"""What makes a match short."""


def _told(reply: Reply, did: str = "") -> Told:
    """What an answer says: whether it was done, and whether the next decision is theirs as well."""
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
