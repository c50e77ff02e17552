"""Links to messages of Discord."""

from __future__ import annotations

from collections.abc import Mapping

from bot.adapters.discord.messenger import MessageRef
from bot.application import profile


def link_to(reference: str, chat: Mapping[str, str]) -> str:
    """A link that opens the app at a message of a server's channel or thread; else ""."""
    ref, server = MessageRef.parse(reference), chat.get(profile.COMMUNITY)
    if ref is None or not server:
        return ""
    return f"https://discord.com/channels/{server}/{ref.channel}/{ref.message}"
