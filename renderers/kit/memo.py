"""A bounded memory that makes each thing once, however many threads ask for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def _one(_: object) -> int:
    return 1


class Memo(Generic[K, V]):
    """Calls `make` once for each key, and keeps what was last asked for.

    All that is kept weighs at most `limit`; each thing weighs 1 unless `weigh` says otherwise.
    A thread that asks for what another one is making waits for it. What `make` raises is raised
    to everybody who waits, and not kept.
    """

    def __init__(
        self, make: Callable[[K], V], *, limit: int, weigh: Callable[[V], int] = _one
    ) -> None:
        self._make = make
        self._limit = limit
        self._weigh = weigh
        self._lock = Lock()
        self._kept: OrderedDict[K, Future[V]] = OrderedDict()
        self._weights: dict[K, int] = {}
        self._weight = 0

    def __len__(self) -> int:
        return len(self._kept)

    def __call__(self, key: K) -> V:
        """The value of `key`."""
        with self._lock:
            known = self._kept.get(key)
            if known is not None:
                self._kept.move_to_end(key)
            else:
                mine: Future[V] = Future()
                self._kept[key] = mine
        return known.result() if known is not None else self._fill(key, mine)

    def clear(self) -> None:
        """Forget everything that has been made."""
        with self._lock:
            for key in self._weights:
                del self._kept[key]
            self._weights.clear()
            self._weight = 0

    def _fill(self, key: K, promise: Future[V]) -> V:
        try:
            value = self._make(key)
            weight = self._weigh(value)
        except BaseException as error:
            with self._lock:
                self._kept.pop(key)
            promise.set_exception(error)
            raise
        promise.set_result(value)
        with self._lock:
            self._weights[key] = weight
            self._weight += weight
            self._lighten()
        return value

    def _lighten(self) -> None:
        """Forget the oldest; what is still being made weighs nothing, and stays."""
        while self._weight > self._limit:
            oldest = next(key for key in self._kept if key in self._weights)
            del self._kept[oldest]
            self._weight -= self._weights.pop(oldest)
