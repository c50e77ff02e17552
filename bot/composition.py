"""The composition root: settings, store, commands, adapters and workers in one process."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol

from bot import __version__, process_tuning
from bot.application.catalogue import Catalogue
from bot.application.tables import Tables
from bot.commands.application import Application
from bot.commands.context import Context
from bot.log_stream import LogStream
from bot.logs import start_logging
from bot.messages.messenger import Messenger
from bot.messages.pictures import Pictures
from bot.settings import HELP, Settings, StartError, read_settings
from bot.supervision import begin, close, end, stop_signal
from bot.workers.clock import Clock
from bot.workers.computer_players import ComputerPlayers
from bot.workers.delivery import Deliverer
from bot.workers.notice_sender import NoticeSender
from storage import open_store
from storage.base import StoreAwayError, StoreRefusedError

_TO_STOP: Final = 2.0  # seconds, to take up nothing new
_TO_DELIVER: Final = 11.0  # to finish what is being sent
_TO_ANSWER: Final = 8.0  # to finish what people have asked for, and log out


class Adapter(Messenger, Protocol):
    """A platform as the composition root sees it."""

    platform: str

    async def start(self) -> None:
        """Log in, or bind the port. Raises StartError; when it returns, people can play."""
        ...

    async def run(self) -> None:
        """Serve until cancelled, through whatever the platform does; then take up nothing new."""
        ...

    async def close(self) -> None:
        """Finish what people have asked for, and log out; also after a failed start."""
        ...


def import_adapters(settings: Settings) -> list[ModuleType]:
    """The local table's package, and that of each platform that has a token; no others."""
    names = ["web"]
    names += ["discord"] if settings.discord_token else []
    names += ["telegram"] if settings.telegram_token else []
    return [import_module(f"bot.adapters.{name}") for name in names]


@asynccontextmanager
async def opened(
    settings: Settings,
) -> AsyncIterator[tuple[Tables, list[Adapter], ComputerPlayers]]:
    """Everything that Salle consists of, started; closed again at the end."""
    async with AsyncExitStack() as stack:
        # The private server starts while the platforms' libraries are imported.
        importing = asyncio.create_task(asyncio.to_thread(import_adapters, settings))
        url = settings.redis_url.get_secret_value() if settings.redis_url else None
        store = await stack.enter_async_context(
            open_store(
                url,
                settings.data,
                allow_volatile=settings.allow_volatile,
                appendfsync=settings.appendfsync,
            )
        )
        catalogue = Catalogue()
        tables = Tables(
            store,
            catalogue.games,
            secret=await store.secret(),
            now=time.time,
            challenge_days=settings.challenge_days,
        )
        context = Context(tables=tables, games=catalogue.games, players=catalogue.computers)
        pictures = Pictures()
        stack.callback(pictures.close)
        computers = ComputerPlayers(tables)
        stack.push_async_callback(computers.close)
        app = Application(context)
        packages = await importing
        messengers = [package.make_adapter(settings, app, pictures) for package in packages]
        stack.push_async_callback(_close_all, messengers)
        # Before anybody acts: what he begins now has lost no time.
        await Clock(tables=tables).credit_downtime()
        await asyncio.gather(*(messenger.start() for messenger in messengers))
        yield tables, messengers, computers


async def _close_all(adapters: Sequence[Adapter]) -> None:
    async with asyncio.TaskGroup() as tasks:
        for adapter in adapters:
            tasks.create_task(close(adapter.platform, adapter.close, within=_TO_ANSWER))


async def serve(settings: Settings) -> None:
    """Run until a signal asks to stop, whatever fails meanwhile. Raises StartError."""
    process_tuning.shorten_thread_switches()
    stop = stop_signal()
    async with opened(settings) as (tables, messengers, computers):
        sender = NoticeSender(
            tables=tables,
            messengers={messenger.platform: messenger for messenger in messengers},
            computers=computers,
        )
        jobs = {messenger.platform: messenger.run for messenger in messengers}
        jobs["clock"] = lambda: Clock(tables=tables).run()
        taking = begin(jobs)
        delivering = begin({"delivery": lambda: Deliverer(store=tables.store, sender=sender).run()})
        process_tuning.release_startup_memory()
        await stop.wait()
        await end(taking, within=_TO_STOP)
        await end(delivering, within=_TO_DELIVER)


def _begin_logging(settings: Settings) -> None:
    tokens = (
        settings.discord_token,
        settings.telegram_token,
        settings.telegram_webhook_secret,
        settings.redis_url,
    )
    secrets = [token.get_secret_value() for token in tokens if token]
    stream = LogStream(sys.stderr.fileno())
    start_logging(settings.log_level, settings.log_format, secrets, stream)


def _arguments(arguments: Sequence[str] | None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bot" if Path(sys.argv[0]).name == "__main__.py" else "salle",
        description="Salle: games for two by correspondence, in Discord, in Telegram, and at a "
        "local table in the browser.",
        epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Salle {__version__}")
    parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Start Salle; the exit code."""
    _arguments(arguments)
    process_tuning.limit_heap()
    process_tuning.allow_many_files()
    try:
        settings = read_settings()
        _begin_logging(settings)
        asyncio.run(serve(settings))
    except (StartError, StoreAwayError, StoreRefusedError) as err:
        print(f"Salle: {err}", file=sys.stderr)  # noqa: T201 - the operator's one line
        return 1
    return 0
