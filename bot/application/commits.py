"""Commits, and how to find out whether one was made if the store's answer is lost.

The store may become unreachable before its answer arrives, or after it, while the reply is made. In
both cases the act may have been done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from bot.application.loaded_table import UnknownOutcomeError
from bot.observability import metrics
from bot.observability.requests import tell
from bot.observability.tracing import span
from engines.core.record import Record
from engines.core.result import Result
from storage.base import (
    NO_CHANGES,
    NO_ONE,
    Notice,
    Reached,
    StoreAwayError,
    TableKey,
    Timer,
)
from storage.store import Store

# Seconds before each look whether a commit was written: the actor is waiting.
_LOOKING_AGAIN: Final = (0.1, 0.4, 1.0)

_noted: Final[ContextVar[list[TableKey] | None]] = ContextVar("commits", default=None)


@contextmanager
def watched() -> Iterator[list[TableKey]]:
    """The tables at which something is committed in this block, in order.

    Commits in a nested block belong to that block only.
    """
    tables: list[TableKey] = []
    token = _noted.set(tables)
    try:
        yield tables
    finally:
        _noted.reset(token)


async def commit(
    store: Store,
    table: TableKey,
    record: Record,
    *,
    expected: int | None,
    timer: Timer,
    notices: Sequence[Notice],
    is_last: bool = False,
    preset_answers: Mapping[str, str] | None = None,
    reached: Mapping[str, Reached] = NO_ONE,
    answer_changes: Mapping[str, str] = NO_CHANGES,
    result: Result | None = None,
) -> None:
    """As `Store.commit`. If its answer is lost, check whether it was written after all.

    Raises:
        ConflictError, StoreAwayError: nothing was written.
        UnknownOutcomeError: it may have been written; the store is still unreachable.
    """
    with span("commit", game=record.head.game, version=record.version):
        try:
            await store.commit(
                table,
                record,
                expected=expected,
                timer=timer,
                notices=notices,
                is_last=is_last,
                preset_answers=preset_answers,
                reached=reached,
                answer_changes=answer_changes,
                result=result,
            )
        except StoreAwayError:
            if not await _was_written(store, table, record):
                raise
    _note(table, record)


def _note(table: TableKey, record: Record) -> None:
    act = str(record.log[-1].act) if record.log else "challenge"
    metrics.acts.of(record.head.game, act).inc()
    tell("committed", table=str(table), version=record.version, act=act)
    tables = _noted.get()
    if tables is not None:
        tables.append(table)


async def _was_written(store: Store, table: TableKey, record: Record) -> bool:
    # Whether the stored log begins with this record. Raises UnknownOutcomeError.
    # If its match is over by now, what its moves were charged isn't stored any more.
    for pause in _LOOKING_AGAIN:
        await asyncio.sleep(pause)
        try:
            found = await store.load(table)
        except StoreAwayError:
            continue
        return found is not None and (
            found.record.upto(record.version).uncharged() == record.uncharged()
        )
    raise UnknownOutcomeError(str(table))
