"""Token buckets that all processes share, in Redis: a string each, which expires.

It holds the moment at which nothing counts any more (the generic cell rate algorithm).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from storage import keys
from storage.base import MOST_AHEAD, Rate, Reservation
from storage.batching import Word
from storage.client import LuaScript, RedisClient

_RESERVE: Final = LuaScript.named("reserve")


class Rates:
    """The part of a store that counts what may be done only so often."""

    _client: RedisClient

    async def reserve(
        self,
        source: str,
        overall: Rate,
        narrower: Mapping[str, Rate],
        *,
        within: float,
        now: float | None = None,
    ) -> Reservation:
        """One script. All keys of a source are in one slot."""
        touched = [keys.overall_rate(source)]
        touched += [keys.narrower_rate(source, name) for name in narrower]
        words: list[Word] = ["" if now is None else now * 1000, min(within, MOST_AHEAD) * 1000]
        words.append(MOST_AHEAD * 1000 if now is None else 0)
        for rate in (overall, *narrower.values()):
            words += [rate.most, rate.every * 1000]
        state, wait = await self._client.run(_RESERVE, touched, *words)
        return Reservation(is_made=state == "made", wait=wait / 1000, is_full=state == "full")
