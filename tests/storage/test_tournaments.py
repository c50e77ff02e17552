"""Tournaments in the store: one step an act, what was read before, lists, and what is over."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from redis.crc import key_slot

from engines.core.former import FormerPlayer, is_former
from engines.core.record import DamagedRecordError
from engines.core.tournaments.replay import replay_stored
from storage import keys, tournament_codec
from storage.base import ConflictError, Notice, NoticeKind
from storage.rebuild import ListRebuilder
from storage.store import Store
from storage.tournaments import WHOLE_HALL, lists_of, tournament_key
from tests.storage.backups import exported, imported
from tests.storage.records import CREATED, NORTH, SOUTH
from tests.storage.tournament_records import ROOM, begun, ended, left, opened

pytestmark = pytest.mark.asyncio

NAME = "k3zqa7xw"
WHO = FormerPlayer(address=SOUTH.address, id="0" * 24, chat="1" * 24)


async def commit(store: Store, record: Any, expected: int | None = None, **more: Any) -> None:
    more = {"look_at": 10.0} | more
    await store.commit_tournament(NAME, record, expected=expected, **more)


async def loaded(store: Store, **more: Any) -> Any:
    found = await store.load_tournament(NAME, **more)
    assert found is not None
    return found


async def test_what_was_committed_is_loaded(store: Store) -> None:
    assert await store.load_tournament(NAME) is None
    record = opened(NORTH, SOUTH)
    await commit(store, record)
    assert (await loaded(store)).record == record


async def test_of_two_who_act_at_once_one_is_told_of_a_conflict(store: Store) -> None:
    record = begun()
    await commit(store, record)
    acts = [left(record, who) for who in (NORTH, SOUTH)]
    done = await asyncio.gather(
        *(commit(store, act, record.version) for act in acts), return_exceptions=True
    )
    assert sum(isinstance(one, ConflictError) for one in done) == 1
    assert (await loaded(store)).record in acts
    with pytest.raises(ConflictError):
        await commit(store, record)


async def test_only_what_was_added_is_read_of_one_that_was_seen(store: Store) -> None:
    record = begun()
    await commit(store, record)
    seen = await loaded(store)
    await commit(store, left(record), record.version)
    now = await loaded(store, seen=seen)
    assert now.record == left(record)
    assert all(a is b for a, b in zip(now.record.log, seen.record.log, strict=False))


async def test_who_is_taken_out_of_all_entries_is_a_former_player_in_each(store: Store) -> None:
    await commit(store, left(begun()))
    await store.set_message_ref(tournament_key(NAME), f"{SOUTH.address}-news-3", "1|55")
    await store.set_message_ref(tournament_key(NAME), f"{ROOM}-card", "1|56")
    seen = await loaded(store)
    await store.anonymise_tournament(NAME, WHO)
    now = await loaded(store, seen=seen)
    assert SOUTH.address not in now.record.model_dump_json()
    assert sum(map(is_former, replay_stored(now.record).entrants)) == 1
    assert [*await store.message_refs(tournament_key(NAME))] == [f"{ROOM}-card"]
    await store.anonymise_tournament(NAME, WHO)
    assert (await loaded(store)).head_row == now.head_row


async def test_what_lived_in_somebodys_private_chat_lives_nowhere_then(store: Store) -> None:
    await commit(store, opened(NORTH, place=SOUTH.address))
    await store.anonymise_tournament(NAME, WHO)
    record = (await loaded(store)).record
    assert is_former(record.head.place)
    assert set(lists_of(record)) == {NORTH.address}


async def test_nobody_goes_on_from_entries_that_were_rewritten(store: Store) -> None:
    record = begun()
    await commit(store, record)
    seen = await loaded(store)
    await store.anonymise_tournament(NAME, WHO)
    with pytest.raises(ConflictError):
        await commit(store, left(record), record.version, head_row=seen.head_row)
    now = await loaded(store, seen=seen)
    await commit(store, left(now.record, NORTH), now.record.version, head_row=now.head_row)
    assert json.loads(now.head_row)["rewritten"] == 1
    north = FormerPlayer(address=NORTH.address, id="2" * 24, chat="3" * 24)
    await store.anonymise_tournament(NAME, north)
    assert json.loads((await loaded(store)).head_row)["rewritten"] == 2


async def test_one_is_due_at_its_time_and_no_longer_once_nothing_is_to_be_done(
    store: Store,
) -> None:
    record = opened(NORTH)
    await commit(store, record, look_at=20.0)
    assert await store.due_tournaments(19.0) == []
    assert await store.due_tournaments(20.0) == [NAME]
    await store.look_later(NAME, at=30.0)
    assert await store.due_tournaments(20.0) == []
    await commit(store, record, record.version, look_at=None)
    assert await store.due_tournaments(99.0) == []


async def test_notices_go_to_the_outbox_in_the_same_step(store: Store) -> None:
    record = opened(NORTH)
    notice = Notice(table=tournament_key(NAME), version=2, to=ROOM, kind=NoticeKind.TOURNAMENT_CARD)
    await commit(store, record, notices=[notice])
    with pytest.raises(ConflictError):
        await commit(store, record, notices=[notice])
    assert [entry.notice for entry in await store.take("w", count=9, wait=0)] == [notice]


async def test_matches_are_noted_while_their_tables_are_open(store: Store) -> None:
    for match in ("1.1.1", "1.2.1", "1.1.1"):
        await store.note_opened(NAME, match)
    await store.note_closed(NAME, "1.2.1")
    assert await store.opened_matches(NAME) == {"1.1.1"}


async def test_lists_name_the_latest_first(store: Store) -> None:
    for at, name in enumerate(("a", "b", "c")):
        await store.list_tournament([ROOM, NORTH.address], name, at=at)
    await store.unlist_tournament([ROOM], "c")
    assert await store.tournaments_of(ROOM, limit=9) == ["b", "a"]
    assert await store.tournaments_of(NORTH.address, limit=1) == ["c"]


async def test_whoever_is_forgotten_has_no_list_and_a_chat_that_moves_keeps_its_own(
    store: Store,
) -> None:
    await store.list_tournament([NORTH.address, "telegram:-1"], NAME, at=5.0)
    await store.forget(NORTH.address)
    await store.move_chat("telegram", "-1", "-1001")
    assert await store.tournaments_of(NORTH.address, limit=9) == []
    assert await store.tournaments_of("telegram:-1", limit=9) == []
    assert await store.tournaments_of("telegram:-1001", limit=9) == [NAME]


async def test_what_is_over_is_found_by_its_end_and_dropped_whole(store: Store) -> None:
    record = ended(begun())
    await commit(store, record)
    at = record.log[-1].at
    assert await store.ended_tournaments(at - 1, limit=9) == []
    assert await store.ended_tournaments(at, limit=9) == [NAME]
    await store.drop_tournament(NAME)
    assert await store.load_tournament(NAME) is None
    assert await store.ended_tournaments(at, limit=9) == []
    assert await store.due_tournaments(99.0) == []


async def test_all_that_a_commit_touches_lies_in_one_slot() -> None:
    for number in range(200):
        key = tournament_key(f"t{number}")
        shard = keys.shard_of(key)
        names = [keys.tournament(key.chat), keys.opened_matches(key.chat)]
        names += [keys.message_refs(key), keys.tournament_timers(shard), keys.outbox(shard)]
        names += [keys.ended_tournaments(shard), keys.outages(shard), keys.credited(shard)]
        assert len({key_slot(name.encode()) for name in names}) == 1


# -- what is damaged -------------------------------------------------------------------------------
@pytest.mark.parametrize("row", [b"nonsense", b"{}", b"", b"\xff\xfe", b"[" * 100_000])
@pytest.mark.parametrize("place", [0, 1, -1])
async def test_a_damaged_row_is_a_damaged_record_and_is_not_quoted(
    redis_store: Store, raw: Any, row: bytes, place: int
) -> None:
    await commit(redis_store, begun())
    await raw.lset(keys.tournament(NAME), place, row)
    with pytest.raises(DamagedRecordError) as err:
        await redis_store.load_tournament(NAME)
    assert NORTH.name not in str(err.value)
    await redis_store.anonymise_tournament(NAME, WHO)  # leaves it as it stands


async def test_one_of_a_later_form_is_not_read(redis_store: Store, raw: Any) -> None:
    await commit(redis_store, begun())
    await raw.lset(keys.tournament(NAME), 0, '{"form":99,"name":"x"}')
    with pytest.raises(DamagedRecordError, match="form 99"):
        await redis_store.load_tournament(NAME)


async def test_a_name_of_thousands_of_characters_is_a_damaged_head() -> None:
    head, *rows = tournament_codec.encode(begun())
    long = head.replace("Coupe d’automne 🏆".encode(), b"x" * 4_000)
    with pytest.raises(DamagedRecordError):
        tournament_codec.decode([long, *rows])


# -- copies, and lists made anew -------------------------------------------------------------------
async def test_an_export_brings_a_tournament_back_and_its_lists(
    redis_store: Store, other: Store
) -> None:
    record = left(begun())
    await commit(redis_store, record)
    await redis_store.set_message_ref(tournament_key(NAME), f"{ROOM}-card", "1|56")
    data, done = await exported(redis_store)
    assert (done.tournaments, done.damaged) == (1, {})
    await imported(other, data)
    assert (await loaded(other)).record == record
    assert await other.message_refs(tournament_key(NAME)) == {f"{ROOM}-card": "1|56"}
    assert await other.due_tournaments(CREATED) == [NAME]
    assert await other.opened_matches(NAME) == {"1.1.1"}  # decided: its table is to be ended
    for address in (NORTH.address, SOUTH.address, ROOM):
        assert await other.tournaments_of(address, limit=9) == [NAME]


async def test_what_is_over_is_over_after_an_import(redis_store: Store, other: Store) -> None:
    record = ended(begun())
    await commit(redis_store, record)
    await imported(other, (await exported(redis_store))[0])
    assert await other.ended_tournaments(record.log[-1].at, limit=9) == [NAME]


async def test_one_that_has_come_further_is_left_by_an_import(
    redis_store: Store, other: Store
) -> None:
    await commit(redis_store, begun())
    data, _ = await exported(redis_store)
    await imported(other, data)
    await commit(other, left(begun()), begun().version)
    done = await imported(other, data)
    assert done.known_tournaments == 1
    assert (await loaded(other)).record == left(begun())


async def test_a_damaged_one_is_named_and_comes_along_as_it_stands(
    redis_store: Store, other: Store, raw: Any
) -> None:
    await commit(redis_store, begun())
    await raw.rpush(keys.tournament(NAME), "nonsense")
    data, done = await exported(redis_store)
    assert list(done.damaged) == [keys.tournament(NAME)]
    assert list((await imported(other, data)).damaged) == [NAME]
    assert await other.client.ask("LINDEX", keys.tournament(NAME), -1) == "nonsense"


async def test_lists_are_made_anew_from_the_logs(store: Store) -> None:
    record = opened(SOUTH, place="")
    await commit(store, record)
    await store.list_tournament(["telegram:5"], NAME, at=5.0)
    await store.list_tournament([NORTH.address], "gonegone", at=5.0)
    done = await ListRebuilder(store.client).rebuild()
    assert (done.tournaments, done.added, done.removed) == (1, 3, 2)
    for address in lists_of(record):
        assert await store.tournaments_of(address, limit=9) == [NAME]
    assert set(lists_of(record)) == {NORTH.address, SOUTH.address, WHOLE_HALL}
    assert await store.tournaments_of("telegram:5", limit=9) == []
