"""Deliveries while the store fails at some calls: nothing is lost, and nothing told twice."""

import pytest
from structlog.testing import capture_logs

from storage.base import StoreAwayError
from tests.bot.deliveries import board_in, match_in, room, until
from tests.bot.salle import ROOM, Salle
from tests.servers.private_store import PrivateStore

pytestmark = pytest.mark.usefixtures("unlimited")


class FaultyStore(PrivateStore):
    """Fails at some calls: before it has done what was asked, or when it answers."""

    def __init__(self):
        super().__init__()
        self.done_fails: list[Exception] = []
        self.note_fails: list[Exception] = []
        self.answers_lost = 0

    async def done(self, entry):
        if self.done_fails:
            raise self.done_fails.pop()
        await super().done(entry)

    async def set_message_ref(self, table, to, reference, **more):
        if self.note_fails:
            raise self.note_fails.pop()
        await super().set_message_ref(table, to, reference, **more)

    async def take(self, worker, **more):
        entries = await super().take(worker, **more)
        if entries and self.answers_lost:
            self.answers_lost -= 1
            raise StoreAwayError
        return entries


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr("bot.workers.patience.AWAY", 0.01)
    with capture_logs():
        yield


@pytest.mark.parametrize("error", [StoreAwayError(), OSError("odd")], ids=["away", "odd"])
async def test_a_notice_that_cannot_be_put_away_ends_nothing_and_is_told_once(quick, error):
    salle = Salle(FaultyStore())
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    salle.store.done_fails = [error] * 5
    async with salle.delivering():
        await salle.match(anna, bea)
        await salle.wait_for(board_in(ROOM))
        await match_in(salle, room(2), anna, bea)
        await salle.wait_for(board_in(room(2)))
    assert not salle.store.done_fails
    assert len([s for s in salle.doors.sent if s.to == ROOM and s.post.picture]) == 1


@pytest.mark.parametrize("error", [StoreAwayError(), OSError("odd")], ids=["away", "odd"])
async def test_a_message_that_cannot_be_noted_is_not_sent_again(quick, error):
    salle = Salle(FaultyStore())
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    async with salle.delivering():
        salle.store.note_fails = [error] * 3
        await salle.match(anna, bea)
        await salle.wait_for(board_in(ROOM))
        await until(lambda: not salle.store.note_fails)
        await match_in(salle, room(2), anna, bea)
        await salle.wait_for(board_in(room(2)))
    sent = [sent.nonce for sent in salle.doors.sent]
    assert len(sent) == len(set(sent))


async def test_notices_whose_reading_got_lost_are_told_all_the_same(quick):
    salle = Salle(FaultyStore())
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    salle.store.answers_lost = 3
    async with salle.delivering():
        await salle.match(anna, bea)
        await salle.wait_for(board_in(ROOM))
        await salle.wait_for(lambda sent: sent.to == anna.address)
        await salle.wait_for(lambda sent: sent.to == bea.address)
