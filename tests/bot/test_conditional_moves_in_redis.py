"""Conditional moves over a real Valkey: two processes, a restart, and two who act at once."""

from __future__ import annotations

import asyncio

import pytest

from bot.commands import conditional_moves
from storage.store import Store
from tests.bot.salle import Salle
from tests.servers.valkey import valkey

DELAY = 50.0


@pytest.fixture(scope="module")
def server():
    with valkey() as url:
        yield url


@pytest.fixture
async def pair(server):
    """Two processes over one Valkey."""
    stores = Store(server), Store(server)
    yield tuple(Salle(store, delay=lambda: DELAY) for store in stores)
    for store in stores:
        await store.close()


async def begun(salle: Salle, number: int):
    """A table of Gygès; Anna is to move, and Bea has prepared two answers."""
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    anna._acts = bea._acts = 1_000 * number  # over one store, each test has a table of its own
    table = await salle.match(anna, bea, game="gyges", clock=86_400)
    for who in (anna, bea):
        await who.plays(table, "setup 321123/000000")
    words = "a1-a4: b6-b4, b1-b3: c6-c5"
    reply = await salle.app.run(conditional_moves.show, bea.ask(), table, words)
    assert not reply.is_error, reply
    return anna, bea, table


async def moves(salle: Salle, table) -> list[str]:
    loaded = await salle.tables.load(table)
    return [e.move for e in loaded.record.log if e.move and not e.move.startswith("setup")]


async def test_two_processes_that_look_at_once_give_an_answer_once(pair):
    one, other = pair
    anna, _, table = await begun(one, 1)
    await anna.plays(table, "a1-a4")
    for salle in pair:
        salle.time.now += DELAY
    await asyncio.gather(*(salle.clock.sweep() for salle in (*pair, one, other)))
    assert await moves(other, table) == ["a1-a4", "b6-b4"]


async def test_a_tree_is_carried_on_by_a_process_that_has_just_been_started(pair, server):
    one, other = pair
    anna, _, table = await begun(one, 2)
    await anna.plays(table, "a1-a4")
    other.time.now += DELAY
    await other.clock.sweep()
    await one.someone("Anna").plays(table, "b1-b3")
    store = Store(server)
    third = Salle(store, delay=lambda: DELAY)
    third.time.now += 3 * DELAY
    await third.clock.sweep()
    assert await moves(third, table) == ["a1-a4", "b6-b4", "b1-b3", "c6-c5"]
    await store.close()


@pytest.mark.parametrize("number", range(3, 7))
async def test_of_a_withdrawal_and_an_answer_at_once_one_comes_first(pair, number):
    """Withdrawn in time, nothing is played; else what was prepared after it is withdrawn."""
    one, other = pair
    anna, bea, table = await begun(one, number)
    await anna.plays(table, "a1-a4")
    version = (await one.tables.load(table)).match.decision_version
    (seat,) = (await one.tables.load(table)).match.active
    other.time.now += DELAY
    await asyncio.gather(
        one.app.tap(bea.ask(), f"iw:{table}:{version[seat]}:"), other.clock.sweep()
    )
    assert await moves(one, table) in (["a1-a4"], ["a1-a4", "b6-b4"])
    loaded = await one.tables.load(table)
    assert not (loaded.prepared(seat) and loaded.prepared(seat).plies)
