"""Two processes tell Discord the notices of one Redis, each once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.application.model import Address
from bot.commands import challenge_answers, challenges
from bot.commands.challenges import Terms
from engines.core.time_control import TimeControl
from storage.store import Store
from tests.bot.salle import START, Salle, Someone
from tests.bot.teller import Teller
from tests.servers.valkey import private_valkey

DAY = 86_400
BEGINS = 60.0  # seconds that a process may need to begin on a busy machine
PUT_OFF = 8.0  # seconds that Discord asks a process to wait
OVER = 60.0  # seconds within which others tell what a dead process had

SENDING = "POST /channels/{channel_id}/messages"


class Matches:
    """Anna plays Bea, a match in each channel."""

    def __init__(self, url, server):
        self.url = url
        self.server = server
        self.store = Store(url)
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

    async def begin(self, count=1, **terms):
        """A match in each of so many new channels; their tables."""
        tables = []
        for number in range(count):
            channel = self.guild.channel(f"games-{len(self.channels)}-{number}")
            self.channels.append(channel)
            where = Address(platform="discord", id=str(channel.id))
            asked = await self.salle.app.run(
                challenges.challenge,
                self.anna.ask(where, is_private=False),
                Terms(game="en_garde", opponent=self.bea.person, **terms),
            )
            ask = self.bea.ask(where, is_private=False)
            await self.salle.app.run(challenge_answers.accept, ask, asked.table)
            tables.append(asked.table)
        return tables

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

    def reminders(self):
        """All that were sent, also those that have given way to others."""
        sent = [m for user in self.users for m in (*user.dm.messages, *user.dm.removed)]
        return [m for m in sent if " left for your move" in m.text]

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


@pytest.mark.long
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


@pytest.mark.long
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


async def reminders_due(matches, count):
    """So many matches in which the time of who is to move runs short, as two processes find."""
    matches.salle.time.now = START - DAY * 4 // 5
    tables = await matches.begin(count, clock=TimeControl.per_decision(DAY))
    for table in tables:
        loaded = await matches.salle.tables.load(table)
        for person in loaded.people:
            reached = loaded.reached_now(str(person.address), matches.salle.time.now)
            await matches.store.note_reached(table, reached)
    other = Salle(matches.store)
    other.time.now = matches.salle.time.now = START
    await asyncio.gather(*(one.clock.sweep() for one in (matches.salle, other, matches.salle)))


async def test_reminders_are_told_once_though_a_process_that_had_them_is_killed(matches):
    await reminders_due(matches, 5)
    matches.server.rate_limit(SENDING, retry_after=PUT_OFF, times=5)
    async with matches.teller() as killed:
        await matches.server.wait(
            lambda: len(matches.server.requests(SENDING, 429)) == 5, BEGINS, "what is put off"
        )
        async with matches.teller():
            await begun(matches.server, 2)
            await killed.kill()
            await matches.server.wait(
                lambda: len(matches.reminders()) >= 5, OVER + PUT_OFF + BEGINS, "reminders"
            )
            await asyncio.sleep(3)
    assert len(matches.reminders()) == 5
