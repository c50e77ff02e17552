"""Whoever has to decide is reminded once a decision, whatever is said beside the board."""

import pytest

from bot.commands import agreements
from storage.base import NoticeKind, StoreAwayError
from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import Salle

DAY = 86_400
REMINDED = DAY * 4 // 5  # seconds after a decision was put


async def reminders(salle):
    """Whom the reminders that are in the outbox are for."""
    found = await salle.store.take("test", count=1000, wait=0)
    return [entry.notice.to for entry in found if entry.notice.kind is NoticeKind.REMINDER]


async def offers_a_draw_and_is_refused(salle, table, who, rival):
    assert not (await salle.app.run(agreements.offer_draw, who.ask(), table)).is_error
    version = (await salle.tables.load(table)).version
    assert not (await salle.app.tap(rival.ask(), f"dr:{table}:{version}:")).is_error


async def asks_for_his_move_and_is_refused(salle, table, who, rival):
    assert not (await salle.app.run(agreements.ask_takeback, who.ask(), table)).is_error
    version = (await salle.tables.load(table)).version
    assert not (await salle.app.tap(rival.ask(), f"tk:{table}:{version}:")).is_error


beside_the_board = pytest.mark.parametrize(
    "talk", [offers_a_draw_and_is_refused, asks_for_his_move_and_is_refused]
)


@pytest.fixture
async def table(salle, anna, bea):
    """Anna has moved, and Bea is to."""
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    return table


@beside_the_board
async def test_what_is_said_after_the_reminder_brings_no_other(salle, table, anna, bea, talk):
    salle.time.now += REMINDED
    await salle.clock.sweep()
    assert await reminders(salle) == [str(bea.address), "chat"]
    await talk(salle, table, anna, bea)
    for _ in range(3):
        await salle.clock.sweep()
        salle.time.now += 60
    assert await reminders(salle) == []


@beside_the_board
async def test_what_is_said_before_the_reminder_leaves_it_its_time(salle, table, anna, bea, talk):
    salle.time.now += 1_000
    await talk(salle, table, anna, bea)
    salle.time.now += REMINDED - 1_001
    await salle.clock.sweep()
    assert await reminders(salle) == []
    salle.time.now += 1
    await salle.clock.sweep()
    assert await reminders(salle) == [str(bea.address), "chat"]


async def test_the_next_decision_has_a_reminder_of_its_own(salle, table, anna, bea):
    salle.time.now += REMINDED
    await salle.clock.sweep()
    assert await reminders(salle) == [str(bea.address), "chat"]
    await bea.plays(table, "-")
    await salle.deliver()
    salle.time.now += REMINDED
    await salle.clock.sweep()
    assert await reminders(salle) == [str(anna.address), "chat"]


@pytest.mark.parametrize("is_done_first", [False, True])
@pytest.mark.parametrize("call", range(1, 4))
async def test_a_reminder_is_told_once_wherever_the_store_goes_away(call, is_done_first):
    store = FaultyStore(Salle().store)
    salle = Salle(store)
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    await salle.match(anna, bea, clock=DAY)
    await salle.deliver()
    salle.time.now += REMINDED
    store.arm(call, is_done_first=is_done_first)
    with pytest.raises(StoreAwayError):
        await salle.clock.sweep()
    store.disarm()
    await salle.clock.sweep()
    assert len(await reminders(salle)) == 2
