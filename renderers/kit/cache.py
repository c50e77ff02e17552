"""Caches that are bounded by the size of what they hold."""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition
from typing import Any, ParamSpec, Protocol, TypeVar, cast

from cachetools import LRUCache, cached

P = ParamSpec("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class CacheInfo(Protocol):
    """What is told of a cache."""

    misses: int


class CachedFunction(Protocol[P, R_co]):
    """A function whose results are kept."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co:
        """The result, from the cache if it is there."""

    def cache_info(self) -> CacheInfo:
        """How often the result was there, and how often it had to be computed."""

    def cache_clear(self) -> None:
        """Empty the cache."""


def sized_cache(
    limit: int, size_of: Callable[[Any], int]
) -> Callable[[Callable[P, R]], CachedFunction[P, R]]:
    """Keep a function's results, the least recently used least, in at most `limit` bytes.

    `size_of` tells the bytes of a result; one that is larger than `limit` is not kept. The function
    may be called from any thread: one that asks for what another is computing waits for it.
    """

    def decorate(function: Callable[P, R]) -> CachedFunction[P, R]:
        kept: LRUCache[Any, R] = LRUCache(limit, getsizeof=size_of)
        return cast(CachedFunction[P, R], cached(kept, condition=Condition(), info=True)(function))

    return decorate
