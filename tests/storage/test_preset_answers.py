"""What every store promises of answers given in advance."""

from __future__ import annotations

import asyncio

import pytest

from storage.base import ConflictError, Timer
from storage.store import Store
from tests.storage.records import everything, key, moved, notice, opened

pytestmark = pytest.mark.asyncio


async def test_standing_answers_change_one_by_one(store: Store) -> None:
    await opened(store, key())
    await store.set_preset_answers(
        key(), {"one.deny": "no", "two.bold": "yes"}, expected=1, seen={}, answer_at=10.0
    )
    await store.set_preset_answers(
        key(),
        {"one.deny": "", "one.kick": "é|"},
        expected=1,
        seen={"two.bold": "yes", "one.deny": "no"},
        answer_at=20.0,
    )
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.preset_answers == {"two.bold": "yes", "one.kick": "é|"}
    assert loaded.answer_at == 20.0
    await store.set_preset_answers(
        key(), {}, expected=1, seen=loaded.preset_answers, answer_at=None
    )
    assert await store.due_answers(99.0) == []


async def test_standing_answers_are_their_tables_own(store: Store) -> None:
    await opened(store, key("aaaa"))
    await opened(store, key("bbbb"))
    await store.set_preset_answers(
        key("aaaa"), {"one.deny": "no"}, expected=1, seen={}, answer_at=10.0
    )
    loaded = await store.load(key("bbbb"))
    assert loaded is not None
    assert (loaded.preset_answers, loaded.answer_at) == ({}, None)


async def test_standing_answers_are_not_set_over_somebodys_act(store: Store) -> None:
    record = await opened(store, key())
    later = moved(record)
    await store.commit(key(), later, expected=record.version, timer=Timer(answer_at=50.0))
    with pytest.raises(ConflictError):
        await store.set_preset_answers(
            key(), {"one.deny": "no"}, expected=record.version, seen={}, answer_at=1.0
        )
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.preset_answers, loaded.answer_at) == ({}, 50.0)


async def test_standing_answers_are_not_set_over_others_that_were_set_meanwhile(
    store: Store,
) -> None:
    await opened(store, key())

    async def set_one(window: str, at: float) -> float | None:
        try:
            await store.set_preset_answers(
                key(), {window: "no"}, expected=1, seen={}, answer_at=at, notices=[notice(key(), 1)]
            )
        except ConflictError:
            return None
        return at

    found = await asyncio.gather(*(set_one(f"one.w{at}", float(at)) for at in range(1, 13)))
    (won,) = [at for at in found if at is not None]
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.preset_answers == {f"one.w{round(won)}": "no"}
    assert loaded.answer_at == won
    assert await everything(store) == [notice(key(), 1)]


@pytest.mark.parametrize(
    "seen", [{}, {"one.deny": "yes"}, {"one.kick": "no"}, {"one.deny": "no", "one.kick": "no"}]
)
async def test_no_act_is_stored_with_a_timer_made_from_other_answers(
    store: Store, seen: dict[str, str]
) -> None:
    record = await opened(store, key())
    await store.set_preset_answers(key(), {"one.deny": "no"}, expected=1, seen={}, answer_at=7.0)
    later = moved(record)
    with pytest.raises(ConflictError):
        await store.commit(key(), later, expected=1, timer=Timer(), preset_answers=seen)
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.record, loaded.answer_at) == (record, 7.0)
    await store.commit(key(), later, expected=1, timer=Timer(), preset_answers={"one.deny": "no"})


async def test_an_act_leaves_the_standing_answers_and_the_last_one_removes_them(
    store: Store,
) -> None:
    record = await opened(store, key())
    await store.set_preset_answers(key(), {"one.deny": "no"}, expected=1, seen={}, answer_at=None)
    record = moved(record)
    await store.commit(key(), record, expected=1, timer=Timer())
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.preset_answers == {"one.deny": "no"}
    await store.commit(key(), moved(record), expected=2, timer=Timer(), is_last=True)
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.preset_answers == {}


async def test_a_conflict_leaves_the_standing_answers(store: Store) -> None:
    record = await opened(store, key())
    await store.set_preset_answers(key(), {"one.deny": "no"}, expected=1, seen={}, answer_at=7.0)
    with pytest.raises(ConflictError):
        await store.commit(key(), moved(record), expected=0, timer=Timer(), is_last=True)
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.preset_answers, loaded.answer_at) == ({"one.deny": "no"}, 7.0)


async def test_an_act_may_change_the_answers_in_the_same_step(store: Store) -> None:
    record = await opened(store, key())
    seen = {"one:moves": "a tree", "two.deny": "no"}
    await store.set_preset_answers(key(), seen, expected=1, seen={}, answer_at=None)
    record = moved(record)
    changes = {"one:moves": "", "two:moves": "é\nanother"}
    await store.commit(
        key(),
        record,
        expected=1,
        timer=Timer(answer_at=9.0),
        preset_answers=seen,
        answer_changes=changes,
    )
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.preset_answers == {"two.deny": "no", "two:moves": "é\nanother"}
    assert loaded.answer_at == 9.0


async def test_a_conflict_changes_no_answers(store: Store) -> None:
    record = await opened(store, key())
    seen = {"one:moves": "a tree"}
    await store.set_preset_answers(key(), seen, expected=1, seen={}, answer_at=None)
    with pytest.raises(ConflictError):
        await store.commit(
            key(), moved(record), expected=0, timer=Timer(), answer_changes={"one:moves": ""}
        )
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.preset_answers == seen
