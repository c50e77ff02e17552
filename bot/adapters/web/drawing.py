"""Pictures for the page: a visitor who asks for many holds up nobody else, and the page no chat."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.adapters.ordered_locks import OrderedLocks
from bot.application.model import Picture, SheetPicture
from bot.messages.pictures import Pictures
from renderers.style import RenderStyle

# Pictures of the page that wait to be drawn together with those of all chats.
_AT_ONCE: Final = 4


class PageDrawing:
    """Has pictures drawn, one at a time for each visitor and a few in all."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._turns = OrderedLocks()
        self._places = asyncio.Semaphore(_AT_ONCE)

    async def png(self, picture: Picture | SheetPicture, visitor: str) -> bytes:
        """As `Pictures.png`, when it is the visitor's turn."""
        async with self._turns.of(visitor), self._places:
            return await self._pictures.png(picture)

    async def piece(self, game: str, kind: str, style: RenderStyle, visitor: str) -> bytes | None:
        """As `Pictures.piece`, when it is the visitor's turn."""
        async with self._turns.of(visitor), self._places:
            return await self._pictures.piece(game, kind, style)

    async def mp4(self, film: tuple[Picture, ...], visitor: str) -> bytes:
        """As `Pictures.mp4`, after the visitor's other films."""
        async with self._turns.of(f"{visitor}: films"):
            return await self._pictures.mp4(film)
