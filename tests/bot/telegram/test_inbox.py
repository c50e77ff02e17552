"""The inbox of one process, over a private store: what it handles, and leaves to others."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field

import pytest
from telegram import Update

from bot.adapters.telegram.inbox import Inbox
from bot.adapters.telegram.workers import Workers
from bot.messages.messenger import RetryLaterError
from storage import keys
from storage.base import StoreAwayError
from tests.servers.private_store import PrivateStore

SOURCE = "telegram:123"


class Bot:
    """All that an inbox and the library ask of a bot."""

    id = 123
    defaults = None


def update(number, text="/help", chat=5):
    user = {"id": chat, "is_bot": False, "first_name": "Anna"}
    message = {
        "message_id": number,
        "date": 1_800_000_000,
        "chat": {"id": chat, "type": "private", "first_name": "Anna"},
        "from": user,
        "text": text,
    }
    return {"update_id": number, "message": message}


@dataclass
class Process:
    """One process with an inbox; it handles an update when it is let."""

    store: WatchedStore
    handled: list[int] = field(default_factory=list)
    trouble: list[Exception] = field(default_factory=list)
    let: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self):
        self.let.set()
        self.workers = Workers(self.store, SOURCE)
        self.inbox = Inbox(
            self.store,
            Bot(),
            source=SOURCE,
            handle=self.handle,
            lane_of=lambda update: (f"{update.effective_chat.id}", 1),
            is_lasting=lambda update: update.message.text != "soon forgotten",
            workers=self.workers,
        )

    async def handle(self, update: Update, forget):
        await self.let.wait()
        if self.trouble:
            raise self.trouble.pop(0)
        self.handled.append(update.update_id)

    async def dies(self):
        """At once, like everything in it."""
        self.inbox._tending.cancel()
        for task in list(self.inbox._lanes._jobs._tasks):
            task.cancel()
        await asyncio.sleep(0)


class WatchedStore(PrivateStore):
    """It counts how often a process has looked for what nobody handles."""

    def __init__(self):
        super().__init__()
        self.looks = 0

    async def take_up(self, *args, **more):
        found = await super().take_up(*args, **more)
        self.looks += 1
        return found


async def until(is_so):
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.001)


async def after_looks(store, count=5):
    """Every process has looked at least once more, and has begun with what it found."""
    enough = store.looks + count
    await until(lambda: store.looks >= enough)


async def soon():
    """Whatever can be done without another look is done."""
    for _ in range(40):
        await asyncio.sleep(0)


@pytest.fixture
def store():
    return WatchedStore()


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr("bot.adapters.telegram.inbox._RENEWED_EVERY", 0.01)
    monkeypatch.setattr("bot.adapters.telegram.inbox._FINISHED_WITHIN", 0.05)


@pytest.fixture
async def one(store):
    async with running(Process(store)) as process:
        yield process


@pytest.fixture
async def other(store):
    async with running(Process(store)) as process:
        yield process


class running:  # noqa: N801 - used as a function
    """A process between its start and its end."""

    def __init__(self, process):
        self.process = process

    async def __aenter__(self):
        await self.process.inbox.open()
        return self.process

    async def __aexit__(self, *_):
        await self.process.inbox.close()


async def left(store):
    """What the store still holds."""
    return sorted(map(int, store.peek("HKEYS", keys.inbox(SOURCE))))


async def test_an_update_is_handled_once_and_then_forgotten(store, one):
    await one.inbox.take([update(1), update(2)])
    await one.inbox.take([update(2), update(1)])
    await soon()
    assert one.handled == [1, 2]
    assert await left(store) == []


async def test_what_a_killed_process_was_handling_is_another_ones_when_its_lease_has_run_out(
    store, one, other
):
    one.let.clear()
    await one.inbox.take([update(1), update(2), update(3)])
    await soon()
    await one.dies()
    await after_looks(store)
    assert other.handled == []
    store.pass_time(7)
    await after_looks(store)
    assert other.handled == [1, 2, 3]


async def test_what_takes_long_stays_with_its_process(store, one, other):
    one.let.clear()
    await one.inbox.take([update(1)])
    for _ in range(10):
        store.pass_time(3)
        await after_looks(store)
    one.let.set()
    await soon()
    assert (one.handled, other.handled) == ([1], [])


async def test_what_has_not_begun_at_the_end_is_another_ones_at_once(store, one, other):
    one.let.clear()
    await one.inbox.take([update(1), update(2)])
    await soon()
    await one.inbox.close()
    await after_looks(store)
    assert other.handled == [1, 2]


async def test_what_comes_while_it_closes_is_kept_for_another(store, one, other):
    await one.inbox.close()
    await one.inbox.take([update(1)])
    store.pass_time(7)
    await after_looks(store)
    assert (one.handled, other.handled) == ([], [1])


async def test_a_suspended_process_that_goes_on_does_nothing_twice(store, one):
    one.let.clear()
    await one.inbox.take([update(1)])
    store.pass_time(2 * 86_400)
    await after_looks(store)
    one.let.set()
    await soon()
    assert one.handled == [1]


async def test_an_answer_that_can_not_be_sent_is_tried_again_and_given_up_in_the_end(store, one):
    one.trouble = [RetryLaterError(1.0)] * 2
    await one.inbox.take([update(1)])
    for _ in range(3):
        store.pass_time(7)
        await after_looks(store)
    assert one.handled == [1]
    one.trouble = [RetryLaterError(1.0)] * 20
    await one.inbox.take([update(2)])
    for _ in range(8):
        store.pass_time(7)
        await after_looks(store)
    assert len(one.trouble) == 15
    assert await left(store) == []


async def test_an_answer_that_waits_to_be_sent_again_holds_up_nothing_of_its_chat(one):
    one.trouble = [RetryLaterError(1.0)]
    await one.inbox.take([update(1), update(2)])
    await soon()
    assert one.handled == [2]


async def test_an_update_that_breaks_its_handler_is_not_tried_for_ever(store, one):
    one.trouble = [ZeroDivisionError()]
    await one.inbox.take([update(1), update(2)])
    await soon()
    assert one.handled == [2]
    assert await left(store) == []


async def test_while_the_store_is_away_updates_are_handled_all_the_same(store, one, monkeypatch):
    async def away(*_args, **_more):
        raise StoreAwayError

    with monkeypatch.context() as patch:
        for call in ("receive", "take_up", "handled", "put_back"):
            patch.setattr(store, call, away)
        await one.inbox.take([update(1)])
        await until(lambda: one.handled)
    assert one.handled == [1]


async def test_what_the_store_kept_too_late_is_not_handled_again(store, one, monkeypatch):
    async def away(*_args, **_more):
        raise StoreAwayError

    with monkeypatch.context() as patch:
        patch.setattr(store, "receive", away)
        await one.inbox.take([update(1)])
        await soon()
    await store.receive(SOURCE, {1: json.dumps(update(1))}, owner="dead", lease=6)
    for _ in range(2):
        store.pass_time(7)
        await after_looks(store)
    assert one.handled == [1]
    assert await left(store) == []


async def test_what_was_handled_while_the_store_went_away_is_forgotten_when_it_is_back(
    store, one, monkeypatch
):
    async def away(*_args, **_more):
        raise StoreAwayError

    with monkeypatch.context() as patch:
        patch.setattr(store, "handled", away)
        await one.inbox.take([update(1)])
        await until(lambda: one.handled)
        await soon()
        assert await left(store) == [1]
    await after_looks(store)
    assert await left(store) == []
    assert one.handled == [1]


async def test_what_is_of_no_use_later_is_not_kept(store, one):
    one.let.clear()
    await one.inbox.take([update(1, "soon forgotten"), update(2, chat=6)])
    assert await left(store) == [2]
    one.let.set()
    await soon()
    await one.inbox.take([update(1, "soon forgotten")])
    await soon()
    assert sorted(one.handled) == [1, 2]


async def test_what_has_no_room_here_waits_in_the_store(store, one, monkeypatch):
    monkeypatch.setattr("bot.adapters.telegram.inbox._MOST_WAITING", 2)
    one.let.clear()
    await one.inbox.take([update(number) for number in range(1, 9)])
    await one.inbox.take([update(9, chat=6)])
    await soon()
    assert len(one.inbox._held) == 4, "one that is handled, two that wait, and the other chat's"
    one.let.set()
    for _ in range(6):
        store.pass_time(7)
        await after_looks(store)
    assert sorted(one.handled) == list(range(1, 10))


async def test_what_lies_there_and_can_not_be_read_is_dropped(store, one):
    await store.receive(
        SOURCE, {1: json.dumps({"update_id": 1, "message": 5})}, owner="dead", lease=1
    )
    await store.receive(SOURCE, {2: json.dumps(update(2))}, owner="dead", lease=1)
    store.pass_time(7)
    await after_looks(store)
    assert one.handled == [2]
    assert await left(store) == []
