"""Whether something was committed while a command ran, so that its reply tells the truth.

The store may go away after the commit, while the reply is made: then what was asked for is done.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from storage.base import TableKey

_noted: Final[ContextVar[list[TableKey] | None]] = ContextVar("commits", default=None)


@contextmanager
def watched() -> Iterator[list[TableKey]]:
    """The tables at which something is committed in this block, in order.

    What is committed in a block within it is that block's alone.
    """
    tables: list[TableKey] = []
    token = _noted.set(tables)
    try:
        yield tables
    finally:
        _noted.reset(token)


def note(table: TableKey) -> None:
    """Something has been committed at this table."""
    tables = _noted.get()
    if tables is not None:
        tables.append(table)
