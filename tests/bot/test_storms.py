"""One chat's storm of notices: nobody else waits for it, and what waits takes little memory."""

import asyncio

import pytest

from bot.application.model import Address
from bot.application.notices import CHAT
from bot.workers import delivery, fair_queue
from storage import keys
from storage.base import Notice, NoticeKind, TableKey, Timer
from tests.bot.salle import ROOM, Doors, Salle, meanwhile

STORM = 5_000
QUIET = Address(platform="test", id="quiet")


class StormyDoors(Doors):
    """A platform where messages to the storm's chat hang until it is opened."""

    def __init__(self):
        super().__init__()
        self.under_way = 0
        self.is_open = asyncio.Event()

    async def send_to_chat(self, chat, post, *, previous, noted, nonce):
        if chat == ROOM:
            self.under_way += 1
            await self.is_open.wait()
        return await super().send_to_chat(chat, post, previous=previous, noted=noted, nonce=nonce)


@pytest.fixture
async def stormy():
    salle = Salle()
    salle.doors = StormyDoors()
    return salle


def card(table):
    return Notice(table=table, version=0, to=CHAT, kind=NoticeKind.CARD)


async def challenge(salle, who, place):
    """A challenge whose card nobody has been shown."""
    table = TableKey(place.platform, place.id, "one")
    opened = (await salle.tables.load(await salle.challenge(who))).record
    await salle.store.commit(table, opened, expected=None, timer=Timer())
    for entry in await salle.store.take("nobody", count=100, wait=0.01):
        await salle.store.done(entry)
    return table, opened


async def storm(salle, opened, size):
    """Cards of so many tables in one chat, which nobody has been shown."""
    tables = [TableKey(ROOM.platform, ROOM.id, f"t{number}") for number in range(size)]
    for start in range(0, size, 500):
        some = tables[start : start + 500]
        await asyncio.gather(
            *(salle.store.commit(t, opened, expected=None, timer=Timer()) for t in some)
        )
        await salle.store.enqueue([card(table) for table in some])


def same_shard():
    """A chat whose notices lie behind the storm's, in one stream."""
    for number in range(10_000):
        place = Address(platform="test", id=f"quiet{number}")
        shards = {keys.shard_of(TableKey(p.platform, p.id, "t")) for p in (ROOM, place)}
        if len(shards) == 1:
            return place
    raise AssertionError


async def until(is_so):
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("size", [1_000, pytest.param(STORM, marks=pytest.mark.long)])
async def test_a_table_is_told_before_the_storm_of_another_chat_is_over(stormy, size):
    salle, quiet = stormy, same_shard()
    table, opened = await challenge(salle, salle.someone("Anna"), quiet)
    await storm(salle, opened, size)
    await salle.store.enqueue([card(table)])
    async with salle.delivering():
        await salle.wait_for(lambda sent: sent.to == quiet, within=30)
        told = [sent for sent in salle.doors.sent if sent.to == ROOM]
        assert not told, "of the storm none could be told meanwhile"
        assert salle.doors.under_way == 16
        assert len(asyncio.all_tasks()) < 100, "what waits has no task"


async def test_a_storm_is_told_to_its_end(stormy):
    salle = stormy
    _, opened = await challenge(salle, salle.someone("Anna"), QUIET)
    await storm(salle, opened, 300)
    salle.doors.is_open.set()
    async with salle.delivering():
        await until(lambda: len(salle.doors.sent) >= 300)
    assert len({sent.post.table for sent in salle.doors.sent}) == 300


async def test_what_there_is_no_room_for_waits_in_the_store_and_is_told_later(stormy, monkeypatch):
    monkeypatch.setattr(fair_queue, "MOST_HELD_OF_RECIPIENT", 20)
    monkeypatch.setattr(delivery, "_UNPARK", 0.2)
    salle, quiet = stormy, same_shard()
    table, opened = await challenge(salle, salle.someone("Anna"), quiet)
    await storm(salle, opened, 200)
    await salle.store.enqueue([card(table)])
    worker = salle.deliverer()
    async with meanwhile(worker.run()):
        await salle.wait_for(lambda sent: sent.to == quiet, within=30)
        assert worker._waiting.held("test") <= 20 + 1, "and the quiet one"
        salle.doors.is_open.set()
        await until(lambda: len(salle.doors.sent) == 201)
    assert len({sent.post.table for sent in salle.doors.sent}) == 201


async def test_who_takes_over_from_a_dead_worker_holds_no_more_than_there_is_room_for(
    stormy, monkeypatch
):
    monkeypatch.setattr(fair_queue, "MOST_HELD_OF_RECIPIENT", 20)
    monkeypatch.setattr(delivery, "_UNPARK", 0.2)
    salle = stormy
    _, opened = await challenge(salle, salle.someone("Anna"), QUIET)
    await storm(salle, opened, 200)
    while await salle.store.take("dead", count=1000, wait=0):
        pass
    await salle.store.retire("dead")
    worker = salle.deliverer()
    async with meanwhile(worker.run()):
        await until(lambda: salle.doors.under_way == 16)
        assert worker._waiting.held("test") == 20
        salle.doors.is_open.set()
        await until(lambda: len(salle.doors.sent) == 200)
    assert len({sent.post.table for sent in salle.doors.sent}) == 200


async def test_what_waits_in_a_worker_that_stops_is_told_by_the_next(stormy, monkeypatch):
    monkeypatch.setattr("bot.workers.queue_worker._LAST_SECONDS", 0.1)
    salle = stormy
    _, opened = await challenge(salle, salle.someone("Anna"), QUIET)
    await storm(salle, opened, 100)
    async with salle.delivering():
        await until(lambda: salle.doors.under_way == 16)
    assert not salle.doors.sent
    salle.doors.is_open.set()
    async with salle.delivering():
        await until(lambda: len(salle.doors.sent) == 100)


async def test_what_others_have_told_while_a_worker_was_in_doubt_is_not_begun(stormy):
    salle = stormy
    _, opened = await challenge(salle, salle.someone("Anna"), QUIET)
    await storm(salle, opened, 100)
    worker = salle.deliverer()
    async with meanwhile(worker.run()):
        await until(lambda: worker._waiting.held("test") == 100 and salle.doors.under_way == 16)
        for entry in (await salle.store.taken(worker.name))[16:]:
            await salle.store.done(entry)
        worker._worker.ownership.doubt()
        await until(lambda: worker._waiting.held("test") == 16)
        salle.doors.is_open.set()
        await until(lambda: worker._waiting.held("test") == 0)
    assert len(salle.doors.sent) == 16
