"""Two processes tell Discord the notices of one Redis, each once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.application.model import Address
from bot.commands import challenge_answers, challenges
from bot.commands.challenges import Terms
from storage.redis import RedisStore
from tests.bot.salle import Salle, Someone
from tests.bot.teller import Teller
from tests.servers.valkey import private_valkey

BEGINS = 20.0  # seconds that a process may need to begin on a busy machine
PUT_OFF = 8.0  # seconds that Discord asks a process to wait
OVER = 12.0  # seconds within which others tell what a dead process had

SENDING = "POST /channels/{channel_id}/messages"


class Matches:
    """Anna plays Bea, a match in each channel."""

    def __init__(self, url, server):
        self.url = url
        self.server = server
        self.store = RedisStore(url)
        self.salle = Salle(self.store)
        self.users = [server.user(name) for name in ("Anna", "Bea")]
        self.guild = server.guild("Salle", self.users)
        self.anna, self.bea = map(self._person, self.users)
        self.channels = []

    def _person(self, user):
        someone = Someone(self.salle, user.name)
        someone.address = Address(platform="discord", id=str(user.id))
        someone.person = replace(someone.person, address=someone.address)
        return someone

    def teller(self):
        return Teller(self.url, "discord", self.server.token, self.server.api_base)

    async def begin(self, count=1):
        """A match in each of so many new channels."""
        for number in range(count):
            channel = self.guild.channel(f"games-{len(self.channels)}-{number}")
            self.channels.append(channel)
            where = Address(platform="discord", id=str(channel.id))
            terms = Terms(game="en_garde", opponent=self.bea.person)
            asked = await self.salle.app.run(
                challenges.challenge, self.anna.ask(where, is_private=False), terms
            )
            ask = self.bea.ask(where, is_private=False)
            await self.salle.app.run(challenge_answers.accept, ask, asked.table)

    def messages(self):
        """Those in the thread of each match; in the end, all in private chats."""
        cards = [[m for m in channel.messages if m.thread] for channel in self.channels]
        threads = [sum(len(card.thread.messages) for card in found) for found in cards]
        return [*threads, sum(len(user.dm.messages) for user in self.users)]

    def all_once(self):
        """What `messages` gives if everything is told once."""
        return [*[1] * len(self.channels), 2 * len(self.channels)]

    def attempts(self):
        """How often a message was sent: Discord itself passes over some that come twice."""
        return len(self.server.requests(SENDING, 200))

    async def are_told(self, within):
        def is_all_there():
            return all(map(int.__ge__, self.messages(), self.all_once()))

        await self.server.wait(is_all_there, within, "every board")


@pytest.fixture
async def matches(server):
    async with private_valkey() as url:
        made = Matches(url, server)
        yield made
        await made.salle.computers.close()
        await made.store.close()


async def begun(server, processes):
    """So many processes have read who they are."""
    await server.wait(lambda: len(server.requests("GET /users/@me")) >= processes, BEGINS, "logins")


async def waiting(matches):
    """Five matches whose first messages Discord puts off."""
    matches.server.rate_limit(SENDING, retry_after=PUT_OFF, times=5)
    await matches.begin(5)
    await matches.server.wait(
        lambda: len(matches.server.requests(SENDING, 429)) == 5, what="what is put off"
    )


async def test_a_process_that_begins_while_another_waits_sends_nothing_that_the_other_has(matches):
    async with matches.teller():
        await matches.begin()
        await matches.are_told(BEGINS)
        await waiting(matches)
        async with matches.teller():
            await begun(matches.server, 2)
            await matches.are_told(BEGINS + PUT_OFF)
            await asyncio.sleep(PUT_OFF)  # until whatever was put off has been sent
    assert matches.messages() == matches.all_once()
    assert matches.attempts() == sum(matches.all_once()) + len(matches.channels)  # the cards


async def test_what_a_killed_process_had_is_told_once_by_another(matches):
    async with matches.teller() as killed:
        await matches.begin()
        await matches.are_told(BEGINS)
        async with matches.teller():
            await begun(matches.server, 2)
            await waiting(matches)
            await killed.kill()
            await matches.are_told(OVER + PUT_OFF)
            await asyncio.sleep(1)
    assert matches.messages() == matches.all_once()
