"""What an export holds, and what becomes of it when it is imported."""

from __future__ import annotations

import pytest

from engines.core.result import Regrouped
from storage import keys
from storage.administration import AdminAct, AdminEntry
from storage.base import Reached, Timer
from storage.passkeys import Passkey
from storage.recount import differences
from storage.store import Store
from tests.storage.backups import AT, begun, exported, fill, fold, imported, lines_of
from tests.storage.records import CREATED, NORTH, everything, key
from tests.storage.records import game as unplayable
from tests.storage.results import ends, put, result
from tests.storage.test_seekers import looking, names_near, pairing, seek, seeker

pytestmark = pytest.mark.asyncio


async def test_results_and_what_they_came_to_are_exported_too(
    redis_store: Store, other: Store
) -> None:
    await fill(redis_store)
    for number, (left, places) in enumerate(((result(), ("test:room",)), (result(at=int(AT)), ()))):
        table = f"test:room:t{number}"
        await put(redis_store, left.model_copy(update={"table": table}), places=places)
    await redis_store.forget_standings("test:b", ["gyges"], at=AT)
    await ends(redis_store, waiting := result(table="t9"))
    lost = result(table="t8").model_copy(update={"reason": "timed-out", "absent_since": 5})
    await redis_store.is_first_of_absence(lost)
    data, _ = await exported(redis_store)
    for _ in range(2):
        await imported(other, data)
    assert lines_of((await exported(other))[0]) == lines_of(data)
    assert (await differences(other)).lines == []
    assert [one.result for one in await other.waiting_results()] == [waiting]
    again = lost.model_copy(update={"table": "another"})
    assert not await other.is_first_of_absence(again)


async def test_who_looks_for_somebody_and_pairs_without_a_table_are_exported_too(
    redis_store: Store, other: Store
) -> None:
    people = {name: seeker(name, ask_id=f"ask-{name}", wanted=2) for name in "abcd"}
    await seek(redis_store, *people.values())
    assert await redis_store.pair(pairing(people["a"], people["b"]))
    assert await redis_store.leave_seekers("test:b", "gyges")
    data, _ = await exported(redis_store)
    for _ in range(2):
        await imported(other, data)
    assert lines_of((await exported(other))[0]) == lines_of(data)
    assert sorted(await looking(other, *people)) == ["A", "C", "D"]
    assert sorted(await names_near(other, people["c"])) == ["A", "D"]
    assert await other.paired("gyges") == [pairing(people["a"], people["b"])]
    assert not await other.seek(people["b"])  # by the ask that has paired them


async def test_who_was_paired_since_the_export_looks_no_more(redis_store: Store) -> None:
    one, two = seeker("a"), seeker("b")
    await seek(redis_store, one, two)
    data, _ = await exported(redis_store)
    assert await redis_store.pair(pairing(one, two))
    await imported(redis_store, data)
    assert await looking(redis_store, "a", "b") == []


async def test_passkeys_and_sessions_come_back_and_what_was_ended_stays_so(
    redis_store: Store, other: Store
) -> None:
    own = Passkey(public_key="pQ", sign_count=3, host="a.example", device="", made=1, used=2)
    await redis_store.add_passkey("web:anna", "c1", own)
    for session in ("s1", "s2"):
        await redis_store.note_session("web:anna", session, device="Firefox, Linux", day=1)
    await redis_store.end_sessions("web:anna", "s2")
    data, _ = await exported(redis_store)
    await imported(other, data)
    assert await other.passkeys("web:anna") == {"c1": own}
    assert await other.sessions("web:anna") == await redis_store.sessions("web:anna")
    assert await other.ended_of(["s1", "s2"]) == {"s2"}
    again, _ = await exported(other)
    assert lines_of(again) == lines_of(data)


async def test_references_of_a_match_that_is_over_still_expire(
    redis_store: Store, other: Store
) -> None:
    over = key("over")
    await redis_store.commit(over, unplayable(3), expected=None, timer=Timer(), is_last=True)
    await redis_store.set_message_ref(over, NORTH.address, "4|55/66")
    data, _ = await exported(redis_store)
    await imported(other, data)
    left = await other.client.ask("PTTL", keys.message_refs(over))
    assert 0 < left <= 30 * 86_400_000


async def test_whoever_had_not_been_told_when_it_was_exported_is_told(
    redis_store: Store, other: Store
) -> None:
    """What still lay in the outbox isn't exported, and yet nothing is lost."""
    table, record = key("runs"), begun()
    await redis_store.commit(table, record, expected=None, timer=Timer())
    data, _ = await exported(redis_store)
    await imported(other, data)
    match = fold(record)
    asked = {match.players[seat].address for seat in match.active}
    told = await everything(other)
    assert {notice.to for notice in told} == asked | {"chat"}
    assert {notice.version for notice in told} == {record.version}


async def test_whoever_had_been_told_is_not_told_again(redis_store: Store, other: Store) -> None:
    table, record = key("runs"), begun()
    await redis_store.commit(table, record, expected=None, timer=Timer())
    match = fold(record)
    for seat in match.active:
        reached = {match.players[seat].address: Reached(match.decision_version[seat], AT)}
        await redis_store.note_reached(table, reached)
    await redis_store.set_message_ref(table, "chat-board", f"{record.version}|55/66")
    data, _ = await exported(redis_store)
    await imported(other, data)
    assert await everything(other) == []


async def test_linked_people_and_what_their_results_come_to_are_put_back(
    store: Store, other: Store
) -> None:
    for number, one in enumerate("ac"):
        await put(store, result(one, "b", table=f"t{number}", at=CREATED + number))
    await store.offer_link("code", "test:a", lasts=60)
    await store.link("code", "test:c", several="test")
    together = Regrouped(groups=(("test:a", "test:c"),), at=CREATED + 9)
    entries = await store.results_of_all("gyges", ["test:a", "test:c"])
    assert await store.regroup("gyges", together, entries, expected=2)
    data, _ = await exported(store)
    await imported(other, data)
    assert [*await other.identities("test:c")] == ["test:a", "test:c"]
    assert await other.holder("gyges", "test:c") == "test:a"
    assert await other.all_standings("gyges") == await store.all_standings("gyges")
    assert len(await other.results_of("gyges", "test:a", limit=9)) == 2
    assert (await differences(other)).lines == []


async def test_bans_pairs_and_logs_of_places_are_exported_too(
    redis_store: Store, other: Store
) -> None:
    await fill(redis_store)
    for act, about in ((AdminAct.BAN, ("f00d",)), (AdminAct.KEEP_FRIENDLY, ("beef", "f00d"))):
        entry = AdminEntry(id=act, act=act, at=int(AT), by="b055", about=about, reason="Why.")
        await redis_store.note_admin_act("test:room", entry, {"f00d": "test:b"})
    data, _ = await exported(redis_store)
    for _ in range(2):
        await imported(other, data)
    assert lines_of((await exported(other))[0]) == lines_of(data)
    assert await other.is_banned(["f00d"], ["test:room"])
    assert await other.is_kept_friendly([("f00d", "beef")], ["test:room"])
    assert len(await other.admin_log("test:room", since=0, limit=9)) == 2
    assert await other.addresses_of(["f00d", "b055"]) == {"f00d": "test:b"}


async def test_puzzles_that_were_cut_come_back_in_their_order_and_with_how_they_fared(
    redis_store: Store, other: Store
) -> None:
    await fill(redis_store)
    for id_ in ("zz", "aa"):
        await redis_store.keep_puzzles("gyges", {id_: f'{{"id": "{id_}"}}'})
    await redis_store.count_puzzle("gyges", "zz", {"tried": 2}, moved=1.5)
    await redis_store.settle_daily_puzzle(739_000, "gyges/zz")
    await redis_store.client.ask("HSET", keys.cut_puzzles("gyges"), "odd", "no puzzle")
    data, _ = await exported(redis_store)
    for _ in range(2):
        await imported(other, data)
    assert lines_of((await exported(other))[0]) == lines_of(data)
    assert list(await other.cut_puzzles("gyges")) == ["zz", "aa"]
    assert (await other.puzzle_counts("gyges"))["zz:tried"] == "2"
    await other.keep_puzzles("gyges", {"mm": "{}"})
    assert list(await other.cut_puzzles("gyges")) == ["zz", "aa", "mm"]
