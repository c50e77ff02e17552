"""What an operator can do with the store from the shell: `python -m storage --help`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from engines.core.match_state import MatchState
from engines.core.record import DamagedRecordError, Record
from engines.core.replay import replay
from engines.registry import load_games
from storage import keys
from storage.backup import BackupError, backup_file
from storage.backup.exporting import Exporter
from storage.backup.importing import Importer
from storage.base import StoreAwayError, StoreRefusedError
from storage.carrying import Carrier
from storage.embedded import server_at
from storage.form import StoreForm, refuse_beside_older, stored_form, take_up
from storage.rebuild import ListRebuilder
from storage.recount import differences
from storage.server_errors import ServerError
from storage.store import Store

_REBUILD: Final = """\
Make the lists of tables (what runs, what is over) anew from the logs of the tables, and those of
tournaments from theirs.

What is missing on the lists of players and chats is added, what is wrong is removed, and nothing
else is touched. It may be done at any time, also while Salle runs, and as often as one likes; at
the end it says what it has changed. A table whose log can't be read is named and left.

Matches that ended by a move before Salle marked that are taken for running where they stand on no
list; Salle puts them right when their players look at their tables. That a table is played in a
thread of Discord no log says: the list of a thread is put right, and not made anew.
"""

_WHERE: Final = """\
Without --redis-url and --data the settings of Salle say where the games are: REDIS_URL, else
SALLE_DATA, from the environment or from a file .env in the working folder.
"""


class _Settings(BaseSettings):
    # Where Salle keeps games: the names are those of `bot.settings`.

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    redis_url: SecretStr | None = None
    data: Path = Field(Path("data"), validation_alias="SALLE_DATA")


_EXPORT: Final = """\
Write all tables, tournaments, people and settings to a file, one JSON object a line; gzipped, if
its name ends in .gz. It may be done while people play: each table is whole. The file is as secret
as the games themselves, for it holds hands and what shuffles are made from; nobody else may
read it.

Every table and tournament is replayed; one that can't be is named, and exported as it stands.
Records that are older than SALLE_KEEP_DAYS are dropped only if they stand in an export.
"""

_IMPORT: Final = """\
Put what was exported into an empty store, or back into the one that it came from: a Redis, a
cluster, or the private server of a data folder. First the whole file is read and every table
replayed; only then is anything written. Stop Salle first.

A table that is there already, and has come as far, is left. Broken off, it can be done again.
"""

_MIGRATE: Final = """\
Carry all that is stored in the form of an older Salle forward, at once. Salle does it by herself
while she runs, so nobody has to: this is for who wants to see it done before she starts.

It may be done while Salle runs, and be broken off; done again, it goes on. An older Salle must not
run over the store meanwhile: she could not read what this one writes.
"""


_RATINGS: Final = """\
Reckon all ratings anew from the results, in the order in which these were reckoned, and print what
differs from what is noted: nothing, to the last digit. Nothing is changed. Exit code 1 if something
differs.
"""


class _DifferError(Exception):
    """Something is noted otherwise; the message says what."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        print(asyncio.run(_over_store(asked)))  # noqa: T201 - what it is for
    except _DifferError as found:
        print(found)  # noqa: T201 - what it is for
        return 1
    except (
        StoreAwayError,
        StoreRefusedError,
        ServerError,
        BackupError,
        DamagedRecordError,
    ) as err:
        print(f"Salle: {str(err).rstrip('.')}.", file=sys.stderr)  # noqa: T201 - the operator's one line
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m storage", description="What Salle keeps, from the shell."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, does, what, more in (
        ("rebuild", _rebuild, "make the lists of tables anew from the logs", _REBUILD),
        ("export", _export, "write everything to a file", _EXPORT),
        ("import", _import, "put everything back from a file", _IMPORT),
        ("ratings", _ratings, "reckon all ratings anew, and print what differs", _RATINGS),
        ("migrate", _migrate, "carry what an older Salle has stored forward", _MIGRATE),
    ):
        command = commands.add_parser(
            name,
            help=what,
            description=more,
            epilog=_WHERE,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.set_defaults(does=does)
        if name in ("export", "import"):
            command.add_argument("file", metavar="FILE", type=Path)
        if name == "migrate":
            command.add_argument("--dry-run", action="store_true", help="say what would change")
        where = command.add_mutually_exclusive_group()
        where.add_argument("--redis-url", metavar="URL", help="as REDIS_URL")
        where.add_argument("--data", metavar="FOLDER", type=Path, help="Salle's data folder")
    return parser


async def _over_store(asked: argparse.Namespace) -> str:
    # Do it over the store that is meant; what was done, in words. Raises as the store does.
    settings, url, folder = _Settings(), asked.redis_url, asked.data
    if url is None and folder is None and settings.redis_url:
        url = settings.redis_url.get_secret_value()
    folder = folder or settings.data
    if url is None and asked.does is not _import and not await asyncio.to_thread(folder.is_dir):
        raise StoreRefusedError(f"There is no data folder at {folder}: name it with --data.")
    async with server_at(url, folder) as where:
        store = Store(where)
        try:
            await store.check(allow_volatile=True)
            await stored_form(store.client)  # refuses that of a newer Salle
            done: str = await asked.does(store, asked)
            return done
        finally:
            await store.close()


async def _rebuild(store: Store, asked: argparse.Namespace) -> str:
    return str(await ListRebuilder(store.client).rebuild())


async def _export(store: Store, asked: argparse.Namespace) -> str:
    with backup_file.created(asked.file) as file:
        done = await Exporter(store, fold).export(file)
    await store.client.ask("SET", keys.EXPORTED, done.made)
    return str(done)


async def _import(store: Store, asked: argparse.Namespace) -> str:
    await _raise_form(store)
    with backup_file.opened(asked.file) as file:
        return str(await Importer(store, fold).load(file))


async def _ratings(store: Store, asked: argparse.Namespace) -> str:
    found = await differences(store)
    if found.lines:
        raise _DifferError(str(found))
    return str(found)


async def _migrate(store: Store, asked: argparse.Namespace) -> str:
    form = await stored_form(store.client)
    if form is None:
        return f"There are no games of Salle at {store.client.where}."
    if not asked.dry_run:
        form = await _raise_form(store)
    done = await Carrier(store, breath=0).carry(form, is_dry=asked.dry_run)
    return f"{'Would be carried' if asked.dry_run else 'Carried'} forward: {done}"


async def _raise_form(store: Store) -> StoreForm:
    # Make the store one of today's form, or refuse. What it may still hold.
    await refuse_beside_older(store.client)
    return await take_up(store.client, tell=lambda why: print(f"Salle: {why}", file=sys.stderr))  # noqa: T201 - for the operator


def fold(record: Record) -> MatchState:
    """Replay a record by the games that are here. Raises DamagedRecordError, KeyError."""
    return replay(load_games()[record.head.game], record)


if __name__ == "__main__":
    sys.exit(main())
