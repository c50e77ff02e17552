"""`SALLE_KEEP_DAYS`: records of matches that ended long ago go, once they stand in an export."""

import pytest
from structlog.testing import capture_logs

from bot.commands import resignations
from bot.workers.old_records import DAY, OldRecords
from engines.registry import load_game
from storage.base import StoreAwayError
from tests.bot.salle import button

KEPT = 100  # days


@pytest.fixture
def exported(salle, monkeypatch):
    """When everything was exported last; a test says when."""
    at = [None]

    async def exported_at():
        return at[0]

    monkeypatch.setattr(salle.store, "exported_at", exported_at)
    return at


def old_records(salle):
    return OldRecords(tables=salle.tables, keep_days=KEPT)


async def resigned(salle, name="Anna"):
    """A match that has just ended."""
    anna, bea = salle.someone(name), salle.someone("Bea")
    key = await salle.match(anna, bea)
    asked = (await salle.app.run(resignations.resign, anna.ask(), key)).private
    await anna.taps(button(asked, "Resign"))
    return key


async def is_there(salle, key):
    return await salle.store.load(key) is not None


async def test_a_match_that_ended_long_ago_goes_from_the_store_and_from_every_list(salle, exported):
    key = await resigned(salle)
    lists = await salle.tables.lists.addresses_of(await salle.tables.load(key))
    salle.time.now += (KEPT + 1) * DAY
    exported[0] = salle.time.now
    assert await old_records(salle).drop_all() == 1
    assert not await is_there(salle, key)
    found = [await salle.store.finished_tables(one, limit=9) for one in lists]
    assert found == [[]] * len(lists)


async def test_a_match_stays_until_its_days_are_over(salle, exported):
    key = await resigned(salle)
    salle.time.now += (KEPT - 1) * DAY
    exported[0] = salle.time.now
    assert await old_records(salle).drop_all() == 0
    assert await is_there(salle, key)


async def test_a_match_that_runs_stays_however_long_it_takes(salle, exported):
    key = await salle.match(salle.someone("Anna"), salle.someone("Bea"))
    salle.time.now += 10 * KEPT * DAY
    exported[0] = salle.time.now
    assert await old_records(salle).drop_all() == 0
    assert await is_there(salle, key)


async def test_nothing_goes_that_stands_in_no_export(salle, exported):
    exported[0] = salle.time.now
    salle.time.now += DAY
    key = await resigned(salle)
    salle.time.now += 10 * KEPT * DAY
    assert await old_records(salle).drop_all() == 0
    assert await is_there(salle, key)


async def test_where_nothing_was_exported_the_operator_is_told(salle, exported):
    key = await resigned(salle)
    salle.time.now += 10 * KEPT * DAY
    with capture_logs() as logs:
        assert await old_records(salle).drop_all() == 0
    assert [log["event"] for log in logs] == ["old records are kept: nothing has been exported yet"]
    assert await is_there(salle, key)


async def test_one_that_cannot_be_read_holds_up_no_other(salle, exported, monkeypatch):
    damaged, good = await resigned(salle), await resigned(salle, "Carl")
    salle.store.damage(damaged, 1)
    salle.time.now += (KEPT + 1) * DAY
    exported[0] = salle.time.now
    assert await old_records(salle).drop_all() == 2
    assert not await is_there(salle, good)


async def test_a_game_that_is_broken_holds_up_no_other(salle, exported, monkeypatch):
    def breaks(*_, **__):
        raise TypeError

    key = await resigned(salle)
    salle.tables._replay_cache._kept.clear()
    monkeypatch.setattr(type(load_game("en_garde")), "setup", breaks)
    salle.time.now += (KEPT + 1) * DAY
    exported[0] = salle.time.now
    assert await old_records(salle).drop_all() == 1
    assert key not in salle.store.tables()


async def test_what_was_not_dropped_while_the_store_was_away_is_dropped_later(
    salle, exported, monkeypatch
):
    key = await resigned(salle)
    salle.time.now += (KEPT + 1) * DAY
    exported[0] = salle.time.now

    async def away(*_, **__):
        raise StoreAwayError("away")

    with monkeypatch.context() as patch:
        patch.setattr(salle.store, "unlist_table", away)
        with pytest.raises(StoreAwayError):
            await old_records(salle).drop_all()
    assert await is_there(salle, key)
    assert await old_records(salle).drop_all() == 1
