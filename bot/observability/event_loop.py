"""How late the event loop is. Every answer is late by as much."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Never

from bot.observability import metrics

_EVERY: Final = 1.0  # seconds; more often would be a third of what Salle does at rest


async def watch() -> Never:
    """Measure it for ever."""
    while True:
        due = time.perf_counter() + _EVERY
        await asyncio.sleep(_EVERY)
        metrics.event_loop_lag.observe(max(0.0, time.perf_counter() - due))
