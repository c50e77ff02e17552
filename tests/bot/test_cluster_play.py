"""Matches are played through the hall while a cluster's masters are killed and its slots moved."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import asynccontextmanager, suppress

import pytest
from redis.crc import key_slot

from bot.application.deleting import Deleting
from bot.application.model import Address
from bot.commands import challenge_answers, challenges
from bot.commands.challenges import Terms
from engines.core.seat import Seat
from engines.core.tournaments.state import Status as TournamentStatus
from storage import keys
from storage.base import StoreAwayError, TableKey
from storage.client import RedisClient
from storage.recount import differences
from storage.store import Store
from tests.bot import test_deleting
from tests.bot.everything_kept import everything_kept, naming
from tests.bot.salle import Salle, Someone
from tests.bot.test_deleting import NAME, Nameless, deletes
from tests.bot.tournaments_played import Played
from tests.servers.cluster import ClusterServers, cluster

pytestmark = pytest.mark.xdist_group("cluster play")

MATCHES = 6  # at the same time, in as many chats


@pytest.fixture(scope="module")
def started() -> Iterator[ClusterServers]:
    with cluster() as servers:
        yield servers


@pytest.fixture
def servers(started: ClusterServers) -> Iterator[ClusterServers]:
    started.flush()
    yield started
    for node in started.nodes:
        if not node.is_running:
            node.start()
    started.wait_until_whole()


class Match:
    """Two people who play one match after another, and what they were told is done."""

    def __init__(self, salle: Salle, number: int) -> None:
        self.salle = salle
        self.room = Address(platform="test", id=f"room{number}")
        self.people = {
            Seat.ONE: salle.someone(f"Anna{number}"),
            Seat.TWO: salle.someone(f"Bea{number}"),
        }
        self.table: TableKey | None = None
        self.confirmed: dict[TableKey, int] = {}  # the version after the last act that was
        self.acts = 0

    async def play(self) -> None:
        """For ever, whatever fails meanwhile."""
        while True:
            with suppress(StoreAwayError, AssertionError):  # what is away shows no board
                await (self._act() if self.table else self._begin())
            await asyncio.sleep(0)

    async def _begin(self) -> None:
        one, two = self.people.values()
        terms = Terms(game="en_garde", opponent=two.person)
        reply = await self.salle.app.run(challenges.challenge, one.ask(self.room), terms)
        if reply.table and not reply.is_error:
            self.confirmed[reply.table] = 0
            await self.salle.app.run(challenge_answers.accept, two.ask(self.room), reply.table)
            self.table = reply.table

    async def _act(self) -> None:
        assert self.table
        self.salle.time.now += 60  # nobody is in haste
        loaded = await self.salle.tables.load(self.table)
        if not loaded.match.active:
            self.table = None
            return
        who: Someone = self.people[min(loaded.match.active)]
        reply = await who.plays(self.table)
        if not reply.is_error:
            self.confirmed[self.table] = loaded.version + 1
            self.acts += 1


@asynccontextmanager
async def evening(servers: ClusterServers):
    """Matches that are being played; at the end all that was confirmed stands, and all is told."""
    store = Store(servers.url, min_replicas=1)
    salle = Salle(store)
    matches = [Match(salle, number) for number in range(MATCHES)]
    async with salle.delivering():
        playing = [asyncio.create_task(match.play()) for match in matches]
        await more(matches)
        yield matches
        await more(matches)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await all_is_told(servers)
    for match in matches:
        for table, version in match.confirmed.items():
            loaded = await salle.tables.load(table)  # replayed: every act is a legal one
            assert loaded.version >= version, table
    told = {sent.to for sent in salle.doors.sent}
    assert told >= {match.room for match in matches}
    # Whoever acts again before they are told has seen in the answer what the message would say.
    assert all(told & {who.address for who in match.people.values()} for match in matches)
    await store.close()


async def more(matches: list[Match], acts: int = 3) -> None:
    """Return when in every match so many more acts were confirmed."""
    goals = [match.acts + acts for match in matches]
    async with asyncio.timeout(60):
        while any(m.acts < goal for m, goal in zip(matches, goals, strict=True)):  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.02)


async def all_is_told(servers: ClusterServers) -> None:
    """Return when the outbox is empty."""
    client = RedisClient(servers.url)
    outboxes = [("XLEN", keys.outbox(shard)) for shard in range(keys.SHARDS)]
    async with asyncio.timeout(60):
        while any(await client.ask_all(*outboxes)):  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.05)
    await client.close()


def slots(matches: list[Match]) -> list[int]:
    """Where their chats' tables lie."""
    tables = [table for match in matches for table in match.confirmed]
    return sorted({key_slot(keys.log(table).encode()) for table in tables})


async def test_a_master_that_is_killed_in_the_middle_of_play_costs_nobody_an_act(servers):
    async with evening(servers) as matches:
        slot = slots(matches)[0]
        dead = servers.master_of(slot)
        dead.kill()
        await asyncio.to_thread(servers.wait_for_failover, dead, slot)
        await asyncio.to_thread(dead.start)  # until then the heir has nobody to confirm an act
        await asyncio.to_thread(servers.wait_until_whole)


@pytest.mark.long
async def test_slots_that_are_moved_while_their_tables_are_played_cost_nobody_an_act(servers):
    async with evening(servers) as matches:
        for slot in slots(matches):
            masters = await asyncio.to_thread(servers.masters)
            heirs = [node for node in masters if node is not servers.master_of(slot)]
            await asyncio.to_thread(servers.move_slot, slot, heirs[slot % 2])


async def test_whoever_deletes_themselves_over_a_cluster_is_gone_from_all_of_it(servers):
    salle = Salle(Store(servers.url))
    mina = Nameless(salle, NAME)
    await test_deleting.evening(salle, mina, salle.someone("Bea"), salle.someone("Eve"))
    await deletes(mina)
    await salle.deliver()
    await Deleting(salle.tables).go_on()
    assert naming(await everything_kept(salle.store), NAME, str(mina.address)) == []
    assert (await differences(salle.store)).lines == []
    await salle.computers.close()
    await salle.store.close()


async def test_a_tournament_begins_and_ends_over_a_cluster(servers):
    salle = Salle(Store(servers.url))
    played = await Played.opened(salle, count=3, rounds=2)
    now = await played.begins()
    for _ in range(2):
        now = await played.plays_out(*(b.two.partition(":")[2] for b in now.state.open_bouts))
    await salle.deliver()
    assert now.state.status is TournamentStatus.ENDED
    assert await salle.store.tournaments_of("test:anna", limit=9) == [played.name]
    await Deleting(salle.tables).delete("test:bea")
    await salle.deliver()
    await Deleting(salle.tables).go_on()
    assert naming(await everything_kept(salle.store), "test:bea") == []
    await salle.computers.close()
    await salle.store.close()
