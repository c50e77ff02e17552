"""The rim of what an operator imports: exports that a hand, a disk or another program changed."""

from __future__ import annotations

import contextlib
import copy
import hashlib
import io
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.commands import boards, table_list
from storage.__main__ import fold
from storage.backup import BackupError, backup_file
from storage.backup.exporting import Exporter
from storage.backup.importing import Importer
from storage.base import StoreAwayError, StoreRefusedError
from storage.client import ServerError
from storage.store import Store
from tests.bot.salle import Salle
from tests.fuzz.hall import Hall
from tests.fuzz.judge import Outcome
from tests.fuzz.mutators import damaged_bytes, damaged_json
from tests.servers.valkey import valkey
from tests.storage.tournament_records import begun

_EXPECTED: Final = (StoreAwayError, StoreRefusedError, ServerError, BackupError)
"""What the shell says in a line."""

_TOURNAMENT: Final = "k3zqa7xw"
_KEPT: Final = ("telegram:1", {"name": "Kept"})
"""What stands in the store before, and may not be lost."""


class ImportedFiles:
    """Files, and a store that they are imported into."""

    name = "imported_files"

    def __init__(self, store: Store, hall: Hall, export: bytes, folder: Path) -> None:
        self._store, self._hall = store, hall
        self._export = export
        self._lines = [json.loads(line) for line in export.splitlines()]
        self._file = folder / "export"
        self._state: dict[str, Any] = {}

    def make(self, random: Random) -> bytes:
        kind = random.randrange(8)
        if kind == 0:
            return damaged_bytes(random, self._export)
        lines = copy.deepcopy(self._lines[:-1])
        at = random.randrange(len(lines))
        if kind == 1:
            lines.insert(at, lines[random.randrange(len(lines))])
        elif kind == 2:
            del lines[at]
        else:
            lines[at] = damaged_json(random, lines[at])
        return _closed(lines)

    async def drive(self, given: bytes) -> Outcome:
        self._file.write_bytes(given)
        try:
            with backup_file.opened(self._file) as file:
                await Importer(self._store, fold).load(file)
        except _EXPECTED as err:
            self._state = await _contents(self._store)
            return Outcome(is_refused=True, said=str(err))
        await self._looked_at()
        await self.empty()
        return Outcome(is_refused=False)

    async def _looked_at(self) -> None:
        """What was accepted can be looked at, or says that it can't."""
        salle = Salle(self._store)
        try:
            for person in self._hall.people:
                await salle.app.run(table_list.tables, person.ask())
                for table in self._hall.tables:
                    await salle.app.run(boards.hand, person.ask(), table)
            await salle.context.tournaments.find(_TOURNAMENT)
        finally:
            await salle.computers.close()

    async def empty(self) -> None:
        """Nothing but what was there before any import."""
        await self._store.client.ask("FLUSHALL")
        await self._store.update_profile(*_KEPT)
        self._state = await _contents(self._store)

    def state(self) -> object:
        return self._state


def _closed(lines: Sequence[object]) -> bytes:
    """With an end that fits: damage that a digest doesn't tell."""
    body = b"".join(json.dumps(line).encode(errors="replace") + b"\n" for line in lines)
    digest = hashlib.sha256(body).hexdigest()
    end = {"kind": "end", "lines": body.count(b"\n"), "digest": digest}
    return body + json.dumps(end).encode() + b"\n"


async def _contents(store: Store) -> dict[str, Any]:
    """Every key, and how long it is in the server's own form."""
    found: dict[str, Any] = {}
    async for page in store.client.keys("*"):
        for key in page:
            found[key] = len(await store.client.ask("DUMP", key) or "")
    return found


@contextlib.asynccontextmanager
async def open_imported_files() -> AsyncIterator[ImportedFiles]:
    with valkey() as url, TemporaryDirectory(prefix="salle-") as folder:
        store = Store(url)
        hall = await Hall(salle=Salle(store)).open()
        await store.secret()
        await store.commit_tournament(_TOURNAMENT, begun(), expected=None, look_at=1.0)
        export = io.BytesIO()
        await Exporter(store, fold).export(export)
        rim = ImportedFiles(store, hall, export.getvalue(), Path(folder))
        await rim.empty()
        yield rim
        await hall.close()
        await store.close()
