"""Whose turn is next, of all that a worker of the outbox holds."""

from itertools import count

import pytest

from bot.workers import fair_queue
from bot.workers.fair_queue import FairQueue, FairQueues
from storage.base import Notice, NoticeKind, OutboxEntry, TableKey

_IDS = count()


def entry(chat, table="one", *, to="chat", platform="test"):
    key = TableKey(platform, chat, table)
    notice = Notice(table=key, version=1, to=to, kind=NoticeKind.TURN)
    return OutboxEntry(id=str(next(_IDS)), shard=0, notice=notice)


def follower(to, table):
    key = TableKey("test", "room", table)
    notice = Notice(table=key, version=1, to=to, kind=NoticeKind.FOLLOWED)
    return OutboxEntry(id=str(next(_IDS)), shard=0, notice=notice)


def storm(chat, size):
    """Notices to one chat, each of another table."""
    return [entry(chat, f"t{number}") for number in range(size)]


def held(*entries):
    queue = FairQueue()
    for one in entries:
        queue.add(one)
    return queue


def told(queue):
    """All that is held, in the order in which it is begun by somebody who tells one at a time."""
    found, under_way = [], []
    while len(queue):
        under_way += queue.begin()
        done = under_way.pop(0)
        found.append(done)
        queue.end(done)
    return found


def test_a_recipient_has_sixteen_under_way_and_the_rest_waits():
    queue = held(*storm("busy", 50))
    begun = list(queue.begin())
    assert len(begun) == 16
    assert list(queue.begin()) == []
    queue.end(begun[0])
    assert len(list(queue.begin())) == 1
    assert len(queue) == 49


def test_those_who_follow_matches_are_told_a_few_at_a_time_and_of_a_table_one_by_one():
    followed = [
        follower(f"test:p{number}", table)
        for table in "abcdefghijklmnopqrst"
        for number in range(5)
    ]
    queue = held(*followed)
    begun = list(queue.begin())
    assert [one.notice.to for one in begun] == ["test:p0"] * 16
    player = entry("room", to="test:anna")
    queue.add(player)
    assert list(queue.begin()) == [player]


def test_another_recipient_begins_at_once_whatever_waits_for_the_first():
    queue = held(*storm("busy", 50))
    list(queue.begin())
    other = entry("quiet")
    queue.add(other)
    assert list(queue.begin()) == [other]


def test_notices_of_one_table_to_one_recipient_are_begun_one_after_another():
    first, second, third = (entry("room") for _ in range(3))
    other = entry("room", "another")
    queue = held(first, second, third, other)
    assert list(queue.begin()) == [first, other]
    queue.end(first)
    assert list(queue.begin()) == [second]
    assert told(held(first, second, third)) == [first, second, third]


def test_the_tables_of_one_chat_take_turns():
    many = [entry("room") for _ in range(20)]
    one = entry("room", "another")
    assert told(held(*many, one)).index(one) <= 1


def test_a_player_is_told_beside_the_chat():
    board, own = entry("room"), entry("room", to="test:anna")
    assert list(held(board, own).begin()) == [board, own]


def test_where_many_wait_nobody_gets_a_second_before_each_has_one(monkeypatch):
    monkeypatch.setattr(fair_queue, "_MOST_SHARED", 20)
    monkeypatch.setattr(fair_queue, "MOST_UNDER_WAY", 40)
    queue = held(*storm("busy", 50), *storm("busier", 50))
    assert len(list(queue.begin())) == 20
    others = [entry(f"room {number}") for number in range(30)]
    for one in others:
        queue.add(one)
    begun = list(queue.begin())
    assert begun == others[:20], "no more than may be under way"
    queue.end(begun[0])
    assert list(queue.begin()) == [others[20]]


@pytest.mark.parametrize(
    ("most_held", "most_of_recipient"), [(10, 1_000), (1_000, 10)], ids=["of all", "of one"]
)
def test_no_more_are_held_than_there_is_room_for(monkeypatch, most_held, most_of_recipient):
    monkeypatch.setattr(fair_queue, "MOST_HELD", most_held)
    monkeypatch.setattr(fair_queue, "MOST_HELD_OF_RECIPIENT", most_of_recipient)
    queue = held(*storm("busy", 10))
    assert not queue.add(entry("busy"))
    assert queue.add(entry("quiet")) == (most_of_recipient == 10)
    queue.end(next(queue.begin()))
    assert queue.add(entry("busy"))


def test_one_platform_takes_nothing_of_anothers_room(monkeypatch):
    monkeypatch.setattr(fair_queue, "MOST_UNDER_WAY", 1)
    queues = FairQueues()
    here, there = entry("room"), entry("room", platform="other")
    for one in (here, entry("another"), there):
        queues.add(one)
    assert list(queues.begin()) == [here, there]
    assert (queues.held("test"), queues.held("other"), queues.held("none")) == (2, 1, 0)


def test_what_is_dropped_is_never_begun():
    first, second, third = (entry("room") for _ in range(3))
    other = entry("quiet")
    queue = held(first, second, third)
    list(queue.begin())
    queue.add(other)
    queue.drop({second.key, other.key})
    assert list(queue.begin()) == []
    queue.end(first)
    assert list(queue.begin()) == [third]
    queue.end(third)
    assert len(queue) == 0


def test_nothing_is_left_of_recipients_who_have_been_told():
    queue = held(*storm("busy", 50), *(entry(f"room {number}") for number in range(50)))
    assert len(told(queue)) == 100
    assert [len(each) for each in (queue._recipients, queue._idle, queue._busy)] == [0, 0, 0]
