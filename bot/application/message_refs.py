"""The last message about a table to each recipient: the version it shows, and its reference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.application.model import Address
from bot.application.notices import chat_of, where_told
from engines.core.record import Player
from storage.base import CHAT, CHAT_AT, NO_ONE, NoticeKind, Reached, TableKey
from storage.store import Store

# What the messages of a table's own chat are noted under: each follows the last of its kind. The
# thread, if the table has one, is where those go that follow the card. Those of a chat where a
# player sat down elsewhere are noted likewise, under whom its notices are for. A player's messages
# are noted under their address, the card of a challenge apart from their turns.
CHAT_CARD: Final = f"{CHAT}-card"
_BOARD: Final = "-board"
CHAT_BOARD: Final = f"{CHAT}{_BOARD}"
CHAT_RESULT: Final = f"{CHAT}-result"  # in a chat for results, which is seldom the table's own

# Of whom no chat is known where a table's messages are: nothing is noted under it.
_NOWHERE: Final = "nowhere"

_QUESTION: Final = "-question"
_PREVIEW: Final = "-preview"


def question_to(address: str) -> str:
    """What a question that somebody was asked is noted under."""
    return f"{address}{_QUESTION}"


def preview_to(address: str) -> str:
    """What a preview of a move is noted under that somebody was shown in an answer."""
    return f"{address}{_PREVIEW}"


def card_of(to: str) -> str:
    """What the card that somebody, or a chat, was sent is noted under."""
    return f"{to}-card"


def board_of(chat: str) -> str:
    """What the last board of a chat is noted under."""
    return f"{chat}{_BOARD}"


def chat_of_board(to: str) -> Address | None:
    """The chat, other than the table's own, whose last board is noted under this; None: no such."""
    is_one = to.startswith(CHAT_AT) and to.endswith(_BOARD)
    return Address.parse(to.removeprefix(CHAT_AT).removesuffix(_BOARD)) if is_one else None


def is_chats(to: str) -> bool:
    """Whether this, which a message is noted under, is a chat's."""
    return to.startswith((f"{CHAT}-", CHAT_AT))


def line_to(to: str) -> str:
    """What a line is noted under that a chat was told: a call to a card."""
    return f"{to}-offer"


def talk_to(to: str) -> str:
    """What the last line is noted under that was passed on to a chat, or to a player."""
    return f"{to}-talk"


def came_from(address: str) -> str:
    """What is noted of somebody who opened the link of a challenge: the chat where that was."""
    return f"{address}-came"


def followed_by(address: str) -> str:
    """What the message is noted under that shows somebody a match that they follow."""
    return f"{address}-followed"


def told_of(to: str, kind: NoticeKind) -> str:
    """What is noted when somebody has been told this of their decision, besides the message itself.

    Its version is that of the decision: there they aren't told it again.
    """
    return f"{to}-{kind}"


def opened_by(address: str) -> str:
    """What is noted when somebody opens a table: the version that they see."""
    return f"{address}-opened"


def is_of(to: str, address: str) -> bool:
    """Whether this, which a message is noted under, is somebody's."""
    return to == address or to.startswith(f"{address}-")


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


@dataclass(frozen=True, slots=True)
class NotedMessages:
    """All that is noted of a table's messages, as it was when it was read."""

    refs: Mapping[str, str] = field(default_factory=dict)
    chat: str = CHAT  # whom the notices of the chat are for of which `board` and the others are

    @property
    def card(self) -> str:
        """What the chat's card is noted under."""
        return card_of(self.chat)

    @property
    def board(self) -> str:
        """What its last board is noted under."""
        return board_of(self.chat)

    @property
    def thread(self) -> str:
        """What its thread, or topic, is noted under."""
        return f"{self.chat}-thread"

    def in_chat(self, to: str) -> NotedMessages:
        """The same, of another of the table's chats."""
        return replace(self, chat=to)

    def in_chat_at(self, address: str) -> NotedMessages:
        """The same, of the chat at an address, or of one of its topics.

        It is the table's own, unless a player sat down there who came from elsewhere.
        """
        room = address.partition(".")[0]
        there = (chat for to in self.refs if (chat := chat_of_board(to)))
        found = (chat for chat in there if str(chat).partition(".")[0] == room)
        return self.in_chat(next((f"{CHAT_AT}{chat}" for chat in found), CHAT))

    def read_by(self, player: Player | None, key: TableKey, platform: str) -> NotedMessages:
        """The same, of the chat where a player reads along; of none if that isn't on `platform`."""
        is_here = where_told(key, player).platform == platform
        return self.in_chat(chat_of(player) if is_here else _NOWHERE)

    def last(self, to: str) -> NotedMessage | None:
        """The last message to a recipient; None if there was none. Raises ValueError."""
        text = self.refs.get(to, "")
        return NotedMessage.parse(text) if text else None

    def has(self, to: str, version: int) -> bool:
        """Whether the last message to a recipient shows this version, or a later one."""
        last = self.last(to)
        return last is not None and last.version >= version

    def outdated(self, version: int) -> dict[str, NotedMessage]:
        """The questions and previews from before this version, by what they are noted under."""
        asked = (to for to in self.refs if to.endswith((_QUESTION, _PREVIEW)))
        found = {to: NotedMessage.parse(self.refs[to]) for to in asked}
        return {to: one for to, one in found.items() if one.version < version}


NOTHING_NOTED: Final = NotedMessages()


async def noted_messages(store: Store, table: TableKey) -> NotedMessages:
    """What is noted of a table's messages now."""
    return NotedMessages(await store.message_refs(table))


async def last_message(store: Store, table: TableKey, to: str) -> NotedMessage | None:
    """The last message to a recipient; None if there was none."""
    return (await noted_messages(store, table)).last(to)


async def note_message(
    store: Store,
    table: TableKey,
    to: str,
    message: NotedMessage,
    *,
    reached: Mapping[str, Reached] = NO_ONE,
    unless_newer: bool = False,
) -> NotedMessage | None:
    """From now on this is the last message to a recipient; it has `reached` these players.

    Returns the last one before it, which stays the last `unless_newer` is false or it shows no
    later version.
    """
    before = await store.set_message_ref(
        table, to, str(message), reached=reached, unless_newer=unless_newer
    )
    try:
        return NotedMessage.parse(before) if before else None
    except ValueError:  # damaged: nobody can say where it is
        return None


async def forget_question(store: Store, table: TableKey, who: str) -> None:
    """It has been answered: its message is something else from now on."""
    await store.set_message_ref(table, question_to(who), "")


@dataclass(frozen=True, slots=True, kw_only=True)
class OutdatedMessage:
    """A question, or a preview, from before the last act."""

    who: str  # the address of its reader
    reference: str
    is_preview: bool


async def take_outdated(store: Store, table: TableKey, version: int) -> list[OutdatedMessage]:
    """The questions and previews from before this version, which aren't noted any more.

    Without a message that has become somebody's last about the table: it is neither now.
    """
    noted = await noted_messages(store, table)
    found = []
    for to, message in noted.outdated(version).items():
        await store.set_message_ref(table, to, "")
        who = to.removesuffix(_QUESTION).removesuffix(_PREVIEW)
        last = noted.last(who)
        if last is None or last.reference != message.reference:
            is_preview = to == preview_to(who)
            found.append(
                OutdatedMessage(who=who, reference=message.reference, is_preview=is_preview)
            )
    return found
