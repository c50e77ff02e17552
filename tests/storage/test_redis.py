"""What is particular to the store over Redis: scripts, slots, trouble on the line."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest
from redis.asyncio import Redis

from storage import keys
from storage.base import (
    ConflictError,
    DeadWorker,
    OutboxEntry,
    StoreAwayError,
    StoreRefusedError,
    Timer,
)
from storage.batching import CommandBatcher
from storage.client import LuaScript
from storage.store import Store
from tests.bot import forks
from tests.servers.valkey import free_port, valkey
from tests.storage.impostor import impostor
from tests.storage.records import NORTH, accepted, game, key, moved, notice

pytestmark = pytest.mark.asyncio


async def test_the_server_forgets_the_scripts_and_nothing_happens(
    redis_store: Store, raw: Any
) -> None:
    await redis_store.commit(key(), accepted(), expected=None, timer=Timer())
    await raw.script_flush()
    await redis_store.commit(key(), moved(accepted()), expected=1, timer=Timer())
    assert await redis_store.due_deadlines(0) == []


async def test_loading_and_committing_are_one_round_trip_each(
    redis_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await redis_store.commit(key(), accepted(), expected=None, timer=Timer())
    sent: list[int] = []
    send = CommandBatcher._send

    async def counted(batcher: CommandBatcher, asked: Any) -> None:
        sent.append(len(asked))
        await send(batcher, asked)

    monkeypatch.setattr(CommandBatcher, "_send", counted)
    await redis_store.load(key(), asker=NORTH.address)
    assert sent == [1]
    timer = Timer(deadline=20.0, reminder=10.0, answer_at=5.0)
    notices = [notice(key(), 2), notice(key(), 2, NORTH.address)]
    await redis_store.commit(key(), moved(accepted()), expected=1, timer=timer, notices=notices)
    assert sent == [1, 1]


async def test_done_notices_leave_nothing_in_the_outbox(redis_store: Store, raw: Any) -> None:
    await redis_store.enqueue([notice(key(), version) for version in range(5)])
    for entry in await redis_store.take("worker", wait=0):
        await redis_store.done(entry)
    stream = keys.outbox(keys.shard_of(key()))
    assert await raw.xlen(stream) == 0
    assert (await raw.xpending(stream, "salle"))["pending"] == 0


async def test_two_processes_who_race_never_write_over_each_other(
    url: str, redis_store: Store
) -> None:
    goal = 60
    await redis_store.commit(key(), accepted(), expected=None, timer=Timer())
    writers = [
        await forks.begin(
            *("tests.storage.racing_writer", url, name, str(goal)),
            env={},
            stdout=asyncio.subprocess.PIPE,
        )
        for name in ("left", "right")
    ]
    async with asyncio.timeout(60):
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
        store.due_answers(1),
        store.remind(table, [], now=1),
        store.credit_downtime(time.time, shut=1),
        store.set_aside(table, at=1),
        store.tables_set_aside(),
        store.restart_timer(table, Timer(), expected=1),
        store.take("worker", wait=0.1),
        store.taken("worker"),
        store.beat("worker", lapse=1),
        store.take_over("worker", [DeadWorker(name="dead", found=1)]),
        store.retire("worker"),
        store.park(OutboxEntry(id="1-0", shard=1, notice=notice(table, 1)), "telegram"),
        store.unpark("telegram"),
        store.enqueue([notice(table, 1)]),
        store.profile("a:b"),
        store.update_profile("a:b", {"c": "d"}),
        store.list_running(["a:b"], table, at=1),
        store.list_finished(["a:b"], table, at=1),
        store.unlist_table(["a:b"], table),
        store.running_tables("a:b"),
        store.finished_tables("a:b", limit=1),
        store.forget("a:b"),
        store.move_chat("a", "b", "c"),
        store.chat_now("a", "b"),
        store.message_refs(table),
        store.set_message_ref(table, "chat", "1"),
        store.secret(),
        store.receive("telegram:1", {1: "{}"}, owner="one", lease=1),
        store.take_up("telegram:1", owner="one", lease=1),
        store.put_back("telegram:1", [1]),
        store.handled("telegram:1", [1]),
    ]
    answers = await asyncio.gather(*asks, return_exceptions=True)
    assert {type(answer) for answer in answers} == {StoreAwayError}


async def test_while_the_server_is_away_every_ask_says_so() -> None:
    with valkey() as url:
        store = Store(url)
        assert await store.profile("a:b") == {}
    await everything_fails(store)
    await store.close()


async def test_a_server_that_comes_back_is_found_again(tmp_path: Path) -> None:
    with valkey(port=(port := free_port())) as url:
        store = Store(url)
        await asyncio.gather(*(store.profile("a:b") for _ in range(20)))
    with pytest.raises(StoreAwayError, match=re.escape(f"127.0.0.1:{port} can't be reached.")):
        await store.profile("a:b")
    with valkey(port=port):
        assert await store.profile("a:b") == {}
        assert await store.take("worker", wait=0) == []
    await store.close()


async def test_a_commit_that_was_written_unheard_conflicts_when_it_is_done_again(
    redis_store: Store,
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


async def test_a_server_that_cannot_write_is_away(redis_store: Store, raw: Any) -> None:
    await raw.config_set("maxmemory", 1)
    try:
        with pytest.raises(StoreAwayError):
            await redis_store.commit(
                key(), accepted(), expected=None, timer=Timer(), notices=[notice(key(), 1)]
            )
    finally:
        await raw.config_set("maxmemory", 0)
    assert await redis_store.load(key()) is None


ASKS: Final[dict[str, Callable[[Store], Awaitable[object]]]] = {
    "commit": lambda store: store.commit(key(), accepted(), expected=None, timer=Timer()),
    "enqueue": lambda store: store.enqueue([notice(key(), 1)]),
    "done": lambda store: store.done(OutboxEntry(id="1-1", shard=0, notice=notice(key(), 1))),
    "update_profile": lambda store: store.update_profile("a:b", {"name": "Anna"}),
}


async def refusals(store: Store) -> dict[str, type[object]]:
    """What each of them ends with, all asked at once."""
    asked = [ask(store) for ask in ASKS.values()]
    found = await asyncio.gather(*asked, return_exceptions=True)
    return {name: type(one) for name, one in zip(ASKS, found, strict=True)}


async def test_a_server_that_cannot_write_to_its_disk_is_away(tmp_path: Path) -> None:
    with valkey("--dir", str(tmp_path), "--save", "3600", "1") as url:
        store, raw = Store(url), Redis.from_url(url)
        await store.enqueue([notice(key(), 1)])
        (tmp_path / "dump.rdb").mkdir()  # which no file can take the place of
        await raw.bgsave()
        async with asyncio.timeout(60):
            while (await raw.info("persistence"))["rdb_last_bgsave_status"] == "ok":  # noqa: ASYNC110 - nobody tells us
                await asyncio.sleep(0.01)
        assert await refusals(store) == dict.fromkeys(ASKS, StoreAwayError)
        await store.close()
        await raw.aclose()


async def test_a_server_that_is_busy_with_a_script_is_away(redis_store: Store, raw: Any) -> None:
    """So it says for a moment, where it was suspended within one."""
    await raw.config_set("busy-reply-threshold", 10)
    busy = asyncio.create_task(raw.eval("for _ = 1, 1e8 do end", 0))
    await asyncio.sleep(0.1)
    try:
        assert await refusals(redis_store) == dict.fromkeys(ASKS, StoreAwayError)
    finally:
        await busy
        await raw.config_set("busy-reply-threshold", 5000)


@pytest.mark.parametrize("moves", range(6, 10))
async def test_a_full_server_loses_nothing_of_a_log(
    redis_store: Store, raw: Any, moves: int
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
    monkeypatch.setattr("storage.node.ANSWER_SECONDS", 0.05)

    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async with impostor(say_nothing) as url:
        store = Store(url)
        async with asyncio.timeout(60):
            with pytest.raises(StoreAwayError, match="doesn't answer"):
                await store.load(key())
            with pytest.raises(StoreAwayError, match="doesn't answer"):
                await store.take("worker", wait=0.01)
        await store.close()


async def test_half_a_character_harms_neither_who_sends_it_nor_anybody_else(
    redis_store: Store,
) -> None:
    """JSON may hold a lone surrogate, and UTF-8 can't."""
    broken, whole = await asyncio.gather(
        redis_store.chat_now("a", "\ud800"), redis_store.chat_now("a", "b")
    )
    assert (broken, whole) == ("\ud800", "b")
    await redis_store.update_profile("a:b", {"name": "Ann\ud800a"})
    assert await redis_store.profile("a:b") == {"name": "Ann?a"}


async def test_who_is_cancelled_leaves_the_line_in_order(redis_store: Store) -> None:
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
        Store("http://user:hunter2@example.org")
    assert "hunter2" not in str(refusal.value)


async def test_a_script_is_known_by_its_digest() -> None:
    assert len(LuaScript.named("commit").digest) == 40
