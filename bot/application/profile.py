"""The fields of a stored profile: what is kept of a player or a chat, by the names in the store."""

from __future__ import annotations

from typing import Final

from storage.base import Store

NAME: Final = "name"  # as the platform said it last
LOCALE: Final = "locale"  # as the platform said it last
PRIVATE_CHAT_CLOSED: Final = "private_chat_closed"  # "1": the private chat refused us
DRAFT: Final = "draft"  # a move that he has entered and not sent: see `drafts`

LANGUAGE: Final = "language"  # from here on: chosen by the player
THEME: Final = "theme"
COLOUR_VISION: Final = "colour_vision"
TEXT_SIZE: Final = "text_size"
SIDE: Final = "side"  # "left": see oneself on the left
SENDING: Final = "sending"  # "at_once": don't ask before a move is sent


async def note_private_chat(store: Store, address: str, *, is_open: bool) -> None:
    """Note whether somebody's private chat takes our messages, if that is news."""
    closed = "" if is_open else "1"
    if (await store.profile(address)).get(PRIVATE_CHAT_CLOSED, "") != closed:
        await store.update_profile(address, {PRIVATE_CHAT_CLOSED: closed})
