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
    """Whose something is: what only one process may do, or who is at a place.

    An owner is named by `storage.owners`, and then has nothing any more once its process is
    certainly gone; or it is any other name, which has what it leased until the time is over.
    """

    async def lease(self, name: str, *owners: str, lasting: float, most: int = 1) -> bool:
        """Whether it is these owners' for `lasting` seconds from now, by the store's clock.

        It is if it was nobody's or their own, or if no more than `most` have it by that. Where
        there is room for some of them, these get it. One step.
        """
        ...

    async def release(self, name: str, *owners: str) -> None:
        """It is not theirs any more."""
        ...

    async def owners(self, name: str) -> Collection[str]:
        """Those whose it is just now."""
        ...


class Exchange(Protocol):
    """News. Nothing of them is kept: what gets lost delays somebody, and no more."""

    async def publish(self, news: str, *, channel: str = NEWS) -> None:
        """Tell a short text, not "", to all who listen there just now, in whatever process."""
        ...

    def listen(self, channel: str = NEWS) -> AbstractAsyncContextManager[AsyncIterator[str]]:
        """What is published there from the moment on at which the context is entered, in order.

        Raises:
            StoreAwayError: also within the context, when news may have been lost. A caller that
                listens again takes everything that it was told about for changed.
        """
        ...
