"""Short matches of every game, played through the hall, with everything that anybody was shown."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.application.model import Post
from bot.commands import (
    boards,
    challenge_answers,
    draws,
    history,
    moves,
    resignations,
    verification,
)
from engines.core.match_state import Status
from storage.base import TableKey
from tests.bot.salle import ROOM, Salle, Someone, main_button

SHORT: Final[Mapping[str, Mapping[str, str]]] = {
    "en_garde": {"variant": "advanced", "touches": "2"},
}
"""Options that make a match short."""

MOST: Final = 120  # moves; then somebody resigns

_END: Final = re.compile(r"(?<=[.!?…])\s+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """One message that somebody was shown; `ack` is the line above it."""

    reader: str
    post: Post | None = None
    ack: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """All of its words but those of buttons."""
        post = self.post
        if post is None:
            return (self.ack,)
        asked = (post.prompt.lead, post.prompt.rest) if post.prompt else ()
        found = (self.ack, post.title, *post.lines, post.text, *asked)
        return tuple(line for line in found if line)

    @property
    def labels(self) -> tuple[str, ...]:
        """What its buttons say."""
        prompt = self.post.prompt if self.post else None
        return tuple(dict.fromkeys(c.words for c in prompt.choices)) if prompt else ()


def sentences(post: Post) -> list[str]:
    """The sentences of a post, one by one: what happened, and what is asked."""
    asked = (post.prompt.lead, post.prompt.rest) if post.prompt else ()
    return [one for line in (*post.lines, *asked) for one in split_sentences(line)]


def split_sentences(text: str) -> list[str]:
    """The sentences of a text of one or more lines."""
    return [one for line in text.splitlines() for one in _END.split(line) if one]


class Evening:
    """Anna and Bea, who read one language, at one table; what both and the channel are shown."""

    def __init__(self, language: str) -> None:
        self.salle = Salle(delay=lambda: 0.0)
        self.anna = self.salle.someone("Anna", language)
        self.bea = self.salle.someone("Bea", language)
        self.language = language
        self.shown: list[Shown] = []

    async def match(self, game: str, seed: int = 1, most: int = MOST) -> TableKey:
        """A whole match of moves chosen at random, or as many as there is patience for."""
        chance = random.Random(seed)
        options = dict(SHORT.get(game, {}))
        await self.salle.store.update_profile(str(ROOM), {"language": self.language})
        table = await self.salle.challenge(
            self.anna, game=game, opponent=self.bea.person, options=options, clock=86_400
        )
        await self.deliver()
        reply = await self.salle.app.run(challenge_answers.accept, self.bea.ask(ROOM), table)
        self._note("Bea", reply.private, reply.ack)
        for _ in range(most):
            await self.deliver()
            person = await self._who_is_asked(table)
            if person is None:
                break
            await self._decide(person, table, chance)
        await self._finish(table)
        return table

    async def deliver(self) -> None:
        """Everything that waits in the outbox."""
        before = len(self.salle.doors.sent)
        await self.salle.deliver()
        for sent in self.salle.doors.sent[before:]:
            reader = "everybody" if sent.is_public else sent.to.id.capitalize()
            self._note(reader, sent.post)

    async def _who_is_asked(self, table: TableKey) -> Someone | None:
        loaded = await self.salle.tables.load(table)
        if loaded.match.status is not Status.PLAYING:
            return None
        while automatic := loaded.automatic_answers:
            self.salle.time.now += 600
            await self.salle.clock.sweep()
            loaded = await self.salle.tables.load(table)
            if loaded.automatic_answers == automatic:
                break
        for seat in sorted(loaded.match.active, key=lambda one: one.value):
            name = loaded.match.players[seat].name
            return self.anna if name == "Anna" else self.bea
        return None

    async def _decide(self, person: Someone, table: TableKey, chance: random.Random) -> None:
        """A legal move, step by step as its buttons lead there; then it is sent."""
        reply = await self.salle.app.run(boards.hand, person.ask(), table)
        post = reply.private
        while post is not None and post.prompt is not None and post.prompt.groups:
            sends = [c for c in post.prompt.controls if c.ticket.startswith("ps")]
            if sends and chance.random() < 0.5:
                break
            choice = chance.choice([c for g in post.prompt.groups for c in g.choices])
            reply = await person.taps(choice)
            self._note(person.person.name, reply.private, reply.ack)
            post = reply.private
        if post is not None and post.is_preview:
            reply = await person.taps(main_button(post))
            self._note(person.person.name, reply.private, reply.ack)

    async def _finish(self, table: TableKey) -> None:
        """What there is to ask at the end; who is still playing resigns."""
        app, anna = self.salle.app, self.anna
        loaded = await self.salle.tables.load(table)
        if loaded.match.status is Status.PLAYING:
            for command in (draws.offer_draw, history.history, boards.text, moves.typed):
                more = ("nonsense",) if command is moves.typed else ()
                reply = await app.run(command, anna.ask(), *more, table)
                self._note("Anna", reply.private, reply.ack)
            asked = (await app.run(resignations.resign, anna.ask(), table)).private
            assert asked is not None
            self._note("Anna", asked)
            reply = await anna.taps(asked.prompt.controls[0])
            self._note("Anna", reply.private, reply.ack)
        await self.deliver()
        for command in (history.history, boards.text, verification.verify):
            reply = await app.run(command, self.bea.ask(), table)
            self._note("Bea", reply.private, reply.ack)

    def _note(self, reader: str, post: Post | None, ack: str = "") -> None:
        if post or ack:
            self.shown.append(Shown(reader=reader, post=post, ack=ack))


def printed(shown: list[Shown]) -> Iterator[str]:
    """A transcript to be read: each message once, its buttons after it."""
    told: set[tuple[str, tuple[str, ...]]] = set()
    for one in shown:
        if (one.reader, one.lines) in told:
            continue
        told.add((one.reader, one.lines))
        yield f"  {one.reader}:"
        yield from (f"      {line}" for text in one.lines for line in text.splitlines())
        if one.labels:
            yield f"      [{'] ['.join(one.labels[:14])}]"
