"""From an interaction to an ask: who, where, and who else reads it."""

from __future__ import annotations

import re
from typing import Any, Final

import discord

from bot.adapters.discord.places import PLATFORM
from bot.application.model import Address, Ask, Person
from storage.base import TableKey

_TABLE: Final = re.compile(r"[a-z]+:-?\w+(?:\.\w+)?:\w+", re.ASCII)
_NOWHERE: Final = TableKey(PLATFORM, "0", "0")  # for unreadable names: no such table

Interaction = discord.Interaction[Any]


def address(id_: int) -> Address:
    """A person or a channel of Discord."""
    return Address(platform=PLATFORM, id=str(id_))


def person(user: discord.User | discord.Member) -> Person:
    """Somebody of whom Discord says no more than a name."""
    return Person(address=address(user.id), name=user.display_name)


def ask_of(interaction: Interaction) -> Ask:
    """The asker, and where they ask. The nonce is Discord's: the operator can't choose it."""
    user = interaction.user
    channel = interaction.channel
    return Ask(
        who=Person(
            address=address(user.id),
            name=user.display_name,
            locale=interaction.locale.value,
            username=user.name,
        ),
        where=place_of(interaction),
        thread=address(channel.id) if isinstance(channel, discord.Thread) else None,
        nonce=str(interaction.id),
        message=str(interaction.message.id) if interaction.message else "",
        chat_locale=interaction.guild_locale.value if interaction.guild_locale else "",
        community=str(interaction.guild_id or ""),
        is_private=is_private(interaction),
        is_guest=not can_post(interaction),
        may_manage=interaction.permissions.manage_channels,
        may_manage_place=interaction.permissions.manage_guild,
    )


def read_table(text: str | None) -> TableKey | None:
    """The table that a command names; None if it names none."""
    if not text:
        return None
    return TableKey.parse(text) if _TABLE.fullmatch(text) else _NOWHERE


def is_home(interaction: Interaction) -> bool:
    """Whether it comes from the asker's private chat with Salle."""
    return interaction.guild_id is None and not interaction.context.private_channel


def is_private(interaction: Interaction) -> bool:
    """Whether nobody else sees what the asker acted on, or the answer to their command."""
    message = interaction.message
    return message is None or message.flags.ephemeral or is_home(interaction)


def can_post(interaction: Interaction) -> bool:
    """Whether Salle may send messages here, and not only answers.

    Not in other people's private chats, nor in a server where only the asker has installed her.
    """
    if interaction.guild_id is None:
        return is_home(interaction)
    if interaction.is_user_integration() and not interaction.is_guild_integration():
        return False
    may = interaction.app_permissions
    if isinstance(interaction.channel, discord.Thread):
        return not may.value or may.send_messages_in_threads
    return not may.value or (may.view_channel and may.send_messages)


def place_of(interaction: Interaction) -> Address:
    """The asker's own address in the private chat; else the channel, also of a thread."""
    channel = interaction.channel
    if channel is None or is_home(interaction):
        return address(interaction.user.id)
    if isinstance(channel, discord.Thread):
        return address(channel.parent_id)
    return address(channel.id)
