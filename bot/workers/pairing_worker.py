"""Opens tables of pairs that nobody has opened: their process was killed; and ends old offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.application.seeking import Seeking
from bot.workers.patience import now_and_then

_LOOK: Final = 60.0  # seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingWorker:
    """Looks after those who look for somebody. Any number of processes may."""

    seeking: Seeking

    async def run(self) -> None:
        """Look for ever, every minute."""
        await now_and_then(self.seeking.settle, every=_LOOK, failing="pairs were not looked after")
