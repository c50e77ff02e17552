"""Discord's rate over all requests of a bot; the library keeps those of single routes itself."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Final

import aiohttp
from discord.http import Route
from yarl import URL

from bot.adapters.rates import OverallRate
from storage.base import Rate

# 50 a second, as Discord documents it: answers to interactions are not bound to it.
OVERALL: Final = Rate(most=5, every=1 / 45)

_EXEMPT: Final = frozenset({"interactions", "webhooks"})


def keep_to(rate: OverallRate, trace: aiohttp.TraceConfig) -> None:
    """Let each request of a traced session wait, just before it is sent, until there is room."""

    async def wait(
        session: aiohttp.ClientSession,
        call: SimpleNamespace,
        begun: aiohttp.TraceRequestStartParams,
    ) -> None:
        if is_counted(begun.url):
            await rate.room()

    trace.on_request_start.insert(0, wait)


def is_counted(url: URL) -> bool:
    """Whether a request is bound to the rate over all."""
    path = str(url).partition(f"{Route.BASE}/")[2]
    return bool(path) and path.partition("/")[0] not in _EXEMPT
