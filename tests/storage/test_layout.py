"""What lies under which key, and what happens where something else lies there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from redis.crc import key_slot

from engines.core.record import DamagedRecordError
from storage import codec, keys
from storage.base import FORM, ConflictError, TableKey, Timer
from storage.store import Store
from tests.storage.records import NORTH, SOUTH, accepted, game, key, notice

pytestmark = pytest.mark.asyncio


async def test_every_chat_stays_in_its_shard() -> None:
    # Stored names hang on these numbers.
    chats = [TableKey("discord", "1", "a"), TableKey("telegram", "-1001234", "b")]
    assert [keys.shard_of(chat) for chat in chats] == [32, 63]


async def test_chats_spread_over_the_shards() -> None:
    chats = [key(chat=str(987_654_321_000_000 + 41 * number)) for number in range(64 * 100)]
    shards = [keys.shard_of(chat) for chat in chats]
    counts = [shards.count(shard) for shard in range(keys.SHARDS)]
    assert min(counts) > 50
    assert max(counts) < 150


async def test_all_that_a_commit_touches_lies_in_one_slot() -> None:
    """Else a cluster would refuse the script."""
    for chat in map(str, range(200)):
        tables = [key(name, chat=chat) for name in ("a", "b")]
        shard = keys.shard_of(tables[0])
        timers = (keys.deadlines, keys.reminders, keys.automatic_answers)
        shards_own = (
            *timers,
            keys.set_aside,
            keys.credited,
            keys.outages,
            keys.outbox,
            keys.ended,
            keys.unreckoned,
        )
        names = [name(shard) for name in shards_own]
        kept = (keys.log, keys.message_refs, keys.preset_answers, keys.reached, keys.talk)
        names += [name(table) for name in kept for table in tables]
        assert len({key_slot(name.encode()) for name in names}) == 1


async def test_all_that_a_result_changes_lies_in_one_slot() -> None:
    of_game = (
        keys.results,
        keys.result_numbers,
        keys.standings,
        keys.leaderboard,
        keys.last_rated,
        keys.leaderboard_week_ago,
        keys.leaderboard_week,
    )
    names = [name("gyges") for name in of_game]
    names += [keys.results_of("gyges", "discord:1"), keys.players_of("gyges", "telegram:-1")]
    assert len({key_slot(name.encode()) for name in names}) == 1


@pytest.mark.parametrize("row", [b"nonsense", b"{}", b"", b"\xff\xfe", b"snapshot of 8 entries"])
@pytest.mark.parametrize("place", [0, 1, 2, -1])
async def test_a_damaged_row_closes_its_table_and_no_other(
    redis_store: Store, raw: Any, row: bytes, place: int
) -> None:
    for name in ("good", "bad"):
        await redis_store.commit(key(name), game(10), expected=None, timer=Timer())
    await raw.lset(keys.log(key("bad")), place, row)
    with pytest.raises(DamagedRecordError):
        await redis_store.load(key("bad"))
    good = await redis_store.load(key("good"))
    assert good is not None
    assert good.record == game(10)


async def test_a_table_that_is_no_list_is_damaged(redis_store: Store, raw: Any) -> None:
    await raw.set(keys.log(key()), "what?")
    with pytest.raises(DamagedRecordError):
        await redis_store.load(key())


@pytest.mark.parametrize("there", ["set", "delete"])
async def test_a_table_that_is_none_keeps_nobody_from_being_due(
    redis_store: Store, raw: Any, there: str
) -> None:
    """It is named like the others, so that somebody looks."""
    for name, at in {"bad": 10.0, "good": 20.0}.items():
        timer = Timer(deadline=at, reminder=at - 5)
        await redis_store.commit(key(name), game(3), expected=None, timer=timer)
    await raw.delete(keys.log(key("bad")))
    if there == "set":
        await raw.set(keys.log(key("bad")), "what?")
    assert await redis_store.due_reminders(30.0) == [key("bad"), key("good")]
    assert await redis_store.due_deadlines(30.0) == [key("bad"), key("good")]


@pytest.mark.parametrize(
    "where", ["url", pytest.param("cluster_url", marks=pytest.mark.xdist_group("cluster"))]
)
async def test_timers_of_no_tables_keep_nobody_from_being_due(
    where: str, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    """However many stand in front: the first look finds what is due behind them."""
    store = Store(request.getfixturevalue(where))
    timer = Timer(deadline=20.0, reminder=20.0, answer_at=20.0)
    await store.commit(key(), game(3), expected=None, timer=timer)
    shard, nonsense = keys.shard_of(key()), [f"nonsense {number:03}" for number in range(250)]
    for sorted_set in (keys.deadlines, keys.reminders, keys.automatic_answers):
        pairs = [word for name in nonsense for word in (10.0, name)]
        await store._client.ask("ZADD", sorted_set(shard), *pairs)
    assert await store.due_deadlines(30.0, limit=100) == [key()]
    assert await store.due_reminders(30.0, limit=100) == [key()]
    assert await store.due_answers(30.0, limit=100) == [key()]
    assert "nonsense" in caplog.text
    assert await store._client.ask("ZRANGE", keys.set_aside(shard), 0, -1) == nonsense
    assert await store.tables_set_aside() == []
    await store.close()


async def test_a_table_can_be_read_by_hand(redis_store: Store, raw: Any) -> None:
    """As docs/redis.md shows it."""
    timer = Timer(deadline=1_790_259_200.0, reminder=1_790_194_400.5, answer_at=1_790_000_090.0)
    record, where = accepted(), "{52}:discord:987654321098765432:k3zq"
    note = notice(key(), 1, NORTH.address)
    await redis_store.commit(key(), record, expected=None, timer=timer, notices=[note])
    await redis_store.set_preset_answers(
        key(), {"one.deny": "no"}, expected=1, seen={}, answer_at=None
    )
    await redis_store.set_message_ref(key(), "chat-card", "1|987654321098765432/11")
    await redis_store.update_profile(NORTH.address, {"locale": "it"})
    await redis_store.list_running([NORTH.address], key(), at=1_790_000_000)
    await redis_store.list_finished([SOUTH.address], key(), at=1_790_000_001)
    head, acceptance = map(json.loads, await raw.lrange(f"table:{where}", 0, -1))
    assert (head["game"], head["options"]) == ("en_garde", {"variant": "advanced"})
    assert (acceptance["act"], acceptance["seat"], acceptance["draws"]) == (
        "accept",
        "two",
        [24, 3, 11, 0],
    )
    name = "discord:987654321098765432:k3zq"
    assert await raw.zrange("deadlines:{52}", 0, -1, withscores=True) == [(name, timer.deadline)]
    assert await raw.zrange("reminders:{52}", 0, -1, withscores=True) == [(name, timer.reminder)]
    ((_, fields),) = await raw.xrange("outbox:{52}")
    assert fields == {"table": name, "version": "1", "to": NORTH.address, "kind": "turn"}
    assert await raw.hgetall(f"preset_answers:{where}") == {"one.deny": "no"}
    assert await raw.hgetall(f"messages:{where}") == {"chat-card": "1|987654321098765432/11"}
    assert await raw.hgetall(f"profile:{NORTH.address}") == {"form": str(FORM), "locale": "it"}
    running = await raw.zrange(f"running:{NORTH.address}", 0, -1, withscores=True)
    finished = await raw.zrange(f"finished:{SOUTH.address}", 0, -1, withscores=True)
    assert (running, finished) == ([(name, 1_790_000_000)], [(name, 1_790_000_001)])
    assert len(await raw.keys("*")) == 9


@pytest.mark.parametrize("moves", range(10))
async def test_the_script_and_the_codec_agree_on_the_version(
    redis_store: Store, raw: Any, moves: int
) -> None:
    record = game(moves)
    await redis_store.commit(key(), record, expected=None, timer=Timer())
    assert codec.version(codec.encode(record)) == record.version
    for wrong in (None, *range(record.version), record.version + 1):
        with pytest.raises(ConflictError):
            await redis_store.set_preset_answers(key(), {}, expected=wrong, seen={}, answer_at=None)  # type: ignore[arg-type]
    await redis_store.set_preset_answers(
        key(), {}, expected=record.version, seen={}, answer_at=None
    )


async def test_an_unreadable_notice_stops_nobody(
    redis_store: Store, raw: Any, caplog: pytest.LogCaptureFixture
) -> None:
    await raw.xadd(keys.outbox(keys.shard_of(key())), {"n": "nonsense"})
    whole = {"table": str(key()), "version": 1, "to": "chat", "kind": "turn"}
    for field, value in {"table": "?", "version": "x", "kind": "what"}.items():
        await raw.xadd(keys.outbox(keys.shard_of(key())), whole | {field: value})
    await redis_store.enqueue([notice(key(), 1)])
    taken = await redis_store.take("worker", wait=0)
    assert [entry.notice for entry in taken] == [notice(key(), 1)]
    taken = await redis_store.taken("worker")
    assert [entry.notice for entry in taken] == [notice(key(), 1)]
    assert "unreadable" in caplog.text
