"""Does what is left to be done after people were linked or parted: their process was killed, or the
store was away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.application.linking import follow_up
from bot.application.tables import Tables
from bot.workers.patience import now_and_then

_LOOK: Final = 60.0  # seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Linker:
    """Finishes what was begun. Any number of processes may."""

    tables: Tables

    async def run(self) -> None:
        """Look for ever, every minute."""
        await now_and_then(self.settle, every=_LOOK, failing="linked people were not looked after")

    async def settle(self) -> None:
        """Do it once. Raises StoreAwayError."""
        await follow_up(self.tables)
