"""How often somebody has done something lately, in Redis: a string for each, which expires."""

from __future__ import annotations

from storage import keys
from storage.client import LuaScript, RedisClient

_ADMIT = LuaScript.named("admit")


class ActRates:
    """The part of a store that counts acts by their rate."""

    _client: RedisClient

    async def admit(self, name: str, *, now: float, every: float, most: int) -> float:
        """One script."""
        words = (round(now * 1000), round(every * 1000), most)
        wait = await self._client.run(_ADMIT, (keys.act_rate(name),), *words)
        return int(wait) / 1000
