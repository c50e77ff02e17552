"""A match in which answers to what the rival may do are prepared."""

from __future__ import annotations

from bot.application.model import Post, Reply
from bot.commands import conditional_moves
from tests.bot.salle import Salle, Someone

DELAY = 50.0


class Game:
    """Anna and Bea at a table; it is Anna's turn, and Bea waits."""

    def __init__(self, salle: Salle, language: str = "en") -> None:
        self.salle = salle
        self.anna = salle.someone("Anna")
        self.bea = salle.someone("Bea", language)

    @classmethod
    async def begun(cls, game: str = "gyges", language: str = "en", **terms: object) -> Game:
        here = cls(Salle(delay=lambda: DELAY), language)
        here.table = await here.salle.match(here.anna, here.bea, game=game, **terms)
        for who in (here.anna, here.bea) if game == "gyges" else ():
            await here.plays(who, "setup 321123/000000")
        await here.forget()
        return here

    async def plays(self, who: Someone, move: str) -> None:
        await who.plays(self.table, move)

    async def forget(self) -> None:
        await self.salle.deliver()
        self.salle.doors.sent.clear()

    async def later(self, seconds: float = DELAY) -> None:
        self.salle.time.now += seconds
        await self.salle.clock.sweep()
        await self.salle.deliver()

    async def says(self, who: Someone, words: str = "", **more: object) -> Reply:
        return await self.salle.app.run(conditional_moves.show, who.ask(**more), self.table, words)

    async def listed(self, who: Someone) -> list[str]:
        reply = await self.says(who)
        return listed(reply.private)

    async def moves(self) -> list[str]:
        loaded = await self.salle.tables.load(self.table)
        return [e.move for e in loaded.record.log if e.move and not e.move.startswith("setup")]

    def told(self, who: Someone) -> list[Post]:
        return self.salle.doors.to(who.address)


def listed(post: Post) -> list[str]:
    return [line.text.strip() for section in post.sections for line in section.lines]
