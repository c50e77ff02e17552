"""What leads from one form of a store to the next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from storage.client import RedisClient

T = TypeVar("T")


def _same(fields: T) -> T:
    return fields


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step. What it doesn't mention is the same in both forms."""

    what: str  # that changes, for the operator
    head: Callable[[dict[str, Any]], dict[str, Any]] = _same
    entry: Callable[[dict[str, Any]], dict[str, Any]] = _same
    profile: Callable[[dict[str, str]], dict[str, str]] = _same
    # Changes whole keys. It can be done again without harm.
    store: Callable[[RedisClient], Awaitable[None]] | None = None
