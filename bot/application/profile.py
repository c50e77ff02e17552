"""The fields of a stored profile: what is kept of a player or a chat, by the names in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from storage.contract import Store

NAME: Final = "name"  # as the platform said it last
COMMUNITY: Final = "community"  # of a chat: what it belongs to, such as a server of Discord
LOCALE: Final = "locale"  # as the platform said it last
PRIVATE_CHAT_CLOSED: Final = "private_chat_closed"  # when it refused us last: seconds, by our clock
DRAFT: Final = "draft"  # a move that he has entered and not sent: see `move_draft`
LINE_DRAFT: Final = "line_draft"  # a conditional move that he is entering: see `line_draft`

LANGUAGE: Final = "language"  # from here on: chosen by the player
THEME: Final = "theme"
COLOUR_VISION: Final = "colour_vision"
TEXT_SIZE: Final = "text_size"
SIDE: Final = "side"  # "left": see oneself on the left
SENDING: Final = "sending"  # "at_once": don't ask before a move is sent


async def of_chat(store: Store, platform: str, chat: str) -> Mapping[str, str]:
    """What is kept of a chat, by an id that it has or once had. One round trip unless it moved."""
    now, settings = await asyncio.gather(
        store.chat_now(platform, chat), store.profile(f"{platform}:{chat}")
    )
    return settings if now == chat else await store.profile(f"{platform}:{now}")


def is_closed(settings: Mapping[str, str]) -> bool:
    """Whether somebody's private chat refused our last message."""
    return bool(settings.get(PRIVATE_CHAT_CLOSED))


def is_worth_a_try(settings: Mapping[str, str], last_act: float) -> bool:
    """Whether to write to somebody in private: his chat is open, or he acted since it refused us.

    So a closed chat is tried once a turn at most, and not at all while its owner stays away.
    """
    return not is_closed(settings) or last_act > float(settings[PRIVATE_CHAT_CLOSED])


async def note_private_chat_open(store: Store, address: str) -> None:
    """Note that somebody's private chat takes our messages, if that is news."""
    if is_closed(await store.profile(address)):
        await store.update_profile(address, {PRIVATE_CHAT_CLOSED: ""})


async def note_private_chat_closed(store: Store, address: str, *, now: float) -> None:
    """Note that somebody's private chat refused a message."""
    await store.update_profile(address, {PRIVATE_CHAT_CLOSED: f"{now:.3f}"})
