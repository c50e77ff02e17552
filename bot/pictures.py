"""Pictures: drawn where it holds up nobody, cached by view and look, drawn once if equal.

Drawing holds the interpreter, so a thread draws no faster than the event loop itself, and two that
want the interpreter at once slow each other down. A thread is for pictures that take long: those
whose sprites have to be cut first. Once a kind of picture has become quick, the loop draws it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Final

from bot.model import Picture
from engines.core.values import View
from renderers import render
from renderers.look import Look
from renderers.replay import replay

_THREADS = 1  # drawing holds the interpreter most of the time: a second one draws none faster
_QUICK: Final = 0.004  # seconds of the processor that the event loop can spare
_FADING: Final = 0.8  # of a slow picture's time is still expected of the next

Draw = Callable[[View, Look], bytes]


class Pictures:
    """Draws what posts carry."""

    def __init__(self, draw: Draw = render) -> None:
        self._draw = draw
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="pictures")
        self._expected: dict[tuple[str, ...], float] = {}  # seconds, by kind

    async def png(self, picture: Picture) -> bytes:
        """The picture as PNG."""
        view, look = picture.view, picture.look
        kind = view.game, look.theme, look.sight, look.print
        if self._expected.get(kind, 1.0) < _QUICK:
            data, took = self._timed(view, look)
        else:
            loop = asyncio.get_running_loop()
            data, took = await loop.run_in_executor(self._threads, self._timed, view, look)
        self._expected[kind] = max(took, _FADING * self._expected.get(kind, took))
        return data

    async def gif(self, film: tuple[Picture, ...]) -> bytes:
        """The pictures one after the other, as an animated GIF. They share the first one's look."""
        views = [picture.view for picture in film]
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, replay, views, film[0].look)

    def close(self) -> None:
        """Stop drawing."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _timed(self, view: View, look: Look) -> tuple[bytes, float]:
        start = thread_time()
        data = self._draw(view, look)
        return data, thread_time() - start
