"""Clocks of somebody with several identities: none runs slower for another that is linked."""

from __future__ import annotations

import pytest

from bot.commands import vacation
from bot.timing import vacations
from bot.timing.calendars import AWAY, DAYS_OFF, SLEEP, ZONE, read_vacations
from tests.bot.linked import joins

DAY = 86_400
LAZY = {ZONE: "UTC", SLEEP: "21:00-09:00", DAYS_OFF: "5 6 7"}


def past(now, *days):
    """Vacations of so many days, the last one over since yesterday."""
    end, found = int(now) - DAY, []
    for many in days:
        found.append(f"{end - many * DAY}-{end}")
        end -= (many + 1) * DAY
    return {AWAY: " ".join(found)}


async def move(loaded, seat, who):
    """Any that is legal."""
    moves = loaded.game.legal_moves(loaded.match.game_state, seat)
    await who.plays(loaded.key, str(next(iter(moves))))


@pytest.fixture(autouse=True)
def in_summer(salle):
    """The days of a year don't come again while a test lasts."""
    salle.time.now += 180 * DAY


@pytest.fixture
async def running(salle, anna, bea):
    """A match on the clock in which it is Anna's turn, and she has been told."""
    table = await salle.match(anna, bea, game="gyges", clock=DAY)
    await salle.deliver()
    while True:
        loaded = await salle.tables.load(table)
        (seat,) = loaded.match.active
        if loaded.seat_of("test:anna") is seat:
            return table
        await move(loaded, seat, bea)
        await salle.deliver()


async def flag_of(salle, table):
    loaded = await salle.tables.load(table)
    return loaded.clock.flag_at(loaded.seat_of("test:anna"))


async def test_linking_somebody_who_sleeps_more_gives_no_time_in_a_running_match(
    salle, anna, anna_there, running
):
    await salle.store.update_profile("other:anna", LAZY)
    before = await flag_of(salle, running)
    salle.time.now += 3600
    await joins(anna, anna_there)
    assert (await salle.store.profile("test:anna"))[SLEEP] == LAZY[SLEEP]
    assert await flag_of(salle, running) == before


async def test_days_of_vacation_stay_taken_whichever_settings_hold(salle, anna, anna_there):
    now = salle.time.now
    await salle.store.update_profile("test:anna", past(now, 30))
    await salle.store.update_profile("other:anna", past(now, 1))
    await joins(anna_there, anna)
    left = [
        vacations.days_left(await salle.store.profile(one), now)
        for one in ("test:anna", "other:anna")
    ]
    assert left == [0, 29]


async def test_a_vacation_of_another_identity_takes_days_of_each_and_no_more(
    salle, anna, anna_there, running
):
    now, before = salle.time.now, await flag_of(salle, running)
    await salle.store.update_profile("test:anna", past(now, 28))
    await joins(anna, anna_there)
    await salle.app.run(vacation.vacation, anna_there.ask(), "20")
    assert await flag_of(salle, running) == before + 2 * DAY
    salle.time.now += DAY / 2
    await salle.app.run(vacation.vacation, anna_there.ask(), "end")
    assert await flag_of(salle, running) == before + DAY / 2
    assert len(read_vacations((await salle.store.profile("test:anna"))[AWAY])) == 2


async def test_somebody_on_vacation_stays_so_and_the_other_identity_is_from_then_on(
    salle, anna, anna_there, running
):
    before = await flag_of(salle, running)
    await salle.app.run(vacation.vacation, anna_there.ask(), "5")
    salle.time.now += DAY / 2
    await joins(anna, anna_there)
    assert await flag_of(salle, running) == before + 4.5 * DAY


async def test_a_vacation_that_began_by_itself_ends_when_another_identity_acts(
    salle, anna, bea, anna_there, running
):
    await joins(anna, anna_there)
    spent = vacations.spend({}, salle.time.now, flag_at=salle.time.now)
    await salle.store.update_profile("test:anna", spent)
    await salle.store.update_profile("other:anna", past(salle.time.now, 3))
    loaded = await salle.tables.load(running)
    await move(loaded, loaded.seat_of("test:anna"), anna_there)
    for one, kept in (("test:anna", 1), ("other:anna", 1)):
        settings = await salle.store.profile(one)
        assert vacations.present(settings, salle.time.now) is None
        assert len(read_vacations(settings[AWAY])) == kept
