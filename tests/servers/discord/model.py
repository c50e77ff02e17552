"""The things of the platform: users, guilds, channels, messages, attachments."""

from __future__ import annotations

import enum
import mimetypes
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from . import look
from .errors import Json

if TYPE_CHECKING:
    from .world import World

EPOCH = 1_420_070_400_000  # milliseconds; the platform counts from 2015

EMBEDDED = 1 << 17  # a flag of applications: they are activities
EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15


class Permission(enum.IntFlag):
    """The permissions a bot of games meets."""

    NONE = 0
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


EVERYTHING = sum(Permission)
ADMINISTRATOR = 1 << 3


class Clock:
    """Wall time, which a test may push forward."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        self._ahead += seconds


class Snowflakes:
    """Ids that grow with time and never repeat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        fresh = (int(self._clock.now() * 1000) - EPOCH) << 22
        self._last = max(fresh, self._last + 1)
        return self._last


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or a GIF, from its header."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    return None


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file kept in memory. `alt` is its alt text (the platform's `description`)."""

    id: int
    channel_id: int
    filename: str
    data: bytes
    alt: str | None = None

    @property
    def content_type(self) -> str:
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"


@dataclass(eq=False)
class User:
    """An account. `dm_open` is false for who takes no private messages (50007)."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dm_open: bool = True
    dm_refused: bool = False  # opening the channel itself fails (40003)
    lacks: Permission = Permission.NONE  # in every guild

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


@dataclass(eq=False, repr=False)
class Guild:
    """A server of the platform, with its people and channels."""

    id: int
    name: str
    locale: str
    world: World
    members: list[User] = field(default_factory=list)
    channels: list[Channel] = field(default_factory=list)
    threads: list[Channel] = field(default_factory=list)
    system: Channel | None = None  # where the platform tells who has come
    permissions: int = EVERYTHING  # the bot's, as far as its roles say

    def channel(self, name: str) -> Channel:
        """A new text channel."""
        return self.world.add_channel(self, name)


class ChannelType(enum.IntEnum):
    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a private channel with its messages, oldest first."""

    id: int
    name: str
    type: ChannelType
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: User | None = None
    denied: Permission = Permission.NONE
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    archive_changed: float = 0.0
    everything: list[Message] = field(default_factory=list)  # with the ephemeral ones
    removed: list[Message] = field(default_factory=list)  # those that were deleted
    members: set[int] = field(default_factory=set)  # of a thread

    @property
    def messages(self) -> list[Message]:
        """What anybody in the channel sees."""
        return [m for m in self.everything if m.ephemeral_for is None]

    @property
    def is_thread(self) -> bool:
        return self.parent is not None

    @property
    def mention(self) -> str:
        return f"<#{self.id}>"

    def allows(self, permission: Permission) -> bool:
        """Whether the bot may do this here."""
        denied = self.denied | (self.parent.denied if self.parent else Permission(0))
        granted = Permission(self.guild.permissions if self.guild else EVERYTHING)
        if granted & ADMINISTRATOR:
            return True
        return bool(granted & ~denied & permission)

    def archive(self) -> None:
        """Puts a thread to sleep, as the platform does when it is idle."""
        assert self.guild
        self.guild.world.set_archived(self, archived=True)

    def __repr__(self) -> str:
        return f"<Channel {self.name or self.recipient}>"


@dataclass(frozen=True, slots=True)
class Revision:
    """What a message showed before an edit."""

    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[Attachment]

    @property
    def text(self) -> str:
        """As `Message.text`."""
        return look.words(self.content, self.embeds, self.components)

    @property
    def buttons(self) -> list[look.Button]:
        return look.buttons(self.components)

    @property
    def selects(self) -> list[look.Select]:
        return look.selects(self.components)


class Presser(Protocol):
    """Somebody who can act on a message; the driver's persons do."""

    async def click(self, message: Message, which: str) -> Any: ...
    async def select(self, message: Message, values: Any, which: str | None = None) -> Any: ...


@dataclass(eq=False)
class Message:
    """A message as the server keeps it, with what a person reads and can press on it."""

    id: int
    channel: Channel
    author: User
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    nonce: str | None = None
    mentions: list[User] = field(default_factory=list)
    pinged: list[User] = field(default_factory=list)
    reference: Message | None = None
    ephemeral_for: User | None = None
    interaction: Json | None = None
    thread: Channel | None = None
    edited: float | None = None
    earlier: list[Revision] = field(default_factory=list)  # before each edit, the oldest first
    deleted: bool = False

    @property
    def revision(self) -> int:
        """Grows by one with every edit."""
        return len(self.earlier)

    @property
    def now(self) -> Revision:
        """What it shows at present."""
        return Revision(self.content, self.embeds, self.components, self.attachments)

    @property
    def text(self) -> str:
        """Content, embeds and text displays, one piece a line."""
        return look.words(self.content, self.embeds, self.components)

    @property
    def buttons(self) -> list[look.Button]:
        return look.buttons(self.components)

    @property
    def selects(self) -> list[look.Select]:
        return look.selects(self.components)

    @property
    def labels(self) -> list[str]:
        """What stands on the buttons."""
        return [button.label or button.emoji or "" for button in self.buttons]

    @property
    def alt(self) -> list[str]:
        """Every alt text, those of galleries after those of attachments."""
        texts = [a.alt for a in self.attachments]
        texts += [alt for _, alt in look.media(self.components)]
        return [alt for alt in texts if alt]

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Still "thinking": deferred and not filled yet."""
        return bool(self.flags & LOADING)

    @property
    def silent(self) -> bool:
        return bool(self.flags & SILENT)

    @property
    def layout(self) -> bool:
        """Made of Components V2."""
        return bool(self.flags & COMPONENTS_V2)

    def button(self, which: str) -> look.Button:
        """The button with this label, emoji or custom id.

        Raises:
            AssertionError: there is none; the message says which there are.
        """
        found = next((b for b in self.buttons if b.answers_to(which)), None)
        assert found, f"no button {which!r}; there are {self.labels} on {self.text!r}"
        return found

    async def click(self, person: Presser, which: str) -> Any:
        """The person presses a button of it; see `Person.click`."""
        return await person.click(self, which)

    async def select(self, person: Presser, *values: Any, which: str | None = None) -> Any:
        """The person chooses from a menu of it; see `Person.select`."""
        return await person.select(self, values, which)

    def __repr__(self) -> str:
        return f"<Message {self.id} by {self.author.name}: {self.text!r} {self.labels}>"
