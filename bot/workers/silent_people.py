"""Who says nothing for years is asked once whether all of it is to stay, and then deleted.

The operator says after how many days (`SALLE_FORGET_DAYS`). Who says anything at all stays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import structlog

from bot.application import profile
from bot.application.deleting import Deleting
from bot.application.last_seen import day_of
from bot.application.loaded_table import BusyError
from bot.application.model import Address
from bot.application.notices import pinned_list_of
from bot.application.tournament_people import taken_part_in
from bot.workers.patience import now_and_then
from storage.base import Notice, NoticeKind

log = structlog.get_logger(__name__)

_LOOK: Final = 6 * 3_600.0  # seconds between two looks
_BREATH: Final = 0.02  # between two people who are concerned; players are not to notice


@dataclass(frozen=True, slots=True, kw_only=True)
class SilentPeople:
    """Looks for them. Any number of processes may."""

    deleting: Deleting
    after_days: float
    notice_days: float = profile.NOTICE_DAYS
    breath: float = _BREATH

    async def run(self) -> None:
        """Look for ever, four times a day."""
        await now_and_then(self.look, every=_LOOK, failing="silent people were not looked for")

    async def look(self) -> int:
        """Ask who has been silent for long, delete who was asked; how many were deleted.

        Who has no day noted yet gets today's. Raises StoreAwayError.
        """
        deleted = 0
        async for address, settings in self.deleting.tables.store.profiles_and(
            profile.NAME, profile.SEEN, profile.ASKED_TO_STAY, profile.LANGUAGE
        ):
            if Address.parse(address).is_name or profile.NAME not in settings:
                continue  # a name that leads to somebody, or a chat
            try:
                deleted += await self._look_at(address, settings)
            except BusyError:
                continue  # the next look finds them again
            await asyncio.sleep(self.breath)
        if deleted:
            log.info("people who were silent are deleted", people=deleted)
        return deleted

    # Whether another identity of theirs has said something lately, or a tournament waits for them.
    async def _is_here_otherwise(self, address: str, today: int) -> bool:
        store = self.deleting.tables.store
        identities = await store.identities(address)
        others = [one for one in identities if one != address]
        seen = [(await store.profile(one)).get(profile.SEEN, "") for one in others]
        if any(day.isdecimal() and today - int(day) < self.after_days for day in seen):
            return True
        return bool(await taken_part_in(self.deleting.tables, identities))

    async def _look_at(self, address: str, settings: Mapping[str, str]) -> bool:
        store, now = self.deleting.tables.store, self.deleting.tables.now()
        today = day_of(now)
        seen, asked = (settings.get(name, "") for name in (profile.SEEN, profile.ASKED_TO_STAY))
        if not seen.isdecimal():
            await store.update_profile(address, {profile.SEEN: str(today)})
        elif today - int(seen) < self.after_days or await self._is_here_otherwise(address, today):
            return False
        elif not asked.isdecimal():
            await store.update_profile(address, {profile.ASKED_TO_STAY: str(today)})
            who = Address.parse(address)
            notice = Notice(
                table=pinned_list_of(who), version=today, to=address, kind=NoticeKind.STAYING
            )
            await store.enqueue([notice])
        elif today - int(asked) >= self.notice_days:
            await self.deleting.delete(address)
            return True
        return False
