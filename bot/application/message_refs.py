"""The last message about a table to each recipient: which version it shows, and where it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.application.notices import CHAT
from storage.base import Store, TableKey

CHAT_CARD: Final = f"{CHAT}-card"
CHAT_BOARD: Final = f"{CHAT}-board"
CHAT_LINE: Final = f"{CHAT}-offer"
CHAT_THREAD: Final = f"{CHAT}-thread"
"""What a chat's messages are noted under: each follows the last of its kind. The
thread is where they go that follow the card, if the table has one. A player's messages
are noted under his address, the card of a challenge apart from his turns."""


def card_of(address: str) -> str:
    """What the card that somebody was sent is noted under."""
    return f"{address}-card"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotedMessage:
    """A message that was sent."""

    version: int  # of the log that it shows
    reference: str  # the platform's own; "" where the platform needs none

    def __str__(self) -> str:
        return f"{self.version}|{self.reference}"

    @classmethod
    def parse(cls, text: str) -> NotedMessage:
        """Read back what `str` wrote. Raises ValueError."""
        version, _, reference = text.partition("|")
        return cls(version=int(version), reference=reference)


async def last_message(store: Store, table: TableKey, to: str) -> NotedMessage | None:
    """The last message to a recipient; None if there was none."""
    text = (await store.message_refs(table)).get(to, "")
    return NotedMessage.parse(text) if text else None


async def note_message(store: Store, table: TableKey, to: str, message: NotedMessage) -> None:
    """From now on this is the last message to a recipient."""
    await store.set_message_ref(table, to, str(message))
