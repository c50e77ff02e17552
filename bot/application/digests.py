"""When somebody's next daily digest is due. Its timer is a reminder of their pinned list."""

from __future__ import annotations

from collections.abc import Mapping

from bot.application import profile
from bot.application.model import Address
from bot.application.notices import pinned_list_of
from bot.timing.calendars import Calendar
from bot.timing.reminders import next_digest
from storage.store import Store


async def schedule(store: Store, address: Address, *, now: float) -> None:
    """Set the timer of the next digest as their settings say, or take it off."""
    settings = await store.profile(str(address))
    await store.set_reminder(pinned_list_of(address), next_at(settings, after=now))


def next_at(settings: Mapping[str, str], *, after: float) -> float | None:
    """When their next digest comes; None if they want none."""
    if profile.reminders(settings) is not profile.Reminders.DAILY:
        return None
    return next_digest(profile.digest_hour(settings), Calendar.of(settings), after=after)
