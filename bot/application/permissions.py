"""What Salle may do in a server or a group, as its platform says now.

Only adapters can ask: each whose platform has permissions is a `PlaceInspector`. The page has none.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from bot.application.model import Address


class Permission(StrEnum):
    """What Salle needs in a chat. What fails without it: the words `setup-without-VALUE`."""

    VIEW = "view"
    SEND = "send"
    PICTURES = "pictures"  # or files of any kind, where these are one permission
    MOTION = "motion"  # loops and films
    LINKS = "links"  # with their previews
    HISTORY = "history"
    THREADS = "threads"  # or topics: to open them
    SEND_IN_THREADS = "send_in_threads"


# What nobody misses where no table has a thread.
OF_THREADS = frozenset({Permission.THREADS, Permission.SEND_IN_THREADS})


class NotInspectedError(Exception):
    """The platform can't be asked now, or Salle isn't in that place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InspectedChat:
    """A channel or a group, and what Salle lacks there."""

    id: str
    name: str
    missing: frozenset[Permission] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspection:
    """The chats of a place where games may be played, in the order of their platform.

    `lists_all`: these are all; else there are topics, which the platform doesn't list.
    """

    chats: tuple[InspectedChat, ...]
    lists_all: bool = True


class PlaceInspector(Protocol):
    """A platform where Salle needs permissions."""

    async def inspect(self, place: Address) -> Inspection:
        """Look at a server or a group now. Raises NotInspectedError."""
