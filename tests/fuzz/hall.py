"""A hall with tables in all their states, and what of it may not change by what is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from bot.adapters.telegram.messenger import INVITED
from bot.application import profile
from bot.application.model import Ask, Reply
from bot.commands.application import Application, Command, P
from storage import keys
from storage.base import TableKey
from tests.bot.salle import Salle, Someone
from tests.servers.private_store import PrivateStore

_TOLD_BY_PLATFORM: Final = {
    profile.NAME,
    profile.LOCALE,
    profile.PRIVATE_CHAT_CLOSED,
    profile.USERNAME,
    INVITED,
}
"""What a platform says of the person who asks; kept also if they ask for something odd."""

_KEPT: Final = {
    *("table", "preset_answers", "running", "finished", "pending", "talk", "ended"),
    *("deadlines", "automatic_answers", keys.MOVED_CHATS),
}
"""What all keys begin with that hold what may not change."""


class RecordedApplication(Application):
    """The application, and what it replied last."""

    def __init__(self, application: Application) -> None:
        super().__init__(application.context)
        self.replies: list[Reply] = []

    async def run(self, command: Command[P], ask: Ask, *args: P.args, **kwargs: P.kwargs) -> Reply:
        reply = await super().run(command, ask, *args, **kwargs)
        self.replies.append(reply)
        return reply


@dataclass
class Hall:
    """Anna and Bea at every game: challenges, matches, one that is over, a study."""

    salle: Salle = field(default_factory=Salle)
    tables: list[TableKey] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.salle.app = RecordedApplication(self.salle.app)
        self.people = [self.salle.someone(name) for name in ("Anna", "Bea", "Eve")]

    @property
    def app(self) -> RecordedApplication:
        assert isinstance(self.salle.app, RecordedApplication)
        return self.salle.app

    @property
    def store(self) -> PrivateStore:
        assert isinstance(self.salle.store, PrivateStore)
        return self.salle.store

    async def open(self) -> Hall:
        anna, bea, _ = self.people
        for game in self.salle.games:
            self.tables.append(await self.salle.match(anna, bea, game=game, clock=86_400))
        self.tables.append(await self.salle.challenge(anna, game="gyges"))
        self.tables.append(await self.salle.challenge(anna, opponent=bea.person))
        self.tables.append(await self.salle.alone(anna, game="cannae", is_study=True))
        over = await self.salle.match(anna, bea, game="en_garde")
        version = (await self.salle.tables.load(over)).version
        await self.salle.app.tap(anna.ask(), f"ry:{over}:{version}:")
        self.tables.append(over)
        return self

    def someone(self, number: int) -> Someone:
        return self.people[number % len(self.people)]

    async def close(self) -> None:
        await self.salle.computers.close()


def essence(store: PrivateStore) -> dict[str, Any]:
    """All that a store holds, but for what platforms say of people.

    Nor is it counted what only remembers that something has come: updates, rates, messages.
    """
    return {
        "kept": store.contents(_KEPT),
        "profiles": {
            who: kept
            for who, all_ in store.profiles().items()
            if ":@" not in who
            and not who.endswith(":menu")  # whose @name it is; lists of commands
            and (kept := {k: v for k, v in all_.items() if k not in _TOLD_BY_PLATFORM})
        },
    }
