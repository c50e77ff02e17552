"""What every store promises."""

from __future__ import annotations

import asyncio

import pytest

from engines.core.record import Record
from storage.base import ConflictError, Notice, Parcel, Store, TableKey, Timer
from tests.storage.records import NORTH, SOUTH, accepted, challenge, game, key, moved, notice

pytestmark = pytest.mark.asyncio


async def opened(store: Store, table: TableKey, record: Record | None = None) -> Record:
    record = record or accepted()
    await store.commit(table, record, expected=None, timer=Timer())
    return record


async def everything(store: Store) -> list[Notice]:
    return [parcel.notice for parcel in await store.take("worker", count=100, wait=0)]


# -- tables --------------------------------------------------------------------------------------


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
    await store.set_settings(NORTH.address, {"theme": "dark"})
    loaded = await store.load(key(), asker=NORTH.address)
    assert loaded is not None
    assert loaded.settings == {"theme": "dark"}


async def test_loading_for_nobody_brings_no_settings(store: Store) -> None:
    await opened(store, key())
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.settings == {}


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
            notices=[notice(key(), 2, "chat", "late")],
        )
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.record, loaded.deadline) == (record, 100.0)
    assert await store.reminders(49.0) == []
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


@pytest.mark.parametrize("more", range(1, 20))
async def test_who_has_missed_moves_is_always_told(store: Store, more: int) -> None:
    """However many were made: the rows of a log grow, and are folded together again."""
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
        await store.set_standing(key(), {"one": "x"}, expected=late.version, answer=5.0)
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.record, loaded.standing) == (record, {})


# -- timers --------------------------------------------------------------------------------------


async def timed(store: Store, **deadlines: float) -> None:
    for name, at in deadlines.items():
        timer = Timer(deadline=at, reminder=at - 5)
        await store.commit(key(name, chat=name), accepted(), expected=None, timer=timer)


async def test_overdue_tables_come_the_longest_overdue_first(store: Store) -> None:
    await timed(store, c=30.5, a=10.0, d=40.0, b=20.0)
    assert [table.table for table in await store.overdue(30.5)] == ["a", "b", "c"]


async def test_overdue_tables_stay_listed_until_somebody_acts(store: Store) -> None:
    await timed(store, a=10.0)
    assert await store.overdue(11.0) == await store.overdue(11.0) == [key("a", chat="a")]


async def test_no_more_tables_are_named_than_asked_for(store: Store) -> None:
    await timed(store, c=30.0, a=10.0, b=20.0)
    assert [table.table for table in await store.overdue(99.0, limit=2)] == ["a", "b"]
    assert [table.table for table in await store.reminders(99.0, limit=2)] == ["a", "b"]
    assert [table.table for table in await store.reminders(99.0, limit=2)] == ["c"]


async def test_each_reminder_is_named_once(store: Store) -> None:
    await timed(store, a=10.0, b=20.0)
    assert [table.table for table in await store.reminders(5.0)] == ["a"]
    assert await store.reminders(5.0) == []


async def test_a_commit_replaces_the_timer(store: Store) -> None:
    await timed(store, a=10.0)
    timer = Timer(deadline=50.0)
    await store.commit(key("a", chat="a"), moved(accepted()), expected=1, timer=timer)
    assert await store.overdue(49.0) == []
    assert await store.reminders(99.0) == []
    assert await store.overdue(50.0) == [key("a", chat="a")]


async def test_a_commit_without_a_timer_removes_it(store: Store) -> None:
    await timed(store, a=10.0)
    await store.commit(key("a", chat="a"), moved(accepted()), expected=1, timer=Timer())
    assert await store.overdue(99.0) == []
    loaded = await store.load(key("a", chat="a"))
    assert loaded is not None
    assert loaded.deadline is None


async def test_each_moment_of_a_table_comes_at_its_own_time(store: Store) -> None:
    timer = Timer(deadline=30.0, reminder=20.0, answer=10.0)
    await store.commit(key(), accepted(), expected=None, timer=timer)
    asks = (store.answers, store.reminders, store.overdue)
    assert [await ask(9.0) for ask in asks] == [[], [], []]
    assert [await ask(19.0) for ask in asks] == [[key()], [], []]
    assert [await ask(29.0) for ask in asks] == [[key()], [key()], []]
    assert [await ask(30.0) for ask in asks] == [[key()], [], [key()]]


async def test_the_overdue_do_not_wait_behind_those_to_be_reminded(store: Store) -> None:
    for name in "abc":
        timer = Timer(deadline=99.0, reminder=1.0, answer=2.0)
        await store.commit(key(name), accepted(), expected=None, timer=timer)
    await store.commit(key("d"), accepted(), expected=None, timer=Timer(deadline=50.0))
    assert await store.overdue(60.0, limit=1) == [key("d")]


async def test_a_moment_is_kept_to_the_millisecond(store: Store) -> None:
    timer = Timer(deadline=1_790_000_010.125, answer=1_790_000_000.0)
    await store.commit(key(), accepted(), expected=None, timer=timer)
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.deadline, loaded.answer) == (1_790_000_010.125, 1_790_000_000.0)


async def test_time_lost_is_given_back_to_every_table(store: Store) -> None:
    await timed(store, a=1_790_000_010.25, b=1_790_000_020.0)
    await store.give_back(100.5)
    loaded = await store.load(key("a", chat="a"))
    assert loaded is not None
    assert loaded.deadline == 1_790_000_110.75
    assert await store.overdue(1_790_000_110.5) == []
    assert len(await store.overdue(1_790_000_120.5)) == 2
    assert await store.reminders(1_790_000_105.5) == []
    assert len(await store.reminders(1_790_000_115.5)) == 2


async def test_tables_where_an_answer_is_due_stay_listed_until_it_is_given(store: Store) -> None:
    for name, at in {"b": 20.0, "a": 10.0}.items():
        timer = Timer(answer=at)
        await store.commit(key(name, chat=name), accepted(), expected=None, timer=timer)
    for _ in range(2):
        assert [table.table for table in await store.answers(20.0)] == ["a", "b"]
    assert await store.answers(9.5) == []
    assert await store.overdue(99.0) == await store.reminders(99.0) == []
    await store.commit(key("a", chat="a"), moved(accepted()), expected=1, timer=Timer())
    assert [table.table for table in await store.answers(20.0)] == ["b"]


async def test_loading_brings_the_moment_of_answering(store: Store) -> None:
    await store.commit(key(), accepted(), expected=None, timer=Timer(answer=1_790_000_010.25))
    await store.give_back(100.5)
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.answer, loaded.deadline) == (1_790_000_110.75, None)


# -- standing answers ----------------------------------------------------------------------------


async def test_standing_answers_change_one_by_one(store: Store) -> None:
    await opened(store, key())
    await store.set_standing(key(), {"one.deny": "no", "two.bold": "yes"}, expected=1, answer=10.0)
    await store.set_standing(key(), {"one.deny": "", "one.kick": "é|"}, expected=1, answer=20.0)
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.standing == {"two.bold": "yes", "one.kick": "é|"}
    assert loaded.answer == 20.0
    await store.set_standing(key(), {}, expected=1, answer=None)
    assert await store.answers(99.0) == []


async def test_standing_answers_are_their_tables_own(store: Store) -> None:
    await opened(store, key("aaaa"))
    await opened(store, key("bbbb"))
    await store.set_standing(key("aaaa"), {"one.deny": "no"}, expected=1, answer=10.0)
    loaded = await store.load(key("bbbb"))
    assert loaded is not None
    assert (loaded.standing, loaded.answer) == ({}, None)


async def test_standing_answers_are_not_set_over_somebodys_act(store: Store) -> None:
    record = await opened(store, key())
    later = moved(record)
    await store.commit(key(), later, expected=record.version, timer=Timer(answer=50.0))
    with pytest.raises(ConflictError):
        await store.set_standing(key(), {"one.deny": "no"}, expected=record.version, answer=1.0)
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.standing, loaded.answer) == ({}, 50.0)


async def test_an_act_leaves_the_standing_answers_and_the_last_one_removes_them(
    store: Store,
) -> None:
    record = await opened(store, key())
    await store.set_standing(key(), {"one.deny": "no"}, expected=1, answer=None)
    record = moved(record)
    await store.commit(key(), record, expected=1, timer=Timer())
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.standing == {"one.deny": "no"}
    await store.commit(key(), moved(record), expected=2, timer=Timer(), is_last=True)
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.standing == {}


async def test_a_conflict_leaves_the_standing_answers(store: Store) -> None:
    record = await opened(store, key())
    await store.set_standing(key(), {"one.deny": "no"}, expected=1, answer=7.0)
    with pytest.raises(ConflictError):
        await store.commit(key(), moved(record), expected=0, timer=Timer(), is_last=True)
    loaded = await store.load(key())
    assert loaded is not None
    assert (loaded.standing, loaded.answer) == ({"one.deny": "no"}, 7.0)


# -- the hall's own time -------------------------------------------------------------------------


async def test_a_beat_tells_when_the_hall_was_open_last(store: Store) -> None:
    assert await store.beat(1_790_000_000.5) is None
    assert await store.beat(1_790_000_010.0) == 1_790_000_000.5
    assert await store.beat(1_790_000_020.0) == 1_790_000_010.0


# -- the outbox ----------------------------------------------------------------------------------


async def test_notices_of_a_table_come_in_the_order_of_its_log(store: Store) -> None:
    record = await opened(store, key())
    expected = []
    for _ in range(5):
        later = moved(record)
        notices = [notice(key(), later.version, to) for to in ("chat", NORTH.address)]
        await store.commit(key(), later, expected=record.version, timer=Timer(), notices=notices)
        expected += notices
        record = later
    assert await everything(store) == expected


async def test_no_more_notices_of_a_table_are_taken_than_asked_for(store: Store) -> None:
    notices = [notice(key(), version) for version in range(5)]
    await store.post(notices)
    taken = [await store.take("worker", count=2, wait=0) for _ in range(4)]
    assert [[parcel.notice for parcel in parcels] for parcels in taken] == [
        notices[:2],
        notices[2:4],
        notices[4:],
        [],
    ]


async def test_a_notice_is_taken_by_one_worker_only(store: Store) -> None:
    notices = [notice(key(), version) for version in range(20)]
    await store.post(notices)
    hauls = await asyncio.gather(
        *(store.take(f"worker {number}", count=5, wait=0) for number in range(6))
    )
    taken = sorted(parcel.notice.version for parcels in hauls for parcel in parcels)
    assert taken == list(range(20))


async def test_notices_of_many_chats_are_all_taken(store: Store) -> None:
    notices = [notice(key(chat=str(number)), number) for number in range(100)]
    await store.post(notices)
    assert sorted(await everything(store), key=lambda each: each.version) == notices


async def test_a_waiting_worker_gets_a_notice_as_soon_as_it_is_posted(store: Store) -> None:
    waiting = asyncio.create_task(store.take("worker", wait=30))
    await store.take("another", wait=0.01)  # by now the first is waiting
    await store.post([notice(key(), 1)])
    async with asyncio.timeout(5):
        parcels = await waiting
    assert [parcel.notice for parcel in parcels] == [notice(key(), 1)]


async def test_a_waiting_worker_is_woken_by_a_commit(store: Store) -> None:
    waiting = asyncio.create_task(store.take("worker", wait=30))
    await store.take("another", wait=0.01)
    await store.commit(key(), accepted(), expected=None, timer=Timer(), notices=[notice(key(), 1)])
    async with asyncio.timeout(5):
        assert len(await waiting) == 1


async def test_a_worker_waits_no_longer_than_it_said(store: Store) -> None:
    async with asyncio.timeout(5):
        assert await store.take("worker", wait=0.02) == []


async def test_waiting_workers_do_not_keep_others_from_the_store(store: Store) -> None:
    waiting = [asyncio.create_task(store.take(f"{number}", wait=30)) for number in range(24)]
    async with asyncio.timeout(5):
        await opened(store, key())
        assert await store.load(key()) is not None
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_a_worker_who_stopped_waiting_loses_nothing(store: Store) -> None:
    waiting = asyncio.create_task(store.take("worker", wait=30))
    await store.take("another", wait=0.01)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await store.post([notice(key(), 1)])
    found = [*await store.take("worker", wait=0), *await store.take_over("worker", idle=0)]
    assert notice(key(), 1) in [parcel.notice for parcel in found]


async def test_what_a_dead_worker_left_is_taken_over(store: Store) -> None:
    await store.post([notice(key(), version) for version in (1, 2, 3)])
    first, *_ = await store.take("dead", wait=0)
    await store.done(first)
    parcels = await store.take_over("heir", idle=0)
    assert [(parcel.notice.version, parcel.deliveries) for parcel in parcels] == [(2, 2), (3, 2)]


async def test_a_parcel_counts_how_often_it_was_taken(store: Store) -> None:
    await store.post([notice(key(), 1)])
    taken: list[Parcel] = [*await store.take("worker", wait=0)]
    for _ in range(3):
        taken += await store.take_over("worker", idle=0)
    assert [parcel.deliveries for parcel in taken] == [1, 2, 3, 4]


async def test_what_a_worker_has_just_taken_is_left_to_him(store: Store) -> None:
    await store.post([notice(key(), 1)])
    await store.take("worker", wait=0)
    assert await store.take_over("another", idle=60) == []


async def test_taking_over_what_nobody_took_gives_nothing(store: Store) -> None:
    assert await store.take_over("worker", idle=0) == []
    await store.post([notice(key(), 1)])
    assert await store.take_over("worker", idle=0) == []
    assert await everything(store) == [notice(key(), 1)]


async def test_no_more_is_taken_over_than_asked_for(store: Store) -> None:
    await store.post([notice(key(chat=str(number)), number) for number in range(10)])
    await store.take("dead", count=100, wait=0)
    assert len(await store.take_over("heir", idle=0, count=4)) == 4


async def test_what_is_done_is_done(store: Store) -> None:
    await store.post([notice(key(), 1)])
    (parcel,) = await store.take("worker", wait=0)
    await store.done(parcel)
    await store.done(parcel)
    assert await everything(store) == []
    assert await store.take_over("worker", idle=0) == []


async def test_posting_nothing_is_nothing(store: Store) -> None:
    await store.post([])
    assert await everything(store) == []


async def test_a_notice_may_hold_any_text(store: Store) -> None:
    odd = Notice(table=TableKey("web", "c", "a:b|c"), version=0, to='web:"é | \n', kind="a b")
    await store.post([odd])
    assert await everything(store) == [odd]


# -- people and chats ----------------------------------------------------------------------------


async def test_settings_are_empty_at_first(store: Store) -> None:
    assert await store.settings(NORTH.address) == {}


async def test_settings_change_one_by_one(store: Store) -> None:
    await store.set_settings(NORTH.address, {"locale": "it", "theme": "dark", "name": "Æ"})
    await store.set_settings(NORTH.address, {"theme": "", "locale": "fr", "never": ""})
    await store.set_settings(NORTH.address, {})
    assert await store.settings(NORTH.address) == {"locale": "fr", "name": "Æ"}
    assert await store.settings(SOUTH.address) == {}


async def test_one_person_sits_at_many_tables_on_several_platforms(store: Store) -> None:
    far = TableKey("telegram", "-1001", "zz")
    await store.seat([NORTH.address, SOUTH.address], key("b"))
    await store.seat([NORTH.address], key("a"))
    await store.seat([NORTH.address], far)
    await store.seat([NORTH.address], far)
    assert await store.tables(NORTH.address) == [key("a"), key("b"), far]
    assert await store.tables(SOUTH.address) == [key("b")]


async def test_who_leaves_a_table_is_no_longer_listed(store: Store) -> None:
    await store.seat([NORTH.address, SOUTH.address], key())
    await store.unseat([NORTH.address], key())
    await store.unseat([NORTH.address], key())
    assert await store.tables(NORTH.address) == []
    assert await store.tables(SOUTH.address) == [key()]


async def test_nobody_can_be_seated(store: Store) -> None:
    await store.seat([], key())
    await store.unseat([], key())
    assert await store.tables(NORTH.address) == []


async def test_who_is_forgotten_leaves_nothing_of_his_own(store: Store) -> None:
    await opened(store, key())
    await store.set_settings(NORTH.address, {"locale": "it"})
    await store.seat([NORTH.address], key())
    await store.forget(NORTH.address)
    assert await store.settings(NORTH.address) == {}
    assert await store.tables(NORTH.address) == []
    assert await store.load(key()) is not None


async def test_a_chat_that_moved_takes_its_tables_and_settings_along(store: Store) -> None:
    await store.seat(["telegram:old"], TableKey("telegram", "old", "a"))
    await store.seat(["telegram:new"], TableKey("telegram", "new", "b"))
    await store.set_settings("telegram:old", {"locale": "it", "theme": "dark"})
    await store.set_settings("telegram:new", {"locale": "es"})
    await store.move_chat("telegram", "old", "new")
    await store.move_chat("telegram", "old", "new")
    assert [table.table for table in await store.tables("telegram:new")] == ["b", "a"]
    assert await store.tables("telegram:old") == []
    assert await store.settings("telegram:new") == {"locale": "es", "theme": "dark"}
    assert await store.settings("telegram:old") == {}


async def test_a_chat_that_moved_back_lists_its_tables_once(store: Store) -> None:
    table = TableKey("telegram", "old", "a")
    await store.seat(["telegram:old"], table)
    await store.move_chat("telegram", "old", "new")
    await store.seat(["telegram:old"], table)
    await store.move_chat("telegram", "new", "old")
    assert await store.tables("telegram:old") == [table]
    await store.unseat(["telegram:old"], table)
    assert await store.tables("telegram:old") == []


async def test_a_list_names_tables_of_its_chat_and_of_others(store: Store) -> None:
    """Also when the chat is a player's own, and when an id looks like a name."""
    mine, odd = key("a", chat="123456789012345678"), key("a:b:c", chat="123456789012345678")
    far = TableKey("telegram", "-1001234567890", "a")
    for table in (mine, odd, far):
        await store.seat([NORTH.address], table)
    assert await store.tables(NORTH.address) == [mine, odd, far]
    for table in (mine, odd, far):
        await store.unseat([NORTH.address], table)
    assert await store.tables(NORTH.address) == []


async def test_a_chat_that_moved_twice_is_found(store: Store) -> None:
    await store.move_chat("telegram", "1", "2")
    await store.move_chat("telegram", "2", "3")
    assert [await store.chat_now("telegram", chat) for chat in "1234"] == ["3", "3", "3", "4"]
    assert await store.chat_now("discord", "1") == "1"


async def test_a_chat_may_move_back(store: Store) -> None:
    await store.move_chat("telegram", "1", "2")
    await store.move_chat("telegram", "2", "1")
    assert [await store.chat_now("telegram", chat) for chat in "12"] == ["1", "1"]


async def test_a_chat_that_moves_nowhere_stays(store: Store) -> None:
    await store.seat(["telegram:1"], TableKey("telegram", "1", "a"))
    await store.move_chat("telegram", "1", "1")
    assert await store.chat_now("telegram", "1") == "1"
    assert len(await store.tables("telegram:1")) == 1


# -- messages and the hall -----------------------------------------------------------------------


async def test_the_last_message_to_each_recipient_is_remembered(store: Store) -> None:
    await store.set_posted(key(), "chat", "111")
    await store.set_posted(key(), NORTH.address, "222")
    await store.set_posted(key(), "chat", "333")
    assert await store.posted(key()) == {"chat": "333", NORTH.address: "222"}
    assert await store.posted(key("else")) == {}


async def test_a_message_can_be_forgotten(store: Store) -> None:
    await store.set_posted(key(), "chat", "111")
    await store.set_posted(key(), "chat", "")
    await store.set_posted(key(), "chat", "")
    assert await store.posted(key()) == {}


async def test_the_hall_has_one_secret(store: Store) -> None:
    secrets = await asyncio.gather(*(store.secret() for _ in range(8)))
    assert len(set(secrets)) == 1
    assert len(secrets[0]) == 32


async def test_an_update_is_new_only_once(store: Store) -> None:
    answers = await asyncio.gather(*(store.first_time("telegram:1", keep=60) for _ in range(8)))
    assert sorted(answers) == [False] * 7 + [True]
    assert await store.first_time("telegram:2", keep=60)
