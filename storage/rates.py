"""Token buckets shared by all processes, in Redis: one string each, which expires.

Each holds the time at which its bucket is full again (the generic cell rate algorithm).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from storage import keys
from storage.base import MOST_AHEAD, Rate, Reservation
from storage.batching import Word
from storage.client import LuaScript
from storage.part import StorePart

_RESERVE: Final = LuaScript.named("reserve")


class Rates(StorePart):
    """How often something may be done, by all processes together."""

    async def reserve(
        self,
        source: str,
        overall: Rate,
        narrower: Mapping[str, Rate],
        *,
        within: float,
        now: float | None = None,
    ) -> Reservation:
        """Reserve room for one more in all rates of a source, in one step; or in none.

        A source is a bot, or what somebody does (`talk:telegram:5551234`). All processes together
        exceed no rate, by the store's clock, or by the caller's where `now` is given. All requests
        share `overall`; the narrower rates are those of a chat, by its name. Where the overall rate
        has no room, it is reserved ahead, first come, first served, up to `within` seconds and
        MOST_AHEAD at most. Where a narrower rate has none by then, nothing is reserved: a chat
        without room takes nothing of what others wait for. After the clock was put back nobody
        waits for longer than if all had been counted just now.

        One script. All keys of a source are in one slot.
        """
        touched = [keys.overall_rate(source)]
        touched += [keys.narrower_rate(source, name) for name in narrower]
        words: list[Word] = ["" if now is None else now * 1000, min(within, MOST_AHEAD) * 1000]
        words.append(MOST_AHEAD * 1000 if now is None else 0)
        for rate in (overall, *narrower.values()):
            words += [rate.most, rate.every * 1000]
        state, wait = await self._client.run(_RESERVE, touched, *words)
        return Reservation(is_made=state == "made", wait=wait / 1000, is_full=state == "full")
