"""What every store promises of tables that nothing can be done about."""

from __future__ import annotations

import pytest

from storage.base import KEEP, ConflictError, Timer
from storage.store import Store
from tests.storage.records import accepted, key, moved, opened

pytestmark = pytest.mark.asyncio

TIMER = Timer(deadline=30.0, reminder=20.0, answer_at=10.0)


async def due(store: Store) -> list[object]:
    asks = (store.due_deadlines, store.due_reminders, store.due_answers)
    return [table for ask in asks for table in await ask(99.0)]


async def test_what_is_set_aside_is_not_due_and_keeps_its_log(store: Store) -> None:
    for name in ("a", "b"):
        await store.commit(key(name), accepted(), expected=None, timer=TIMER)
    for _ in range(2):
        await store.set_aside(key("a"), at=50.0)
    assert await due(store) == [key("b")] * 3
    assert await store.tables_set_aside() == [key("a")]
    loaded = await store.load(key("a"))
    assert loaded is not None
    assert (loaded.record, loaded.deadline) == (accepted(), None)


async def test_a_table_without_a_log_is_set_aside_too(store: Store) -> None:
    await store.set_aside(key("gone"), at=50.0)
    assert await store.tables_set_aside() == [key("gone")]


@pytest.mark.parametrize("timer", [TIMER, Timer()])
async def test_a_timer_that_starts_again_ends_it(store: Store, timer: Timer) -> None:
    await opened(store, key())
    await store.set_aside(key(), at=50.0)
    await store.restart_timer(key(), timer, expected=1)
    assert await store.tables_set_aside() == []
    assert await due(store) == ([key()] * 3 if timer is TIMER else [])
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.record == accepted()


async def test_a_timer_is_not_started_over_somebodys_act(store: Store) -> None:
    record = await opened(store, key())
    await store.set_aside(key(), at=50.0)
    await store.commit(key(), moved(record), expected=1, timer=Timer(deadline=80.0))
    with pytest.raises(ConflictError):
        await store.restart_timer(key(), TIMER, expected=1)
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.deadline == 80.0


async def test_an_act_that_sets_the_deadline_ends_it_and_one_that_keeps_it_does_not(
    store: Store,
) -> None:
    record = await opened(store, key())
    await store.set_aside(key(), at=50.0)
    kept = Timer(deadline=KEEP, reminder=KEEP)
    await store.commit(key(), record := moved(record), expected=1, timer=kept)
    assert await store.tables_set_aside() == [key()]
    await store.commit(key(), moved(record), expected=2, timer=Timer(deadline=80.0))
    assert await store.tables_set_aside() == []
