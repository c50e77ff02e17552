"""Measures of wide pictures that all games share: 1,280 by 800, for chats on desktops.

Such a chat shows them 550 wide: what decides a move is set in `LEAST_PX`, 22 px there.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1280
FOOT: Final = 692  # where the ribbon begins
LEAST_PX: Final = 52
NAME_PX: Final = 52
EMBLEM: Final = 44
