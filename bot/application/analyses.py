"""Analyses of finished matches: when one may be made, and how it is stored.

Nothing of a match is analysed before it is over, nor before the series is over that it belongs to:
what it tells of one match could be of use in the next.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.next_matches import find_next
from bot.application.refused import RefusedError
from bot.application.tables import Tables
from engines.core.analysis.plies import LuckAndSkill, PlyAnalysis, luck_and_skill
from engines.core.match_state import Status
from engines.core.seat import Seat
from storage.analyses import StoredAnalysis
from storage.base import TableKey

_FORM: Final = 1  # of what is stored: another one is made anew
_DIGITS: Final = 4
# Fields of a ply as they are stored, in this order.
_CHANCES: Final = ("chance", "after", "error", "open_chance", "open_after", "difference")


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """What a table's analysis has come to, or how far it is."""

    plies: tuple[PlyAnalysis, ...] = ()
    done: int = 0
    of: int = 0
    is_waiting: bool = False
    is_allowed: bool = False  # its match, and the series of it, is over
    has_failed: bool = False

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
        plies = read_plies(stored.found)
        return Analysis(
            plies=plies,
            done=stored.done,
            of=stored.of,
            is_waiting=stored.is_waiting,
            is_allowed=True,
            has_failed=_has_failed(stored),
        )

    async def ask_for(self, table: LoadedTable) -> None:
        """Have it made before others, if it isn't there.

        Raises RefusedError: it may not be made.
        """
        if not await self.may_be_made(table):
            is_over = table.match.status is Status.OVER
            raise RefusedError("review-after-series" if is_over else "review-later")
        if not read_plies((await self.tables.store.analysis(table.key)).found):
            await self.tables.store.ask_for_analysis(table.key)

    async def all_of_series(self, table: LoadedTable) -> Sequence[TableKey]:
        """The matches of a series before this one."""
        return [TableKey.parse(one.table) for one in table.record.head.played]


def luck_of(table: LoadedTable, analysis: Analysis) -> LuckAndSkill | None:
    """How much of a match's result was luck; None where nothing is hidden, or without a result."""
    outcome = table.match.outcome
    if outcome is None or not analysis.plies or analysis.plies[0].open_chance is None:
        return None
    winner = outcome.winner
    score = 0.5 if winner is None else float(winner is Seat.ONE)
    return luck_and_skill(analysis.plies, score)


def _has_failed(stored: StoredAnalysis) -> bool:
    return stored.failed > 0 and not stored.is_waiting and not stored.found


def write_plies(plies: Sequence[PlyAnalysis]) -> str:
    """Plies as they are stored, without what their numbers and the log tell."""
    rows = [
        [
            one.seat.value,
            one.move,
            one.best,
            one.open_best,
            int(one.is_turning_point),
            int(one.is_decision),
            *(_rounded(getattr(one, name)) for name in _CHANCES),
        ]
        for one in plies
    ]
    return json.dumps({"form": _FORM, "plies": rows}, separators=(",", ":"))


def read_plies(text: str) -> tuple[PlyAnalysis, ...]:
    """Read back what `write_plies` wrote; () if it can't be read, or is of another form."""
    try:
        kept = json.loads(text)
        if kept["form"] != _FORM:
            return ()
        return tuple(_ply(number, *row) for number, row in enumerate(kept["plies"], start=1))
    except (ValueError, TypeError, KeyError):
        return ()


def _ply(
    ply: int,
    seat: str,
    move: str,
    best: str,
    open_best: str | None,
    is_turning_point: int,
    is_decision: int,
    *chances: float,
) -> PlyAnalysis:
    return PlyAnalysis(
        ply=ply,
        seat=Seat(seat),
        move=move,
        best=best,
        open_best=open_best,
        is_turning_point=bool(is_turning_point),
        is_decision=bool(is_decision),
        **dict(zip(_CHANCES, chances, strict=True)),
    )


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)
