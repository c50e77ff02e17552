"""Pictures off the event loop: drawn in threads, cached by view and look, drawn once if equal."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from bot.model import Picture
from renderers import render
from renderers.replay import replay

_THREADS = 1  # drawing holds the interpreter most of the time: a second one draws none faster


class Pictures:
    """Draws what posts carry."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="pictures")

    async def png(self, picture: Picture) -> bytes:
        """The picture as PNG."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, render, picture.view, picture.look)

    async def gif(self, film: tuple[Picture, ...]) -> bytes:
        """The pictures one after the other, as an animated GIF. They share the first one's look."""
        views = [picture.view for picture in film]
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, replay, views, film[0].look)

    def close(self) -> None:
        """Stop drawing."""
        self._threads.shutdown(wait=False, cancel_futures=True)
