"""Two people who agree on terms by counter-offers, with everything that anybody was shown."""

from __future__ import annotations

from bot.application.tickets import Verb
from bot.application.time_controls import DAILY_CLOCK
from storage.base import TableKey
from tests.bot.salle import ROOM, Someone
from tests.words.transcripts import Evening


class Haggling(Evening):
    """Anna challenges, Bea and then Anna propose other terms, and Bea accepts."""

    async def agreed(self, game: str) -> TableKey:
        """Another clock and the other side; then a clock of one's own figures."""
        await self.salle.store.update_profile(str(ROOM), {"language": self.language})
        table = await self.salle.challenge(
            self.anna, game=game, opponent=self.bea.person, clock=DAILY_CLOCK
        )
        await self.deliver()
        await self._proposes(self.bea, table, ("clock", 2), ("side", -1))
        await self._proposes(
            self.anna, table, ("clock", -1), ("bank", 3), ("increment", 2), ("cap", 4)
        )
        await self._taps(self.bea, f"{Verb.ACCEPT}:{table}:2:")
        return table

    async def _proposes(self, person: Someone, table: TableKey, *choices: tuple[str, int]) -> None:
        """Each choice is a group of the form, and which of its buttons is tapped."""
        version = (await self.salle.tables.load(table)).version
        form = await self._taps(person, f"{Verb.CHANGE}:{table}:{version}:")
        for key, number in choices:
            groups = {group.key: group for group in form.prompt.groups}
            form = await self._taps(person, groups[key].choices[number].ticket)
        await self._taps(person, form.prompt.controls[0].ticket)
        await self.deliver()

    async def _taps(self, person: Someone, ticket: str):
        reply = await self.salle.app.tap(person.ask(), ticket)
        self._note(person.person.name, reply.private, reply.ack)
        return reply.private
