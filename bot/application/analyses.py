"""Analyses of finished matches: when one may be made, and how it is stored.

A match is analysed only when it is over, and so is its series: what is learned from one match could
help in the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.application.following import MOST_FOLLOWERS
from bot.application.loaded_table import LoadedTable
from bot.application.next_matches import find_next
from bot.application.public_matches import may_follow
from bot.application.refused import RefusedError
from bot.application.tables import Tables
from engines.core.analysis.kept_plies import read_plies
from engines.core.analysis.plies import LuckAndSkill, PlyAnalysis, luck_and_skill
from engines.core.match_state import Status
from engines.core.record import Act
from engines.core.seat import Seat
from storage.analyses import StoredAnalysis


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """What a table's analysis has come to, or how far it is."""

    plies: tuple[PlyAnalysis, ...] = ()
    done: int = 0
    of: int = 0
    is_waiting: bool = False
    is_allowed: bool = False  # its match, and the series of it, is over
    has_failed: bool = False
    shown_to: Mapping[Seat, int] = field(default_factory=dict)  # at which ply: who has asked
    spectators: Mapping[str, int] = field(default_factory=dict)  # the same of who has no seat

    @property
    def is_there(self) -> bool:
        """Whether it is made."""
        return bool(self.plies)

    @property
    def turning_points(self) -> tuple[int, ...]:
        """Their plies."""
        return tuple(one.ply for one in self.plies if one.is_turning_point)

    def of_ply(self, ply: int) -> PlyAnalysis | None:
        """What it says of a move; None if it isn't there."""
        return self.plies[ply - 1] if 0 < ply <= len(self.plies) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Analyses:
    """Reads and asks for them."""

    tables: Tables

    async def may_be_made(self, table: LoadedTable) -> bool:
        """Whether the match is over, and the whole series that it belongs to."""
        last = table
        while following := await find_next(self.tables, last):
            last = following
        is_over = all(one.match.status is Status.OVER for one in (table, last))
        return is_over and (last.series is None or last.series.is_over)

    async def of(self, table: LoadedTable) -> Analysis:
        """What there is of a match's: nothing before it may be made."""
        if not await self.may_be_made(table):
            return Analysis()
        stored = await self.tables.store.analysis(table.key)
        plies = _of_this_log(table, stored)
        return Analysis(
            plies=plies,
            done=stored.done,
            of=stored.of,
            is_waiting=stored.is_waiting,
            is_allowed=True,
            has_failed=_has_failed(stored),
            shown_to=stored.shown_to,
            spectators=stored.spectators,
        )

    async def ask_for(self, table: LoadedTable) -> None:
        """Have it made before others.

        Raises RefusedError: it may not be made.
        """
        if not await self.may_be_made(table):
            is_over = table.match.status is Status.OVER
            raise RefusedError("review-after-series" if is_over else "review-later")
        await self.tables.store.ask_for_analysis(table.key)

    async def tell_spectator(self, table: LoadedTable, address: str, ply: int) -> None:
        """Somebody without a seat is told when it is made, if the match is public and they may."""
        store = self.tables.store
        if await may_follow(store, table, address):
            await store.await_judgement(table.key, address, ply, most=MOST_FOLLOWERS)


def luck_of(table: LoadedTable, analysis: Analysis) -> LuckAndSkill | None:
    """How much of a match's result was luck; None where nothing is hidden, or without a result."""
    outcome = table.match.outcome
    if outcome is None or not analysis.plies or analysis.plies[0].open_chance is None:
        return None
    winner = outcome.winner
    score = 0.5 if winner is None else float(winner is Seat.ONE)
    return luck_and_skill(analysis.plies, score)


# What is stored, unless it is of another match that had this name.
def _of_this_log(table: LoadedTable, stored: StoredAnalysis) -> tuple[PlyAnalysis, ...]:
    plies = read_plies(stored.found)
    played = [(e.seat, e.move) for e in table.record.log if e.act is Act.MOVE]
    return plies if [(one.seat, one.move) for one in plies] == played else ()


def _has_failed(stored: StoredAnalysis) -> bool:
    return stored.failed > 0 and not stored.is_waiting and not stored.found
