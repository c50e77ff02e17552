"""While Salle, or its store, was away nobody could play: nobody has lost time by that."""

import asyncio
import os
import signal
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.commands import draws
from storage import keys
from storage.store import Store
from tests.bot import forks
from tests.bot.running import Process
from tests.bot.salle import START, Salle, meanwhile
from tests.servers.private_store import PrivateStore
from tests.servers.valkey import valkey

DAY, HOUR = 86_400, 3_600
LEFT = 600


@pytest.fixture
async def table(salle, anna, bea):
    """Anna has moved, and Bea is to, and has been told; Salle is running."""
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    await salle.clock.tick()
    return table


async def deadline(salle, table):
    return (await salle.tables.load(table)).deadline


async def is_late_when(salle, table, at, *, step=HOUR):
    """Whether Bea's time is up at this moment, and not a second before, as Salle runs on.

    She looks after each `step` seconds, and for once that is no outage.
    """
    found = []
    clock = replace(salle.clock, shut=max(salle.clock.shut, step))
    for moment in (at - 1, at):
        while salle.time.now < moment:
            salle.time.now = min(moment, salle.time.now + step)
            await clock.tick()
        outcome = (await salle.tables.load(table)).match.outcome
        found.append(outcome and outcome.reason)
    return found == [None, "void"]  # she hasn't made a move yet


async def test_whoever_lets_their_time_run_out_while_salle_runs_is_late(salle, table):
    assert not await is_late_when(salle, table, START + DAY - 2 * HOUR)
    assert await is_late_when(salle, table, START + DAY, step=50)


@pytest.mark.parametrize("days", [1, 2, 30])
async def test_days_between_two_ticks_cost_nobody_their_match(salle, table, days):
    salle.time.now += days * DAY
    await salle.clock.tick()
    assert await is_late_when(salle, table, START + (days + 1) * DAY)


async def test_a_clock_put_forward_and_back_again_leaves_everybody_their_time(salle, table):
    for seconds in (2 * DAY, -2 * DAY):
        salle.time.now += seconds
        await salle.clock.tick()
    assert await is_late_when(salle, table, START + DAY)


async def test_a_reminder_comes_as_much_later_as_salle_was_away(salle, table):
    await salle.deliver()
    salle.doors.sent.clear()
    salle.time.now += DAY
    for _ in range(2):
        await salle.clock.tick()
    await salle.deliver()
    assert salle.doors.sent == []


class Interrupted(PrivateStore):
    """A store where `meanwhile` happens once before a commit is written."""

    meanwhile = None

    async def commit(self, *args, **more):
        act, self.meanwhile = self.meanwhile, None
        if act:
            await act()
        await super().commit(*args, **more)


async def test_an_act_that_was_under_way_does_not_take_the_given_time_away_again():
    salle = Salle(Interrupted())
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await salle.clock.tick()

    async def two_days_away():
        salle.time.now += 2 * DAY
        await salle.clock.tick()

    await salle.deliver()
    salle.store.meanwhile = two_days_away
    await salle.app.run(draws.offer_draw, bea.ask(), table)
    assert (await salle.tables.load(table)).version == 2
    assert await is_late_when(salle, table, START + 3 * DAY)


async def test_a_sweep_that_was_held_up_flags_by_the_time_at_which_it_looked(salle, table):
    """A SIGSTOP may come anywhere: here between the credit and the look at what is due."""
    until = await salle.clock.credit_downtime()
    salle.time.now += 2 * DAY
    await salle.clock.sweep(until)
    assert (await salle.tables.load(table)).match.outcome is None
    await salle.clock.tick()
    assert await is_late_when(salle, table, START + 3 * DAY)


# -- a real server, and real processes ---------------------------------------------------------


@asynccontextmanager
async def stopped(pid):
    """A process that is suspended for the length of the block."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


@asynccontextmanager
async def salle_over(url):
    """Salle over that server, and a match in which somebody has ten minutes left."""
    salle = Salle(Store(url))
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await salle.deliver()
    salle.time.now += DAY - LEFT
    yield salle, table
    await salle.store.close()


async def until(is_so):
    async with asyncio.timeout(60):
        while not await is_so():  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.02)


async def test_a_server_that_was_away_for_two_days_costs_nobody_their_match(monkeypatch):
    monkeypatch.setattr("bot.workers.timer_worker._TICK", 0.02)
    monkeypatch.setattr("bot.workers.timer_worker._AWAY", 0.02)
    with valkey() as url:
        async with salle_over(url) as (salle, table):
            await salle.clock.tick()
            client = Redis.from_url(url)
            pid = (await client.info("server"))["process_id"]
            monkeypatch.setattr("storage.node.ANSWER_SECONDS", 0.1)
            async with meanwhile(salle.clock.run()):
                async with stopped(pid):
                    await asyncio.sleep(0.3)
                    salle.time.now += 2 * DAY
                    await asyncio.sleep(0.5)

                async def is_given_back():
                    return await deadline(salle, table) == START + DAY + 2 * DAY

                async def is_noted():
                    noted = await client.get(keys.credited(keys.shard_of(table)))
                    return float(noted) == salle.time.now

                monkeypatch.setattr("storage.node.ANSWER_SECONDS", 3.0)
                await until(is_given_back)
                await until(is_noted)
            await client.aclose()
            assert await is_late_when(salle, table, START + DAY + 2 * DAY)


@asynccontextmanager
async def another_clock(url, salle, tmp_path):
    """A clock in a process of its own, which has ticked; its time is that of `salle`, as told."""
    time = tmp_path / "time"

    def tell():
        (tmp_path / "new").write_text(str(salle.time.now))
        (tmp_path / "new").rename(time)

    tell()
    process = await forks.begin(
        *("tests.bot.ticking", url, str(time)),
        env={"PATH": os.environ["PATH"]},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        await process.stdout.readline()
        yield process, tell
    finally:
        process.kill()
        await process.communicate()


async def ticks(process, number):
    """So many from now on, beside those that were printed before."""
    while len(await process.stdout.read(65_536)) == 65_536:
        pass
    for _ in range(number + 1):
        await asyncio.wait_for(process.stdout.readline(), 60)


async def test_a_process_that_was_suspended_for_two_days_flags_nobody(tmp_path):
    with valkey() as url:
        async with salle_over(url) as (salle, table):
            async with another_clock(url, salle, tmp_path) as (process, tell):
                async with stopped(process.pid):
                    salle.time.now += 2 * DAY
                    tell()
                await ticks(process, 3)
            assert await is_late_when(salle, table, START + DAY + 2 * DAY)


async def test_a_process_that_was_suspended_beside_another_gives_nothing_back(tmp_path):
    with valkey() as url:
        async with salle_over(url) as (salle, table):
            async with another_clock(url, salle, tmp_path) as (process, tell):
                async with stopped(process.pid):
                    for _ in range(8):
                        salle.time.now += 50
                        await salle.clock.tick()
                    tell()
                await ticks(process, 3)
            assert await is_late_when(salle, table, START + DAY)


async def test_lost_time_is_given_back_before_anybody_is_let_in():
    """What somebody does at once, or has sent meanwhile, begins with full time and no more."""
    with valkey("--appendonly", "yes") as url:
        store = Store(url)
        await store.credit_downtime(lambda: START, shut=60)
        async with Process(REDIS_URL=url) as salle:
            await salle.start()
            await asyncio.wait_for(salle.process.stdout.readline(), 60)
            client = Redis.from_url(url, decode_responses=True)
            assert float(await client.get("credited:{0}")) != START
            await client.aclose()
        await store.close()
