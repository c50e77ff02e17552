"""What every store promises of deadlines, reminders and automatic answers."""

from __future__ import annotations

import pytest

from storage.base import KEEP, NoticeKind, Timer
from storage.store import Store
from tests.storage.records import accepted, everything, key, moved, notice

pytestmark = pytest.mark.asyncio


# -- timers ---------------------------------------------------------------------------------------


async def timed(store: Store, **deadlines: float) -> None:
    for name, at in deadlines.items():
        timer = Timer(deadline=at, reminder=at - 5)
        await store.commit(key(name, chat=name), accepted(), expected=None, timer=timer)


async def test_overdue_tables_come_the_longest_overdue_first(store: Store) -> None:
    await timed(store, c=30.5, a=10.0, d=40.0, b=20.0)
    assert [table.table for table in await store.due_deadlines(30.5)] == ["a", "b", "c"]


async def test_overdue_tables_stay_listed_until_somebody_acts(store: Store) -> None:
    await timed(store, a=10.0)
    assert (
        await store.due_deadlines(11.0) == await store.due_deadlines(11.0) == [key("a", chat="a")]
    )


async def test_no_more_tables_are_named_than_asked_for(store: Store) -> None:
    await timed(store, c=30.0, a=10.0, b=20.0)
    assert [table.table for table in await store.due_deadlines(99.0, limit=2)] == ["a", "b"]
    assert [table.table for table in await store.due_reminders(99.0, limit=2)] == ["a", "b"]


async def test_a_reminder_is_told_and_taken_off_its_list_in_one_step(store: Store) -> None:
    await timed(store, a=10.0, b=20.0)
    a = key("a", chat="a")
    for _ in range(2):  # until it is told it stays listed; done again, it is told once
        assert await store.due_reminders(5.0) == [a]
    for _ in range(2):
        await store.remind(a, [notice(a, 1, kind=NoticeKind.REMINDER)], now=5.0)
    assert await store.due_reminders(5.0) == []
    assert await everything(store) == [notice(a, 1, kind=NoticeKind.REMINDER)]
    assert await store.due_deadlines(10.0) == [a]


async def test_a_reminder_that_was_put_off_meanwhile_is_not_told(store: Store) -> None:
    await timed(store, a=10.0)
    a = key("a", chat="a")
    await store.commit(a, moved(accepted()), expected=1, timer=Timer(reminder=50.0))
    await store.remind(a, [notice(a, 2)], now=20.0)
    assert await everything(store) == []
    assert await store.due_reminders(50.0) == [a]


async def test_what_a_timer_keeps_stays_as_it_was(store: Store) -> None:
    timer = Timer(deadline=30.5, reminder=20.0, answer_at=10.0)
    await store.commit(key(), accepted(), expected=None, timer=timer)
    timer = Timer(deadline=KEEP, reminder=KEEP, answer_at=11.0)
    await store.commit(key(), moved(accepted()), expected=1, timer=timer)
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.deadline, loaded.answer_at) == (30.5, 11.0)
    assert await store.due_reminders(19.0) == []
    assert await store.due_reminders(20.0) == [key()]
    timer = Timer(answer_at=KEEP)
    await store.commit(key(), moved(moved(accepted())), expected=2, timer=timer)
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.deadline, loaded.answer_at) == (None, 11.0)
    assert await store.due_reminders(99.0) == []


async def test_a_commit_replaces_the_timer(store: Store) -> None:
    await timed(store, a=10.0)
    timer = Timer(deadline=50.0)
    await store.commit(key("a", chat="a"), moved(accepted()), expected=1, timer=timer)
    assert await store.due_deadlines(49.0) == []
    assert await store.due_reminders(99.0) == []
    assert await store.due_deadlines(50.0) == [key("a", chat="a")]


async def test_a_commit_without_a_timer_removes_it(store: Store) -> None:
    await timed(store, a=10.0)
    await store.commit(key("a", chat="a"), moved(accepted()), expected=1, timer=Timer())
    assert await store.due_deadlines(99.0) == []
    loaded = await store.load(key("a", chat="a"))
    assert loaded is not None
    assert loaded.deadline is None


async def test_each_moment_of_a_table_comes_at_its_own_time(store: Store) -> None:
    timer = Timer(deadline=30.0, reminder=20.0, answer_at=10.0)
    await store.commit(key(), accepted(), expected=None, timer=timer)
    asks = (store.due_answers, store.due_reminders, store.due_deadlines)
    assert [await ask(9.0) for ask in asks] == [[], [], []]
    assert [await ask(19.0) for ask in asks] == [[key()], [], []]
    assert [await ask(29.0) for ask in asks] == [[key()], [key()], []]
    assert [await ask(30.0) for ask in asks] == [[key()]] * 3


async def test_the_overdue_do_not_wait_behind_those_to_be_reminded(store: Store) -> None:
    for name in "abc":
        timer = Timer(deadline=99.0, reminder=1.0, answer_at=2.0)
        await store.commit(key(name), accepted(), expected=None, timer=timer)
    await store.commit(key("d"), accepted(), expected=None, timer=Timer(deadline=50.0))
    assert await store.due_deadlines(60.0, limit=1) == [key("d")]


async def test_a_moment_is_kept_to_the_millisecond(store: Store) -> None:
    timer = Timer(deadline=1_790_000_010.125, answer_at=1_790_000_000.0)
    await store.commit(key(), accepted(), expected=None, timer=timer)
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.deadline, loaded.answer_at) == (1_790_000_010.125, 1_790_000_000.0)


async def test_tables_where_an_answer_is_due_stay_listed_until_it_is_given(store: Store) -> None:
    for name, at in {"b": 20.0, "a": 10.0}.items():
        timer = Timer(answer_at=at)
        await store.commit(key(name, chat=name), accepted(), expected=None, timer=timer)
    for _ in range(2):
        assert [table.table for table in await store.due_answers(20.0)] == ["a", "b"]
    assert await store.due_answers(9.5) == []
    assert await store.due_deadlines(99.0) == await store.due_reminders(99.0) == []
    await store.commit(key("a", chat="a"), moved(accepted()), expected=1, timer=Timer())
    assert [table.table for table in await store.due_answers(20.0)] == ["b"]


async def test_loading_brings_the_moment_of_answering(store: Store) -> None:
    await store.commit(key(), accepted(), expected=None, timer=Timer(answer_at=1_790_000_010.25))
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.answer_at, loaded.deadline) == (1_790_000_010.25, None)


async def test_a_reminder_is_told_and_the_next_one_listed_in_one_step(store: Store) -> None:
    inbox = key("inbox", chat="anna")
    await store.set_reminder(inbox, 10.0)
    for _ in range(2):
        await store.remind(inbox, [notice(inbox, 1)], now=10.0, again=20.0)
    assert await everything(store) == [notice(inbox, 1)]
    assert await store.due_reminders(19.0) == []
    assert await store.due_reminders(20.0) == [inbox]


async def test_a_reminder_of_what_has_no_log_can_be_taken_off(store: Store) -> None:
    inbox = key("inbox", chat="anna")
    await store.set_reminder(inbox, 10.0)
    await store.set_reminder(inbox, None)
    assert await store.due_reminders(99.0) == []
