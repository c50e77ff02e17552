"""A finished match, ply by ply, with both hands open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from cachetools import LRUCache

from bot.application.loaded_table import LoadedTable
from bot.application.refused import RefusedError
from engines.core.game import Event
from engines.core.match_state import MatchState, Status
from engines.core.open_views import open_view
from engines.core.record import Act, Record
from engines.core.seat import Seat
from engines.core.values import View
from storage.base import TableKey

_KEPT: Final = 16  # matches; their players go through them at the same time


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A position of a match: the beginning (ply 0), or that after a move."""

    ply: int
    version: int  # the log's length after the move
    seat: Seat | None  # who made the move that led here; None at the beginning
    move: str
    view: View  # with both hands open
    events: tuple[Event, ...]  # of the move, and of all that was done before the next one
    before: MatchState  # the move


_kept: Final[LRUCache[TableKey, tuple[Record, tuple[Step, ...]]]] = LRUCache(_KEPT)


def walk_through(table: LoadedTable) -> tuple[Step, ...]:
    """All positions of a match, the beginning first; moves that were taken back are among them.

    Plies are counted as `engines.core.analysis` counts them. Replaying a long match takes twenty
    milliseconds, so the last few are kept.

    Raises:
        RefusedError: it isn't over, or has no position.
    """
    if table.match.status is not Status.OVER:
        raise RefusedError("review-later")
    record, steps = _kept.get(table.key, (None, ()))
    if record != table.record:
        steps = tuple(_steps(table))
        _kept[table.key] = table.record, steps
    if not steps:
        raise RefusedError("review-nothing")
    return steps


def _steps(table: LoadedTable) -> Iterator[Step]:
    step: Step | None = None
    changes = zip(table.record.log, pairwise(table.match_states), strict=True)
    for version, (entry, (before, after)) in enumerate(changes, start=1):
        if after.state is None or after.halted_at is not None:
            continue
        is_move = entry.act is Act.MOVE and entry.seat is not None
        if step is not None and not is_move:
            step = replace(step, events=step.events + after.events)
            continue
        if step is not None:
            yield step
        step = Step(
            ply=step.ply + 1 if step else 0,
            version=version,
            seat=entry.seat if is_move else None,
            move=entry.move if is_move else "",
            view=open_view(table.game, after.game_state),
            events=after.events,
            before=before,
        )
    if step is not None:
        yield step
