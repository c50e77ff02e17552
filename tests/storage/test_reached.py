"""What every store promises about notices of decisions that arrived."""

from __future__ import annotations

import asyncio

import pytest

from storage import keys
from storage.base import Reached, Timer
from storage.store import Store
from tests.storage.records import NORTH, SOUTH, accepted, challenge, key, moved, opened

pytestmark = pytest.mark.asyncio

AT = 1_790_000_000.25


async def reached(store: Store) -> dict[str, Reached]:
    loaded = await store.load(key())
    assert loaded is not None
    return dict(loaded.reached)


async def test_who_acts_is_reached_by_the_commit(store: Store) -> None:
    mine = {SOUTH.address: Reached(1, AT)}
    await store.commit(key(), accepted(), expected=None, timer=Timer(), reached=mine)
    assert await reached(store) == mine


async def test_a_message_reaches_in_the_step_that_notes_it(store: Store) -> None:
    await opened(store, key())
    both = {NORTH.address: Reached(1, AT), SOUTH.address: Reached(1, AT)}
    await store.set_message_ref(key(), "chat-board", "1|board", reached=both)
    assert await reached(store) == both
    assert await store.message_refs(key()) == {"chat-board": "1|board"}


async def test_who_is_noted_without_a_message_has_none(store: Store) -> None:
    await opened(store, key())
    await store.note_reached(key(), {NORTH.address: Reached(1, AT)})
    assert await reached(store) == {NORTH.address: Reached(1, AT)}
    assert await store.message_refs(key()) == {}


async def test_of_a_decision_the_first_time_counts(store: Store) -> None:
    await opened(store, key())
    for version, at in ((4, AT), (4, AT + 10), (3, AT + 20)):
        await store.note_reached(key(), {NORTH.address: Reached(version, at)})
    assert await reached(store) == {NORTH.address: Reached(4, AT)}
    await store.commit(
        key(),
        moved(accepted()),
        expected=1,
        timer=Timer(),
        reached={NORTH.address: Reached(10, AT + 30)},
    )
    assert await reached(store) == {NORTH.address: Reached(10, AT + 30)}


async def test_a_clock_that_is_started_anew_takes_the_place_of_the_first(store: Store) -> None:
    await opened(store, key())
    await store.note_reached(key(), {NORTH.address: Reached(4, AT)})
    anew = {NORTH.address: Reached(4, AT + 10)}
    await store.restart_timer(key(), Timer(), expected=1, reached=anew)
    assert await reached(store) == anew
    await store.restart_timer(
        key(), Timer(), expected=1, reached={NORTH.address: Reached(3, AT + 20)}
    )
    assert await reached(store) == anew


async def test_a_new_table_knows_nothing_of_an_earlier_one_of_its_name(store: Store) -> None:
    await store.note_reached(key(), {NORTH.address: Reached(9, AT)})
    await store.commit(key(), challenge(), expected=None, timer=Timer())
    assert await reached(store) == {}


async def test_profiles_come_with_a_table(store: Store) -> None:
    await opened(store, key())
    await store.update_profile(NORTH.address, {"zone": "Europe/Rome"})
    await store.update_profile(SOUTH.address, {"name": "Zoë"})
    both = [NORTH.address, SOUTH.address]
    loaded = await store.load(key(), asker=SOUTH.address, people=both)
    assert loaded is not None
    assert {address: dict(loaded.profiles[address]) for address in both} == {
        NORTH.address: {"zone": "Europe/Rome"},
        SOUTH.address: {"name": "Zoë"},
    }


@pytest.mark.parametrize("told", ["before the end", "after the end"])
async def test_who_was_reached_is_put_away_after_the_end(url: str, told: str) -> None:
    store = Store(url, kept_after_end=0.05)
    record = await opened(store, key())
    if told == "before the end":
        await store.note_reached(key(), {NORTH.address: Reached(1, AT)})
    await store.commit(key(), moved(record), expected=1, timer=Timer(), is_last=True)
    if told == "after the end":
        await store.note_reached(key(), {NORTH.address: Reached(2, AT)})
    await asyncio.sleep(0.1)
    assert await reached(store) == {}
    await store.close()


async def test_it_can_be_read_by_hand(redis_store: Store, raw: object) -> None:
    """As docs/redis.md shows it."""
    await opened(redis_store, key())
    await redis_store.note_reached(key(), {NORTH.address: Reached(1, AT)})
    assert await raw.hgetall(keys.reached(key())) == {  # type: ignore[attr-defined]
        NORTH.address: "1 1790000000.250"
    }
