"""Pictures off the event loop: drawn in a thread, cached by view and style, drawn once if equal.

What waits while a picture is drawn is drawn next, all in one go. So the thread and the loop take
turns a few times a batch and not many times a picture; each turn costs both of them. Films are made
elsewhere: see `Films`.

While nobody asks for anything, what all pictures of a game have in common is drawn ahead.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

import structlog

from bot.application.model import Picture, SheetPicture
from bot.messages.drawing_thread import DrawingThread, HungError
from bot.messages.films import Film, Films
from bot.observability import metrics
from engines.core.obstacles import Obstacles
from engines.core.values import View
from renderers.finished_match import FinishedMatch
from renderers.people.sheets import Sheet
from renderers.style import RenderStyle

log = structlog.get_logger(__name__)

_AT_ONCE: Final = 16  # about 30 ms: for so long the first of a batch may wait for the last
_TICKS: Final = 20  # seconds, about, for a batch

_AT_A_STRETCH: Final = 0.004  # seconds of drawing ahead, then as many for the event loop
_UNTIL_IDLE: Final = 0.2  # seconds, when somebody has asked for a picture meanwhile

Draw = Callable[[View, RenderStyle], bytes]
_Ahead = Callable[[Callable[[], None]], None]  # takes what to do at checkpoints
_Drawn = list[bytes | Exception]


class _GaveWayError(Exception):
    """Somebody asks for a picture while another one is drawn ahead."""


class _Asked(NamedTuple):
    game: str
    work: Callable[[], bytes]
    drawn: asyncio.Future[bytes]
    at: float  # by time.perf_counter


# Imported with Pillow when the first picture is drawn.
def _render(view: View, style: RenderStyle) -> bytes:
    from renderers.rendering import render  # noqa: PLC0415 - 4 MiB that an idle process saves

    return render(view, style)


def _render_end_plate(finished: FinishedMatch, style: RenderStyle) -> bytes:
    from renderers.rendering import render_end_plate  # noqa: PLC0415 - as above

    return render_end_plate(finished, style)


def _render_obstacles(view: View, obstacles: Obstacles, style: RenderStyle) -> bytes:
    from renderers.rendering import render_obstacles  # noqa: PLC0415 - as above

    return render_obstacles(view, obstacles, style)


def _render_sheet(sheet: Sheet, style: RenderStyle) -> bytes:
    from renderers.rendering import render_sheet  # noqa: PLC0415 - as above

    return render_sheet(sheet, style)


def _render_piece(game: str, kind: str, style: RenderStyle) -> bytes:
    from renderers.rendering import render_piece  # noqa: PLC0415 - as above

    return render_piece(game, kind, style) or b""


def _drawn_so_far() -> int:
    from renderers.rendering import drawn_so_far  # noqa: PLC0415 - as above

    return drawn_so_far()


def _warm(view: View, style: RenderStyle, look: Callable[[], None]) -> None:
    from renderers.kit.checkpoints import looking  # noqa: PLC0415 - as above
    from renderers.rendering import warm  # noqa: PLC0415 - as above

    with looking(look):
        warm(view, style)


def _warm_end_plates(game: str, style: RenderStyle, look: Callable[[], None]) -> None:
    from renderers.kit.checkpoints import looking  # noqa: PLC0415 - as above
    from renderers.rendering import warm_end_plates  # noqa: PLC0415 - as above

    with looking(look):
        warm_end_plates(game, style)


class Pictures:
    """Draws what posts carry.

    A game whose picture doesn't come to an end is not drawn again until Salle is started again: it
    would take one thread after the other.
    """

    def __init__(
        self,
        draw: Draw = _render,
        films: Films | None = None,
        *,
        ticks: int = _TICKS,
    ) -> None:
        self._draw, self._films = draw, films or Films()
        # One: drawing holds the interpreter nearly always, and a second draws none faster.
        self._thread = DrawingThread("pictures", ticks=ticks)
        self._waiting: list[_Asked] = []
        self._drawing: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._hung: set[str] = set()  # games

    async def png(self, picture: Picture | SheetPicture) -> bytes:
        """The picture: PNG, unless its style asks for another type.

        Raises what drawing it raises, and HungError.

        Also a kind that is quick as a rule is left to the thread: a pose or a piece met for the
        first time takes twenty milliseconds, and nobody knows beforehand.
        """
        work: Callable[[], bytes]
        if isinstance(picture, SheetPicture):
            work = partial(_render_sheet, picture.sheet, picture.style)
        elif picture.finished:
            work = partial(_render_end_plate, picture.finished, picture.style)
        elif picture.obstacles:
            work = partial(_render_obstacles, picture.view, picture.obstacles, picture.style)
        else:
            work = partial(self._draw, picture.view, picture.style)
        return await self._drawn(picture.game, work)

    async def piece(self, game: str, kind: str, style: RenderStyle) -> bytes | None:
        """As `render_piece`; kinds may be anything. Raises as `png`."""
        return await self._drawn(game, partial(_render_piece, game, kind, style)) or None

    async def mp4(self, film: Film) -> bytes:
        """As `Films.file`. Raises as that does, and HungError."""
        self._refuse_if_hung(film[0].game)
        return await self._films.file(film)

    async def gif(self, loop: Picture) -> bytes:
        """A loop, for platforms that play no other in place. Raises as `mp4`."""
        self._refuse_if_hung(loop.game)
        return await self._films.file((loop,), "gif")

    async def warm(self, first: Iterable[tuple[View, RenderStyle]]) -> None:
        """Draw ahead what pictures like these have in common, while nobody asks for any.

        A picture that is asked for meanwhile waits for a few milliseconds. One that can't be drawn
        is named in the log, and stops no other.
        """
        for view, style in first:
            await self._draw_ahead(view.game, partial(_warm, view, style))

    async def warm_end_plates(self, game: str, style: RenderStyle) -> None:
        """The same for what a game's plates have in common."""
        await self._draw_ahead(game, partial(_warm_end_plates, game, style))

    def close(self) -> None:
        """Stop drawing."""
        self._films.close()
        for waiting in (self._drawing, *(asked.drawn for asked in self._waiting)):
            if waiting:
                waiting.cancel()
        self._thread.close()

    async def _drawn(self, game: str, work: Callable[[], bytes]) -> bytes:
        self._refuse_if_hung(game)
        drawn = asyncio.get_running_loop().create_future()
        asked = _Asked(game, work, drawn, time.perf_counter())
        self._waiting.append(asked)
        if self._drawing is None or self._drawing.done():
            self._drawing = asyncio.create_task(self._draw_waiting())
        return await asked.drawn

    async def _draw_ahead(self, game: str, draw: _Ahead) -> None:
        try:
            while not await self._has_drawn(game, draw):
                pass
        except HungError:
            self._set_aside(game)
        except Exception:
            log.exception("a picture can't be drawn ahead", game=game)

    # Whether it was drawn to its end, since nobody asked for another one.
    async def _has_drawn(self, game: str, draw: _Ahead) -> bool:
        if self._drawing is not None:
            await asyncio.wait([self._drawing])
        self._refuse_if_hung(game)
        try:
            async with self._one_at_a_time:
                await self._thread.run(partial(draw, self._give_way_for()))
        except _GaveWayError:
            await asyncio.sleep(_UNTIL_IDLE)
            return False
        return True

    # What the thread does at checkpoints: it leaves off, or rests half of the time.
    def _give_way_for(self) -> Callable[[], None]:
        rested = time.monotonic()

        def look() -> None:
            nonlocal rested
            if self._waiting:
                raise _GaveWayError
            if time.monotonic() - rested > _AT_A_STRETCH:
                time.sleep(_AT_A_STRETCH)
                rested = time.monotonic()

        return look

    async def _draw_waiting(self) -> None:
        while self._waiting:
            asked = self._waiting[:_AT_ONCE]
            results: _Drawn = []
            try:
                async with self._one_at_a_time:
                    await self._thread.run(partial(self._draw_all, asked, results))
            except HungError as err:
                results = [*results[: len(asked) - 1], err]  # a copy: the thread may add to it yet
                self._set_aside(asked[len(results) - 1].game)
            for one, result in zip(asked, results, strict=False):
                _settle(one.drawn, result)
            del self._waiting[: len(results)]

    # Adds each picture, or what drawing it raised, which is for the asker of this one.
    def _draw_all(self, asked: Sequence[_Asked], results: _Drawn) -> None:
        for one in asked:
            before, result = _drawn_so_far(), "failed"
            try:
                self._refuse_if_hung(one.game)
                results.append(one.work())
                result = "cached" if _drawn_so_far() == before else "drawn"
            except Exception as err:
                results.append(err)
            metrics.pictures.of(one.game, result).observe(time.perf_counter() - one.at)

    def _set_aside(self, game: str) -> None:
        self._hung.add(game)
        log.error("a picture doesn't come to an end; this game has none now", game=game)

    def _refuse_if_hung(self, game: str) -> None:
        if game in self._hung:
            raise HungError(f"pictures of {game} are set aside")


def _settle(drawn: asyncio.Future[bytes], result: bytes | Exception) -> None:
    if drawn.done():
        return  # nobody waits for it any more
    if isinstance(result, Exception):
        drawn.set_exception(result)
    else:
        drawn.set_result(result)
