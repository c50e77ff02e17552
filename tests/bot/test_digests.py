"""The daily digest: all tables where it is one's turn, once a day, at one's hour."""

import contextlib
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.application import profile
from bot.commands import preferences
from storage.base import NoticeKind, StoreAwayError
from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import Salle

HOUR, DAY = 3_600, 86_400
ROME = ZoneInfo("Europe/Rome")


def rome(*when):
    return datetime(2027, *when, tzinfo=ROME).timestamp()


async def wants_digests(salle, who, hour="9", **settings):
    own = {"zone": "Europe/Rome", "sleep": "23:00-07:00"} | settings
    await salle.store.update_profile(str(who.address), own)
    for name, value in ((profile.DIGEST_HOUR, hour), (profile.REMINDERS, "daily")):
        assert not (await salle.app.run(preferences.choose, who.ask(), name, value)).is_error


@pytest.fixture
async def tables(salle, anna, bea):
    """It is Anna's turn at two tables, and she wants a digest at nine."""
    salle.time.now = rome(3, 26, 12)
    found = [await salle.match(anna, bea, game="cannae") for _ in range(2)]
    await salle.deliver()
    await wants_digests(salle, anna)
    salle.doors.sent.clear()
    return found


async def goes_on_to(salle, at, *, step=HOUR):
    """Time passes, and Salle looks at what is due all the while."""
    while salle.time.now < at:
        salle.time.now = min(at, salle.time.now + step)
        await salle.clock.sweep()
        await salle.deliver()


def digests(salle, who):
    sections = [section for post in salle.doors.to(who.address) for section in post.sections]
    return [section for section in sections if section.title.startswith("It's your turn")]


async def test_a_digest_names_all_tables_where_it_is_ones_turn(salle, tables, anna):
    await goes_on_to(salle, rome(3, 27, 9))
    (digest,) = digests(salle, anna)
    assert digest.title == "It's your turn at 2 tables"
    assert all("Cannae · Bea" in line.text for line in digest.lines)
    (sent,) = salle.doors.to(anna.address)
    opened = {choice.ticket.split(":", 1)[1].rpartition(":0")[0] for choice in sent.prompt.choices}
    assert opened == {str(table) for table in tables}
    assert not sent.is_silent


async def test_a_digest_comes_at_ones_hour_once_a_day_also_when_clocks_are_changed(
    salle, tables, anna
):
    at = []
    for _ in range(4 * 24):  # summer time begins on the 28th
        before = len(digests(salle, anna))
        await goes_on_to(salle, salle.time.now + HOUR)
        if len(digests(salle, anna)) > before:
            at.append(datetime.fromtimestamp(salle.time.now, ROME))
    assert [(one.day, one.hour) for one in at] == [(27, 9), (28, 9), (29, 9), (30, 9)]


async def test_there_is_no_digest_on_a_day_without_a_turn(salle, tables, anna, bea):
    for table in tables:
        await anna.plays(table, "-")
    await goes_on_to(salle, rome(3, 27, 12))
    assert digests(salle, anna) == []
    await bea.plays(tables[0], "-")
    await goes_on_to(salle, rome(3, 28, 12))
    (digest,) = digests(salle, anna)
    assert digest.title == "It's your turn at one table"


async def test_who_wants_digests_gets_no_other_reminder(salle, anna, bea):
    salle.time.now = rome(3, 26, 7)
    await salle.match(anna, bea, game="cannae", clock=DAY)
    await salle.deliver()
    await wants_digests(salle, anna, hour="22")
    salle.doors.sent.clear()
    await goes_on_to(salle, rome(3, 26, 21))
    assert salle.doors.to(anna.address) == []


async def test_who_wants_digests_no_more_gets_none(salle, tables, anna):
    await salle.app.run(preferences.choose, anna.ask(), profile.REMINDERS, "never")
    await goes_on_to(salle, rome(3, 28, 12))
    assert salle.doors.to(anna.address) == []


async def test_another_hour_holds_from_the_same_day_on(salle, tables, anna):
    await salle.app.run(preferences.choose, anna.ask(), profile.DIGEST_HOUR, "14")
    await goes_on_to(salle, rome(3, 26, 14))
    assert len(digests(salle, anna)) == 1
    await salle.app.run(preferences.choose, anna.ask(), profile.DIGEST_HOUR, "16")
    await goes_on_to(salle, rome(3, 26, 20))
    assert len(digests(salle, anna)) == 1, "one a day"


async def test_after_an_outage_over_its_hour_a_digest_comes_late(salle, tables, anna):
    salle.time.now = rome(3, 27, 15)
    await salle.clock.sweep()
    await salle.deliver()
    assert len(digests(salle, anna)) == 1
    await goes_on_to(salle, rome(3, 28, 8))
    assert len(digests(salle, anna)) == 1


async def test_after_an_outage_until_the_night_there_is_none_before_the_next_day(
    salle, tables, anna
):
    salle.time.now = rome(3, 27, 23, 30)
    await salle.clock.sweep()
    await salle.deliver()
    assert digests(salle, anna) == []
    await goes_on_to(salle, rome(3, 28, 9))
    assert len(digests(salle, anna)) == 1


async def test_who_was_forgotten_gets_no_digest(salle, tables, anna):
    await salle.store.forget(str(anna.address))
    await goes_on_to(salle, rome(3, 28, 12))
    assert digests(salle, anna) == []


@pytest.mark.parametrize("is_done_first", [False, True])
@pytest.mark.parametrize("call", range(1, 5))
async def test_a_digest_is_told_once_wherever_the_store_goes_away(call, is_done_first):
    store = FaultyStore(Salle().store)
    salle = Salle(store)
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    salle.time.now = rome(3, 26, 12)
    await salle.match(anna, bea, game="cannae")
    await wants_digests(salle, anna)
    salle.time.now = rome(3, 27, 9)
    store.arm(call, is_done_first=is_done_first)
    with contextlib.suppress(StoreAwayError):
        await salle.clock.sweep()
    store.disarm()
    for _ in range(2):
        await salle.clock.sweep()
    found = await salle.store.take("test", count=1000, wait=0)
    assert [e.notice.kind for e in found].count(NoticeKind.DIGEST) == 1


async def test_two_processes_send_one_digest(salle, tables, anna):
    other = Salle(salle.store)
    other.time.now = salle.time.now = rome(3, 27, 9)
    for one in (salle, other, salle):
        await one.clock.sweep()
    for one in (salle, other):
        await one.deliver()
    assert len(digests(salle, anna)) + len(digests(other, anna)) == 1
