"""Pictures off the event loop: drawn in a thread, cached by view and look, drawn once if equal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.model import Picture
from engines.core.values import View
from renderers import render
from renderers.look import Look
from renderers.replay import replay

_THREADS = 1  # drawing holds the interpreter most of the time: a second one draws none faster

Draw = Callable[[View, Look], bytes]


class Pictures:
    """Draws what posts carry."""

    def __init__(self, draw: Draw = render) -> None:
        self._draw = draw
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="pictures")

    async def png(self, picture: Picture) -> bytes:
        """The picture as PNG.

        Also a kind that is quick as a rule is left to the thread: a pose or a piece met for the
        first time takes twenty milliseconds, and nobody knows beforehand.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._draw, picture.view, picture.look)

    async def gif(self, film: tuple[Picture, ...]) -> bytes:
        """The pictures one after the other, as an animated GIF. They share the first one's look."""
        views = [picture.view for picture in film]
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, replay, views, film[0].look)

    def close(self) -> None:
        """Stop drawing."""
        self._threads.shutdown(wait=False, cancel_futures=True)
