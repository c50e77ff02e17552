"""Forgetting somebody: he is asked first, and told which of his matches it ends."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import structlog

from bot.application import commits, profile
from bot.application.following import unfollow_all
from bot.application.game_faults import fault_of
from bot.application.listed_tables import running_tables
from bot.application.loaded_table import (
    BusyError,
    DamagedTableError,
    LoadedTable,
    NoTableError,
)
from bot.application.model import Ask, ButtonStyle, Choice, Post, Prompt, Reply
from bot.application.next_matches import begin_no_more
from bot.application.seeking import Seeking
from bot.commands.acting import MovedOnError
from bot.commands.context import Context
from bot.commands.declaration import Command, alone
from bot.messages.perspective import Perspective
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

# The buttons of the question: `fg:<the tables that it named>`, `fg:` to keep everything.
FORGET_PREFIX: Final = "fg"


# His tables that are over, of which any may still hold what he has said there.
_FINISHED: Final = 10_000


async def forget(context: Context, ask: Ask) -> Reply:
    """Ask whether he wants it, and say what becomes of his matches and challenges."""
    tables = await _tables_of(context, ask)
    say = await context.say(ask)
    lines = [say("forget-what")]
    if tables:
        lines.append(say("forget-ends"))
        lines += [_end_in_words(context.perspective(ask, table)) for table in tables]
    controls = (
        Choice(label=say("forget-yes"), ticket=_ticket(_fingerprint(tables)), style=ButtonStyle.GO),
        Choice(label=say("forget-no"), ticket=_ticket("")),
    )
    return Reply(
        private=Post(lines=tuple(lines), prompt=Prompt(lead=say("forget-ask"), controls=controls))
    )


async def tapped(context: Context, ask: Ask, ticket: str) -> Reply:
    """The answer; asked again if other tables run by now than the question named.

    Raises:
        BusyError: some may have ended; asked again, he is forgotten with the rest.
    """
    named = ticket.partition(":")[2]
    say = await context.say(ask)
    if not named:
        return _answered(say("forget-kept"))
    await Seeking(context.tables).leave(ask.me)  # a match that was just found is asked about, too
    tables = await _tables_of(context, ask)
    if named != _fingerprint(tables):
        question = await forget(context, ask)
        return Reply(ack=say("forget-changed"), private=question.private)
    with commits.watched():  # it isn't done before all of it is
        for table in tables:
            await _end(context, ask, table)
        await begin_no_more(context.tables, ask.me)
        pinned = profile.pinned_message(await context.store.profile(ask.me))
        await _forget_talk(context, ask)
        await unfollow_all(context.store, ask.me)
        await context.store.end_sessions(ask.me, *await context.store.sessions(ask.me))
        await context.store.forget(ask.me)
        await context.store.forget_pseudonym(context.tables.pseudonym(ask.me))
        await context.tables.ratings.settle()  # else what waits would give them a standing again
        await context.store.forget_standings(ask.me, context.games, at=context.now())
    reply = _answered(say("hall-forgotten"), is_forgotten=True)
    return replace(reply, unpinned=pinned.reference if pinned else "")


async def _forget_talk(context: Context, ask: Ask) -> None:
    running = await context.store.running_tables(ask.me)
    finished = await context.store.finished_tables(ask.me, limit=_FINISHED)
    await asyncio.gather(*(context.store.forget_talk(key, ask.me) for key in (*running, *finished)))


async def _tables_of(context: Context, ask: Ask) -> list[LoadedTable]:
    running = await running_tables(context.tables, ask.me)
    return [table for table in running if table.seat_of(ask.me)]


# A table that can't be read has closed, and keeps what it holds.
async def _end(context: Context, ask: Ask, table: LoadedTable) -> None:
    def decide(now: LoadedTable) -> Entry:
        seat = now.seat_of(ask.me)
        if (act := _act(now, seat)) is None:
            raise MovedOnError
        return Entry(act=act, seat=seat, at=int(context.now()))

    try:
        await context.tables.act(
            table.key, decide, table=table, asker=ask.me, already_shown_to=ask.me
        )
    except (MovedOnError, MatchError, NoTableError, DamagedTableError):
        return
    except (BusyError, StoreAwayError):
        raise
    except Exception as err:  # whatever a game breaks in must not keep him from being forgotten
        log.error("a match can't be ended", table=str(table.key), why=fault_of(err))


# What ends the part of a seat; None if the table has come to its end.
def _act(table: LoadedTable, seat: Seat | None) -> Act | None:
    if table.match.status is Status.PLAYING:
        return Act.LEAVE if table.series else Act.RESIGN
    if table.match.status is not Status.OPEN:
        return None
    return Act.WITHDRAW if seat is table.match.proposed_by else Act.DECLINE


def _end_in_words(perspective: Perspective) -> str:
    table, seat = perspective.table, perspective.seat
    game, act = perspective.say(f"{table.game.id}-name"), _act(table, seat)
    if table.record.head.is_study or seat is None or act is None:
        return perspective.say("forget-study", game=game)
    return perspective.say(f"forget-{act}", game=game, name=perspective.rival)


# Tells whether the same tables run, and as matches or as challenges.
def _fingerprint(tables: Sequence[LoadedTable]) -> str:
    named = sorted(f"{table.key} {table.match.status}" for table in tables)
    return f"{zlib.crc32(' '.join(named).encode()):x}"


def _ticket(named: str) -> str:
    return f"{FORGET_PREFIX}:{named}"


# The question becomes what came of it, without buttons.
def _answered(said: str, *, is_forgotten: bool = False) -> Reply:
    return Reply(private=Post(lines=(said,), prompt=Prompt()), is_forgotten=is_forgotten)


COMMAND: Final = Command(
    name="forget", run=alone(forget), group="settings", menus={FORGET_PREFIX: tapped}
)
