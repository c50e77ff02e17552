"""All that the platform knows, and who is told when it changes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from . import payloads
from .errors import ApiError, Json
from .model import (
    EVERYTHING,
    Attachment,
    Channel,
    ChannelType,
    Clock,
    Guild,
    Message,
    Permission,
    Snowflakes,
    User,
)

if TYPE_CHECKING:
    from .interactions import Interaction

T = TypeVar("T")


class Signal:
    """Wakes everybody who waits for something to become true."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def changed(self) -> None:
        waiting, self._waiting = self._waiting, set()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def wait(self, find: Callable[[], T], within: float) -> T:
        """The first truthy result of `find`.

        Raises:
            TimeoutError: nothing in `within` seconds.
        """
        async with asyncio.timeout(within):
            while not (found := find()):
                future = asyncio.get_running_loop().create_future()
                self._waiting.add(future)
                await future
        return found


@dataclass(frozen=True, slots=True)
class Event:
    """Something for the bot's gateway. `intent` 0 is delivered whatever was asked for."""

    name: str
    data: Json
    intent: int = 0
    guild: Guild | None = None
    message: Message | None = None


GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 1, 1 << 9, 1 << 12
GUILD_PRESENCES, MESSAGE_CONTENT = 1 << 8, 1 << 15


@dataclass(eq=False)
class Limits:
    """What a test may turn: seconds, counts, and refusals on demand."""

    answer_within: float = 3.0
    shards: int = 1  # that it advises
    max_concurrency: int = 1  # shards that may identify themselves at once
    identify_every: float = 5.0  # seconds
    token_lifetime: float = 15 * 60.0
    nonce_memory: float = 5 * 60.0
    active_threads: int = 1_000
    link_lifetime: float = 24 * 3600.0
    old_edit_retry: float | None = None  # set: edits of messages older than 1 h meet 30046


def _install_ways() -> Json:
    """As the developer portal has them once both kinds of install are allowed."""
    guild = {"scopes": ["applications.commands", "bot"], "permissions": str(EVERYTHING)}
    return {
        "0": {"oauth2_install_params": guild},
        "1": {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}},
    }


@dataclass(eq=False)
class World:
    """The state of the platform, in memory."""

    token: str
    clock: Clock = field(default_factory=Clock)
    limits: Limits = field(default_factory=Limits)
    signal: Signal = field(default_factory=Signal)
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    application_flags: int = 0
    interactions_endpoint: str = ""
    install_ways: Json = field(default_factory=_install_ways)
    channels: dict[int, Channel] = field(default_factory=dict)
    uploads: dict[int, Attachment] = field(default_factory=dict)  # that came with commands
    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[tuple[int, str], Message] = field(default_factory=dict)
    commands: dict[int | None, list[Json]] = field(default_factory=dict)  # by guild, None global
    interactions: dict[int, Interaction] = field(default_factory=dict)
    tokens: dict[str, Interaction] = field(default_factory=dict)
    listener: Callable[[Event], None] = lambda event: None
    base: str = ""  # http://host:port, once it listens

    def __post_init__(self) -> None:
        self.flakes = Snowflakes(self.clock)
        self.bot = User(self.flakes.next(), "Salle", bot=True)
        self.users[self.bot.id] = self.bot

    @property
    def application_id(self) -> int:
        """As for every application of today, the bot's own id."""
        return self.bot.id

    def emit(self, event: Event) -> None:
        """Tells the bot, if it asked for such events, and wakes the driver."""
        self.listener(event)
        self.signal.changed()

    def upload(self, channel: Channel, filename: str, data: bytes) -> Attachment:
        """Keeps a file that comes with a command."""
        file = Attachment(self.flakes.next(), channel.id, filename, data)
        self.uploads[file.id] = file
        return file

    # Looking up, with the platform's refusals

    def channel(self, channel_id: int) -> Channel:
        if channel_id not in self.channels:
            raise ApiError(10003)
        channel = self.channels[channel_id]
        if not channel.allows(Permission.VIEW_CHANNEL):
            raise ApiError(50001)
        return channel

    def guild(self, guild_id: int) -> Guild:
        if guild_id not in self.guilds:
            raise ApiError(10004)
        return self.guilds[guild_id]

    def user(self, user_id: int) -> User:
        if user_id not in self.users:
            raise ApiError(10013)
        return self.users[user_id]

    def message(self, channel: Channel, message_id: int) -> Message:
        """A public message; ephemeral ones exist only behind their interaction."""
        found = self.messages.get(message_id)
        if found is None or found.channel is not channel or found.ephemeral_for:
            raise ApiError(10008)
        return found

    # Making things

    def add_guild(
        self,
        name: str,
        members: list[User],
        locale: str,
        *,
        system: str = "",
        denied: Permission = Permission.NONE,
    ) -> Guild:
        """`system` names the channel for news of the guild, where the bot lacks `denied`."""
        guild = Guild(self.flakes.next(), name, locale, self, [*members, self.bot])
        self.guilds[guild.id] = guild
        if system:
            guild.system = self.add_channel(guild, system)
            guild.system.denied |= denied
        self.emit(Event("GUILD_CREATE", payloads.guild(self, guild), GUILDS, guild))
        return guild

    def remove_guild(self, guild: Guild) -> None:
        for channel in [*guild.channels, *guild.threads]:
            del self.channels[channel.id]
        del self.guilds[guild.id]
        self.emit(Event("GUILD_DELETE", {"id": str(guild.id)}, GUILDS, guild))

    def add_channel(self, guild: Guild, name: str) -> Channel:
        channel = Channel(self.flakes.next(), name, ChannelType.TEXT, guild)
        self.channels[channel.id] = channel
        guild.channels.append(channel)
        self.emit(Event("CHANNEL_CREATE", payloads.channel(self, channel), GUILDS, guild))
        return channel

    def add_thread(
        self, parent: Channel, name: str, kind: ChannelType, *, start: Message | None, minutes: int
    ) -> Channel:
        guild = parent.guild
        if guild is None:
            raise ApiError(50035, message="Threads need a guild channel")
        if sum(not t.archived for t in guild.threads) >= self.limits.active_threads:
            raise ApiError(160006)
        thread_id = start.id if start else self.flakes.next()
        thread = Channel(thread_id, name, kind, guild, parent, auto_archive=minutes)
        thread.archive_changed = self.clock.now()
        self.channels[thread.id] = thread
        guild.threads.append(thread)
        if start:
            start.thread = thread
        data = payloads.channel(self, thread) | {"newly_created": True}
        self.emit(Event("THREAD_CREATE", data, GUILDS, guild))
        return thread

    def set_archived(self, thread: Channel, *, archived: bool) -> None:
        thread.archived = archived
        thread.archive_changed = self.clock.now()
        data = payloads.channel(self, thread)
        self.emit(Event("THREAD_UPDATE", data, GUILDS, thread.guild))

    def channel_changed(self, channel: Channel) -> None:
        name = "THREAD_UPDATE" if channel.parent else "CHANNEL_UPDATE"
        self.emit(Event(name, payloads.channel(self, channel), GUILDS, channel.guild))

    def dm(self, user: User) -> Channel:
        """The private channel between the bot and the user, made when first asked for."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.flakes.next(), "", ChannelType.DM, recipient=user)
        self.channels[channel.id] = channel
        return channel

    def share_a_guild(self, user: User) -> bool:
        return any(user in guild.members for guild in self.guilds.values())

    def publish(self, message: Message, event: str) -> None:
        """MESSAGE_CREATE, MESSAGE_UPDATE or MESSAGE_DELETE, and wakes the driver."""
        if message.ephemeral_for:
            self.signal.changed()
            return
        guild = message.channel.guild
        if event == "MESSAGE_DELETE":
            data: Json = {"id": str(message.id), "channel_id": str(message.channel.id)}
        else:
            data = payloads.message(self, message)
        if guild:
            data["guild_id"] = str(guild.id)
        intent = GUILD_MESSAGES if guild else DIRECT_MESSAGES
        self.emit(Event(event, data, intent, guild, message))

    def new_token(self) -> str:
        return secrets.token_urlsafe(32)
