"""What every store promises of tables: one writer at a time, nothing half done."""

from __future__ import annotations

import asyncio

import pytest

from storage.base import ConflictError, Timer
from storage.store import Store
from tests.storage.records import (
    NORTH,
    accepted,
    challenge,
    everything,
    game,
    key,
    moved,
    notice,
    opened,
)

pytestmark = pytest.mark.asyncio


async def test_a_table_reads_back_as_it_was_written(store: Store) -> None:
    record = game(12)
    await store.commit(key(), record, expected=None, timer=Timer(deadline=5.25))
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.record, loaded.deadline) == (record, 5.25)


async def test_there_is_no_table_before_it_is_opened(store: Store) -> None:
    assert await store.load(key()) is None


async def test_loading_brings_the_settings_of_the_asker(store: Store) -> None:
    await opened(store, key())
    await store.update_profile(NORTH.address, {"theme": "dark"})
    loaded = await store.load(key(), asker=NORTH.address)
    assert loaded is not None
    assert loaded.asker_profile == {"theme": "dark"}


async def test_loading_for_nobody_brings_no_settings(store: Store) -> None:
    await opened(store, key())
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.asker_profile == {}


async def test_a_commit_appends_what_is_new(store: Store) -> None:
    record = await opened(store, key(), challenge())
    later = accepted()
    await store.commit(key(), later, expected=record.version, timer=Timer())
    latest = moved(moved(later))
    await store.commit(key(), latest, expected=later.version, timer=Timer())
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.record == latest


async def test_tables_of_one_chat_do_not_mix(store: Store) -> None:
    first = await opened(store, key("aaaa"), game(3))
    second = await opened(store, key("bbbb"), game(5))
    loaded = [await store.load(key(name)) for name in ("aaaa", "bbbb")]
    assert [each and each.record for each in loaded] == [first, second]


async def test_a_table_is_opened_only_once(store: Store) -> None:
    first = await opened(store, key(), challenge())
    with pytest.raises(ConflictError):
        await store.commit(key(), accepted(), expected=None, timer=Timer())
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.record == first


async def test_a_table_that_is_not_there_takes_no_moves(store: Store) -> None:
    with pytest.raises(ConflictError):
        await store.commit(key(), game(1), expected=1, timer=Timer())
    assert await store.load(key()) is None


async def test_a_conflict_leaves_nothing_behind(store: Store) -> None:
    record = accepted()
    timer = Timer(deadline=100.0, reminder=50.0)
    await store.commit(key(), record, expected=None, timer=timer, notices=[notice(key(), 1)])
    with pytest.raises(ConflictError):
        await store.commit(
            key(),
            moved(record),
            expected=0,
            timer=Timer(deadline=10.0, reminder=5.0),
            notices=[notice(key(), 2, "late")],
        )
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.record, loaded.deadline) == (record, 100.0)
    assert await store.due_reminders(49.0) == []
    assert await everything(store) == [notice(key(), 1)]


async def test_of_writers_who_race_one_wins(store: Store) -> None:
    record = await opened(store, key())

    async def play(number: int) -> int | None:
        try:
            await store.commit(
                key(),
                moved(record, f"{number}>"),
                expected=record.version,
                timer=Timer(deadline=float(number)),
                notices=[notice(key(), 2, str(number))],
            )
        except ConflictError:
            return None
        return number

    winners = [won for won in await asyncio.gather(*map(play, range(24))) if won is not None]
    assert len(winners) == 1
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.record == moved(record, f"{winners[0]}>")
    assert loaded.deadline == winners[0]
    assert await everything(store) == [notice(key(), 2, str(winners[0]))]


async def test_racing_writers_who_try_again_all_get_their_turn(store: Store) -> None:
    await opened(store, key())

    async def play(number: int) -> None:
        while True:
            loaded = await store.load(key())
            assert loaded is not None
            record = loaded.record
            try:
                await store.commit(
                    key(), moved(record, str(number)), expected=record.version, timer=Timer()
                )
            except ConflictError:
                continue
            return

    await asyncio.gather(*map(play, range(12)))
    loaded = await store.load(key())
    assert loaded is not None
    moves = sorted(int(entry.move) for entry in loaded.record.log[1:])
    assert moves == list(range(12))


@pytest.mark.parametrize(
    "more", [*range(1, 10), *(pytest.param(n, marks=pytest.mark.long) for n in range(10, 20))]
)
async def test_who_has_missed_moves_is_always_told(store: Store, more: int) -> None:
    """However many were made: entries give way to a snapshot now and then."""
    record = game(3)
    await opened(store, key(), record)
    late = record
    for _ in range(more):
        later = moved(record)
        await store.commit(key(), later, expected=record.version, timer=Timer())
        record = later
    with pytest.raises(ConflictError):
        await store.commit(key(), moved(late, "9>"), expected=late.version, timer=Timer())
    with pytest.raises(ConflictError):
        await store.set_preset_answers(
            key(), {"one": "x"}, expected=late.version, seen={}, answer_at=5.0
        )
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.record, loaded.preset_answers) == (record, {})
