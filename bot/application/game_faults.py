"""Exceptions raised by a game at one of its tables: the operator is told, other tables go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb

import structlog

from bot.application.loaded_table import LoadedTable

log = structlog.get_logger(__name__)


@contextmanager
def contained(table: LoadedTable, doing: str) -> Iterator[None]:
    """Leave the block where the table's game breaks in it, and log that.

    For what is done at several tables at once; where somebody asked for this table alone, the
    error is for them.
    """
    try:
        yield
    except Exception as err:
        log.error("a game broke", table=str(table.key), doing=doing, why=fault_of(err))


def fault_of(err: Exception) -> str:
    """What broke, and where. Without the error's words, because they may name hidden cards."""
    *_, last = extract_tb(err.__traceback__)
    return f"{type(err).__name__} at {Path(last.filename).name}:{last.lineno} in {last.name}"
