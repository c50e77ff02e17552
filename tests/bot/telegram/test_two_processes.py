"""Two processes tell the notices of one Redis, each once, whoever dies, sleeps or leaves."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from operator import ge

import pytest

from bot.application.model import Address
from bot.commands import challenge_answers, challenges
from bot.commands.challenges import Terms
from storage.store import Store
from tests.bot.salle import Salle, Someone
from tests.bot.teller import Teller
from tests.servers.valkey import private_valkey

BEGINS = 60.0  # seconds that a process may need to begin on a busy machine
OVER = 60.0  # seconds within which others tell what a dead process had
LONG = 3  # seconds for which a chat asks for patience


class Matches:
    """Anna plays Bea, a match in each group; both have started the bot."""

    def __init__(self, url, server):
        self.url = url
        self.server = server
        self.store = Store(url)
        self.salle = Salle(self.store)
        self.anna, self.bea = self._person("Anna"), self._person("Bea")
        self.groups = []

    def _person(self, name):
        user = self.server.user(name)
        user.has_started = True
        someone = Someone(self.salle, name)
        someone.address = Address(platform="telegram", id=str(user.id))
        someone.person = replace(someone.person, address=someone.address)
        return someone

    def teller(self):
        return Teller(self.url, "telegram", self.server.token, self.server.base)

    async def begin(self, count=1, *, patience=0.0):
        """A match in each of so many new groups, which ask for some patience."""
        for _ in range(count):
            group = self.server.group("Games", list(self.server.people.values()))
            self.server.rate_limit(group, retry_after=patience)
            self.groups.append(group)
            where = Address(platform="telegram", id=str(group.id))
            terms = Terms(game="en_garde", opponent=self.bea.person)
            asked = await self.salle.app.run(
                challenges.challenge, self.anna.ask(where, is_private=False), terms
            )
            ask = self.bea.ask(where, is_private=False)
            await self.salle.app.run(challenge_answers.accept, ask, asked.table)

    async def wait(self):
        """Until the last group has asked for patience, and nothing else is on its way."""
        last = self.groups[-1].id
        await self.server.called(
            "sendMessage", lambda call: call.status == 429 and call.parameters["chat_id"] == last
        )
        private = self.all_once()[-1]
        await self.server.bell.until(lambda: self.messages()[-1] >= private or None, within=OVER)
        await asyncio.sleep(1)  # until the last of these is noted

    def relent(self):
        """No group asks for patience any more."""
        for group in self.groups:
            self.server.rate_limit(group, retry_after=0)

    def messages(self):
        """How many of Salle's stand, or stood, in each group, and in all private chats."""
        private = sum(map(_count, self.server.people.values()))
        return [*map(_count, self.groups), private]

    def all_once(self):
        """What `messages` gives if everything is told once: cards, boards, and two in private."""
        count = len(self.groups)
        return [*[2] * count, 2 * count]

    async def are_told(self, within):
        """Wait until everything has been told."""

        def is_all_there():
            return all(map(ge, self.messages(), self.all_once())) or None

        await self.server.bell.until(is_all_there, within=within)


def _count(chat):
    return sum(message.is_bots for message in chat.messages.values())


@pytest.fixture
async def matches(server):
    async with private_valkey() as url:
        made = Matches(url, server)
        yield made
        await made.salle.computers.close()
        await made.store.close()


async def test_a_process_that_begins_while_another_tells_repeats_nothing(matches):
    server = matches.server
    async with matches.teller():
        await matches.begin()
        await matches.are_told(BEGINS)
        release = server.holds("sendPhoto", times=30)
        await matches.begin(10)
        await server.holding("sendPhoto")
        async with matches.teller():
            await server.called("getMe", lambda _: len(server.calls("getMe")) == 2, BEGINS)
            await asyncio.sleep(2)  # to do harm, if it did any
            release.set()
            await matches.are_told(60)
            await asyncio.sleep(1)
    assert matches.messages() == matches.all_once()


@pytest.mark.parametrize(
    ("ending", "within"),
    [(Teller.stop, OVER), pytest.param(Teller.kill, OVER, marks=pytest.mark.long)],
    ids=["told to stop", "killed"],
)
async def test_what_a_process_waited_with_when_it_ended_is_told_once_by_another(
    matches, ending, within
):
    server = matches.server
    async with matches.teller() as one:
        await matches.begin()
        await matches.are_told(BEGINS)
        await matches.begin(10, patience=60)
        await matches.wait()
        async with matches.teller():
            await server.called("getMe", lambda _: len(server.calls("getMe")) == 2, BEGINS)
            matches.relent()
            await ending(one)
            await matches.are_told(within)
            await asyncio.sleep(1)
    assert matches.messages() == matches.all_once()


async def test_a_process_that_wakes_up_does_not_repeat_what_another_has_told(matches):
    async with matches.teller() as sleeper:
        await matches.begin()
        await matches.are_told(BEGINS)
        await matches.begin(10, patience=LONG)
        await matches.wait()
        sleeper.suspend()
        async with matches.teller():
            await matches.are_told(BEGINS + OVER)
            sleeper.resume()
            await asyncio.sleep(LONG + 1)
    assert matches.messages() == matches.all_once()


@pytest.mark.long
async def test_a_process_that_wakes_up_goes_on_telling(matches):
    async with matches.teller() as sleeper:
        await matches.begin()
        await matches.are_told(BEGINS)
        sleeper.suspend()
        await asyncio.sleep(7)
        await matches.begin()
        sleeper.resume()
        await matches.are_told(60)
    assert matches.messages() == matches.all_once()
