"""`python -m bot admin`: keeps order in the whole store, for its operator."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from bot.application.admin_draft import AdminDraft
from bot.application.catalogue import Catalogue
from bot.application.loaded_table import DamagedTableError, LoadedTable, NoTableError
from bot.application.made_up_pairs import MadeUpPairs
from bot.application.tables import Tables
from bot.commands import admin_acts
from bot.commands.admin_log import line_of, names_of
from bot.commands.context import Context
from bot.messages.words import REFUSALS, refusal, say_in
from bot.settings import StartError, read_settings
from engines.core.names import plain_text
from storage.administration import EVERYWHERE, KEPT, AdminAct
from storage.base import StoreAwayError, StoreRefusedError, TableKey
from storage.embedded import server_at
from storage.store import Store

_ABOUT: Final = """\
Does in the whole store what administrators do in their place: what is banned is banned everywhere,
what is friendly is friendly everywhere. People and tables are named as the store names them
(docs/redis.md). Salle may run meanwhile. Every act is asked once more, and stands in a log.
"""
_MOST: Final = 1_000  # entries of the log
_LONGEST_REASON: Final = 200

# Asks the operator; whether they said yes.
Confirm = Callable[[str], bool]


def main(arguments: Sequence[str], *, confirm: Confirm | None = None) -> int:
    """Do what the command line says; the exit code."""
    asked = parser().parse_args(arguments)
    yes: Confirm = (lambda _: True) if asked.yes else confirm or _ask
    try:
        _tell(asyncio.run(_over_store(asked, yes)))
    except REFUSALS as err:
        _tell([refusal(err, say_in("en"))])
        return 1
    except (
        *(StartError, StoreAwayError, StoreRefusedError),
        *(NoTableError, DamagedTableError, ValueError),
    ) as err:
        _tell([f"Salle: {err}"])
        return 1
    return 0


def _tell(lines: Sequence[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def _ask(question: str) -> bool:
    return input(f"{question} [y/N] ").strip().casefold() in ("y", "yes")


def parser() -> argparse.ArgumentParser:
    """What the command line may say."""
    whole = argparse.ArgumentParser(prog="python -m bot admin", description=_ABOUT)
    whole.add_argument("--yes", action="store_true", help="don't ask once more")
    acts = whole.add_subparsers(required=True, metavar="ACT", dest="act")
    log = acts.add_parser("log", help="what was done everywhere, or in a place")
    log.add_argument("place", nargs="?", default=EVERYWHERE, help="platform:server or group")
    acts.add_parser("pairs", help="pairs whose rated results look made up; nothing is decided")
    for act, about, count in (
        (AdminAct.BAN, "nobody plays with this person any more; running tables go on", 1),
        (AdminAct.UNBAN, "the opposite", 1),
        (AdminAct.KEEP_FRIENDLY, "these two play no rated matches against each other", 2),
        (AdminAct.ALLOW_RATED, "the opposite", 2),
    ):
        one = acts.add_parser(act.replace("_", "-"), help=about)
        one.add_argument("people", nargs=count, metavar="PERSON", help="platform:id")
        one.add_argument("--reason", default="", required=act is AdminAct.BAN)
    for act, about in (
        (AdminAct.FREE, "end a match that nobody plays without a result"),
        (AdminAct.VOID, "take a match's result out; ratings are reckoned anew"),
    ):
        one = acts.add_parser(act, help=about)
        one.add_argument("table", help="platform:chat:id")
        one.add_argument("--reason", required=True, help="told to both players")
    return whole


async def _over_store(asked: argparse.Namespace, confirm: Confirm) -> list[str]:
    async with _opened() as context:
        return await administer(context, asked, confirm)


async def administer(context: Context, asked: argparse.Namespace, confirm: Confirm) -> list[str]:
    """Do what was asked over a store; what there is to say of it."""
    if asked.act == "pairs":
        return await _pairs(context.store)
    if asked.act == "log":
        return await _log(context.store, asked.place)
    return await _do(context, asked, confirm)


@asynccontextmanager
async def _opened() -> AsyncIterator[Context]:
    settings, catalogue = read_settings(), Catalogue()
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    if url is None and not await asyncio.to_thread(settings.data.is_dir):
        raise StoreRefusedError(f"There is no data folder at {settings.data}: set SALLE_DATA.")
    async with server_at(url, settings.data) as where:
        store = Store(where)
        try:
            await store.check(allow_volatile=True)
            secret = await store.secret()
            tables = Tables(store, catalogue.games, secret=secret, now=time.time)
            yield Context(tables=tables, games=catalogue.games, players=catalogue.computers)
        finally:
            await store.close()


async def _pairs(store: Store) -> list[str]:
    lines = list[str]()
    for game in await store.games_with_results():
        pairs = MadeUpPairs(game=game)
        voided = await store.voided(game)
        async for entry in store.all_reckoned(game):
            pairs.add(entry, voided)
        lines += map(str, (*pairs.suspected(), *pairs.fed()))
    return lines or ["No pair looks as if its rated results were made up."]


async def _log(store: Store, place: str) -> list[str]:
    entries = await store.admin_log(place, since=time.time() - KEPT, limit=_MOST)
    names, say = await names_of(store, entries), say_in("en")
    return [line_of(entry, names, say) for entry in entries] or [say("admin-log-empty")]


async def _do(context: Context, asked: argparse.Namespace, confirm: Confirm) -> list[str]:
    act = AdminAct(asked.act.replace("-", "_"))
    about, table = tuple(getattr(asked, "people", ())), ""
    if act in admin_acts.ENDING:
        loaded = await _table(context, asked.table)
        admin_acts.check_table(loaded, act, (), now=context.now())
        about = tuple(str(one.address) for one in loaded.people)
        table = str(loaded.key)
    draft = AdminDraft(
        id=secrets.token_hex(6),
        at=context.now(),
        place=EVERYWHERE,
        act=act,
        about=about,
        table=table,
        reason=plain_text(asked.reason)[:_LONGEST_REASON],
    )
    if not confirm(f"{asked.act}: {' '.join(filter(None, (*about, table)))}. Do it?"):
        return ["Nothing was done."]
    await admin_acts.do(context, "", draft)
    await context.tables.annulments.settle()
    return ["Done."]


async def _table(context: Context, name: str) -> LoadedTable:
    return await context.tables.load(TableKey.parse(name))
