"""Pictures off the event loop: drawn in a thread, cached by view and style, drawn once if equal.

What waits while a picture is drawn is drawn next, all in one go. So the thread and the loop take
turns a few times a batch and not many times a picture; each turn costs both of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bot.application.model import Picture
from engines.core.values import View
from renderers.style import RenderStyle

_THREADS: Final = 1  # drawing holds the interpreter nearly always: a second draws none faster
_AT_ONCE: Final = 16  # about 30 ms: for so long the first of a batch may wait for the last

Draw = Callable[[View, RenderStyle], bytes]
_Asked = tuple[Picture, "asyncio.Future[bytes]"]


def _render(view: View, style: RenderStyle) -> bytes:
    """`render`, imported with Pillow when the first picture is drawn."""
    from renderers.rendering import render  # noqa: PLC0415 - 4 MiB that an idle process saves

    return render(view, style)


def _animate(views: Sequence[View], style: RenderStyle) -> bytes:
    from renderers.animation import animate  # noqa: PLC0415 - as above

    return animate(views, style)


class Pictures:
    """Draws what posts carry."""

    def __init__(self, draw: Draw = _render) -> None:
        self._draw = draw
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="pictures")
        self._waiting: list[_Asked] = []
        self._drawing: asyncio.Task[None] | None = None

    async def png(self, picture: Picture) -> bytes:
        """The picture as PNG. Raises what drawing it raises.

        Also a kind that is quick as a rule is left to the thread: a pose or a piece met for the
        first time takes twenty milliseconds, and nobody knows beforehand.
        """
        drawn: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting.append((picture, drawn))
        if self._drawing is None or self._drawing.done():
            self._drawing = asyncio.create_task(self._draw_waiting())
        return await drawn

    async def gif(self, film: tuple[Picture, ...]) -> bytes:
        """The pictures one after the other, as an animated GIF in the first one's style."""
        views = [picture.view for picture in film]
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _animate, views, film[0].style)

    def close(self) -> None:
        """Stop drawing."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _draw_waiting(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            asked, self._waiting = self._waiting[:_AT_ONCE], self._waiting[_AT_ONCE:]
            pictures = [picture for picture, _ in asked]
            try:
                results = await loop.run_in_executor(self._threads, self._all_drawn, pictures)
                for (_, drawn), result in zip(asked, results, strict=True):
                    _settle(drawn, result)
            finally:
                for _, drawn in asked:
                    drawn.cancel()  # where drawing has been stopped

    def _all_drawn(self, pictures: Sequence[Picture]) -> list[bytes | Exception]:
        """Each picture, or what drawing it raised: that is for who asked for this one."""
        results: list[bytes | Exception] = []
        for picture in pictures:
            try:
                results.append(self._draw(picture.view, picture.style))
            except Exception as err:
                results.append(err)
        return results


def _settle(drawn: asyncio.Future[bytes], result: bytes | Exception) -> None:
    if drawn.done():
        return  # nobody waits for it any more
    if isinstance(result, Exception):
        drawn.set_exception(result)
    else:
        drawn.set_result(result)
