"""Where on Telegram: chats with their topics, messages in them, and the links that lead there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bot.application.model import Address
from bot.application.tickets import Verb
from storage.base import TableKey

PLATFORM: Final = "telegram"
JOIN, TURN = "join", "turn"

LOOKS: Final[frozenset[Verb]] = frozenset(
    {Verb.TEXT, Verb.HISTORY, Verb.MORE, Verb.RULES, Verb.VERIFY, Verb.EXPORT, Verb.ANIMATION}
)
"""What a link may open beside a challenge and a turn: nothing that acts."""

_PAYLOAD: Final = re.compile(
    rf"(?P<word>{JOIN}|{TURN}|{'|'.join(sorted(LOOKS))})"
    r"_(?P<chat>-?\d+)(?:x(?P<topic>\d+))?_(?P<table>[a-z0-9]+)",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Place:
    """A chat, or one of its topics. Private chats have positive numbers: their person's own."""

    chat: int
    topic: int | None = None

    @classmethod
    def of(cls, address: Address | str) -> Place:
        """Read an address's id: `chat` or `chat.topic`."""
        chat, _, topic = (address if isinstance(address, str) else address.id).partition(".")
        return cls(int(chat), int(topic) if topic else None)

    @property
    def address(self) -> Address:
        """The same for the command layer."""
        id_ = f"{self.chat}.{self.topic}" if self.topic else str(self.chat)
        return Address(platform=PLATFORM, id=id_)

    @property
    def is_private(self) -> bool:
        """Whether it is one person's chat with us."""
        return self.chat > 0


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message of ours. Message ids count from 1 in every chat, so the chat belongs to it."""

    chat: int
    message: int
    has_media: bool = False

    def __str__(self) -> str:
        return f"{self.chat}/{self.message}/{'m' if self.has_media else 't'}"

    @classmethod
    def read(cls, text: str) -> MessageRef | None:
        """Read back what `str` wrote; None for "" or anything else."""
        found = re.fullmatch(r"(-?\d+)/(\d+)/([mt])", text)
        return cls(int(found[1]), int(found[2]), found[3] == "m") if found else None

    def is_same(self, other: MessageRef | None) -> bool:
        """Whether both are one message, whatever it shows."""
        return other is not None and (self.chat, self.message) == (other.chat, other.message)


def deep_link(username: str, word: str, key: TableKey) -> str:
    """A link that opens our private chat and asks for something there: 64 characters at most."""
    payload = f"{word}_{key.chat.replace('.', 'x')}_{key.table}"
    return f"https://t.me/{username}?start={payload}"


def start_link(username: str) -> str:
    """A link that opens our private chat."""
    return f"https://t.me/{username}?start=hall"


def read_payload(payload: str) -> tuple[str, TableKey] | None:
    """What a deep link asks for, and the table; None if it is none of ours."""
    found = _PAYLOAD.fullmatch(payload)
    if found is None:
        return None
    chat = f"{found['chat']}.{found['topic']}" if found["topic"] else found["chat"]
    return found["word"], TableKey(PLATFORM, chat, found["table"])
