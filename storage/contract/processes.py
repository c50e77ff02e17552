"""What processes have in common, and tell each other."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from storage.base import NEWS, Rate, Reservation


class Rates(Protocol):
    """How often something may be done, by all processes together."""

    async def reserve(
        self,
        source: str,
        overall: Rate,
        narrower: Mapping[str, Rate],
        *,
        within: float,
        now: float | None = None,
    ) -> Reservation:
        """Reserve room for one more in all rates of a source, in one step; or in none.

        A source is a bot, or what somebody does (`talk:telegram:5551234`). All processes together
        exceed no rate, by the store's clock, or by the caller's where `now` is given. All requests
        share `overall`; the narrower rates are those of a chat, by its name. Where the overall rate
        has no room, it is reserved ahead, first come, first served, up to `within` seconds and
        MOST_AHEAD at most. Where a narrower rate has none by then, nothing is reserved: a chat
        without room takes nothing of what others wait for. After the clock was put back nobody
        waits for longer than if all had been counted just now.
        """
        ...


class LeaseStore(Protocol):
    """What only one process may do."""

    async def lease(self, name: str, holder: str, *, lasting: float) -> bool:
        """Whether it is this holder's for `lasting` seconds from now, by the store's clock.

        It is if it was nobody's, or his own. One step.
        """
        ...

    async def release(self, name: str, holder: str) -> None:
        """It is nobody's from now on, if it was his."""
        ...


class Exchange(Protocol):
    """News, and who is where.

    Nothing of this is kept: what gets lost delays somebody, and no more.
    """

    async def publish(self, news: str, *, channel: str = NEWS) -> None:
        """Tell a short text, not "", to all who listen there just now, in whatever process."""
        ...

    def listen(self, channel: str = NEWS) -> AbstractAsyncContextManager[AsyncIterator[str]]:
        """What is published there from the moment on at which the context is entered, in order.

        Raises:
            StoreAwayError: also within the context, when news may have been lost. Whoever listens
                again takes everything that he was told about for changed.
        """
        ...

    async def note_present(self, place: str, names: Collection[str], *, lasting: float) -> None:
        """These are at a place for `lasting` seconds from now, by the store's clock."""
        ...

    async def note_gone(self, place: str, names: Collection[str]) -> None:
        """These have left a place."""
        ...

    async def present(self, place: str) -> Collection[str]:
        """Who is at a place: noted there, not gone, and for whom the time isn't over."""
        ...
