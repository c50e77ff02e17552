"""The composition root: settings, store, commands, adapters and workers, as far as a role needs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol

import structlog

from bot import __version__, process_tuning
from bot.adapters.links import all_links
from bot.adapters.metrics_port import metrics_port
from bot.adapters.port import open_port
from bot.application.catalogue import Catalogue
from bot.application.deleting import Deleting
from bot.application.seeking import Seeking
from bot.application.tables import Tables
from bot.commands.application import Application
from bot.commands.context import Context
from bot.log_stream import LogStream
from bot.logs import start_logging
from bot.messages.messenger import Messenger, Page
from bot.messages.pictures import Pictures
from bot.messages.warming import warm_up
from bot.observability import metrics
from bot.observability.event_loop import watch
from bot.observability.health import Health
from bot.roles import ALL, Role
from bot.settings import Settings, StartError, read_settings
from bot.settings_list import deprecated_in_use, help_text, unknown_names
from bot.supervision import Run, begin, close, end, stop_signal
from bot.workers.computer_players import ComputerPlayers
from bot.workers.computer_turns import ComputerTurnWorker
from bot.workers.deletions import Deletions
from bot.workers.delivery import DeliveryWorker
from bot.workers.judging import Judges
from bot.workers.linker import Linker
from bot.workers.match_analyst import MatchAnalyst
from bot.workers.mended_rules import MendedRules
from bot.workers.notice_sender import NoticeSender
from bot.workers.old_records import OldRecords
from bot.workers.pairing_worker import PairingWorker
from bot.workers.puzzle_cutter import PuzzleCutter
from bot.workers.reckoner import Reckoner
from bot.workers.silent_people import SilentPeople
from bot.workers.timer_worker import TimerWorker
from bot.workers.tournament_worker import TournamentWorker
from engines import native
from storage import open_store
from storage.base import StoreAwayError, StoreRefusedError

log = structlog.get_logger(__name__)

# Told to stop, a process has 20 seconds: `docs/operating.md`.
_TO_STOP: Final = 2.0  # seconds, to take up nothing new
_TO_FINISH: Final = 11.0  # to finish what is being sent, and what people have asked for
_TO_LEAVE: Final = 4.0  # to log out


class Adapter(Messenger, Protocol):
    """A platform as the composition root sees it: it receives what people ask for, or sends what
    they are told, or both.
    """

    platform: str

    async def start(self) -> None:
        """Log in, or bind the port. Raises StartError; when it returns, people can play."""

    async def is_ready(self) -> bool:
        """Whether people can be heard and told there now."""

    async def run(self) -> None:
        """Serve until cancelled, through whatever the platform does; then take up nothing new."""

    async def finish(self) -> None:
        """Finish what people have asked for; what is to be sent can still be sent."""

    async def close(self) -> None:
        """Log out; also after a failed start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What this process does: its jobs by name, and the platforms that it does them for."""

    taking: Mapping[str, Run]  # take up what is asked for, or due
    delivering: Mapping[str, Run]
    health: Health
    adapters: Sequence[Adapter] = ()


def import_adapters(settings: Settings) -> list[ModuleType]:
    """The page's, and those of the platforms that have a token, if they receive or send here."""
    roles = settings.roles
    tokens = {Role.DISCORD: settings.discord_token, Role.TELEGRAM: settings.telegram_token}
    served = [Role.PAGE, *(one for one in tokens if tokens[one])]
    names = [one for one in served if roles & {one, Role.DELIVER}]
    packages = {Role.PAGE: "web"}
    return [import_module(f"bot.adapters.{packages.get(one, one)}.adapter") for one in names]


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Work]:
    """Everything that this process consists of, started; closed again at the end."""
    async with AsyncExitStack() as stack:
        # The private server starts while the platforms' libraries are imported.
        importing = asyncio.create_task(asyncio.to_thread(import_adapters, settings))
        catalogue = Catalogue()
        tables = await stack.enter_async_context(opened_tables(settings, catalogue))
        pictures = Pictures()
        stack.callback(pictures.close)
        context = Context(
            tables=tables,
            games=catalogue.games,
            players=catalogue.computers,
            links=all_links(settings.page_url),
            forget_days=settings.forget_days,
            notice_days=settings.forget_notice_days,
        )
        stack.push_async_callback(context.hints.close)
        app = Application(context)
        health = app.health
        await stack.enter_async_context(metrics_port(settings, tables.store, health))
        adapters: list[Adapter] = [
            package.make_adapter(settings, app, pictures) for package in await importing
        ]
        stack.push_async_callback(_close_all, adapters)
        # Before anybody acts: what is begun from now on has lost no time.
        await TimerWorker(tables=tables).credit_downtime()
        if needs_port(settings):
            await stack.enter_async_context(open_port(settings, health))
        for adapter in adapters:
            health.watch(adapter.platform, adapter.is_ready)
        await asyncio.gather(*(adapter.start() for adapter in adapters))
        if chats := {one.platform for one in adapters} - {"web"}:  # which has a page
            warming = asyncio.create_task(warm_up(pictures, catalogue, platforms=chats))
            stack.callback(warming.cancel)
        jobs = {adapter.platform: adapter.run for adapter in adapters}
        if Role.CLOCK in settings.roles:
            jobs["clock"] = lambda: TimerWorker(tables=tables).run()
            jobs["results"] = Reckoner(ratings=tables.ratings, annulments=tables.annulments).run
            jobs["linked people"] = Linker(tables=tables).run
            judges = Judges(catalogue.computers)
            stack.push_async_callback(judges.close)
            jobs["tournaments"] = TournamentWorker(
                tournaments=context.tournaments, judge=judges
            ).run
            jobs["pairings"] = PairingWorker(seeking=Seeking(tables)).run
            if settings.forget_days:
                jobs["silent people"] = SilentPeople(
                    deleting=Deleting(tables),
                    after_days=settings.forget_days,
                    notice_days=settings.forget_notice_days,
                ).run
            jobs["deletions"] = Deletions(deleting=Deleting(tables)).run
            jobs["mended rules"] = MendedRules(tables=tables).run
            if settings.keep_days:
                jobs["old records"] = OldRecords(tables=tables, keep_days=settings.keep_days).run
        if Role.THINK in settings.roles:
            players = ComputerPlayers(tables, thinkers=settings.thinkers)
            stack.push_async_callback(players.close)
            jobs["computer turns"] = lambda: ComputerTurnWorker(
                tables=tables, players=players
            ).run()
            analyst = MatchAnalyst(tables=tables, computers=catalogue.computers)
            stack.push_async_callback(analyst.close)
            jobs["analyses"] = analyst.run
            cutter = PuzzleCutter(tables=tables)
            stack.push_async_callback(cutter.close)
            jobs["puzzles"] = cutter.run
        delivering: dict[str, Run] = {}
        if Role.DELIVER in settings.roles:
            sender = NoticeSender(
                tables=tables,
                messengers={adapter.platform: adapter for adapter in adapters},
                notice_days=settings.forget_notice_days,
                page_url=settings.page_url or "",
                page=_page_of(adapters) if settings.page_url else None,
            )
            delivering["delivery"] = lambda: DeliveryWorker(store=tables.store, sender=sender).run()
        jobs["event loop"] = watch
        yield Work(taking=jobs, delivering=delivering, adapters=adapters, health=health)


@asynccontextmanager
async def opened_tables(settings: Settings, catalogue: Catalogue) -> AsyncIterator[Tables]:
    """The store, and the tables in it."""
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    async with open_store(
        url,
        settings.data,
        allow_volatile=settings.allow_volatile,
        appendfsync=settings.appendfsync,
        min_replicas=settings.min_replicas,
        observe=metrics.used_redis,
        carries=Role.CLOCK in settings.roles,
    ) as store:
        yield Tables(
            store,
            catalogue.games,
            secret=await store.secret(),
            now=time.time,
            challenge_days=settings.challenge_days,
            is_shared=settings.roles != ALL,
            computers=catalogue.computers,
        )


def _page_of(adapters: Sequence[Adapter]) -> Page | None:
    # The adapter that shows tables of every platform.
    return next((one for one in adapters if isinstance(one, Page)), None)


def needs_port(settings: Settings) -> bool:
    """Whether a process without the page opens a port: for a webhook, or to tell of its health.

    Several on one machine would need a port each: a process has one where the operator says so.
    """
    if Role.PAGE in settings.roles:
        return False  # which has one itself
    has_webhook = Role.TELEGRAM in settings.roles and settings.telegram_webhook_url
    return bool(has_webhook) or "port" in settings.model_fields_set


async def _close_all(adapters: Sequence[Adapter]) -> None:
    async with asyncio.TaskGroup() as tasks:
        for adapter in adapters:
            tasks.create_task(close(adapter.platform, adapter.close, within=_TO_LEAVE))


async def serve(settings: Settings) -> None:
    """Run until a signal asks to stop, whatever fails meanwhile. Raises StartError."""
    process_tuning.shorten_thread_switches()
    stop = stop_signal()
    async with opened(settings) as work:
        taking, delivering = begin(work.taking), begin(work.delivering)
        process_tuning.release_startup_memory()
        await stop.wait()
        work.health.drain()
        await end(taking, within=_TO_STOP)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(end(delivering, within=_TO_FINISH))
            for adapter in work.adapters:
                tasks.create_task(close(adapter.platform, adapter.finish, within=_TO_FINISH))


def _begin_logging(settings: Settings) -> None:
    stream = LogStream(sys.stderr.fileno())
    start_logging(settings.log_level, settings.log_format, settings.secrets, stream)


class _Parser(argparse.ArgumentParser):
    """Makes the list of settings only for who asks for it."""

    def format_help(self) -> str:
        """The help, with all settings at its end."""
        self.epilog = help_text()
        return super().format_help()


def _arguments(arguments: Sequence[str] | None) -> dict[str, str]:
    # What the command line says, under the names of its settings.
    parser = _Parser(
        prog="python -m bot" if Path(sys.argv[0]).name == "__main__.py" else "salle",
        description="Salle: games for two by correspondence, in Discord, in Telegram, and at a "
        "local table in the browser.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Salle {__version__}")
    parser.add_argument(
        "--role",
        action="append",
        metavar="ROLE",
        help="what this process does, several separated by commas: discord, telegram, page (hear "
        "people there), deliver (tell them), clock, think, or all (the default)",
    )
    parser.add_argument(
        "--shards",
        metavar="0-3/16",
        help="which of Discord's shards this process hears: here the first four of sixteen",
    )
    given = parser.parse_args(arguments)
    said = {"SALLE_ROLES": ",".join(given.role or ()), "discord_shards": given.shards}
    return {name: value for name, value in said.items() if value}


def warn_of_settings(settings: Settings) -> None:
    """Log what looks like a setting and is none, and what is set and will go."""
    for unknown in unknown_names():
        log.warning("unknown setting", name=unknown.name, advice=unknown.advice)
    for old in deprecated_in_use(settings):
        log.warning("deprecated setting", name=old.names[0], advice=old.instead)


def main(arguments: Sequence[str] | None = None) -> int:
    """Start Salle; the exit code."""
    given = _arguments(arguments)
    process_tuning.limit_heap()
    process_tuning.allow_many_files()
    try:
        settings = read_settings(**given)
        _begin_logging(settings)
        warn_of_settings(settings)
        if why := native.form().refused:
            log.warning("what make native compiled is not used", why=why)
        asyncio.run(serve(settings))
    except (StartError, StoreAwayError, StoreRefusedError) as err:
        print(f"Salle: {err}", file=sys.stderr)  # noqa: T201 - the operator's one line
        return 1
    return 0
