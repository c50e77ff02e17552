"""An evening in Telegram: a test server, three people and a group, and Salle among them.

Salle runs in this process over a private store (`Evening`), or as the real process over a
private Valkey of its own (`Running`). People do the same in both. Anna has started the bot; Bea
and Eve have not.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator

from bot.adapters.telegram.adapter import make_adapter
from bot.messages.pictures import Pictures
from bot.settings import Settings
from tests.bot.running import Process, at_work
from tests.bot.salle import Salle
from tests.servers.telegram import Answer, Chat, Group, Message, TelegramServer, User

PRIVATE, PUBLIC = "p", "q"
AGAIN = "Tap it again to send."


def data(message: Message, verb: str) -> list[str]:
    """What the buttons of one kind carry."""
    every = [button for row in message.buttons for button in row]
    return [b.data for b in every if b.data and b.data.startswith(f"{verb}:")]


def moves(message: Message, where: str = PRIVATE) -> list[str]:
    """Tickets that begin or lengthen a move; Undo is one that comes after Send."""
    return [] if data(message, f"{where}s") else data(message, f"{where}w")


def daring(message: Message, where: str) -> list[str]:
    """Attacks and parries first, then the longest way forward."""
    labels = {b.data: b.label for row in message.buttons for b in row}
    kinds = ("Attack", "Parry", "Pass", "Forward", "Fall", "Back")

    def rank(ticket: str) -> tuple[int, str]:
        return -kinds.index(labels[ticket].split()[0]), labels[ticket]

    return sorted(moves(message, where), key=rank, reverse=True)


def is_over(message: Message) -> bool:
    return bool(data(message, "rm") and data(message, "vf"))


class UserDirectory:
    """Anna, Bea and Eve in a group."""

    def __init__(self, server: TelegramServer) -> None:
        self.server = server
        self.anna = server.user("Anna", username="anna_s", language="en")
        self.bea = server.user("Bea", username="bea", language="en")
        self.eve = server.user("Eve", language="en")
        self.group: Group = server.group("Games", [self.anna, self.bea, self.eve])
        self.luck = random.Random(1)

    async def greeted(self) -> None:
        """Salle has said hello in the group, and somebody has taken that away."""
        hello = await self.group.wait(lambda m: m.text.startswith("Hello, I'm Salle"), 20)
        hello.deleted = True

    async def challenge(
        self, words: str = "en_garde touches=5", where: Chat | None = None
    ) -> Message:
        """Anna challenges Bea in the group by a mention; the card."""
        mark = self.server.mark()
        where = where or self.group
        await self.anna.sends(where, f"/challenge Bea {words}", mentions=[self.bea])
        return await where.wait(lambda m: "Accept" in m.labels, 30, since=mark)

    async def match(self, words: str = "en_garde touches=5") -> Message:
        """Anna and Bea have a match that has just begun; its first public board."""
        await self.anna.starts()
        await self.anna.wait(timeout=30)
        return await self.accepted(await self.challenge(words))

    async def accepted(self, card: Message) -> Message:
        mark = self.server.mark()
        answer = await self.bea.taps(card, "Accept")
        assert not answer.alert
        if "Audatia" in card.text:  # there is something that is hers to choose
            await self.chooses(answer, "Boucicault", since=mark)
        await card.changes(lambda m: "Accept" not in m.labels)
        return await self.board(since=mark)

    async def chooses(self, answer: Answer, label: str, *, since: int) -> None:
        """Bea chooses what is hers, in her private chat; if that was closed, a link opens it."""
        if answer.url:
            await self.bea.follows(answer.url)
        asked = await self.bea.wait(lambda m: label in m.labels, since=since)
        await self.bea.taps(asked, label)

    async def board(self, *, since: int = 0, chat: Chat | None = None) -> Message:
        """The latest public board with buttons, sent after the mark."""
        return await (chat or self.group).wait(
            lambda m: bool(m.photo and m.buttons) and m.sent > since, 30
        )

    async def mover(self, *players: User) -> tuple[User, Message, str]:
        """Who has to act, on which message: their private one, or the public board."""
        found = await self.server.bell.until(lambda: self._turn(*players), within=60)
        assert found != "over"
        return found

    def _turn(self, *players: User):
        people = players or (self.anna, self.bea)
        for person in people:
            last = person.from_bot[-1:]
            if person.has_started and not person.has_blocked and last and moves(last[0]):
                return person, last[0], PRIVATE
        for chat in self.server.chats.values():
            last = chat.from_bot[-1:] if isinstance(chat, Group) else []
            if last and is_over(last[0]):
                return "over"
            if last and moves(last[0], PUBLIC):
                # A public keyboard means that the one to act can't be reached.
                closed = [p for p in people if not p.has_started or p.has_blocked]
                return (closed[0], last[0], PUBLIC) if closed else None
        return None

    async def play(self, person: User, message: Message, where: str = PRIVATE) -> Answer:
        """Tap the most daring move, and send it; under a public board by a second tap.

        There the rules refuse what isn't in the hand. The preview may stand in a newer message: an
        old tap, answered late, brings the board once more.
        """
        chat = person if where == PRIVATE else message.chat
        for ticket in daring(message, where):
            mark = self.server.mark()
            answer = await person.taps(message, data=ticket)
            if answer.alert and AGAIN in answer.text:
                return await person.taps(message, data=ticket)
            if answer.alert:
                continue
            shown = await chat.wait(lambda m: bool(data(m, f"{where}s")), since=mark)
            return await person.taps(shown, data=data(shown, f"{where}s")[0])
        raise AssertionError(f"nothing to play: {message}")

    async def play_any(self, person: User, message: Message, where: str = PRIVATE) -> None:
        """Tap whatever is offered until it can be sent, and send it; of any game."""
        for _ in range(60):
            if sending := data(message, f"{where}s"):
                await person.taps(message, data=sending[0])
                return
            every = data(message, f"{where}w")
            ticket = self.luck.choice([one for one in every if every.count(one) == 1])
            seen = message.content
            answer = await person.taps(message, data=ticket)
            if answer.alert and AGAIN in answer.text:
                await person.taps(message, data=ticket)
                return
            if not answer.alert:
                await message.changes(lambda m, seen=seen: m.content != seen)
        raise AssertionError(f"no end of the move: {message}")

    async def play_out(self) -> Message:
        """Taps until the match is over; the final board in the group."""
        for _ in range(120):
            found = await self.server.bell.until(lambda: self._turn(self.anna, self.bea), within=60)
            if found == "over":
                break
            mark = self.server.mark()
            person, message, where = found
            await self.play(person, message, where)
            # The next board stands before the next one acts, so that nobody reads an old keyboard.
            await self.board(since=mark)
            await message.changes(lambda m, w=where: m.deleted or not data(m, f"{w}s"))
        return await self.group.wait(is_over)


class Evening(UserDirectory):
    """Salle in this process, over a private store."""

    def __init__(
        self,
        server: TelegramServer,
        *,
        salle: Salle | None = None,
        telegram_limits: bool = False,
        **settings: str,
    ) -> None:
        super().__init__(server)
        self.salle = salle or Salle()
        self.pictures = Pictures()
        self.settings = Settings(
            _env_file=None,
            telegram_token=server.token,
            telegram_api_base=server.base,
            telegram_limits=telegram_limits,
            **settings,
        )
        self.adapter = make_adapter(self.settings, self.salle.app, self.pictures)

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Evening]:
        """Salle plays, until the end of the block."""
        async with at_work(self.salle, self.pictures, "telegram", self.adapter):
            yield self


class Running(UserDirectory, Process):
    """Salle as the real process."""

    def __init__(self, server: TelegramServer, **settings: str) -> None:
        UserDirectory.__init__(self, server)
        Process.__init__(
            self,
            TELEGRAM_TOKEN=server.token,
            TELEGRAM_API_BASE=server.base,
            TELEGRAM_LIMITS="false",
            **settings,
        )

    async def ready(self) -> None:
        """Until people can play."""
        await self.start()
        await self.server.polled(20)

    async def kill(self) -> None:
        await super().kill()
        await self.server.unpolled()


async def my_turn(evening):
    """A match in which Anna is to act, and her private message; Bea plays from hers too."""
    await evening.bea.starts()
    await evening.match()
    return await evening.mover()
