"""A match in which somebody is away, with everything that anybody was shown of it."""

from __future__ import annotations

from typing import Final

from bot.application.tickets import Verb
from bot.commands import challenge_answers
from engines.core.record import Act, Entry
from storage.base import TableKey
from tests.bot.salle import ROOM, Someone
from tests.words.transcripts import Evening

DAY: Final = 86_400


class Absence(Evening):
    """Bea moves when she likes; Anna chooses, pauses, adjourns, and goes on."""

    async def played(self, game: str) -> TableKey:
        """A flag and a day given, a flag and a break, a flag and the end."""
        table = await self._begun(game)
        for person in (self.anna, self.bea, self.anna):
            await self._moves(table, person)
        await self._asks(table, self.anna, Verb.PAUSE, 3)
        await self._asks(table, self.bea, Verb.GRANT)
        await self._flag(table)
        await self._asks(table, self.anna, Verb.GIVE_DAY)
        await self._flag(table)
        await self._asks(table, self.anna, Verb.ADJOURN)
        await self._asks(table, self.bea, Verb.RESUME)
        await self._asks(table, self.anna, Verb.REFUSE)
        await self._asks(table, self.bea, Verb.RESUME)
        await self._asks(table, self.anna, Verb.GRANT)
        await self._flag(table)
        await self._asks(table, self.anna, Verb.CLAIM)
        await self._asks(table, self.anna, "fw")
        return table

    async def _begun(self, game: str) -> TableKey:
        await self.salle.store.update_profile(str(ROOM), {"language": self.language})
        terms = {"game": game, "opponent": self.bea.person, "clock": DAY}
        table = await self.salle.challenge(self.anna, **terms)
        await self.salle.app.run(challenge_answers.accept, self.bea.ask(ROOM), table)
        await self.deliver()
        return table

    async def _moves(self, table: TableKey, person: Someone) -> None:
        loaded = await self.salle.tables.load(table)
        seat = loaded.seat_of(str(person.address))
        if seat not in loaded.match.active:
            return
        move = next(iter(loaded.game.legal_moves(loaded.match.game_state, seat)))
        await person.plays(table, str(move))
        await self.deliver()

    async def _flag(self, table: TableKey) -> None:
        """Bea's time runs out."""
        seat = (await self.salle.tables.load(table)).seat_of(str(self.bea.address))
        entry = Entry(act=Act.FLAG, seat=seat, at=int(self.salle.time.now))
        await self.salle.tables.act(table, lambda _: entry)
        await self.deliver()

    async def _asks(self, table: TableKey, person: Someone, verb: Verb, *path: int) -> None:
        """A tap on a button of theirs, wherever it stands."""
        version = (await self.salle.tables.load(table)).version
        ticket = f"{verb}:{table}:{version}:{'.'.join(map(str, path))}"
        reply = await self.salle.app.tap(person.ask(), ticket)
        self._note(person.person.name, reply.private, reply.ack)
        await self.deliver()
