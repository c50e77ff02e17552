"""Rates that several processes keep together, in Redis: a list a rate, of when its requests are.

Only as many as the rate allows are kept, the latest first: there is room for one more when the
oldest of them is as long ago as the rate's window.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from storage import keys
from storage.base import MOST_AHEAD, Rate, Reservation
from storage.batching import Word
from storage.client import LuaScript, RedisClient

_RESERVE: Final = LuaScript.named("reserve")


class Rates:
    """The part of a store that counts requests."""

    _client: RedisClient

    async def reserve(
        self, source: str, overall: Rate, narrower: Mapping[str, Rate], *, within: float
    ) -> Reservation:
        """One script, by the server's clock. All keys of a bot are in one slot."""
        touched = [keys.overall_rate(source)]
        touched += [keys.narrower_rate(source, name) for name in narrower]
        words: list[Word] = [_milliseconds(min(within, MOST_AHEAD)), _milliseconds(MOST_AHEAD)]
        for rate in (overall, *narrower.values()):
            words += [rate.count, _milliseconds(rate.seconds)]
        state, wait = await self._client.run(_RESERVE, touched, *words)
        return Reservation(is_made=state == "made", wait=wait / 1000, is_full=state == "full")


def _milliseconds(seconds: float) -> int:
    return math.ceil(seconds * 1000)
