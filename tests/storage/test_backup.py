"""`python -m storage export` and `import`: everything in one file, and back."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from storage import keys
from storage.base import StoredTable, Timer
from storage.store import Store
from tests.storage.backups import all_of, begun, exported, fill, imported, lines_of
from tests.storage.records import game as unplayable
from tests.storage.records import key, moved

pytestmark = pytest.mark.asyncio


async def test_an_import_into_an_empty_store_makes_everything_as_it_was(
    redis_store: Store, other: Store
) -> None:
    tables = await fill(redis_store)
    data, done = await exported(redis_store)
    await imported(other, data)
    assert await all_of(other, tables) == await all_of(redis_store, tables)
    assert await other.secret() == await redis_store.secret()
    assert (done.tables, done.damaged) == (3, {})


async def test_what_was_imported_exports_the_same(redis_store: Store, other: Store) -> None:
    await fill(redis_store)
    data, _ = await exported(redis_store)
    await imported(other, data)
    again, _ = await exported(other)
    assert lines_of(again) == lines_of(data)


async def test_a_damaged_table_is_named_and_comes_along_as_it_stands(
    redis_store: Store, other: Store, raw: Any
) -> None:
    await redis_store.commit(key("bad"), begun(), expected=None, timer=Timer())
    await redis_store.commit(key("good"), begun(), expected=None, timer=Timer())
    await raw.lset(keys.log(key("bad")), 1, b"\xff nonsense")
    data, done = await exported(redis_store)
    read = await imported(other, data)
    rows = await other.client.ask("LRANGE", keys.log(key("bad")), 0, -1)
    assert list(done.damaged) == [keys.log(key("bad"))]
    assert list(read.damaged) == [str(key("bad"))]
    assert rows[1].endswith(" nonsense")
    assert (await other.load(key("good"))).record == begun()


async def test_a_record_that_cannot_be_replayed_is_named(redis_store: Store) -> None:
    await redis_store.commit(key("odd"), unplayable(5), expected=None, timer=Timer())
    _, done = await exported(redis_store)
    assert list(done.damaged) == [keys.log(key("odd"))]


async def test_a_second_import_changes_nothing(redis_store: Store, other: Store) -> None:
    tables = await fill(redis_store)
    data, _ = await exported(redis_store)
    await imported(other, data)
    before = await all_of(other, tables)
    again = await imported(other, data)
    assert await all_of(other, tables) == before
    assert again.known == 3


async def test_a_table_that_has_come_further_is_left(redis_store: Store) -> None:
    table, record = key("runs"), begun()
    await redis_store.commit(table, record, expected=None, timer=Timer())
    data, _ = await exported(redis_store)
    later = moved(record)
    await redis_store.commit(table, later, expected=record.version, timer=Timer())
    await imported(redis_store, data)
    stored = await redis_store.load(table)
    assert isinstance(stored, StoredTable)
    assert stored.record == later


async def test_every_table_is_whole_though_people_play_meanwhile(
    redis_store: Store, other: Store
) -> None:
    """Each commit sets the deadline to its version: a table torn apart would show two."""
    table = key("runs")
    await redis_store.commit(table, unplayable(0), expected=None, timer=Timer(deadline=1))
    is_done = asyncio.Event()

    async def play() -> None:
        record = unplayable(0)
        while not is_done.is_set():
            await asyncio.sleep(0.01)  # else the log becomes longer than any match's
            further = moved(record)
            timer = Timer(deadline=further.version)
            await redis_store.commit(table, further, expected=record.version, timer=timer)
            record = further

    playing = asyncio.create_task(play())
    for _ in range(10):
        data, _ = await exported(redis_store)
        (line,) = [json.loads(row) for row in data.splitlines() if b'"table"' in row[:20]]
        assert line["deadline"] == len(line["record"]["log"])
    is_done.set()
    await playing


async def test_everything_goes_from_one_redis_to_a_cluster_and_back(
    redis_store: Store, other: Store, cluster_url: str
) -> None:
    tables = await fill(redis_store)
    cluster = Store(cluster_url)
    try:
        await imported(cluster, (await exported(redis_store))[0])
        await imported(other, (await exported(cluster))[0])
        assert await all_of(cluster, tables) == await all_of(redis_store, tables)
    finally:
        await cluster.close()
    assert await all_of(other, tables) == await all_of(redis_store, tables)
