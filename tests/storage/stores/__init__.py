"""Stores that older programs made, opened as what today's program finds.

Each version has a folder: `folder/` is a data folder, `export.jsonl` an export of the same,
`buttons.json` data of buttons that it had sent. `make_<version>.py` says how they were made.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from storage.embedded import private_server

STORES = Path(__file__).parent
VERSIONS = sorted(path.name for path in STORES.iterdir() if (path / "folder").is_dir())
EARLY = ["0.1", "form_2"]
"""Those of before 1.0: both have the same tables."""


def form_of(version: str) -> int:
    """The form in which everything of a version's store is; 0.1 knew of none."""
    with (STORES / version / "export.jsonl").open(encoding="utf-8") as lines:
        return int(json.loads(lines.readline()).get("format", 1))


@asynccontextmanager
async def data_folder(version: str) -> AsyncIterator[Path]:
    """A copy of a version's data folder, over which nothing runs."""
    with TemporaryDirectory(prefix="salle-") as copy:
        yield Path(copytree(STORES / version / "folder", Path(copy) / "d"))


@asynccontextmanager
async def kept_store(version: str) -> AsyncIterator[str]:
    """The URL of a server over such a copy."""
    async with data_folder(version) as folder, private_server(folder) as url:
        yield url
