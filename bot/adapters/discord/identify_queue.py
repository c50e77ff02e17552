"""When a shard may identify itself to Discord: one queue for all processes of a bot."""

from __future__ import annotations

from typing import Final

from bot.adapters.rates import OverallRate, SharedRates
from storage.base import Rate
from storage.store import Store

# Discord's is one in five seconds, by its own clock; a hastier shard is sent back to wait.
_RATE: Final = Rate(most=1, every=5.5)


class IdentifyQueue:
    """Discord takes so many shards at once: one of each key, which is a shard's remainder."""

    def __init__(self, store: Store, application: int, max_concurrency: int) -> None:
        self._rates = [
            OverallRate(_RATE, SharedRates(store, f"discord:{application}:identify-{key}"))
            for key in range(max(1, max_concurrency))
        ]

    async def turn(self, shard: int) -> None:
        """Wait until this shard may identify itself now."""
        await self._rates[shard % len(self._rates)].room()
