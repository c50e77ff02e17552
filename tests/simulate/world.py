"""The world: virtual time goes from one event to the next, and people do what they were asked to.

Time goes in steps: all that is to happen within one happens at its end, at the same moment. People
know only what the platforms show them.
"""

from __future__ import annotations

import asyncio
import heapq
import math
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from typing import Any

from tests.simulate.costs import Spent
from tests.simulate.history import Deed
from tests.simulate.hours import Span
from tests.simulate.people import DAY, HOUR, NEVER, Person
from tests.simulate.platforms import Message
from tests.simulate.salle import Salle
from tests.simulate.wire import WireGoneError
from tests.simulate.witness import closed

GAMES = ("en_garde", "gyges", "cannae", "audatia")
_REFUSED_OFTEN = 100
Happening = Callable[[], Awaitable[None]]


class World:
    """People, what becomes of them, and what Salle hears of that."""

    def __init__(self, salle: Salle, people: list[Person], luck: Random, step: float) -> None:
        self.salle = salle
        self.step = step  # seconds
        self.people = {address: person for person in people for address in person.addresses}
        self.deeds: list[Deed] = []
        self.opened: list[str] = []
        self.spent = Spent()
        self.refused: list[str] = []  # challenges that came to nothing, and why
        self.errands: Counter[str] = Counter()  # that were done
        self.outages: list[Span] = []
        self.platform_outages: defaultdict[str, list[Span]] = defaultdict(list)
        self.over: set[str] = set()  # tables, as far as anybody was shown
        self.tournaments: list[str] = []
        self.tournaments_over: set[str] = set()
        self.has_enough = False  # people don't go on
        self._luck = luck
        self._events: list[tuple[float, int, bool, Happening]] = []
        self._numbers = count(1)
        self._minds: set[tuple[str, str]] = set()  # who has in mind to look at which table
        self._acting: set[tuple[str, str]] = set()  # who has just acted at which table
        self._read = 0  # messages of the journal
        self._away_since: float | None = None  # Salle, or Valkey
        self._beaten = salle.clock.now

    # -- time --------------------------------------------------------------------------------------
    def at(self, at: float, happening: Happening, *, first: bool = False) -> None:
        """It happens then; `first`: before all else of that moment."""
        if at < NEVER:
            heapq.heappush(self._events, (at, next(self._numbers), first, happening))

    async def go_on(self, until: float, *, is_done: Callable[[], bool] = lambda: False) -> None:
        """Let things happen."""
        while not is_done() and (at := await self._next()) <= until:
            await self._step(at)

    async def _next(self) -> float:
        """The end of the step in which something happens."""
        at = self._events[0][0] if self._events else NEVER
        if self.salle.is_there:
            timer = await self.salle.next_timer()
            at = min(at, NEVER if timer is None else timer)
        now = self.salle.clock.now
        if at == NEVER:
            return NEVER
        return self.step * math.ceil(max(at, now + 1.0) / self.step) + 1.0

    async def _step(self, at: float) -> None:
        self.salle.clock.turn_to(at)
        happenings = []
        while self._events and self._events[0][0] <= at:
            *_, is_first, happening = heapq.heappop(self._events)
            if is_first:
                await happening()
            else:
                happenings.append(happening)
        await self._beat()
        before, deeds = self._used(), len(self.deeds)
        timer = await self.salle.next_timer() if self.salle.is_there else None
        async with asyncio.TaskGroup() as tasks:
            for happening in happenings:
                tasks.create_task(happening())
            if timer is not None and timer <= at:
                tasks.create_task(self.salle.tick())
        await self.salle.settled()
        if before:
            moves = sum(deed.did == "move" for deed in self.deeds[deeds:])
            self.spent.add(before, self._used(), moves)
        self._listen()

    def _used(self) -> dict[str, float]:
        is_all_there = self.salle.is_there and not self.salle.platforms.away
        return self.salle.processor() if is_all_there else {}

    async def _beat(self) -> None:
        """Salle is seen to be there, as she would have been in between if she was."""
        now = self.salle.clock.now
        passed = now - self._beaten if self._away_since is None else 0.0
        if self.salle.is_there and await self.salle.beat(passed):
            self._beaten = now
            self._note_presence()

    def note_absence(self) -> None:
        """From now on Salle, or her Valkey, is away."""
        self._away_since = self.salle.clock.now

    def _note_presence(self) -> None:
        if self._away_since is not None:
            self.outages.append((self._away_since, self.salle.clock.now))
            self._away_since = None

    # -- people ------------------------------------------------------------------------------------
    def live(self, person: Person) -> None:
        """What they will do, apart from playing."""
        begin, end = person.blocks
        blocked = self.salle.platforms.blocked

        async def block() -> None:
            blocked.add(person.address)

        async def unblock() -> None:
            blocked.discard(person.address)

        self.at(begin, block)
        self.at(end, unblock)
        self.at(person.leaves, self._go_on_vacation(person))

    def _go_on_vacation(self, person: Person) -> Happening:
        async def go() -> None:
            words, nonce = str(person.days_away), f"vacation {person.name}"
            told = await self._ask(do="vacation", who=person.facts, words=words, nonce=nonce)
            now = self.salle.clock.now
            if told is None:
                self.at(now + HOUR, go)
            else:
                assert "error" not in told, told
                person.go_away(now)

        return go

    def open_table(
        self, one: Person, two: Person, room: str, game: str, clock: Any, *, is_rated: bool
    ) -> Happening:
        """`one` challenges `two`, until Salle takes it or has refused it often."""
        nonce = f"challenge {next(self._numbers)}"
        tries = count(1)

        async def challenge() -> None:
            if self.salle.clock.now >= one.vanishes:
                return
            told = await self._ask(
                do="challenge",
                who=one.facts,
                rival=two.facts,
                room=room,
                game=game,
                clock=clock,
                is_rated=is_rated,
                nonce=nonce,
            )
            if told is None or ("error" in told and next(tries) < _REFUSED_OFTEN):
                self.at(self.salle.clock.now + HOUR, challenge)
            elif "error" in told:
                self.refused.append(told["error"])
            elif told["table"] not in self.opened:
                self.opened.append(told["table"])

        return challenge

    def _listen(self) -> None:
        """Whoever is rung for looks at the table, sooner or later."""
        journal = self.salle.platforms.journal
        for message in journal[self._read :]:
            if message.is_over:
                whose = self.tournaments_over if message.tournament else self.over
                whose.add(message.tournament or message.table)
                continue
            for address in message.rings_for or self._looking_on(message):
                self._have_in_mind(self.people.get(address), message)
        self.over |= closed(journal, self.deeds)
        self._read = len(journal)
        self._acting.clear()

    def _looking_on(self, message: Message) -> tuple[str, ...]:
        """Who sees a message that doesn't ring: whoever has done something there just now."""
        person = self.people.get(message.to)
        is_acting = person and (person.address, message.table) in self._acting
        return (message.to,) if is_acting else ()

    def _have_in_mind(self, person: Person | None, message: Message) -> None:
        if person and message.table and (person.address, message.table) not in self._minds:
            self.look_at(person, message.table, person.acts_at(message.at))

    def look_at(self, person: Person, table: str, at: float) -> None:
        """They will, and do what they are asked."""
        if at >= NEVER or at >= person.vanishes:
            return
        mind = person.address, table
        self._minds.add(mind)
        nonce = f"{person.name} {next(self._numbers)}"

        async def look() -> None:
            if self.salle.clock.now >= person.vanishes:  # they have deleted themselves meanwhile
                return
            told = await self._ask(
                do="attend",
                who=person.facts_of(self._identity(person)),
                table=table,
                luck=self._luck.getrandbits(32),
                nonce=nonce,
                has_enough=self.has_enough,
                in_private=person.address not in self.salle.platforms.blocked,
            )
            self._minds.discard(mind)
            now = self.salle.clock.now
            if told is None:
                self.look_at(person, table, now + 0.5 * HOUR)
            elif told.get("did"):
                self._note(person, table, told)
            elif told.get("waits") or "error" in told:
                self.look_at(person, table, person.acts_at(now + 2 * DAY))

        self.at(at, look)

    def _note(self, person: Person, table: str, told: dict[str, Any]) -> None:
        now = self.salle.clock.now
        self._acting.add((person.address, table))
        self.deeds.append(
            Deed(
                at=now,
                who=person.address,
                table=table,
                did=told["did"],
                version=told["version"],
                asks=told["asks"],
                is_over=told["is_over"],
            )
        )
        if told["is_over"]:
            self.over.add(table)
        elif told["did"] in (
            "adjourn",
            "resume",
            "grant",
        ):  # they look whether the other wants to go on
            self.look_at(person, table, person.acts_at(now + 2 * DAY))
        elif told["asks"] and (person.address, table) not in self._minds:
            self.look_at(person, table, person.acts_at(now))

    def _identity(self, person: Person) -> str:
        return self._luck.choice(person.addresses) if person.is_linked else person.address

    async def ask_for(self, errand: str, who: Person, **how: Any) -> dict[str, Any] | None:
        """What somebody hears who does something besides playing; None if Salle is away."""
        nonce = f"{errand} {next(self._numbers)}"
        told = await self._ask(do="errand", errand=errand, who=who.facts, nonce=nonce, **how)
        if told and "did" in told:
            self.errands[errand] += 1
            if (table := told["table"]) and table not in self.opened:
                self.opened.append(table)
            match errand:
                case "link":
                    who.is_linked = True
                case "delete":
                    who.vanishes, who.is_deleted = self.salle.clock.now, True
        return told

    async def _ask(self, **question: Any) -> dict[str, Any] | None:
        """What somebody hears who asks Salle; None if she is away."""
        if not self.salle.is_there:
            return None
        try:
            told = await self._luck.choice(self.salle.workers).ask(**question)
        except WireGoneError:
            return None
        return None if told.get("is_away") else told

    async def ask_of_tournament(self, step: str, who: Person, **how: Any) -> dict[str, Any] | None:
        """What somebody hears who does something in a tournament; None if Salle is away."""
        return await self._ask(do="tournament", step=step, who=who.facts, **how)

    @property
    def is_over(self) -> bool:
        """Whether all that was opened has ended, as far as anybody was shown."""
        are_told = self.tournaments_over.issuperset(self.tournaments)
        return are_told and self.over.issuperset(self.opened)
