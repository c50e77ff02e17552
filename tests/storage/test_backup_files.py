"""What is refused to be exported or imported, and what the shell says of it."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
from pathlib import Path
from typing import Any

import pytest

from storage.backup import BackupError
from storage.backup.exporting import Exporter
from storage.base import Timer
from storage.store import Store
from tests.storage.backups import all_of, begun, exported, fill, fold, imported
from tests.storage.records import key
from tests.storage.shell import in_shell

pytestmark = pytest.mark.asyncio


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
