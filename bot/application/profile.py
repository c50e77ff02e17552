"""The fields of a stored profile: what is kept of a player or a chat, by the names in the store."""

from __future__ import annotations

from typing import Final

NAME: Final = "name"  # as the platform said it last
LOCALE: Final = "locale"  # as the platform said it last
PRIVATE_CHAT_CLOSED: Final = "private_chat_closed"  # "1": the private chat refused us

LANGUAGE: Final = "language"  # from here on: chosen by the player
THEME: Final = "theme"
COLOUR_VISION: Final = "colour_vision"
TEXT_SIZE: Final = "text_size"
SIDE: Final = "side"  # "left": see oneself on the left
SENDING: Final = "sending"  # "at_once": don't ask before a move is sent
