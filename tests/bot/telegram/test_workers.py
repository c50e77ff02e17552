"""Of several workers of a webhook, one handles all that comes from a chat."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from bot.adapters.telegram import workers
from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import meanwhile
from tests.bot.telegram.test_inbox import Process, update
from tests.servers.private_store import PrivateStore

CHATS = range(40)


class Worker(Process):
    """A process that receives what a webhook brings, and shares chats with others."""

    def run(self):
        return meanwhile(self.workers.run(self.inbox.take_up))

    def owns(self, chat):
        return self.workers.of(str(chat)) == self.workers.name


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(workers, "_EVERY", 0.02)
    monkeypatch.setattr("bot.adapters.telegram.inbox._FINISHED_WITHIN", 0.05)


@pytest.fixture
def store():
    return PrivateStore()


@pytest.fixture
async def pair(store):
    """Two that know each other."""
    one, two = Worker(store), Worker(store)
    async with AsyncExitStack() as stack:
        for worker in (one, two):
            await stack.enter_async_context(worker.run())
            stack.push_async_callback(worker.inbox.close)
        await until(lambda: all(one.owns(chat) != two.owns(chat) for chat in CHATS))
        yield one, two


async def until(is_so):
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)


async def test_each_chat_is_one_workers_and_both_have_some(pair):
    one, two = pair
    assert 0 < sum(map(one.owns, CHATS)) < len(CHATS)
    assert all(one.owns(chat) != two.owns(chat) for chat in CHATS)


async def test_whoever_receives_it_an_update_is_handled_by_its_chats_worker_in_order(pair):
    one, two = pair
    for number in range(1, 41):
        receiver = pair[number % 2]
        await receiver.inbox.take([update(number, chat=number % 4)])
        await until(lambda number=number: number in one.handled + two.handled)
    for worker in pair:
        assert all(worker.owns(number % 4) for number in worker.handled)
        assert worker.handled == sorted(worker.handled)
    assert len(one.handled + two.handled) == 40


async def test_what_is_never_stored_is_handled_by_whoever_receives_it(pair):
    for number, worker in enumerate(pair, start=1):
        for chat in (10, 11, 12, 13):
            await worker.inbox.take([update(100 * number + chat, "soon forgotten", chat)])
        await until(lambda worker=worker: len(worker.handled) == 4)


async def test_the_chats_of_a_worker_that_leaves_are_the_others_soon(store, pair):
    one, _ = pair
    async with Worker(store).run():
        await until(lambda: sum(map(one.owns, CHATS)) < len(CHATS) * 2 // 3)
    await until(lambda: len(one.workers._all) == 2)


async def test_while_the_store_is_away_whoever_receives_an_update_answers(store):
    worker = Worker(FaultyStore(store))
    worker.workers._all = ["another"]
    worker.store.is_away = True
    await worker.inbox.take([update(1)])
    await until(lambda: worker.handled == [1])


async def test_what_is_handed_over_to_a_worker_that_has_died_is_taken_up_by_another(
    store, monkeypatch
):
    monkeypatch.setattr("bot.adapters.telegram.inbox._RENEWED_EVERY", 0.05)
    worker = Worker(store)
    worker.workers._all = ["dead"]
    await worker.inbox.open()
    await worker.inbox.take([update(1)])
    await until(lambda: worker.handled == [1])
    await worker.inbox.close()
