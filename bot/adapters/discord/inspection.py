"""What Salle lacks in a server of Discord, asked of Discord itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import aiohttp
import discord

from bot.application.permissions import InspectedChat, Inspection, NotInspectedError, Permission

# By the names that the library has for them.
_NEEDED: Final[Mapping[str, Permission]] = {
    "view_channel": Permission.VIEW,
    "send_messages": Permission.SEND,
    "attach_files": Permission.PICTURES,
    "embed_links": Permission.LINKS,
    "read_message_history": Permission.HISTORY,
    "create_public_threads": Permission.THREADS,
    "send_messages_in_threads": Permission.SEND_IN_THREADS,
}


async def inspect_server(client: discord.Client, server: int) -> Inspection:
    """Its text channels, and what Salle lacks in each. Three requests.

    Raises NotInspectedError.
    """
    if client.user is None:
        raise NotInspectedError("not logged in")
    try:
        guild = await client.fetch_guild(server, with_counts=False)
        me = await guild.fetch_member(client.user.id)
        channels = await guild.fetch_channels()
    except (discord.DiscordException, aiohttp.ClientError, OSError) as err:
        raise NotInspectedError(str(err)) from err
    found = [one for one in channels if isinstance(one, discord.TextChannel)]
    return Inspection(
        chats=tuple(
            InspectedChat(
                id=str(one.id), name=f"#{one.name}", missing=_missing(one.permissions_for(me))
            )
            for one in sorted(found, key=lambda one: (one.position, one.id))
        )
    )


# Without seeing a channel nothing else is possible there: then only that is said.
def _missing(permissions: discord.Permissions) -> frozenset[Permission]:
    lacking = frozenset(
        needed for name, needed in _NEEDED.items() if not getattr(permissions, name)
    )
    return frozenset({Permission.VIEW}) if Permission.VIEW in lacking else lacking
