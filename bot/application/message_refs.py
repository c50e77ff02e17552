"""The last message about a table to each recipient: which version it shows, and where it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.application.notices import CHAT
from storage.base import NO_ONE, NoticeKind, Reached, TableKey
from storage.contract import Store

CHAT_CARD: Final = f"{CHAT}-card"
CHAT_BOARD: Final = f"{CHAT}-board"
CHAT_LINE: Final = f"{CHAT}-offer"
CHAT_TALK: Final = f"{CHAT}-talk"
CHAT_THREAD: Final = f"{CHAT}-thread"
"""What a chat's messages are noted under: each follows the last of its kind. The
thread is where they go that follow the card, if the table has one. A player's messages
are noted under his address, the card of a challenge apart from his turns."""


_QUESTION: Final = "-question"
_PREVIEW: Final = "-preview"


def question_to(address: str) -> str:
    """What a question that somebody was asked is noted under."""
    return f"{address}{_QUESTION}"


def preview_to(address: str) -> str:
    """What a preview of a move is noted under that somebody was shown in an answer."""
    return f"{address}{_PREVIEW}"


def card_of(address: str) -> str:
    """What the card that somebody was sent is noted under."""
    return f"{address}-card"


def told_of(to: str, kind: NoticeKind) -> str:
    """What is noted when somebody has been told this of his decision, besides the message itself.

    Its version is that of the decision: there he isn't told it again.
    """
    return f"{to}-{kind}"


def opened_by(address: str) -> str:
    """What is noted when somebody opens a table: the version that he sees."""
    return f"{address}-opened"


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


async def note_message(
    store: Store,
    table: TableKey,
    to: str,
    message: NotedMessage,
    *,
    reached: Mapping[str, Reached] = NO_ONE,
) -> None:
    """From now on this is the last message to a recipient; it has `reached` these players."""
    await store.set_message_ref(table, to, str(message), reached=reached)


async def note_question(
    store: Store, table: TableKey, who: str, question: NotedMessage
) -> NotedMessage | None:
    """Note a question that `who` was asked, until it is answered; the one before it, if any."""
    return await _note_until_outdated(store, table, question_to(who), question)


async def note_preview(
    store: Store, table: TableKey, who: str, preview: NotedMessage
) -> NotedMessage | None:
    """Note a preview that `who` was shown, until the match goes on; the one before it, if any."""
    return await _note_until_outdated(store, table, preview_to(who), preview)


async def _note_until_outdated(
    store: Store, table: TableKey, to: str, message: NotedMessage
) -> NotedMessage | None:
    before = await last_message(store, table, to)
    await note_message(store, table, to, message)
    return before


async def forget_question(store: Store, table: TableKey, who: str) -> None:
    """It has been answered: its message is something else from now on."""
    await store.set_message_ref(table, question_to(who), "")


@dataclass(frozen=True, slots=True, kw_only=True)
class OutdatedMessage:
    """A question, or a preview, of before the last act."""

    who: str  # the address of its reader
    reference: str
    is_preview: bool


async def take_outdated(store: Store, table: TableKey, version: int) -> list[OutdatedMessage]:
    """The questions and previews of before this version, which aren't noted any more.

    Without a message that has become somebody's last about the table: it is neither now.
    """
    refs = {to: NotedMessage.parse(text) for to, text in (await store.message_refs(table)).items()}
    found = []
    for to, message in refs.items():
        who = to.removesuffix(_QUESTION).removesuffix(_PREVIEW)
        if to != who and message.version < version:
            await store.set_message_ref(table, to, "")
            last = refs.get(who)
            if last is None or last.reference != message.reference:
                is_preview = to == preview_to(who)
                found.append(
                    OutdatedMessage(who=who, reference=message.reference, is_preview=is_preview)
                )
    return found
