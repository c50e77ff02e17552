"""Analyses matches that are over, one at a time, when nothing else wants the processor.

What waits lies in the store, so that any process may take it up, also what another one has left.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import structlog

from bot.application.analyses import Analyses
from bot.application.game_faults import fault_of
from bot.application.loaded_table import LoadedTable
from bot.application.model import is_reachable
from bot.application.tables import Tables
from bot.application.walkthrough import walk_through
from bot.side_process.child import Function
from bot.side_process.parent import SideProcessError, SideProcesses
from bot.workers.judging_matches import judge_match
from bot.workers.patience import now_and_then
from engines.core.computer import AnyComputer
from storage.base import Notice, NoticeKind, StoreAwayError, TableKey
from storage.owners import new_owner

log = structlog.get_logger(__name__)

_LOOK: Final = 2.0  # seconds between two looks for a match
_REST: Final = 30.0  # seconds after an end: its players look at plate and film
_BEAT: Final = 2.0  # seconds between two signs of life, which also say how far it is
_LEASE: Final = 10.0  # seconds after the last one, others take it over
_TRIES: Final = 3
_LOOKED_AT: Final = 8  # matches that others may be at
_SECONDS: Final = 30.0  # of the processor, for a match
_SLOWEST: Final = 20.0  # times its seconds of the processor, beside other work


@dataclass(kw_only=True)
class MatchAnalyst:
    """Analyses what waits. Any number of processes may: a match is in the hands of one."""

    tables: Tables
    computers: Mapping[str, AnyComputer]  # by their games
    seconds: float = _SECONDS
    judge: Function = judge_match
    beat: float = _BEAT
    _owner: str = field(default_factory=new_owner, init=False)

    def __post_init__(self) -> None:
        self._analyses = Analyses(tables=self.tables)
        longest = _SLOWEST * self.seconds
        self._process = SideProcesses("analysing", longest=longest, lasts=False)

    async def run(self) -> None:
        """Analyse for ever. What is broken off is left to another."""
        await now_and_then(self.analyse_next, every=_LOOK, failing="a match was not analysed")

    async def close(self) -> None:
        """End the process."""
        await self._process.end()

    async def analyse_next(self) -> TableKey | None:
        """Analyse the match that is next, if one waits that no other process is at.

        Raises StoreAwayError.
        """
        until = self.tables.now() - _REST
        for key in await self.tables.store.to_analyse(until, limit=_LOOKED_AT):
            if await self._lease(key):
                try:
                    await self._take(key)
                finally:
                    with suppress(StoreAwayError):
                        await self.tables.store.release(_lease_of(key), self._owner)
                return key
        return None

    async def _take(self, key: TableKey) -> None:
        store = self.tables.store
        try:
            table = await self.tables.find(key)
            if table is None or not await self._is_to_be_made(table):
                await store.give_up_analysis(key)
            elif await store.begin_analysis(key) >= _TRIES:
                log.error("a match can't be analysed", table=str(key))
                await store.give_up_analysis(key)
            else:
                await store.keep_analysis(key, await self._judged(table))
                await store.ask_for_cutting(key, at=self.tables.now())
                await self._show(table)
        except StoreAwayError:
            raise
        except (SideProcessError, OSError) as err:  # it is tried again
            log.warning("an analysis failed", table=str(key), why=str(err))
        except Exception as err:
            log.error("a match can't be analysed", table=str(key), why=fault_of(err))
            await store.give_up_analysis(key)

    # Of a series that is over its earlier matches are to be analysed as well, once this one is.
    async def _is_to_be_made(self, table: LoadedTable) -> bool:
        store = self.tables.store
        has_judge = table.game.id in self.computers
        if not has_judge or not await self._analyses.may_be_made(table):
            return False
        if table.record.head.is_study and not (await store.analysis(table.key)).shown_to:
            return False  # nobody has asked for what one has played alone
        earlier = [TableKey.parse(one.table) for one in table.record.head.played]
        missing = [one for one in earlier if not (await store.analysis(one)).found]
        if missing:
            await store.ask_for_analysis(*missing, at=table.at)
        is_there = (await self._analyses.of(table)).is_there
        return not is_there and len(walk_through(table)) > 1

    async def _judged(self, table: LoadedTable) -> str:
        done = of = 0

        def note(report: str) -> None:
            nonlocal done, of
            done, of = map(int, report.split())

        judging = asyncio.ensure_future(
            self._process.ask(
                self.judge,
                table.game.id,
                table.record.model_dump_json(),
                self.seconds,
                zlib.crc32(str(table.key).encode()),
                on_report=note,
            )
        )
        told = 0
        try:
            while not judging.done():
                await asyncio.wait({judging}, timeout=self.beat)
                await self._lease(table.key)
                if done > told:
                    told = done
                    await self.tables.store.note_progress(table.key, done, of)
            return judging.result()
        finally:
            judging.cancel()
            with suppress(asyncio.CancelledError, SideProcessError, OSError):
                await judging

    # To those who have asked, in the message that they look at.
    async def _show(self, table: LoadedTable) -> None:
        asked = await self.tables.store.analysis(table.key)
        players = (table.match.players[seat] for seat in asked.shown_to)
        reached = [one.address for one in players if one and is_reachable(one.address)]
        await self.tables.store.enqueue(
            [
                Notice(
                    table=table.key,
                    version=table.version,
                    to=address,
                    kind=NoticeKind.JUDGED,
                )
                for address in (*reached, *asked.spectators)
            ]
        )

    async def _lease(self, key: TableKey) -> bool:
        return await self.tables.store.lease(_lease_of(key), self._owner, lasting=_LEASE)


def _lease_of(key: TableKey) -> str:
    return f"analysing:{key}"
