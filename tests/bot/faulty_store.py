"""A store that goes away at one call, before or after the server has done what it was asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from storage.base import NEWS, StoreAwayError
from storage.store import Store


@dataclass
class FaultyStore:
    """Passes calls on to `store`; from call number `fails_at` on, `failures` calls fail.

    `is_done_first`: the server does what it is asked, and only its answer is lost.
    """

    store: Store
    fails_at: int = 0  # 0: never
    failures: int = 1
    is_done_first: bool = False
    calls: int = 0
    leaves_after: str = ""  # a call after which it is away, until it is there again
    is_away: bool = False

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.store, name)
        return self._passed_on(name, found) if callable(found) else found

    def listen(self, channel: str = NEWS) -> Any:
        """No call: what listens does so for long."""
        return self.store.listen(channel)

    def arm(self, fails_at: int, *, failures: int = 1, is_done_first: bool = False) -> None:
        """Count calls anew, and fail at this one."""
        self.calls, self.fails_at, self.failures = 0, fails_at, failures
        self.is_done_first = is_done_first

    def disarm(self) -> bool:
        """Work again; whether any call has failed."""
        has_failed = 0 < self.fails_at <= self.calls
        self.fails_at = 0
        return has_failed

    def _passed_on(
        self, name: str, call: Callable[..., Awaitable[Any]]
    ) -> Callable[..., Awaitable[Any]]:
        async def passed_on(*args: Any, **kwargs: Any) -> Any:
            if self.is_away:
                raise StoreAwayError("still away")
            self.calls += 1
            is_away = self.fails_at and 0 <= self.calls - self.fails_at < self.failures
            if is_away and not self.is_done_first:
                raise StoreAwayError("away before")
            answer = await call(*args, **kwargs)
            if name == self.leaves_after:
                self.leaves_after, self.is_away = "", True
            if is_away:
                raise StoreAwayError("away after")
            return answer

        return passed_on
