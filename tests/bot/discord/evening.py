"""An evening in Discord: a test server, two or three people, and Salle among them.

Salle runs in this process over a private store (`Evening`), or as the real process over a
private server of its own (`Running`). People do the same in both.
"""

from __future__ import annotations

import contextlib

from bot.adapters.discord.adapter import DiscordAdapter, make_adapter
from bot.messages.pictures import Pictures
from bot.settings import Settings
from tests.bot.running import Process, at_work
from tests.bot.salle import Salle
from tests.servers.discord import Channel, DiscordServer, Message, Person, Reply, Suggestion

PATIENCE = 60.0  # seconds for a turn, on a busy machine

BLURPLE, GREY, GREEN = 1, 2, 3  # a move; something quiet; the main thing to do


class People:
    """Anna, Bea and Eve in a guild with a channel."""

    def __init__(self, server: DiscordServer) -> None:
        self.server = server
        self.anna = server.user("Anna", "en-GB")
        self.bea = server.user("Bea", "en-US")
        self.eve = server.user("Eve", "en-US")
        self.guild = server.guild("Salle", [self.anna, self.bea, self.eve])
        self.games = self.guild.channel("games")

    async def challenge(self, one: Person, two: Person, **more: object) -> Message:
        """`one` challenges `two` in the channel; the card."""
        terms = {"game": "en_garde", "variant": "standard", "options": "touches=1"} | more
        await one.slash(self.games, "challenge", opponent=two, **terms)
        return await two.wait_message(self.games, lambda m: "Accept" in m.labels)

    async def match(self, **more: object) -> Channel:
        """Anna and Bea have a match that has just begun; its thread."""
        card = await self.challenge(self.anna, self.bea, **more)
        await card.click(self.bea, "Accept")
        await self.mover()
        await self.server.wait(lambda: card.thread and card.thread.messages, what="thread")
        assert card.thread
        return card.thread

    async def mover(self) -> tuple[Person, Message]:
        """Who has to act, and their private message."""

        def find() -> tuple[Person, Message] | None:
            for person in (self.anna, self.bea):
                last = person.dm.messages[-1:]
                if last and moves(last[0]):
                    return person, last[0]
            return None

        found = await self.server.wait(find, PATIENCE, "a turn in a private chat")
        assert found
        return found

    async def play(self, message: Message, person: Person, label: str = "") -> Reply:
        """Choose a move, an attack if there is one, and send it."""
        chosen = await (await person.click(message, label or boldest(message))).done()
        return await (await person.click(chosen.message, main(chosen.message))).done()

    async def resign(self, person: Person) -> None:
        """The person's only match ends."""
        question = await person.slash(person.dm, "match resign")
        await (await question.message.click(person, "Resign")).done()

    async def mover_completes(self, person: Person, typed: str) -> list[Suggestion]:
        """What is suggested to somebody who types a move in the channel."""
        return await person.autocomplete(self.games, "move", move=typed)

    async def play_out(self) -> list[Message]:
        """Taps in the private chats until the match is over; both last messages."""

        def over() -> bool:
            return all(p.dm.messages and is_over(p.dm.messages[-1]) for p in (self.anna, self.bea))

        def turn() -> bool:
            return any(moves(p.dm.messages[-1]) for p in (self.anna, self.bea) if p.dm.messages)

        for _ in range(120):
            await self.server.wait(lambda: turn() or over(), PATIENCE, "a turn or the end")
            if over():
                return [p.dm.messages[-1] for p in (self.anna, self.bea)]
            person, message = await self.mover()
            await self.play(message, person)
        raise AssertionError("no end")


def moves(message: Message) -> list[str]:
    """The labels of a message's moves."""
    return [b.label for b in message.buttons if b.style == BLURPLE]


def boldest(message: Message) -> str:
    """A match of such moves is short: attack, parry, or else come as near as may be."""
    labels = moves(message)
    kinds = ("Attack", "Parry", "Forward")
    request_of = (label for kind in kinds for label in reversed(labels) if label.startswith(kind))
    return next(request_of, labels[0])


def main(message: Message) -> str:
    """The label of the main thing to do."""
    return next(b.label for b in message.buttons if b.style == GREEN)


def is_over(message: Message) -> bool:
    return {"Rematch", "Verify"} <= set(message.labels)


class Evening(People):
    """Salle in this process, over a private store."""

    def __init__(self, server: DiscordServer, salle: Salle | None = None) -> None:
        super().__init__(server)
        self.salle = salle or Salle()
        self.pictures = Pictures()
        self.adapter = self._adapter()

    def _adapter(self) -> DiscordAdapter:
        settings = Settings(
            _env_file=None, discord_token=self.server.token, discord_api_base=self.server.api_base
        )
        return make_adapter(settings, self.salle.app, self.pictures)

    @contextlib.asynccontextmanager
    async def open(self):
        """Salle plays, until the end of the block."""
        async with at_work(self.salle, self.pictures, "discord", self.adapter):
            yield self


class Running(People, Process):
    """Salle as the real process."""

    def __init__(self, server: DiscordServer) -> None:
        People.__init__(self, server)
        Process.__init__(self, DISCORD_TOKEN=server.token, DISCORD_API_BASE=server.api_base)

    async def ready(self) -> None:
        """Until people can play."""
        before = self.server.gateway.identifies
        await self.start()
        await self.server.wait(
            lambda: self.server.gateway.identifies > before and self.server.gateway.connected,
            20,
            "Salle on the gateway",
        )


async def version_now(evening: Evening) -> int:
    """The length of the only match's log."""
    (key,) = await evening.salle.store.running_tables(f"discord:{evening.anna.id}")
    return (await evening.salle.tables.load(key)).version
