"""The outbox after an outage: how fast one real deliverer empties it, and what that takes."""

from __future__ import annotations

import asyncio
import tempfile
import time
from typing import Any, Final

import psutil

from bench.live_tables import TABLES_OF_GROUP, LiveTables
from bench.process import started, stopped
from bench.telegram_aside import TOKEN, Aside, telegram_aside
from storage.store import Store

_METERED: Final = ("send", "edit", "copy", "forward", "deleteMessage")  # by Telegram's limits
_LOOK: Final = 0.5  # seconds


async def drained(
    url: str, lives: LiveTables, *, notices: int, seconds: float, has_limits: bool
) -> dict[str, Any]:
    """So many notices wait, and a process tells them, for so many seconds at most.

    `has_limits`: Telegram has its limits, and Salle keeps to them.
    """
    store = Store(url)
    tables = min(lives.tables, notices // 2)
    untold = list(lives.untold(tables))[:notices]
    for start in range(0, len(untold), 1_000):
        await store.enqueue(untold[start : start + 1_000])
    groups = -(-tables // TABLES_OF_GROUP)
    async with telegram_aside(lives.people(tables), groups, real_limits=has_limits) as aside:
        with tempfile.TemporaryDirectory(prefix="hall-") as folder:
            _, process = await started(
                *(folder, "--role", "deliver"),
                within=120.0,
                REDIS_URL=url,
                TELEGRAM_TOKEN=TOKEN,
                TELEGRAM_API_BASE=aside.base,
                TELEGRAM_LIMITS=str(has_limits).lower(),
                SALLE_LOG_LEVEL="error",
            )
            found = await _watched(store, aside, process.pid, seconds)
            await stopped(process)
    await store.close()
    return {"notices": len(untold), "limits": has_limits, **found}


async def _watched(store: Store, aside: Aside, pid: int, seconds: float) -> dict[str, Any]:
    process, most = psutil.Process(pid), 0
    first = before = await _left(store)
    while before == first:  # it has begun when one is gone
        await asyncio.sleep(0.05)
        before = await _left(store)
    calls, cpu, began = aside.calls(), sum(process.cpu_times()[:2]), time.perf_counter()
    left = before
    while left and time.perf_counter() < began + seconds:
        await asyncio.sleep(_LOOK)
        left = await _left(store)
        most = max(most, process.memory_info().rss)
    took = time.perf_counter() - began
    busy = sum(process.cpu_times()[:2]) - cpu
    done, made = before - left, aside.calls() - calls
    metered = sum(count for name, count in made.items() if name.startswith(_METERED))
    return {
        "told": done,
        "left": left,
        "seconds": round(took, 1),
        "a_second": round(done / took, 1),
        "cpu_ms_each": round(1000 * busy / max(1, done), 2),
        "a_second_of_cpu": round(done / busy) if busy else None,
        "calls_a_second": round(metered / took, 1),
        "refused_for_their_rate": made["429"],
        "most_rss_mib": round(most / 2**20),
    }


async def _left(store: Store) -> int:
    return (await store.queue_load(now=time.time())).notices
