"""Completes what was begun where people are deleted: copies that others have, and after a kill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import structlog

from bot.application.deleting import Deleting
from bot.workers.patience import now_and_then

log = structlog.get_logger(__name__)

_LOOK: Final = 60.0  # seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Deletions:
    """Deletes people who asked for it. Any number of processes may."""

    deleting: Deleting

    async def run(self) -> None:
        """Look for ever, every minute: one round trip where nobody is being deleted."""
        await now_and_then(self.complete, every=_LOOK, failing="people were not deleted wholly")

    async def complete(self) -> int:
        """Complete all of it; how many people. Raises StoreAwayError."""
        done = await self.deleting.go_on()
        if done:
            log.info("people are deleted", people=done)
        return done
