"""A bounded memory that makes each thing once, however many threads ask for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Memo(Generic[K, V]):
    """Calls `make` once for each key, and keeps the `limit` keys last asked for.

    A thread that asks for what another one is making waits for it. What `make` raises is raised
    to everybody who waits, and not kept.
    """

    def __init__(self, make: Callable[[K], V], *, limit: int) -> None:
        self._make = make
        self._limit = limit
        self._lock = Lock()
        self._kept: OrderedDict[K, Future[V]] = OrderedDict()

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
                if len(self._kept) > self._limit:
                    self._kept.popitem(last=False)
        return known.result() if known is not None else self._fill(key, mine)

    def _fill(self, key: K, promise: Future[V]) -> V:
        try:
            value = self._make(key)
        except BaseException as error:
            with self._lock:
                if self._kept.get(key) is promise:
                    del self._kept[key]
            promise.set_exception(error)
            raise
        promise.set_result(value)
        return value
