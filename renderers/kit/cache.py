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
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()  # with their weights
        self._weight = 0
        self._coming: dict[K, Future[V]] = {}  # what somebody is making

    def __len__(self) -> int:
        return len(self._kept) + len(self._coming)

    def __call__(self, key: K) -> V:
        """The value of `key`."""
        with self._lock:
            kept = self._kept.get(key)
            if kept is not None:
                self._kept.move_to_end(key)
                return kept[0]
            coming = self._coming.get(key)
            if coming is None:
                self._coming[key] = mine = Future[V]()
        return self._fill(key, mine) if coming is None else coming.result()

    def clear(self) -> None:
        """Forget everything that has been made."""
        with self._lock:
            self._kept.clear()
            self._weight = 0

    def _fill(self, key: K, promise: Future[V]) -> V:
        try:
            value = self._make(key)
            weight = self._weigh(value)
        except BaseException as error:
            with self._lock:
                del self._coming[key]
            promise.set_exception(error)
            raise
        with self._lock:
            del self._coming[key]
            self._kept[key] = value, weight
            self._weight += weight
            self._lighten()
        promise.set_result(value)
        return value

    def _lighten(self) -> None:
        """Forget the oldest."""
        while self._weight > self._limit:
            _, (_, weight) = self._kept.popitem(last=False)
            self._weight -= weight
