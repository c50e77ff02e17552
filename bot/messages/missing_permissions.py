"""What Salle lacks in a place: each permission, where, and what fails without it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.application import profile
from bot.application.model import Address
from bot.application.permissions import OF_THREADS, InspectedChat, Inspection, Permission
from bot.application.place import PlaceSettings
from bot.application.profile import Boards
from bot.messages.words import Words

_NAMED: Final = 6  # chats


def missing_lines(
    inspection: Inspection | None,
    settings: PlaceSettings,
    stored: Mapping[str, str],
    say: Words,
) -> list[str]:
    """A line for each permission that is missing where Salle plays or tells results; or that none
    is, or that it isn't known.
    """
    if inspection is None:
        return [say("setup-not-inspected")]
    platform = Address.parse(settings.address).platform
    has_threads = settings.has_threads and profile.boards(stored, platform) is Boards.THREADS
    used = [one for one in inspection.chats if _is_used(one, inspection, settings)]
    lines = []
    for permission in Permission:
        if permission in OF_THREADS and not has_threads:
            continue
        lacking = [one.name for one in used if permission in one.missing]
        if lacking:
            names = ", ".join(lacking[:_NAMED])
            more = len(lacking) - _NAMED
            where = say("setup-and-more", names=names, count=more) if more > 0 else names
            lines.append(
                say(
                    "setup-missing",
                    permission=say(f"setup-permission-{permission}"),
                    where=where,
                    fails=say(f"setup-without-{permission}"),
                )
            )
    return lines or [say("setup-nothing-missing")]


# Of a group with topics there is one chat, whatever topics are chosen.
def _is_used(chat: InspectedChat, inspection: Inspection, settings: PlaceSettings) -> bool:
    is_played_in = settings.allows(chat.id) or not inspection.lists_all
    return is_played_in or chat.id == settings.results
