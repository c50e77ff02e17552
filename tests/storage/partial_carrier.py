"""`python -m tests.storage.partial_carrier URL`: carries a store forward, and stops in the middle.

It says so, and waits to be killed.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from storage.carrying import _CARRY_TABLE, Carrier
from storage.form import take_up
from storage.store import Store

TABLES = 4  # before the last of them it stops


async def carry(url: str) -> None:
    """One table after the other."""
    store, tables = Store(url), 0
    form = await take_up(store.client, tell=print)
    run = store.client.run

    async def run_some(*words: Any) -> Any:
        nonlocal tables
        tables += words[0] is _CARRY_TABLE
        if tables == TABLES:
            print("a part is done", flush=True)
            await asyncio.Event().wait()
        return await run(*words)

    store.client.run = run_some  # type: ignore[method-assign]
    await Carrier(store, breath=0, page=1).carry(form)


if __name__ == "__main__":
    asyncio.run(carry(sys.argv[1]))
