"""What an operator can do with the store from the shell: `python -m storage --help`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from storage.base import StoreAwayError, StoreRefusedError
from storage.client import RedisClient, ServerError
from storage.embedded import private_server, running_server
from storage.rebuild import ListRebuilder
from storage.server_check import check_server

_REBUILD: Final = """\
Make the lists of tables (what runs, what is over) anew from the logs of the tables.

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
    """Where Salle keeps games: the names are those of `bot.settings`."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    redis_url: SecretStr | None = None
    data: Path = Field(Path("data"), validation_alias="SALLE_DATA")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        print(asyncio.run(_rebuild(asked.redis_url, asked.data)))  # noqa: T201 - what it is for
    except (StoreAwayError, StoreRefusedError, ServerError) as err:
        print(f"Salle: {err}", file=sys.stderr)  # noqa: T201 - the operator's one line
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m storage", description="What Salle keeps, from the shell."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    rebuild = commands.add_parser(
        "rebuild",
        help="make the lists of tables anew from the logs",
        description=_REBUILD,
        epilog=_WHERE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    where = rebuild.add_mutually_exclusive_group()
    where.add_argument("--redis-url", metavar="URL", help="redis://host:port or unix:///path")
    where.add_argument("--data", metavar="FOLDER", type=Path, help="Salle's data folder")
    return parser


async def _rebuild(url: str | None, folder: Path | None) -> str:
    """Rebuild the lists; what was changed, in words. Raises as the store does."""
    settings = _Settings()
    if url is None and folder is None and settings.redis_url:
        url = settings.redis_url.get_secret_value()
    folder = folder or settings.data
    if url is None and not await asyncio.to_thread(folder.is_dir):
        raise StoreRefusedError(f"There is no data folder at {folder}: name it with --data.")
    async with _server(url, folder) as where:
        client = RedisClient(where)
        try:
            await check_server(client, allow_volatile=True)
            return str(await ListRebuilder(client).rebuild())
        finally:
            await client.close()


@asynccontextmanager
async def _server(url: str | None, folder: Path) -> AsyncIterator[str]:
    """The server's URL; over a folder that of the Salle that runs there, or one started for us."""
    if url is not None:
        yield url
    elif running := await running_server(folder):
        yield running
    else:
        async with private_server(folder) as started:
            yield started


if __name__ == "__main__":
    sys.exit(main())
