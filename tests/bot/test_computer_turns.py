"""The computer's turns as jobs of their own: they hold up nobody, and none is lost."""

import asyncio
import time

import pytest

from bot.commands import challenges
from bot.commands.challenges import Terms
from bot.workers.computer_players import ComputerPlayers
from bot.workers.computer_turns import ComputerTurnWorker
from storage import keys
from storage.base import Notice, NoticeKind, TableKey, Timer
from storage.store import Store
from tests.bot import thoughts
from tests.bot.salle import ROOM, Salle, button, meanwhile
from tests.servers.valkey import valkey


@pytest.fixture
def think(monkeypatch):
    """Make computers think like this instead."""
    return lambda thought: monkeypatch.setattr("bot.workers.computer_players.think", thought)


@pytest.fixture
async def stored():
    """A hall over a real Valkey."""
    with valkey() as url:
        store = Store(url)
        await store.computer_turns.take("nobody", wait=0)  # the groups of its streams are made
        salle = Salle(store)
        yield salle
        await salle.computers.close()
        await store.close()


async def to_move(salle, who, level="novice"):
    """A table where the computer has to move."""
    key = await salle.alone(who, game="cannae", level=level)
    await who.plays(key, "Mc2c3")
    return key


async def copies(salle, key, count):
    """So many tables more that stand as this one, each in a chat of its own."""
    record = (await salle.tables.load(key)).record
    found = [TableKey("test", f"copy{number}", key.table) for number in range(count)]
    to = next(p.address for p in record.head.players if p and p.address.startswith("computer:"))
    for copy in found:
        turn = Notice(table=copy, version=record.version, to=to, kind=NoticeKind.TURN)
        await salle.store.commit(copy, record, expected=None, timer=Timer(), notices=[turn])
    return found


async def until(is_so, within=60.0):
    async with asyncio.timeout(within):
        while not await is_so():  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.01)


async def waiting(salle):
    """How many turns nobody has taken."""
    client = salle.store._client
    shards = range(keys.SHARDS)
    lengths = await client.ask_all(*(("XLEN", keys.computer_turns(shard)) for shard in shards))
    taken = await client.ask_all(
        *(("XPENDING", keys.computer_turns(shard), "salle") for shard in shards)
    )
    return sum(lengths) - sum(count for count, *_ in taken)


async def test_five_hundred_tables_that_wait_for_a_hung_computer_hold_up_no_message(stored, think):
    think(thoughts.hung)
    anna, bea = stored.someone("Anna"), stored.someone("Bea")
    await copies(stored, await to_move(stored, anna), 499)
    await stored.store.take("nobody", count=1_000, wait=0)  # what Anna would be told
    async with stored.delivering():
        await until(lambda: _waits(stored, 499))
        table = await stored.match(anna, bea)
        for who in (ROOM, anna.address, bea.address):
            await stored.wait_for(lambda s, who=who: s.to == who and s.post.table == table)
        assert await waiting(stored) == 499


async def test_a_worker_takes_as_many_turns_as_its_processes_can_think(stored, think, monkeypatch):
    think(thoughts.hung)
    stored.computers = ComputerPlayers(stored.tables, thinkers=2)
    await copies(stored, await to_move(stored, stored.someone("Anna")), 9)
    async with stored.delivering():
        await until(lambda: _waits(stored, 8))
        await asyncio.sleep(0.3)
        assert await waiting(stored) == 8


async def _waits(salle, count):
    return await waiting(salle) == count


async def test_two_workers_share_what_waits_and_each_table_is_answered_once(stored):
    tables = await copies(stored, await to_move(stored, stored.someone("Anna")), 12)
    another = Salle(stored.store)
    try:
        async with meanwhile(stored.computer_turns().run(), another.computer_turns().run()):
            for key in tables:
                await until(lambda key=key: _has_moved(stored, key))
    finally:
        await another.computers.close()
    assert [(await stored.tables.load(key)).version for key in tables] == [3] * 12


async def _has_moved(salle, key):
    return (await salle.tables.load(key)).version == 3


async def test_what_a_worker_has_in_hand_when_it_stops_is_answered_by_the_next(stored, think):
    think(thoughts.hung)
    key = await to_move(stored, stored.someone("Anna"))
    async with stored.delivering():
        await until(lambda: _waits(stored, 0))
    think(thoughts.recovered)
    async with stored.delivering():
        await until(lambda: _has_moved(stored, key))


async def test_a_table_where_it_fails_leaves_its_room_to_others(salle, anna, think):
    think(thoughts.troubled)
    bad = await to_move(salle, anna, "master")
    good = [await to_move(salle, anna) for _ in range(3)]
    async with salle.delivering():
        for key in good:
            await until(lambda key=key: _has_moved(salle, key))
    assert not await _has_moved(salle, bad)


async def test_where_a_decision_takes_its_least_time_no_other_table_waits_for_that(
    salle, anna, monkeypatch
):
    """In games with windows; the thinker is free meanwhile."""
    salle.computers = ComputerPlayers(salle.tables, least_seconds=60.0)
    slow = await salle.challenge(anna, game="en_garde", level="novice")
    await salle.app.tap(anna.ask(), f"cb:{slow}:0:")
    if anna.address.id in str((await salle.tables.load(slow)).match.active):
        await anna.plays(slow)
    async with salle.delivering():
        quick = await to_move(salle, anna)
        await until(lambda: _has_moved(salle, quick))


async def begun(salle, anna):
    """A match of Cannae that Anna plays in her private chat, where she is to move."""
    terms = Terms(game="cannae", level="novice")
    card = (await salle.app.run(challenges.challenge, anna.ask(), terms)).private
    return (await anna.taps(button(card, "Play now"))).table


async def test_where_no_computer_thinks_in_this_process_no_answer_waits_for_one(
    salle, anna, monkeypatch
):
    monkeypatch.setattr("bot.application.answers.PATIENCE", 60.0)
    table = await begun(salle, anna)
    began = time.monotonic()
    await anna.plays(table, "Mc2c3")
    assert time.monotonic() - began < 30


async def test_a_move_that_is_made_in_another_process_costs_a_message_more(stored, monkeypatch):
    """The tap's process and the deliverer's don't think; all is told, one after the other."""
    monkeypatch.setattr("bot.workers.delivery_order.PATIENCE", 60.0)
    anna = stored.someone("Anna")
    table = await begun(stored, anna)
    elsewhere = Salle(stored.store)
    async with meanwhile(stored.deliverer().run()):
        reply = await anna.plays(table, "Mc2c3")
        assert reply.private.lines == ("You moved infantry from c2 to c3.",)
        async with meanwhile(elsewhere.computer_turns().run()):
            told = await stored.wait_for(
                lambda sent: sent.to == anna.address and sent.post.version == 3
            )
    await elsewhere.computers.close()
    assert told.post.prompt.groups


async def test_a_computer_that_keeps_us_waiting_is_waited_for_once(salle, anna, think, monkeypatch):
    think(thoughts.hung)
    monkeypatch.setattr("bot.workers.delivery_order.PATIENCE", 0.2)
    async with salle.delivering():
        first = await to_move(salle, anna)
        await salle.wait_for(lambda s: s.to == ROOM and s.post.table == first and s.post.version)
        monkeypatch.setattr("bot.workers.delivery_order.PATIENCE", 60.0)
        second = await to_move(salle, anna)
        await salle.wait_for(lambda s: s.to == ROOM and s.post.table == second and s.post.version)


async def test_computers_think_here_as_long_as_their_worker_runs(salle):
    worker = ComputerTurnWorker(tables=salle.tables, players=salle.computers)
    running = asyncio.create_task(worker.run())
    async with asyncio.timeout(60):
        while not salle.tables.next_acts.computers_are_here:  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert not salle.tables.next_acts.computers_are_here
