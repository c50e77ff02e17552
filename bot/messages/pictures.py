"""Pictures off the event loop: drawn in a thread, cached by view and style, drawn once if equal.

What waits while a picture is drawn is drawn next, all in one go. So the thread and the loop take
turns a few times a batch and not many times a picture; each turn costs both of them. Films, which
take seconds, have a thread of their own, so that no board waits for one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import structlog

from bot.application.model import Picture
from bot.messages.drawing_thread import DrawingThread, HungError
from engines.core.values import View
from renderers.style import RenderStyle

log = structlog.get_logger(__name__)

_AT_ONCE: Final = 16  # about 30 ms: for so long the first of a batch may wait for the last
_TICKS: Final = 20  # seconds, about, for a batch
_FILM_TICKS: Final = 60  # and for a film

Draw = Callable[[View, RenderStyle], bytes]
Animate = Callable[[Sequence[View], RenderStyle], bytes]
Film = tuple[Picture, ...]
_Asked = tuple[Picture, "asyncio.Future[bytes]"]
_Drawn = list[bytes | Exception]


def _render(view: View, style: RenderStyle) -> bytes:
    """`render`, imported with Pillow when the first picture is drawn."""
    from renderers.rendering import render  # noqa: PLC0415 - 4 MiB that an idle process saves

    return render(view, style)


def _animate(views: Sequence[View], style: RenderStyle) -> bytes:
    from renderers.animation import animate  # noqa: PLC0415 - as above

    return animate(views, style)


class Pictures:
    """Draws what posts carry.

    A game whose picture doesn't come to an end is not drawn again until Salle is started anew: it
    would take one thread after the other.
    """

    def __init__(
        self,
        draw: Draw = _render,
        animate: Animate = _animate,
        *,
        ticks: int = _TICKS,
        film_ticks: int = _FILM_TICKS,
    ) -> None:
        self._draw, self._animate = draw, animate
        # One each: drawing holds the interpreter nearly always, and a second draws none faster.
        self._thread = DrawingThread("pictures", ticks=ticks)
        self._film_thread = DrawingThread("films", ticks=film_ticks)
        self._waiting: list[_Asked] = []
        self._drawing: asyncio.Task[None] | None = None
        self._films: dict[Film, asyncio.Task[bytes]] = {}  # which are drawn now, or wait
        self._one_film = asyncio.Lock()
        self._hung: set[str] = set()  # games

    async def png(self, picture: Picture) -> bytes:
        """The picture as PNG. Raises what drawing it raises, and HungError.

        Also a kind that is quick as a rule is left to the thread: a pose or a piece met for the
        first time takes twenty milliseconds, and nobody knows beforehand.
        """
        self._refuse_if_hung(picture)
        drawn: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting.append((picture, drawn))
        if self._drawing is None or self._drawing.done():
            self._drawing = asyncio.create_task(self._draw_waiting())
        return await drawn

    async def gif(self, film: Film) -> bytes:
        """The pictures one after the other, as an animated GIF in the first one's style.

        Films are made one at a time, and one that several ask for at the same time once. Raises
        what drawing it raises, and HungError.
        """
        making = self._films.get(film)
        if making is None:
            making = self._films[film] = asyncio.create_task(self._make(film))
            making.add_done_callback(lambda _: self._films.pop(film))
        return await asyncio.shield(making)  # who leaves doesn't take it from the others

    def close(self) -> None:
        """Stop drawing."""
        for waiting in (
            self._drawing,
            *self._films.values(),
            *(drawn for _, drawn in self._waiting),
        ):
            if waiting:
                waiting.cancel()
        for thread in (self._thread, self._film_thread):
            thread.close()

    async def _make(self, film: Film) -> bytes:
        async with self._one_film:
            self._refuse_if_hung(film[0])
            work = partial(self._animate, [picture.view for picture in film], film[0].style)
            try:
                return await self._film_thread.run(work)
            except HungError:
                self._set_aside(film[0])
                raise

    async def _draw_waiting(self) -> None:
        while self._waiting:
            asked = self._waiting[:_AT_ONCE]
            results: _Drawn = []
            try:
                work = partial(self._draw_all, [picture for picture, _ in asked], results)
                await self._thread.run(work)
            except HungError as err:
                results = [*results[: len(asked) - 1], err]  # a copy: the thread may add to it yet
                self._set_aside(asked[len(results) - 1][0])
            for (_, drawn), result in zip(asked, results, strict=False):
                _settle(drawn, result)
            del self._waiting[: len(results)]

    def _draw_all(self, pictures: Sequence[Picture], results: _Drawn) -> None:
        """Add each picture, or what drawing it raised: that is for who asked for this one."""
        for picture in pictures:
            try:
                self._refuse_if_hung(picture)
                results.append(self._draw(picture.view, picture.style))
            except Exception as err:
                results.append(err)

    def _set_aside(self, picture: Picture) -> None:
        self._hung.add(picture.view.game)
        log.error(
            "a picture doesn't come to an end; this game has none now", game=picture.view.game
        )

    def _refuse_if_hung(self, picture: Picture) -> None:
        if picture.view.game in self._hung:
            raise HungError(f"pictures of {picture.view.game} are set aside")


def _settle(drawn: asyncio.Future[bytes], result: bytes | Exception) -> None:
    if drawn.done():
        return  # nobody waits for it any more
    if isinstance(result, Exception):
        drawn.set_exception(result)
    else:
        drawn.set_result(result)
