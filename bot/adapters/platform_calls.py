"""Calls to a platform are counted where they leave us, whichever library makes them."""

from __future__ import annotations

from time import perf_counter
from types import SimpleNamespace

import aiohttp

from bot.observability import metrics


def counted(platform: str, *, only_trouble: bool = False) -> aiohttp.TraceConfig:
    """For a session whose calls are counted as this platform's, with how they ended.

    `only_trouble`: not those that went well, because they are held until there is news.
    """

    async def begin(
        session: aiohttp.ClientSession,
        call: SimpleNamespace,
        _: aiohttp.TraceRequestStartParams,
    ) -> None:
        call.began = perf_counter()

    async def end(
        session: aiohttp.ClientSession,
        call: SimpleNamespace,
        ended: aiohttp.TraceRequestEndParams,
    ) -> None:
        outcome = _outcome(ended.response.status)
        if outcome != "ok" or not only_trouble:
            metrics.calls.of(platform, outcome).observe(perf_counter() - call.began)

    async def fail(
        session: aiohttp.ClientSession,
        call: SimpleNamespace,
        failed: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        why = "timeout" if isinstance(failed.exception, TimeoutError) else "network"
        metrics.calls.of(platform, why).observe(perf_counter() - call.began)

    config = aiohttp.TraceConfig()
    config.on_request_start.append(begin)
    config.on_request_end.append(end)
    config.on_request_exception.append(fail)
    return config


def _outcome(status: int) -> str:
    match status:
        case 401:
            return "shut_out"
        case 429:
            return "rate_limited"
        case _ if status >= 500:
            return "broken"
        case _ if status >= 400:
            return "refused"
    return "ok"
