"""Unreadable answers of a server: for the caller the same as no answer.

A proxy that garbles, another server behind the address, a key of another type: one sentence, as for
a server that is away, instead of a traceback at whatever place happens to read it.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final, TypeVar

from redis.exceptions import RedisError

from engines.core.record import DamagedRecordError
from storage.base import StoreAwayError

StoreClass = TypeVar("StoreClass", bound=type)

_UNREAD: Final = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RedisError)


def survives_any_answer(store: StoreClass) -> StoreClass:
    """A class of stores whose methods raise StoreAwayError where they can't read an answer."""
    for name, method in inspect.getmembers(store, inspect.iscoroutinefunction):
        if not name.startswith("_"):
            setattr(store, name, _guarded(method))
    return store


def _guarded(method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    @wraps(method)
    async def ask(self: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            return await method(self, *args, **kwargs)
        except DamagedRecordError:
            raise
        except _UNREAD as err:
            where = self._client.where
            raise StoreAwayError(f"What Redis at {where} answers can't be read.") from err

    return ask
