"""Flags that fell too early."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.application.tables import CHALLENGE_DAYS
from engines.core.record import Act
from storage.base import TableKey
from tests.chaos.folded import Folded
from tests.chaos.history import History

FLAG_TOLERANCE = 2.0  # seconds: logs count whole ones
CHOICE = 7 * 86_400.0  # seconds in which somebody chooses what comes of a flag


def unjust_flags(history: History, tables: Mapping[TableKey, Folded]) -> Iterator[str]:
    """What the clock does before as much time has passed as was given, without the jumps.

    It is given from when a decision is put, though it runs only from when that is told.
    """
    for key, table in tables.items():
        for number, entry in enumerate(table.record.log):
            before = table.states[number]
            is_at_once = before.tournament is not None and entry.act is Act.TIMEOUT
            if (entry.act in (Act.FLAG, Act.VOID) or is_at_once) and entry.seat:
                given = float(before.banks[entry.seat])
                since = table.record.log[before.clock_since[entry.seat] - 1].at
            elif entry.act is Act.TIMEOUT and entry.seat:
                given, since = CHOICE, before.flagged[entry.seat]
            elif entry.act is Act.EXPIRE:
                given = CHALLENGE_DAYS * 86_400.0
                since = table.record.log[number - 1].at if number else table.record.head.created
            else:
                continue
            had = real(entry.at, history) - real(since, history)
            if had < given - FLAG_TOLERANCE:
                yield f"{key}: {entry.act} after {had:.0f} s of {given:.0f} s"


def real(at: float, history: History) -> float:
    """A moment of Salle's clock by the real one."""
    for jump in reversed(history.jumps):
        if at - jump.seconds >= jump.at - FLAG_TOLERANCE:
            at -= jump.seconds
    return at
