"""Stores of older programs: opened, refused, carried forward, exported and imported."""

from __future__ import annotations

import asyncio
import io
import json
import signal
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from redis.asyncio import Redis

from engines.core.record import Record
from engines.core.time_control import TimeControl
from storage import codec, form, keys, open_store
from storage.__main__ import fold
from storage.backup import BackupError
from storage.backup.exporting import Exporter
from storage.backup.importing import Importer
from storage.base import FORM, StoreRefusedError, TableKey, Timer
from storage.carrying import Carrier
from storage.embedded import private_server
from storage.migrations import STEPS
from storage.store import Store
from tests.bot import forks
from tests.storage.records import game as played
from tests.storage.records import key, moved, until
from tests.storage.shell import in_shell as run_in_shell
from tests.storage.stores import STORES, VERSIONS, data_folder, form_of, kept_store

pytestmark = pytest.mark.asyncio

ANNA = "test:anna"
OF_0_1 = form.StoreForm(newest=1, oldest=1)


OF_TODAY = [version for version in VERSIONS if form_of(version) == FORM]


@pytest.fixture(
    params=[
        *(version for version in VERSIONS if version not in OF_TODAY),
        *(pytest.param(version, marks=pytest.mark.long) for version in OF_TODAY),
    ]
)
async def kept(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """A store of an older program, which nobody has opened since."""
    async with kept_store(request.param) as url:
        store = Store(url)
        yield store
        await store.close()


async def tables_of(store: Store) -> list[TableKey]:
    pages = [page async for page in store.client.keys("table:*")]
    return sorted(TableKey.parse(name.partition("}:")[2]) for page in pages for name in page)


async def records_of(store: Store) -> dict[TableKey, Record]:
    found = {}
    for table in await tables_of(store):
        stored = await store.load(table)
        assert stored is not None
        found[table] = stored.record
    return found


async def forms_of(store: Store) -> set[int]:
    """Those that the heads of tables name."""
    names = [keys.log(table) for table in await tables_of(store)]
    heads = await store.client.ask_all(*(("LINDEX", name, 0) for name in names))
    return {codec.form_of([head.encode()]) for head in heads}


async def as_0_1(store: Store, table: TableKey, record: Record) -> None:
    """Store a table as 0.1 did, whose heads named no form."""
    rows = codec.encode(record)
    rows[0] = rows[0].replace(codec.HEAD_BEGINS, b"{")
    await store.client.ask("RPUSH", keys.log(table), *rows)
    await store.secret()


async def exported(store: Store) -> bytes:
    file = io.BytesIO()
    await Exporter(store, fold).export(file)
    return file.getvalue()


async def in_shell(*words: str) -> tuple[int, str, str]:
    done = await run_in_shell(*words)
    return done.returncode, done.stdout, done.stderr


def without_times(export: bytes) -> list[Any]:
    """What an export tells, but for when it was made, and how long something is still kept."""
    lines = [json.loads(line) for line in export.splitlines()]
    for line in lines:
        for name in ("made", "format", "kept_for", "lines", "digest"):
            line.pop(name, None)
    return sorted(lines, key=json.dumps)


async def test_there_is_a_step_to_every_form() -> None:
    assert list(STEPS) == list(range(2, FORM + 1))


# -- opened ----------------------------------------------------------------------------------------


async def test_an_empty_store_is_of_todays_form() -> None:
    with TemporaryDirectory(prefix="salle-") as folder:
        async with open_store(None, Path(folder)) as store:
            assert isinstance(store, Store)
            stored = await form.stored_form(store.client)
            assert stored == form.StoreForm(newest=FORM, oldest=FORM)


async def test_every_table_of_an_older_store_is_read_before_anything_is_changed(
    kept: Store,
) -> None:
    await form.take_up(kept.client, tell=pytest.fail)
    (then,) = await forms_of(kept)
    for record in (await records_of(kept)).values():
        fold(record)
        assert then == FORM or not record.head.proposal.is_rated  # form 3 brought ratings
    assert then <= FORM
    assert (await kept.profile(ANNA))["theme"] == "dark"


async def test_an_older_store_is_carried_forward_while_it_is_open() -> None:
    async with data_folder("0.1") as folder, open_store(None, folder, carries=True) as store:
        assert isinstance(store, Store)

        async def is_whole() -> bool:
            stored = await form.stored_form(store.client)
            return stored is not None and stored.is_whole

        await until(is_whole)
        assert await forms_of(store) == {FORM}


async def test_a_start_waits_for_no_table(url: str, redis_store: Store) -> None:
    """However many there are: the store is open before the first has been looked at."""
    await as_0_1(redis_store, key(), played(3))
    async with open_store(url, Path(), allow_volatile=True) as store:
        assert isinstance(store, Store)
        assert await forms_of(store) == {1}


async def test_a_store_of_a_newer_program_is_refused_in_a_sentence(
    url: str, redis_store: Store
) -> None:
    await redis_store.client.ask("HSET", keys.FORM, "form", FORM + 1, "oldest", FORM)
    newer = rf"^The games at .* are kept by a newer Salle, in form {FORM + 1}, and this one reads"
    with pytest.raises(StoreRefusedError, match=newer):
        async with open_store(url, Path(), allow_volatile=True):
            pytest.fail("opened")
    for command in ("migrate", "rebuild"):
        code, _, said = await in_shell(command, "--redis-url", url)
        assert code == 1
        assert "a newer Salle" in said


async def test_a_table_of_a_newer_form_costs_itself_alone(redis_store: Store) -> None:
    head, *rows = codec.encode(played(1))
    newer = head.replace(b'"form":%d' % FORM, b'"form":%d' % (FORM + 1))
    with pytest.raises(codec.DamagedRecordError, match=f"it has form {FORM + 1}"):
        codec.decode([newer, *rows])


# -- two programs side by side ---------------------------------------------------------------------


async def test_a_newer_program_says_why_it_waits_and_goes_on_when_the_older_one_ends(
    url: str, redis_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(form, "_LOOK", 0.01)
    await as_0_1(redis_store, key(), played(1))
    older = Redis.from_url(url)  # connects as 0.1 did
    await older.ping()
    told: asyncio.Queue[str] = asyncio.Queue()
    waiting = asyncio.create_task(form.take_up(redis_store.client, tell=told.put_nowait))
    assert (await told.get()).startswith("An older Salle still runs over ")
    assert await form.stored_form(redis_store.client) == OF_0_1
    await older.aclose()
    assert await waiting == form.StoreForm(newest=FORM, oldest=1)
    assert told.empty()


async def test_migrate_refuses_while_an_older_program_runs(url: str, redis_store: Store) -> None:
    await as_0_1(redis_store, key(), played(1))
    older = Redis.from_url(url)
    await older.ping()
    code, _, said = await in_shell("migrate", "--redis-url", url)
    await older.aclose()
    assert (code, said.endswith("stop it first.\n")) == (1, True)
    assert await forms_of(redis_store) == {1}


async def test_programs_of_one_form_work_side_by_side(url: str) -> None:
    async with (
        open_store(url, Path(), allow_volatile=True) as one,
        open_store(url, Path(), allow_volatile=True) as other,
    ):
        await one.update_profile(ANNA, {"theme": "dark"})
        assert await other.profile(ANNA) == {"theme": "dark"}


# -- carried forward -------------------------------------------------------------------------------


async def test_a_table_is_carried_forward_when_somebody_acts_there(redis_store: Store) -> None:
    """Also with acts that add a row to those that are there."""
    before = played(1)
    await as_0_1(redis_store, key(), before)
    after = moved(before)
    await redis_store.commit(key(), after, expected=before.version, timer=Timer())
    stored = await redis_store.load(key())
    assert stored is not None
    assert (stored.record, await forms_of(redis_store)) == (after, {FORM})


async def test_a_clock_of_seconds_becomes_a_bank(redis_store: Store) -> None:
    """As in records of before there were banks, which 0.1 still read."""
    stored = [
        b'{"game":"en_garde","rules":1,"players":{"one":null,"two":null},"clock":86400}',
        b'{"act":"propose","at":1790000000,"seat":"two","proposal":{"clock":3600}}',
        b'{"act":"propose","at":1790000001,"seat":"one","proposal":{"clock":0}}',
    ]
    record = codec.decode(stored)
    assert record.head.clock == TimeControl.per_decision(86_400)
    assert [entry.proposal and entry.proposal.clock for entry in record.log] == [
        TimeControl.per_decision(3_600),
        None,
    ]
    assert codec.decode(codec.carried(stored)) == record


async def test_a_profile_is_carried_forward_when_it_is_changed(redis_store: Store) -> None:
    await redis_store.client.ask("HSET", keys.profile(ANNA), "theme", "dark", "side", "left")
    assert await redis_store.profile(ANNA) == {"theme": "dark", "side": "left"}
    await redis_store.update_profile(ANNA, {"side": "", "locale": "it"})
    stored = await redis_store.client.ask("HGETALL", keys.profile(ANNA))
    assert stored == {"theme": "dark", "locale": "it", "form": str(FORM)}


async def test_nothing_is_left_of_a_profile_in_which_nothing_is_set(
    redis_store: Store,
) -> None:
    await redis_store.update_profile(ANNA, {"locale": "it"})
    await redis_store.update_profile(ANNA, {"locale": ""})
    assert await redis_store.client.ask("EXISTS", keys.profile(ANNA)) == 0


async def test_carried_forward_a_store_tells_the_same(kept: Store) -> None:
    before = await records_of(kept)
    older = len(before) if await forms_of(kept) != {FORM} else 0
    told = without_times(await exported(kept))
    stored = await form.take_up(kept.client, tell=pytest.fail)
    done = await Carrier(kept, breath=0, page=3).carry(stored)
    assert (done.tables, done.damaged) == (older, {})
    assert await forms_of(kept) == {FORM}
    assert await records_of(kept) == before
    assert without_times(await exported(kept)) == told


async def test_what_is_kept_for_a_time_is_kept_no_longer(redis_store: Store) -> None:
    await as_0_1(redis_store, key(), played(1))
    await redis_store.client.ask("PEXPIRE", keys.log(key()), 60_000)
    await Carrier(redis_store, breath=0).carry(OF_0_1)
    assert 0 < await redis_store.client.ask("PTTL", keys.log(key())) <= 60_000


async def test_whoever_acts_while_a_table_is_carried_forward_is_not_undone(
    redis_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(1)
    await as_0_1(redis_store, key(), before)
    run = redis_store.client.run

    async def after_an_act(script: Any, touched: Sequence[str], *words: Any) -> Any:
        monkeypatch.setattr(redis_store.client, "run", run)
        await redis_store.commit(key(), moved(before), expected=before.version, timer=Timer())
        return await run(script, touched, *words)

    monkeypatch.setattr(redis_store, "lease", lambda *_, **__: asyncio.sleep(0, True))
    monkeypatch.setattr(redis_store.client, "run", after_an_act)
    await Carrier(redis_store, breath=0).carry(OF_0_1)
    assert await records_of(redis_store) == {key(): moved(before)}


async def test_a_table_that_cannot_be_read_is_named_and_left(redis_store: Store) -> None:
    await as_0_1(redis_store, key(), played(1))
    broken = keys.log(key("broken"))
    await redis_store.client.ask("RPUSH", broken, '{"game":')
    await redis_store.client.ask("SET", "table:{0}:no list", "")
    done = await Carrier(redis_store, breath=0).carry(OF_0_1)
    assert (done.tables, set(done.damaged)) == (1, {broken, "table:{0}:no list"})
    assert await redis_store.client.ask("LRANGE", broken, 0, -1) == ['{"game":']


@pytest.mark.xdist_group("cluster")
async def test_a_cluster_is_carried_forward_too(cluster_url: str) -> None:
    store = Store(cluster_url)
    records = {key(f"t{number}", chat=str(number)): played(number % 6) for number in range(40)}
    for table, record in records.items():
        await as_0_1(store, table, record)
    await store.client.ask("HSET", keys.profile(ANNA), "theme", "dark")
    assert await form.older_programs(store.client)  # what the servers were set up with
    done = await Carrier(store, breath=0, page=10).carry(OF_0_1)
    assert (done.tables, done.profiles, await forms_of(store)) == (40, 1, {FORM})
    assert await records_of(store) == records
    await store.close()


async def test_killed_in_the_middle_it_goes_on() -> None:
    """A process that carries forward is killed after its first tables; the next does the rest."""
    async with kept_store("0.1") as url:
        store = Store(url)
        before = await records_of(store)
        process = await forks.begin(
            "tests.storage.partial_carrier", url, env={}, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout
        assert await process.stdout.readline() == b"a part is done\n"
        process.send_signal(signal.SIGKILL)
        await process.wait()
        assert await forms_of(store) == {1, FORM}
        assert await records_of(store) == before
        code, said, _ = await in_shell("migrate", "--redis-url", url)
        assert (code, said.startswith("Carried forward: ")) == (0, True)
        assert await forms_of(store) == {FORM}
        assert await records_of(store) == before
        await store.close()


# -- by hand ---------------------------------------------------------------------------------------


async def test_a_dry_run_says_what_would_change_and_changes_nothing() -> None:
    async with data_folder("0.1") as folder:
        arguments = ("migrate", "--data", str(folder))
        code, said, _ = await in_shell(*arguments, "--dry-run")
        assert code == 0
        assert said.splitlines() == [
            "Would be carried forward: 19 tables and 4 profiles of an older form.",
            *(f"In form {later}: {STEPS[later].what}." for later in range(2, FORM + 1)),
        ]
        async with private_server(folder) as url:
            store = Store(url)
            assert await forms_of(store) == {1}
            assert await form.stored_form(store.client) == OF_0_1
            await store.close()
        code, said, _ = await in_shell(*arguments)
        assert said.startswith("Carried forward: 19 tables")
        code, said, _ = await in_shell(*arguments)
        assert said == "Carried forward: 0 tables and 0 profiles of an older form.\n"


async def test_there_is_nothing_to_migrate_in_an_empty_store(url: str) -> None:
    code, said, _ = await in_shell("migrate", "--redis-url", url)
    assert (code, said.startswith("There are no games of Salle at ")) == (0, True)


# -- exports ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_older_export_is_imported_as_the_store_that_it_was_made_of(
    version: str, redis_store: Store
) -> None:
    export = (STORES / version / "export.jsonl").read_bytes()
    importer = Importer(redis_store, fold)
    done = await importer.load(io.BytesIO(export))
    assert done.damaged == {}
    assert await forms_of(redis_store) == {FORM}
    async with kept_store(version) as url:
        store = Store(url)
        assert await records_of(redis_store) == await records_of(store)
        await store.close()
    assert without_times(await exported(redis_store)) == without_times(export)


async def test_an_export_of_a_newer_program_is_refused_in_a_sentence(
    redis_store: Store,
) -> None:
    await redis_store.secret()
    newer = (await exported(redis_store)).replace(
        b'"format":%d' % FORM, b'"format":%d' % (FORM + 1)
    )
    with pytest.raises(BackupError, match="the export is of a newer Salle"):
        Importer(redis_store, fold).check(io.BytesIO(newer))
