"""A duel of Audatia between two people, played by taps."""

from __future__ import annotations

from tests.bot.salle import Salle, button, labels, main_button

DELAY = 50.0


class Duel:
    """Anna and Bea; the challenger is `one`."""

    @classmethod
    async def begun(cls, **terms):
        duel = cls()
        duel.salle = Salle(delay=lambda: DELAY)
        people = [duel.salle.someone("Anna"), duel.salle.someone("Bea")]
        duel.table = await duel.salle.match(*people, game="audatia", **terms)
        first = labels(await people[0].turn(duel.table))
        duel.one, duel.two = people if "Feint" in first else people[::-1]
        return duel

    async def play(self, decisions):
        for seat, *taps in decisions:
            person = self.one if seat == 1 else self.two
            post = await person.turn(self.table)
            for label in taps:
                post = (await person.taps(button(post, label))).private
            await person.taps(main_button(post))

    async def moves(self):
        loaded = await self.salle.tables.load(self.table)
        return [entry.move for entry in loaded.record.log if entry.move]

    async def later(self):
        self.salle.time.now += DELAY
        await self.salle.clock.sweep()
