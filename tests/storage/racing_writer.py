"""`python -m tests.storage.racing_writer URL NAME GOAL`: moves at one table, as fast as it goes.

It prints how many of them were its own.
"""

from __future__ import annotations

import asyncio
import sys

from storage.base import ConflictError, Timer
from storage.store import Store
from tests.storage.records import key, moved, notice


async def write(url: str, name: str, goal: int) -> int:
    """Until the table has come so far."""
    store, won = Store(url), 0
    while True:
        loaded = await store.load(key())
        assert loaded is not None
        if loaded.record.version >= goal:
            break
        later = moved(loaded.record, name)
        timer = Timer(deadline=float(later.version))
        notices = [notice(key(), later.version, name)]
        try:
            await store.commit(
                key(), later, expected=loaded.record.version, timer=timer, notices=notices
            )
        except ConflictError:
            continue
        won += 1
    await store.close()
    return won


if __name__ == "__main__":
    print(asyncio.run(write(sys.argv[1], sys.argv[2], int(sys.argv[3]))))
