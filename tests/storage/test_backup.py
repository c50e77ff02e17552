"""`python -m storage export` and `import`: everything in one file, and back."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from engines.core.record import Record
from engines.core.replay import replay
from engines.core.result import Regrouped
from engines.core.seat import Seat
from engines.registry import load_games
from storage import keys
from storage.administration import AdminAct, AdminEntry
from storage.backup import BackupError
from storage.backup.exporting import Exported, Exporter
from storage.backup.importing import Imported, Importer
from storage.base import Following, Reached, StoredTable, TableKey, TalkLine, Timer
from storage.embedded import private_server
from storage.passkeys import Passkey
from storage.recount import differences
from storage.store import Store
from tests.harness import challenge, seated, whole_game
from tests.storage.records import CREATED, NORTH, everything, key, moved
from tests.storage.records import game as unplayable
from tests.storage.results import ends, put, result
from tests.storage.shell import in_shell
from tests.storage.test_seekers import looking, names_near, pairing, seek, seeker

pytestmark = pytest.mark.asyncio

AT = 1_790_000_000.25
EN_GARDE = load_games()["en_garde"]


def fold(record: Record) -> Any:
    return replay(load_games()[record.head.game], record)


def begun() -> Record:
    """A match in which both have sat down."""
    return seated(EN_GARDE)[0]


@pytest.fixture
async def elsewhere() -> AsyncIterator[str]:
    """Another server, with nothing in it."""
    with TemporaryDirectory(prefix="salle-") as folder:
        async with private_server(Path(folder)) as url:
            yield url


@pytest.fixture
async def other(elsewhere: str) -> AsyncIterator[Store]:
    """A store over it."""
    store = Store(elsewhere)
    yield store
    await store.close()


async def exported(store: Store) -> tuple[bytes, Exported]:
    await store.secret()
    file = io.BytesIO()
    done = await Exporter(store, fold, now=lambda: AT).export(file)
    return file.getvalue(), done


async def imported(store: Store, data: bytes) -> Imported:
    return await Importer(store, fold).load(io.BytesIO(data))


async def fill(store: Store) -> dict[TableKey, Record]:
    """A challenge, a match that runs, one that is over; people and what they said."""
    tables = {
        key("open"): challenge(EN_GARDE),
        key("runs"): begun(),
        key("over"): [record for record, _ in whole_game(EN_GARDE)][-1],
    }
    for table, record in tables.items():
        await store.commit(
            table,
            record,
            expected=None,
            timer=Timer(deadline=AT + 5, reminder=AT + 4, answer_at=AT + 3),
            is_last=table.table == "over",
        )
    runs = key("runs")
    await store.set_preset_answers(
        runs,
        {"one.deny": "refuse"},
        expected=tables[runs].version,
        seen={},
        answer_at=AT + 3,
    )
    await store.set_message_ref(runs, NORTH.address, "1|55/66")
    await store.note_reached(runs, {NORTH.address: Reached(1, AT)})
    line = TalkLine(number=7, who=NORTH.address, name="Æ", seat=Seat.ONE, text="Bonne chance !")
    await store.add_talk(runs, line, after=0)
    await store.follow(runs, "test:carl", Following.MOVES, most=9)
    await store.update_profile(NORTH.address, {"name": "Æthelred 🤺", "locale": "fr"})
    await store.list_running([NORTH.address], runs, at=AT)
    await store.list_finished([NORTH.address], key("over"), at=AT + 1)
    await store.list_waiting(runs, [NORTH.address], [], at=AT)
    await store.list_pending([NORTH.address], key("open"), at=AT)
    await store.move_chat("telegram", "-1", "-1001")
    await store.set_reminder(TableKey("discord", "5", "inbox"), AT + 9)
    return tables


async def all_of(store: Store, tables: dict[TableKey, Record]) -> list[Any]:
    found: list[Any] = [await store.profile(NORTH.address), await store.chat_now("telegram", "-1")]
    for table in tables:
        found += [await store.load(table, asker=NORTH.address), await store.talk(table)]
        found.append(await store.message_refs(table))
    found += [await store.finished_tables(NORTH.address, limit=9)]
    found += [await store.followed("test:carl")]
    found += [await store.pending_challenges(NORTH.address), await store.due_reminders(AT + 99)]
    return [*found, await store.ended_tables(AT * 2, limit=9)]


async def test_an_import_into_an_empty_store_makes_everything_as_it_was(
    redis_store: Store, other: Store
) -> None:
    tables = await fill(redis_store)
    data, done = await exported(redis_store)
    await imported(other, data)
    assert await all_of(other, tables) == await all_of(redis_store, tables)
    assert await other.secret() == await redis_store.secret()
    assert (done.tables, done.damaged) == (3, {})


async def test_what_was_imported_exports_the_same(redis_store: Store, other: Store) -> None:
    await fill(redis_store)
    data, _ = await exported(redis_store)
    await imported(other, data)
    again, _ = await exported(other)
    assert lines_of(again) == lines_of(data)


def lines_of(export: bytes) -> list[dict[str, Any]]:
    """Its lines, in whatever order they stood there, without what hangs on the time."""
    read = [json.loads(line) for line in export.splitlines()[:-1]]
    kept = [{k: v for k, v in line.items() if k != "kept_for"} for line in read]
    for line in kept:
        line.update({"players": sorted(line["players"])} if "place" in line else {})
    return sorted(kept, key=json.dumps)


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


async def test_a_damaged_table_is_named_and_comes_along_as_it_stands(
    redis_store: Store, other: Store, raw: Any
) -> None:
    await redis_store.commit(key("bad"), begun(), expected=None, timer=Timer())
    await redis_store.commit(key("good"), begun(), expected=None, timer=Timer())
    await raw.lset(keys.log(key("bad")), 1, b"\xff nonsense")
    data, done = await exported(redis_store)
    read = await imported(other, data)
    rows = await other.client.ask("LRANGE", keys.log(key("bad")), 0, -1)
    assert list(done.damaged) == [keys.log(key("bad"))]
    assert list(read.damaged) == [str(key("bad"))]
    assert rows[1].endswith(" nonsense")
    assert (await other.load(key("good"))).record == begun()


async def test_a_record_that_cannot_be_replayed_is_named(redis_store: Store) -> None:
    await redis_store.commit(key("odd"), unplayable(5), expected=None, timer=Timer())
    _, done = await exported(redis_store)
    assert list(done.damaged) == [keys.log(key("odd"))]


async def test_a_second_import_changes_nothing(redis_store: Store, other: Store) -> None:
    tables = await fill(redis_store)
    data, _ = await exported(redis_store)
    await imported(other, data)
    before = await all_of(other, tables)
    again = await imported(other, data)
    assert await all_of(other, tables) == before
    assert again.known == 3


async def test_a_table_that_has_come_further_is_left(redis_store: Store) -> None:
    table, record = key("runs"), begun()
    await redis_store.commit(table, record, expected=None, timer=Timer())
    data, _ = await exported(redis_store)
    later = moved(record)
    await redis_store.commit(table, later, expected=record.version, timer=Timer())
    await imported(redis_store, data)
    stored = await redis_store.load(table)
    assert isinstance(stored, StoredTable)
    assert stored.record == later


async def test_every_table_is_whole_though_people_play_meanwhile(
    redis_store: Store, other: Store
) -> None:
    """Each commit sets the deadline to its version: a table torn apart would show two."""
    table = key("runs")
    await redis_store.commit(table, unplayable(0), expected=None, timer=Timer(deadline=1))
    is_done = asyncio.Event()

    async def play() -> None:
        record = unplayable(0)
        while not is_done.is_set():
            await asyncio.sleep(0.01)  # else the log becomes longer than any match's
            further = moved(record)
            timer = Timer(deadline=further.version)
            await redis_store.commit(table, further, expected=record.version, timer=timer)
            record = further

    playing = asyncio.create_task(play())
    for _ in range(10):
        data, _ = await exported(redis_store)
        (line,) = [json.loads(row) for row in data.splitlines() if b'"table"' in row[:20]]
        assert line["deadline"] == len(line["record"]["log"])
    is_done.set()
    await playing


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda data: data[: len(data) // 2].rpartition(b"\n")[0] + b"\n", "breaks off"),
        (lambda data: data.replace(b"fr", b"it"), "changed after it was made"),
        (lambda data: data + data, "more than one export"),
        (lambda data: b"PNG\n", "no export of Salle"),
        (lambda data: b"", "breaks off"),
        (lambda data: data.replace(b'"kind":"table"', b'"kind":"chair"'), "damaged"),
        (lambda data: data.partition(b"\n")[2], "isn't what stands there"),
    ],
)
async def test_a_file_that_is_not_whole_is_refused_and_nothing_is_written(
    redis_store: Store, other: Store, spoil: Any, why: str
) -> None:
    await fill(redis_store)
    data, _ = await exported(redis_store)
    with pytest.raises(BackupError, match=why):
        await imported(other, spoil(data))
    assert await other.client.ask("DBSIZE") == 0


@pytest.mark.parametrize(
    "change",
    [
        {"deadline": float("nan")},
        {"reminder": float("inf")},
        {"kept_for": {"log": -1}},
        {"kept_for": {"log": 10**18}},
        {"record": None},
    ],
    ids=str,
)
async def test_what_no_server_would_take_is_refused_before_anything_is_written(
    redis_store: Store, other: Store, change: dict[str, Any]
) -> None:
    await fill(redis_store)
    data, _ = await exported(redis_store)
    *lines, _ = map(json.loads, data.splitlines())
    next(line for line in lines if line["kind"] == "table").update(change)
    body = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    end = {"kind": "end", "lines": len(lines), "digest": hashlib.sha256(body).hexdigest()}
    with pytest.raises(BackupError, match="damaged"):
        await imported(other, body + json.dumps(end).encode() + b"\n")
    assert await other.client.ask("DBSIZE") == 0


async def test_other_games_are_never_mixed_with_these(redis_store: Store, other: Store) -> None:
    await fill(redis_store)
    data, _ = await exported(redis_store)
    await other.secret()
    await other.commit(key("theirs"), begun(), expected=None, timer=Timer())
    with pytest.raises(BackupError, match="other games are kept"):
        await imported(other, data)


async def test_nothing_is_imported_while_salle_runs(redis_store: Store, other: Store) -> None:
    data, _ = await exported(redis_store)
    await other.beat("worker", lapse=5)
    with pytest.raises(BackupError, match="Salle is running"):
        await imported(other, data)


async def test_a_store_without_games_is_not_exported(redis_store: Store) -> None:
    with pytest.raises(BackupError, match="no games of Salle"):
        await Exporter(redis_store, fold).export(io.BytesIO())


async def test_everything_goes_from_one_redis_to_a_cluster_and_back(
    redis_store: Store, other: Store, cluster_url: str
) -> None:
    tables = await fill(redis_store)
    cluster = Store(cluster_url)
    try:
        await imported(cluster, (await exported(redis_store))[0])
        await imported(other, (await exported(cluster))[0])
        assert await all_of(cluster, tables) == await all_of(redis_store, tables)
    finally:
        await cluster.close()
    assert await all_of(other, tables) == await all_of(redis_store, tables)


# -- from the shell --------------------------------------------------------------------------------


async def test_the_shell_exports_to_a_packed_file_and_imports_it(
    redis_store: Store, other: Store, url: str, elsewhere: str, tmp_path: Path
) -> None:
    tables = await fill(redis_store)
    await redis_store.secret()
    file = tmp_path / "salle.jsonl.gz"
    out = await in_shell("export", str(file), "--redis-url", url)
    into = await in_shell("import", str(file), "--redis-url", elsewhere)
    assert out.stdout.startswith("Exported: 3 tables")
    assert into.stdout.startswith("Imported: 3 tables")
    assert gzip.decompress(file.read_bytes()).count(b"\n") > 5
    assert file.stat().st_mode & 0o077 == 0
    assert await all_of(other, tables) == await all_of(redis_store, tables)
    assert await redis_store.exported_at()


@pytest.mark.parametrize("command", ["export", "import"])
async def test_what_is_wrong_with_a_file_is_said_in_one_sentence(
    redis_store: Store, url: str, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "salle.jsonl"
    file.write_bytes(os.urandom(80) + b"\n")
    done = await in_shell(command, str(file), "--redis-url", url)
    assert done.returncode == 1
    assert done.stderr.startswith("Salle: ")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "salle.jsonl.part").exists()


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
