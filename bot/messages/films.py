"""Films and loops, in processes of their own: no board waits for one, and no loop for a film."""

from __future__ import annotations

import asyncio
import base64
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bot.application.model import Picture
from bot.messages.film_making import make, make_loop
from bot.side_process.child import Function
from bot.side_process.parent import SideProcesses

if TYPE_CHECKING:  # Salle's own process does without what it imports
    from renderers.loop import LoopType

_LONGEST: Final = 60.0  # seconds for a film, which takes two where the machine has nothing else
_STAYS: Final = 20.0  # seconds without work; to begin it takes five times as long as a loop

Film = tuple[Picture, ...]


class Films:
    """Makes one film and one loop at a time; their processes end soon after the last."""

    def __init__(
        self, make: Function = make, *, longest: float = _LONGEST, stays: float = _STAYS
    ) -> None:
        """Films are made by `make`, in a process of their own: from views, a style, and the match
        if it is over, to base64. It may take `longest` seconds; without work the process ends after
        `stays` seconds.
        """
        self._work = make
        self._process = SideProcesses("films", longest=longest)
        self._loops = SideProcesses("loops", longest=longest)
        self._stays = stays
        self._making: dict[tuple[Film, LoopType], asyncio.Task[bytes]] = {}  # or waiting
        self._made = 0
        self._resting: asyncio.Task[None] | None = None

    async def file(self, film: Film, file_type: LoopType = "mp4") -> bytes:
        """Make a film of some pictures in the first one's style, and the plate of the end if the
        last has one. A single picture with a view `before` it makes a loop, also as a GIF.

        A film that is asked for several times at once is made once. If one fails, has no end or
        kills the process, the others are made all the same.

        Raises:
            SideProcessError: it failed. OSError: the process can't be begun.
        """
        key = film, file_type
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make(film, file_type))
            making.add_done_callback(lambda _: self._making.pop(key, None))  # or never begun
        return await asyncio.shield(making)  # an asker who leaves doesn't take it from the others

    def close(self) -> None:
        """Make no more; what is being made is ended as soon as the event loop comes to it."""
        self._stays = 0.0  # nor does the other process, which may be idle
        for making in self._making.values():
            making.cancel()
        if self._resting:
            self._resting.cancel()

    async def _make(self, film: Film, file_type: LoopType) -> bytes:
        try:
            return base64.b64decode(await self._ask(film, file_type))
        finally:
            self._making.pop((film, file_type), None)  # the callback may come after another's look
            self._made += 1
            if not self._making:
                self._resting = asyncio.create_task(self._rest())

    async def _ask(self, film: Film, file_type: LoopType) -> str:
        (*_, last), style = film, film[0].style
        if last.before and len(film) == 1:
            return await self._loops.ask(make_loop, last.before, last.view, style, file_type)
        views = [picture.view for picture in film]
        return await self._process.ask(self._work, views, style, last.finished)

    # Ends the processes if nothing is to be made for a while, or ever.
    async def _rest(self) -> None:
        made = self._made
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(self._stays)
        if not self._making and self._made == made:
            await asyncio.gather(self._process.end(), self._loops.end())
