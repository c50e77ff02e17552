"""Puts results into standings that nobody has put there yet: their process was killed, or the store
was away. And takes the results of annulled matches out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.application.annulments import Annulments
from bot.application.ratings import Ratings
from bot.workers.patience import now_and_then

_LOOK: Final = 60.0  # seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Reckoner:
    """Reckons what waits. Any number of processes may."""

    ratings: Ratings
    annulments: Annulments

    async def run(self) -> None:
        """Reckon for ever, every minute."""
        await now_and_then(self._settle, every=_LOOK, failing="results were not reckoned")

    async def _settle(self) -> None:
        await self.ratings.settle()
        await self.annulments.settle()
