"""Where on Discord: messages, and the links that lead to them. Nothing here needs its library."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from bot.application import profile

PLATFORM: Final = "discord"
# What is noted of somebody who launches the activity: which table they want to see, and where.
LAUNCH: Final = "launch"

_EPOCH: Final = 1_420_070_400_000  # milliseconds; ids count from 2015


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message of ours: the reference that deliveries remember."""

    channel: int
    message: int

    def __str__(self) -> str:
        return f"{self.channel}/{self.message}"

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Read back what `str` wrote; None for "" and for what it didn't write."""
        channel, _, message = text.partition("/")
        return cls(int(channel), int(message)) if channel and message else None

    @property
    def age(self) -> float:
        """Seconds since the message was made, by its id."""
        return time.time() - ((self.message >> 22) + _EPOCH) / 1000


def mention_channel(channel: str) -> str:
    """A channel as a sentence names it: readers see its name, and go there by a tap."""
    return f"<#{channel}>"


def message_link(reference: str, chat: Mapping[str, str]) -> str:
    """A link that opens the app at a message of a server's channel or thread; else ""."""
    ref, server = MessageRef.parse(reference), chat.get(profile.COMMUNITY)
    if ref is None or not server:
        return ""
    return f"https://discord.com/channels/{server}/{ref.channel}/{ref.message}"
