"""Two people at a table of Shields, with the cards that a test wants."""

from __future__ import annotations

from itertools import count

from salle_shields.engines.shields.game import GAME

from bot.application.model import Post
from bot.commands import boards, history, preset_answers, table_list, table_page
from engines.core.record import Entry
from storage.store import Store
from tests.bot.salle import ROOM, Salle, Someone, button

_ACTS = count(step=1_000)
_found: dict[tuple[str, str], int] = {}  # after how many requests a store's first table has them
DELAY = 50.0
"""Seconds after which the hall answers in these tests."""


class Evening:
    """Anna has the first seat; both have kept their cards; she is to strike."""

    def __init__(self, salle: Salle) -> None:
        self.salle = salle
        self.anna, self.bea, self.eve = map(salle.someone, ("Anna", "Bea", "Eve"))

    @classmethod
    async def dealt(
        cls,
        anna: str,
        bea: str,
        *,
        opened: bool = True,
        store: Store | None = None,
        **terms: object,
    ) -> Evening:
        """Tables are opened until the cards are these."""
        for before in count(0 if store else _found.get((anna, bea), 0)):
            evening = cls(Salle(store, delay=lambda: DELAY))
            if store:  # each evening over it has a table of its own
                for who in (evening.anna, evening.bea, evening.eve):
                    who._acts = next(_ACTS)
            for _ in range(before):
                evening.anna.ask()  # another request has another table, and other cards
            evening.table = await evening.salle.match(
                evening.anna, evening.bea, game=GAME.id, **terms
            )
            loaded = await evening.loaded()
            if tuple(loaded.match.state.cards) == (anna, bea):
                break
        if store is None:
            _found[anna, bea] = before
        if opened:
            await evening.anna.plays(evening.table, "pass")
            await evening.bea.plays(evening.table, "pass")
        await evening.forget()
        return evening

    async def loaded(self):
        return await self.salle.tables.load(self.table)

    async def forget(self) -> None:
        """What was told so far is of no interest."""
        await self.salle.deliver()
        self.salle.doors.sent.clear()

    async def later(self, seconds: float = DELAY) -> None:
        """Time passes, and the hall looks at what is due."""
        self.salle.time.now += seconds
        await self.salle.clock.sweep()
        await self.salle.deliver()

    async def answers(self, who: Someone, words: str = "") -> Post:
        reply = await self.salle.app.run(preset_answers.show, who.ask(), self.table, words)
        assert reply.private is not None, reply
        return reply.private

    async def moves(self) -> list[str]:
        return [entry.move for entry in (await self.loaded()).record.log if entry.move]

    async def entries(self) -> list[Entry]:
        """The log after the opening."""
        return list((await self.loaded()).record.log[3:])

    def messages_to(self, who: Someone) -> list[Post]:
        return self.salle.doors.to(who.address)

    def wait_for(self, who: Someone) -> list[str]:
        """Every message to the person or the channel, in order."""
        return [
            self.plain((sent.is_public, sent.post))
            for sent in self.salle.doors.sent
            if sent.to in (who.address, ROOM)
        ]

    async def looks(self, who: Someone) -> list[str]:
        """All that somebody finds who goes and looks."""
        app, table = self.salle.app, self.table
        found = [
            await app.run(boards.hand, who.ask(), table),
            await app.run(boards.board, who.ask(), table),
            await app.run(boards.text, who.ask(), table),
            await app.run(history.history, who.ask(), table),
            await app.run(preset_answers.show, who.ask(), table),
            await table_page.load_page(app.context, who.ask(), table),
            [
                line
                for line in await table_list.table_summaries(app.context, who.ask())
                if line.key == table
            ],
        ]
        return [self.plain(one) for one in found]

    def plain(self, shown: object) -> str:
        """The same at every table."""
        return repr(shown).replace(self.table.table, "TABLE")

    async def now(self, who: Someone) -> None:
        """The person gives the answer that Salle owes."""
        reply = await who.taps(button(await who.turn(self.table), "Answer now"))
        await who.taps(button(reply.private, "Send"))
