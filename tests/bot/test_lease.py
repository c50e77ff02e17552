"""What only one process may do is done by one, and goes on when that one is gone."""

import asyncio

import pytest

from bot.adapters import lease
from bot.adapters.lease import by_lease
from tests.bot.faulty_store import FaultyStore
from tests.servers.private_store import PrivateStore


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(lease, "_EVERY", 0.02)


class Worker:
    """A process that works while it has the lease."""

    def __init__(self, store):
        self.store = FaultyStore(store)
        self.works = asyncio.Event()
        self.task = asyncio.create_task(by_lease(self.store, "poller", self._work))

    async def _work(self):
        self.works.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.works.clear()

    async def stop(self):
        self.task.cancel()
        await asyncio.wait([self.task])


@pytest.fixture
async def workers():
    store = PrivateStore()
    one = Worker(store)
    await one.works.wait()
    two = Worker(store)
    yield one, two
    await one.stop()
    await two.stop()


async def looks(worker, count=3):
    """It has asked so many times more for the lease."""
    before = worker.store.calls
    async with asyncio.timeout(60):
        while worker.store.calls < before + count:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)


async def test_the_second_waits_while_the_first_works(workers):
    one, two = workers
    await looks(two)
    assert one.works.is_set()
    assert not two.works.is_set()


async def test_who_stops_leaves_it_to_the_next_at_once(workers):
    one, two = workers
    await one.stop()
    async with asyncio.timeout(60):
        await two.works.wait()


async def test_whoever_is_cut_off_too_long_gives_way(workers, monkeypatch):
    one, two = workers
    monkeypatch.setattr(lease, "_LASTING", 0.1)
    await looks(one, 2)  # it is renewed for as short a time
    one.store.is_away = True
    async with asyncio.timeout(60):
        await two.works.wait()
    monkeypatch.setattr(lease, "_LASTING", 60.0)
    await looks(two, 2)
    one.store.is_away = False
    await looks(one)
    assert not one.works.is_set()
    assert two.works.is_set()


async def test_while_the_store_is_away_for_all_the_first_goes_on(workers):
    one, two = workers
    one.store.is_away = two.store.is_away = True
    await asyncio.sleep(0.2)
    assert one.works.is_set()
    assert not two.works.is_set()


async def test_an_error_of_the_work_is_raised_and_the_lease_given_up():
    store = PrivateStore()

    async def broken():
        raise RuntimeError("a bug")

    with pytest.raises(RuntimeError, match="a bug"):
        await by_lease(store, "poller", broken)
    assert await store.lease("poller", "another", lasting=1)
