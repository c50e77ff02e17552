"""When a worker may go on with what it holds, and when it has to ask first."""

import asyncio

import pytest

from bot.messages.messenger import RetryLaterError
from bot.workers.ownership import DoubtError, Ownership
from tests.bot.salle import ROOM, Doors, deliverer_of, meanwhile


class Clocks:
    """Two clocks: one stands still while the machine sleeps, the other may be put right."""

    def __init__(self):
        self.awake, self.wall = 100.0, 1_800_000_000.0

    def __call__(self):
        return self.awake, self.wall


@pytest.fixture
def clocks(monkeypatch):
    made = Clocks()
    monkeypatch.setattr("bot.workers.ownership._clocks", made)
    return made


@pytest.fixture
def ownership(clocks):
    made = Ownership(lapse=5.0)
    with made.renewing():
        pass
    return made


def test_a_process_that_lately_said_it_lives_goes_on(ownership, clocks):
    clocks.awake += 4.9
    clocks.wall += 4.9
    ownership.check()


def test_who_was_suspended_asks_first(ownership, clocks):
    clocks.awake += 5.0
    with pytest.raises(DoubtError):
        ownership.check()


def test_whose_machine_slept_asks_first(ownership, clocks):
    clocks.wall += 7200.0
    with pytest.raises(DoubtError):
        ownership.check()


def test_a_sign_of_life_counts_from_when_it_was_begun(ownership, clocks):
    with ownership.renewing():
        clocks.awake += 5.0
    with pytest.raises(DoubtError):
        ownership.check()


def test_a_sign_of_life_that_failed_does_not_count(ownership, clocks):
    clocks.awake += 5.0
    with pytest.raises(OSError, match="away"), ownership.renewing():
        raise OSError("away")
    with pytest.raises(DoubtError):
        ownership.check()


def test_a_doubt_lasts_until_it_is_settled(ownership):
    ownership.doubt()
    with pytest.raises(DoubtError):
        ownership.check()
    with ownership.settling():
        pass
    ownership.check()


def test_a_doubt_that_comes_up_while_another_is_settled_stays(ownership):
    ownership.doubt()
    with ownership.settling():
        ownership.doubt()
    assert ownership.is_in_doubt


def test_a_doubt_that_could_not_be_settled_stays(ownership):
    ownership.doubt()
    with pytest.raises(OSError, match="away"), ownership.settling():
        raise OSError("away")
    assert ownership.is_in_doubt


# -- at work ---------------------------------------------------------------------------------------


class HeldDoors(Doors):
    """Keeps the first message until it is let go, and refuses it then."""

    def __init__(self):
        super().__init__()
        self.asked = 0
        self.is_asked, self.lets_go = asyncio.Event(), asyncio.Event()

    async def send_to_chat(self, chat, post, *, previous, noted, nonce):
        self.asked += 1
        self.is_asked.set()
        await self.lets_go.wait()
        raise RetryLaterError(0.0)


async def test_what_another_took_over_while_it_was_sent_is_not_tried_again(
    salle, anna, monkeypatch
):
    monkeypatch.setattr("bot.workers.queue_worker._BEAT", 0.05)
    doors, store = HeldDoors(), salle.store
    deliverer = deliverer_of(salle, {"test": doors})
    async with meanwhile(deliverer.run()):
        await salle.challenge(anna)
        await doors.is_asked.wait()
        await store.retire(deliverer.name)  # to the others it is dead
        (entry,) = await store.take_over("heir", (await store.beat("heir", lapse=60)).dead)
        await asyncio.sleep(1.5)  # it says again that it lives, and learns what it has lost
        doors.lets_go.set()
        await asyncio.sleep(0.3)
    assert doors.asked == 1
    assert await store.taken("heir") == [entry]
    assert entry.notice.to == "chat"
    assert not [sent for sent in salle.doors.sent if sent.to == ROOM]
