"""The last message about a table to each recipient: which version it shows, and where it is."""

from __future__ import annotations

from collections.abc import Mapping
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


_QUESTION: Final = "-question"


def question_to(address: str) -> str:
    """What a question that somebody was asked is noted under."""
    return f"{address}{_QUESTION}"


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


async def note_question(
    store: Store, table: TableKey, who: str, question: NotedMessage
) -> NotedMessage | None:
    """Note a question that `who` was asked, until it is answered; the one before it, if any."""
    before = await last_message(store, table, question_to(who))
    await note_message(store, table, question_to(who), question)
    return before


async def forget_question(store: Store, table: TableKey, who: str) -> None:
    """It has been answered: its message is something else from now on."""
    await store.set_message_ref(table, question_to(who), "")


async def outdated_questions(
    store: Store, table: TableKey, version: int
) -> Mapping[str, NotedMessage]:
    """By address, the questions of before this version that still stand, and aren't noted any more.

    A message that has become somebody's last about the table is no question.
    """
    refs = {to: NotedMessage.parse(text) for to, text in (await store.message_refs(table)).items()}
    found = {}
    for to, question in refs.items():
        who = to.removesuffix(_QUESTION)
        if to != who and question.version < version:
            await forget_question(store, table, who)
            last = refs.get(who)
            if last is None or last.reference != question.reference:
                found[who] = question
    return found
