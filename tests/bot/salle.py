"""A hall without platforms: real commands over a private store, and doors that remember."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.adapters.links import all_links
from bot.application.catalogue import Catalogue
from bot.application.model import Address, Ask, ButtonStyle, Choice, Person, Post, Reply
from bot.application.preset_answers import random_delay
from bot.application.profile import Refusal
from bot.application.tables import Tables
from bot.commands import boards, challenge_answers, challenges, moves
from bot.commands.application import Application
from bot.commands.challenges import Terms
from bot.commands.context import Context
from bot.messages.messenger import Messenger, PrivateChatClosedError
from bot.messages.words import say_in
from bot.workers.computer_players import ComputerPlayers
from bot.workers.computer_turns import ComputerTurnWorker
from bot.workers.delivery import DeliveryWorker
from bot.workers.notice_sender import NoticeSender
from bot.workers.timer_worker import TimerWorker
from engines.core.time_control import TimeControl
from engines.packages import find_games
from storage.base import Notice, TableKey
from storage.store import Store
from tests.servers.private_store import PrivateStore

ROOM = Address(platform="test", id="room")
START = 1_800_000_000.0


def game_names() -> list[str]:
    """What all games are called in English, in the hall's order."""
    return [say_in("en")(f"{id_}-name") for id_ in find_games()]


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


@dataclass
class Sent:
    """One message that a door was given."""

    to: Address
    post: Post
    previous: str
    nonce: str
    is_public: bool


@dataclass
class Doors:
    """A platform that takes every message, unless it is told to refuse."""

    platform: str = "test"
    sent: list[Sent] = field(default_factory=list)
    closed: set[Address] = field(default_factory=set)
    why: Refusal = Refusal.CLOSED
    refused: list[Address] = field(default_factory=list)  # whom a closed chat kept from being told
    trouble: list[Exception] = field(default_factory=list)
    stripped: list[str] = field(default_factory=list)
    more: asyncio.Event = field(default_factory=asyncio.Event)

    def turn(self, whom: Address, notice: Notice) -> contextlib.AbstractAsyncContextManager[None]:
        return contextlib.nullcontext()

    async def send_to_chat(
        self, chat: Address, post: Post, *, previous: str, noted: Any, nonce: str
    ) -> str:
        return self._take(Sent(chat, post, previous, nonce, is_public=True))

    async def send_to_person(
        self, who: Address, post: Post, *, previous: str, noted: Any, nonce: str
    ) -> str:
        if who in self.closed:
            self.refused.append(who)
            raise PrivateChatClosedError(self.why)
        return self._take(Sent(who, post, previous, nonce, is_public=False))

    def private_link(self, table: TableKey, *, is_open: bool) -> str:
        return f"https://salle.example/{'join' if is_open else 'turn'}/{table.table}"

    async def strip(self, reference: str, *, words: str = "") -> None:
        self.stripped.append(reference)

    def _take(self, sent: Sent) -> str:
        if self.trouble:
            raise self.trouble.pop(0)
        self.sent.append(sent)
        self.more.set()
        return str(len(self.sent))

    def to(self, whom: Address) -> list[Post]:
        return [sent.post for sent in self.sent if sent.to == whom]


class Someone:
    """A person with a name, who asks and taps."""

    def __init__(self, salle: Salle, name: str, locale: str = "en") -> None:
        self.salle = salle
        self.address = Address(platform="test", id=name.lower())
        self.person = Person(address=self.address, name=name, locale=locale)
        self._acts = 0

    def ask(self, where: Address | None = None, **more: object) -> Ask:
        """An ask from their private chat, or from elsewhere."""
        self._acts += 1
        place = where or self.address
        facts = {"is_private": place == self.address, "nonce": f"{self.person.name}{self._acts}"}
        return Ask(who=self.person, where=place, **facts | more)

    async def taps(self, choice: Choice, where: Address | None = None, **more: object) -> Reply:
        return await self.salle.app.tap(self.ask(where, **more), choice.ticket)

    async def turn(self, table: TableKey) -> Post:
        """Their own view of a table."""
        reply = await self.salle.app.run(boards.hand, self.ask(), table)
        assert reply.private is not None, reply
        return reply.private

    async def plays(self, table: TableKey, move: str = "") -> Reply:
        """Type a move and send it; without one, the first on their buttons."""
        if not move:
            move = (await self.turn(table)).prompt.groups[0].choices[0].notation
        reply = await self.salle.app.run(moves.typed, self.ask(), move, table)
        assert reply.private is not None, reply
        return await self.taps(main_button(reply.private))


class Salle:
    """The hall, its time, its doors."""

    def __init__(
        self,
        store: Store | None = None,
        *,
        delay: Callable[[], float] = random_delay,
        secret: bytes = b"s" * 32,
    ) -> None:
        self.time = Time()
        self.store = store or PrivateStore()
        self.catalogue = Catalogue()
        self.games = self.catalogue.games
        self.tables = Tables(
            self.store,
            self.games,
            secret=secret,
            now=self.time,
            delay=delay,
            computers=self.catalogue.computers,
        )
        self.context = Context(
            tables=self.tables,
            games=self.games,
            players=self.catalogue.computers,
            links=all_links(),
        )
        self.app = Application(self.context)
        self.doors = Doors()
        self.clock = TimerWorker(tables=self.tables)
        self.computers = ComputerPlayers(self.tables)

    def someone(self, name: str, locale: str = "en") -> Someone:
        return Someone(self, name, locale)

    async def challenge(self, who: Someone, **terms: object) -> TableKey:
        terms = {"game": "en_garde"} | terms
        if isinstance(clock := terms.get("clock"), int):  # seconds for each decision
            terms["clock"] = TimeControl.per_decision(clock)
        reply = await self.app.run(challenges.challenge, who.ask(ROOM), Terms(**terms))
        assert reply.table is not None, reply
        return reply.table

    async def in_public(self, table):
        """A loaded table as its room sees it."""
        return await self.context.public_perspective(self.someone("Reader").ask(ROOM), table)

    async def match(self, one: Someone, two: Someone, **terms: object) -> TableKey:
        """A match between two people that has just begun."""
        table = await self.challenge(one, opponent=two.person, **terms)
        await self.app.run(challenge_answers.accept, two.ask(ROOM), table)
        return table

    async def alone(self, who: Someone, **terms: object) -> TableKey:
        """A match against the computer, or on both seats, that has just begun."""
        table = await self.challenge(who, **terms)
        await self.app.tap(who.ask(), f"cb:{table}:0:")
        return table

    def deliverer(self) -> DeliveryWorker:
        return deliverer_of(self, {"test": self.doors}, quiet_delay=0.0)

    def computer_turns(self) -> ComputerTurnWorker:
        return ComputerTurnWorker(tables=self.tables, players=self.computers)

    async def deliver(self) -> None:
        """All that waits in the outbox, in its order, and before it the computer's turns."""
        deliverer = self.deliverer()
        while True:
            turns = await self.let_computers_play()
            entries = await self.store.take(deliverer.name, count=1000, wait=0)
            await deliverer.deliver(entries)
            if not turns and not entries:
                return

    async def let_computers_play(self) -> int:
        """All turns of the computer's that wait; how many these are."""
        turns = await self.store.computer_turns.take("computer", count=1000, wait=0)
        if turns:
            await self.computer_turns().answer(turns)
        return len(turns)

    @contextlib.asynccontextmanager
    async def delivering(self):
        try:
            async with meanwhile(self.deliverer().run(), self.computer_turns().run()):
                yield
        finally:
            await self.computers.close()

    async def wait_for(self, wanted, within: float = 60.0) -> Sent:
        """The first message that fits, waiting for it."""
        async with asyncio.timeout(within):
            while True:
                for sent in self.doors.sent:
                    if wanted(sent):
                        return sent
                self.doors.more.clear()
                await self.doors.more.wait()


def deliverer_of(
    salle: Salle, messengers: Mapping[str, Messenger], **options: float
) -> DeliveryWorker:
    """The delivery worker of a Salle."""
    sender = NoticeSender(tables=salle.tables, messengers=messengers, **options)
    return DeliveryWorker(store=salle.store, sender=sender)


@contextlib.asynccontextmanager
async def meanwhile(*works: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Works that go on until the end of the block; what went wrong in one of them is raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome


def button(post: Post, label: str) -> Choice:
    """The button with these words."""
    found = [c for c in post.prompt.choices if label in (c.label, c.words, c.notation)]
    assert found, f"no {label!r} among {[c.words for c in post.prompt.choices]}"
    return found[0]


def main_button(post: Post) -> Choice:
    """The one main thing to do: Send, or what stands in its place."""
    (found,) = [choice for choice in post.prompt.choices if choice.style is ButtonStyle.GO]
    return found


def labels(post: Post) -> list[str]:
    """What all buttons say."""
    return [choice.words for choice in post.prompt.choices] if post.prompt else []
