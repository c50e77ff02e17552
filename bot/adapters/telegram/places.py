"""Where on Telegram: chats with their topics, messages in them, and the links that lead there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.application.model import Address, Post, Subject
from bot.application.table_aliases import ALIAS, alias_named
from storage.base import TableKey

PLATFORM: Final = "telegram"
# Begins the payload of a link that is an invitation; the rest is what `Invitation.sign` wrote.
INVITATION: Final = "take_"
# Kinds of links: to a challenge, to one's turn. Others are verbs of looks: links never act.
JOIN, TURN = "join", "turn"

_SUPERGROUP: Final = re.compile(r"-100(\d+)")
_PAYLOAD: Final = re.compile(
    rf"(?P<kind>{JOIN}|{TURN}|[a-z]{{2}})"
    r"_(?P<chat>-?\d+)(?:x(?P<topic>\d+))?_(?P<table>[a-z0-9]+)",
    re.ASCII,
)
# The same of a table of another platform.
_ALIASED: Final = re.compile(
    rf"(?P<kind>{JOIN}|{TURN}|[a-z]{{2}})_{ALIAS}_(?P<code>[a-z0-9]+)", re.ASCII
)

# What is shown in private without a table: a puzzle, a game's lessons.
_SUBJECT: Final = re.compile(
    r"puzzle_(?P<game>[a-z0-9_]+)_(?P<puzzle>\d{1,6})|lessons_(?P<lessons>[a-z0-9_]+)", re.ASCII
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
    is_preview: bool = False  # it shows a move that hasn't been sent

    def __str__(self) -> str:
        kind = ("m" if self.has_media else "t") + ("p" if self.is_preview else "")
        return f"{self.chat}/{self.message}/{kind}"

    @classmethod
    def parse(cls, text: str) -> MessageRef | None:
        """Read back what `str` wrote; None for "" or anything else."""
        found = re.fullmatch(r"(-?\d+)/(\d+)/([mt])(p?)", text)
        if found is None:
            return None
        return cls(int(found[1]), int(found[2]), found[3] == "m", bool(found[4]))

    def is_same(self, other: MessageRef | None) -> bool:
        """Whether both are one message, whatever it shows."""
        return other is not None and (self.chat, self.message) == (other.chat, other.message)


def is_same(one: str, other: str) -> bool:
    """Whether two references name one message, whatever it shows."""
    ref = MessageRef.parse(one)
    return ref is not None and ref.is_same(MessageRef.parse(other))


def link_of(username: str, kind: str, post: Post) -> str:
    """A link that opens our private chat at the table of a post: see `deep_link`."""
    key = alias_named(post.alias) or post.table
    return deep_link(username, kind, key) if key else start_link(username)


def deep_link(username: str, kind: str, key: TableKey) -> str:
    """A link that opens our private chat; `kind` is JOIN, TURN or the verb of a look.

    Its payload has 64 characters at most.
    """
    if key.platform == ALIAS:
        return f"https://t.me/{username}?start={kind}_{ALIAS}_{key.table}"
    payload = f"{kind}_{key.chat.replace('.', 'x')}_{key.table}"
    return f"https://t.me/{username}?start={payload}"


def invitation_link(username: str, signed: str) -> str:
    """A link that opens our private chat with an invitation."""
    return f"https://t.me/{username}?start={INVITATION}{signed}"


def message_link(reference: str, _: Mapping[str, str]) -> str:
    """A link that opens the app at a message of a supergroup; "" for what has no links."""
    ref = MessageRef.parse(reference)
    group = _SUPERGROUP.fullmatch(str(ref.chat)) if ref else None
    return f"https://t.me/c/{group[1]}/{ref.message}" if ref and group else ""


def topic_link(chat: str) -> str:
    """A link to a group or one of its topics, if it is a supergroup; else its id."""
    place = Place.of(chat)
    group = _SUPERGROUP.fullmatch(str(place.chat))
    return f"https://t.me/c/{group[1]}/{place.topic or 1}" if group else chat


def start_link(username: str) -> str:
    """A link that opens our private chat."""
    return f"https://t.me/{username}?start=hall"


def subject_link(username: str, subject: Subject | None) -> str:
    """A link that opens our private chat at what a post without a table is about."""
    if subject and subject.lessons:
        return f"https://t.me/{username}?start=lessons_{subject.lessons}"
    if subject and subject.game and subject.puzzle:
        return f"https://t.me/{username}?start=puzzle_{subject.game}_{subject.puzzle}"
    return start_link(username)


def read_subject(payload: str) -> Subject | None:
    """What such a link is about; None if it is none of ours."""
    found = _SUBJECT.fullmatch(payload)
    return Subject(**found.groupdict(default="")) if found else None


def read_payload(payload: str) -> tuple[str, TableKey] | None:
    """The kind of a deep link, and its table; None if it is none of ours."""
    found = _PAYLOAD.fullmatch(payload)
    if found is None:
        aliased = _ALIASED.fullmatch(payload)
        alias = alias_named(aliased["code"]) if aliased else None
        return (aliased["kind"], alias) if aliased and alias else None
    chat = f"{found['chat']}.{found['topic']}" if found["topic"] else found["chat"]
    return found["kind"], TableKey(PLATFORM, chat, found["table"])
