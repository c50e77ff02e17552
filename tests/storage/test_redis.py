"""What is particular to the store over Redis: scripts, slots, trouble on the line."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.crc import key_slot

from engines.core.record import DamagedRecordError
from storage import codec, keys
from storage.base import (
    ConflictError,
    Store,
    StoreAwayError,
    StoreRefusedError,
    TableKey,
    Timer,
)
from storage.client import LuaScript
from storage.memory import MemoryStore
from storage.redis import RedisStore
from tests.servers.valkey import free_port, valkey
from tests.storage.impostor import impostor
from tests.storage.records import NORTH, accepted, game, key, moved, notice

pytestmark = pytest.mark.asyncio


@pytest.fixture
async def raw(url: str) -> Any:
    """A client of another library's making, to look behind the store."""
    client = Redis.from_url(url, decode_responses=True)
    yield client
    await client.aclose()


async def test_the_server_forgets_the_scripts_and_nothing_happens(
    redis_store: RedisStore, raw: Any
) -> None:
    await redis_store.commit(key(), accepted(), expected=None, timer=Timer())
    await raw.script_flush()
    await redis_store.commit(key(), moved(accepted()), expected=1, timer=Timer())
    assert await redis_store.due_deadlines(0) == []


async def test_done_notices_leave_nothing_in_the_outbox(redis_store: RedisStore, raw: Any) -> None:
    await redis_store.post([notice(key(), version) for version in range(5)])
    for entry in await redis_store.take("worker", wait=0):
        await redis_store.done(entry)
    stream = keys.outbox(keys.shard_of(key()))
    assert await raw.xlen(stream) == 0
    assert (await raw.xpending(stream, "salle"))["pending"] == 0


async def test_a_token_is_forgotten_in_the_end(redis_store: RedisStore, raw: Any) -> None:
    await redis_store.first_time("discord:1", keep=90)
    assert 89_000 < await raw.pttl(keys.token("discord:1")) <= 90_000


async def test_a_token_is_forgotten_in_memory_too() -> None:
    now = 0.0
    store = MemoryStore(clock=lambda: now)
    assert await store.first_time("a", keep=90)
    now = 89.0
    assert not await store.first_time("a", keep=90)
    now = 90.0
    assert await store.first_time("a", keep=90)


async def test_a_taken_notice_lies_long_enough_in_memory_too() -> None:
    now = 0.0
    store = MemoryStore(clock=lambda: now)
    await store.post([notice(key(), 1)])
    await store.take("dead", wait=0)
    now = 59.0
    assert await store.take_over("heir", idle=60) == []
    now = 60.0
    assert len(await store.take_over("heir", idle=60)) == 1
    assert await store.take_over("third", idle=60) == []


@pytest.mark.parametrize("row", [b"nonsense", b"{}", b"", b"\xff\xfe", b"snapshot of 8 entries"])
@pytest.mark.parametrize("place", [0, 1, 2, -1])
async def test_a_damaged_row_closes_its_table_and_no_other(
    redis_store: RedisStore, raw: Any, row: bytes, place: int
) -> None:
    for name in ("good", "bad"):
        await redis_store.commit(key(name), game(10), expected=None, timer=Timer())
    await raw.lset(keys.log(key("bad")), place, row)
    with pytest.raises(DamagedRecordError):
        await redis_store.load(key("bad"))
    good = await redis_store.load(key("good"))
    assert good is not None
    assert good.record == game(10)


async def test_a_table_that_is_no_list_is_damaged(redis_store: RedisStore, raw: Any) -> None:
    await raw.set(keys.log(key()), "what?")
    with pytest.raises(DamagedRecordError):
        await redis_store.load(key())


@pytest.mark.parametrize("there", ["set", "delete"])
async def test_a_table_that_is_none_keeps_nobody_from_being_due(
    redis_store: RedisStore, raw: Any, there: str
) -> None:
    """It is named like the others, so that somebody looks."""
    for name, at in {"bad": 10.0, "good": 20.0}.items():
        timer = Timer(deadline=at, reminder=at - 5)
        await redis_store.commit(key(name), game(3), expected=None, timer=timer)
    await raw.delete(keys.log(key("bad")))
    if there == "set":
        await raw.set(keys.log(key("bad")), "what?")
    assert await redis_store.due_reminders(30.0) == [key("bad"), key("good")]
    await redis_store.postpone_timers(0.0)
    assert await redis_store.due_deadlines(30.0) == [key("bad"), key("good")]


async def test_a_timer_of_no_table_keeps_nobody_from_being_due(
    redis_store: RedisStore, raw: Any, caplog: pytest.LogCaptureFixture
) -> None:
    timer = Timer(deadline=20.0, reminder=20.0, answer_at=20.0)
    await redis_store.commit(key(), game(3), expected=None, timer=timer)
    shard = keys.shard_of(key())
    for sorted_set in (keys.deadlines, keys.reminders, keys.automatic_answers):
        await raw.zadd(sorted_set(shard), {"nonsense": 10.0})
    asks = (redis_store.due_deadlines, redis_store.due_reminders, redis_store.due_answers)
    assert [await ask(30.0) for ask in asks] == [[key()]] * 3
    assert "nonsense" in caplog.text


async def test_a_reminder_that_was_moved_meanwhile_stays(redis_store: RedisStore, raw: Any) -> None:
    """Between the look and the taking, somebody acts."""
    await redis_store.commit(key(), accepted(), expected=None, timer=Timer(reminder=10.0))
    look, reminders = redis_store._due, keys.reminders(keys.shard_of(key()))

    async def look_late(*args: Any) -> Any:
        found = await look(*args)
        await raw.zadd(reminders, {str(key()): 50.0})
        return found

    redis_store._due = look_late  # type: ignore[method-assign]
    assert await redis_store.due_reminders(20.0) == []
    assert await raw.zscore(reminders, str(key())) == 50.0


async def test_a_table_can_be_read_by_hand(redis_store: RedisStore, raw: Any) -> None:
    """As docs/redis.md shows it."""
    timer = Timer(deadline=1_790_259_200.0, reminder=1_790_194_400.5, answer_at=1_790_000_090.0)
    record, where = accepted(), "{52}:discord:987654321098765432:k3zq"
    note = notice(key(), 1, NORTH.address)
    await redis_store.commit(key(), record, expected=None, timer=timer, notices=[note])
    await redis_store.set_preset_answers(key(), {"one.deny": "no"}, expected=1, answer_at=None)
    await redis_store.set_message_ref(key(), "chat-card", "1|987654321098765432/11")
    await redis_store.update_profile(NORTH.address, {"locale": "it"})
    await redis_store.list_table([NORTH.address], key())
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
    assert await raw.hgetall(f"profile:{NORTH.address}") == {"locale": "it"}
    assert await raw.smembers(f"tables:{NORTH.address}") == {name}
    assert len(await raw.keys("*")) == 8


@pytest.mark.parametrize("moves", range(10))
async def test_the_script_and_the_codec_agree_on_the_version(
    redis_store: RedisStore, raw: Any, moves: int
) -> None:
    record = game(moves)
    await redis_store.commit(key(), record, expected=None, timer=Timer())
    assert codec.version(codec.encode(record)) == record.version
    for wrong in (None, *range(record.version), record.version + 1):
        with pytest.raises(ConflictError):
            await redis_store.set_preset_answers(key(), {}, expected=wrong, answer_at=None)  # type: ignore[arg-type]
    await redis_store.set_preset_answers(key(), {}, expected=record.version, answer_at=None)


async def test_a_damaged_row_in_memory_is_damaged_too() -> None:
    store = MemoryStore()
    await store.commit(key(), game(4), expected=None, timer=Timer())
    store.rows[key()][-1] = b"nonsense"
    with pytest.raises(DamagedRecordError):
        await store.load(key())


async def test_an_unreadable_notice_stops_nobody(
    redis_store: RedisStore, raw: Any, caplog: pytest.LogCaptureFixture
) -> None:
    await raw.xadd(keys.outbox(keys.shard_of(key())), {"n": "nonsense"})
    whole = {"table": str(key()), "version": 1, "to": "chat", "kind": "turn"}
    for field, value in {"table": "?", "version": "x", "kind": "what"}.items():
        await raw.xadd(keys.outbox(keys.shard_of(key())), whole | {field: value})
    await redis_store.post([notice(key(), 1)])
    taken = await redis_store.take("worker", wait=0)
    assert [entry.notice for entry in taken] == [notice(key(), 1)]
    taken = await redis_store.take_over("worker", idle=0)
    assert [entry.notice for entry in taken] == [notice(key(), 1)]
    assert "unreadable" in caplog.text


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
        shards_own = (keys.deadlines, keys.reminders, keys.automatic_answers, keys.outbox)
        names = [name(shard) for name in shards_own]
        kept = (keys.log, keys.message_refs, keys.preset_answers)
        names += [name(table) for name in kept for table in tables]
        assert len({key_slot(name.encode()) for name in names}) == 1


_WRITER = """
import asyncio, sys
from storage.base import ConflictError, Timer
from storage.redis import RedisStore
from tests.storage.records import key, moved, notice

async def main(url, name, goal):
    store, won = RedisStore(url), 0
    while True:
        record = (await store.load(key())).record
        if record.version >= goal:
            break
        later = moved(record, name)
        try:
            await store.commit(key(), later, expected=record.version,
                timer=Timer(deadline=float(later.version)),
                notices=[notice(key(), later.version, name)])
        except ConflictError:
            continue
        won += 1
    await store.close()
    print(won)

asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
"""


async def test_two_processes_who_race_never_write_over_each_other(
    url: str, redis_store: RedisStore
) -> None:
    goal = 120
    await redis_store.commit(key(), accepted(), expected=None, timer=Timer())
    writers = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _WRITER, url, name, str(goal)),
            stdout=asyncio.subprocess.PIPE,
            cwd=Path(__file__).parents[2],
        )
        for name in ("left", "right")
    ]
    async with asyncio.timeout(30):
        answers = [await writer.communicate() for writer in writers]
    won = [int(answer) for answer, _ in answers]
    assert sum(won) == goal - 1
    loaded = await redis_store.load(key())
    assert loaded is not None
    moves = [entry.move for entry in loaded.record.log[1:]]
    assert [moves.count(name) for name in ("left", "right")] == won
    assert loaded.deadline == goal
    notices = [each.notice for each in await redis_store.take("worker", count=999, wait=0)]
    assert [(each.version, each.to) for each in notices] == [
        (version, move) for version, move in enumerate(moves, start=2)
    ]


# -- trouble on the line -------------------------------------------------------------------------


async def everything_fails(store: Store) -> None:
    table = key()
    asks = [
        store.load(table),
        store.commit(table, accepted(), expected=None, timer=Timer()),
        store.due_deadlines(1),
        store.due_reminders(1),
        store.postpone_timers(1),
        store.heartbeat(1),
        store.take("worker", wait=0.1),
        store.take_over("worker", idle=0),
        store.post([notice(table, 1)]),
        store.profile("a:b"),
        store.update_profile("a:b", {"c": "d"}),
        store.list_table(["a:b"], table),
        store.unlist_table(["a:b"], table),
        store.tables_of("a:b"),
        store.forget("a:b"),
        store.move_chat("a", "b", "c"),
        store.chat_now("a", "b"),
        store.message_refs(table),
        store.set_message_ref(table, "chat", "1"),
        store.secret(),
        store.first_time("t", keep=1),
    ]
    answers = await asyncio.gather(*asks, return_exceptions=True)
    assert {type(answer) for answer in answers} == {StoreAwayError}


async def test_while_the_server_is_away_every_ask_says_so() -> None:
    with valkey() as url:
        store = RedisStore(url)
        assert await store.heartbeat(1) is None
    await everything_fails(store)
    await store.close()


async def test_a_server_that_comes_back_is_found_again(tmp_path: Path) -> None:
    with valkey(port=(port := free_port())) as url:
        store = RedisStore(url)
        await asyncio.gather(*(store.heartbeat(1) for _ in range(20)))
    with pytest.raises(StoreAwayError, match=re.escape(f"127.0.0.1:{port} can't be reached.")):
        await store.heartbeat(2)
    with valkey(port=port):
        assert await store.heartbeat(3) is None
        assert await store.take("worker", wait=0) == []
    await store.close()


async def test_a_commit_that_was_written_unheard_conflicts_when_it_is_done_again(
    redis_store: RedisStore,
) -> None:
    for _ in range(2):
        record = accepted()
        try:
            await redis_store.commit(key(), record, expected=None, timer=Timer())
        except ConflictError:
            loaded = await redis_store.load(key())
            assert loaded is not None
            assert loaded.record == record  # it was ours
            return
    pytest.fail("the second commit was taken as well")


async def test_a_server_that_cannot_write_is_away(redis_store: RedisStore, raw: Any) -> None:
    await raw.config_set("maxmemory", 1)
    try:
        with pytest.raises(StoreAwayError):
            await redis_store.commit(
                key(), accepted(), expected=None, timer=Timer(), notices=[notice(key(), 1)]
            )
    finally:
        await raw.config_set("maxmemory", 0)
    assert await redis_store.load(key()) is None


@pytest.mark.parametrize("moves", range(6, 10))
async def test_a_full_server_loses_nothing_of_a_log(
    redis_store: RedisStore, raw: Any, moves: int
) -> None:
    """Also where a snapshot would have taken the place of the entries."""
    record, timer = game(moves), Timer(deadline=5.0)
    await redis_store.commit(key(), record, expected=None, timer=timer)
    await raw.config_set("maxmemory", 1)
    try:
        with pytest.raises(StoreAwayError):
            await redis_store.commit(
                key(), moved(record), expected=record.version, timer=Timer(deadline=9.0)
            )
    finally:
        await raw.config_set("maxmemory", 0)
    loaded = await redis_store.load(key())
    assert loaded is not None
    assert (loaded.record, loaded.deadline) == (record, 5.0)


async def test_a_silent_server_is_away_before_anybody_gives_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("storage.client.ANSWER_SECONDS", 0.05)

    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async with impostor(say_nothing) as url:
        store = RedisStore(url)
        async with asyncio.timeout(5):
            with pytest.raises(StoreAwayError, match="doesn't answer"):
                await store.load(key())
            with pytest.raises(StoreAwayError, match="doesn't answer"):
                await store.take("worker", wait=0.01)
        await store.close()


async def test_half_a_character_harms_neither_who_sends_it_nor_anybody_else(
    redis_store: RedisStore,
) -> None:
    """JSON may hold a lone surrogate, and UTF-8 can't."""
    broken, whole = await asyncio.gather(
        redis_store.chat_now("a", "\ud800"), redis_store.chat_now("a", "b")
    )
    assert (broken, whole) == ("\ud800", "b")
    await redis_store.update_profile("a:b", {"name": "Ann\ud800a"})
    assert await redis_store.profile("a:b") == {"name": "Ann?a"}


async def test_who_is_cancelled_leaves_the_line_in_order(redis_store: RedisStore) -> None:
    """An answer meant for somebody who left must not reach the next."""
    for turns in range(30):
        task = asyncio.create_task(redis_store.profile("a:b"))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await redis_store.chat_now("a", "b") == "b"
        assert await redis_store.load(key()) is None


async def test_a_bad_address_is_refused_without_its_password() -> None:
    with pytest.raises(StoreRefusedError) as refusal:
        RedisStore("http://user:hunter2@example.org")
    assert "hunter2" not in str(refusal.value)


async def test_a_script_is_known_by_its_digest() -> None:
    assert len(LuaScript.named("commit").digest) == 40
