"""Translates a server's errors, and those of redis-py, into our own."""

from __future__ import annotations

import re
from typing import Final

from redis import exceptions as redis_errors

from storage.base import StoreAwayError, StoreRefusedError
from storage.batching import UnconfirmedError

_REFUSED: Final = (
    redis_errors.AuthenticationError,
    redis_errors.AuthenticationWrongNumberOfArgsError,
    redis_errors.AuthorizationError,
)
_UNABLE: Final = (
    redis_errors.BusyLoadingError,
    redis_errors.ReadOnlyError,
    redis_errors.OutOfMemoryError,
    redis_errors.ClusterDownError,
    redis_errors.TryAgainError,
)
# More answers of a server that can't serve just now; redis-py has no classes for them. They stand
# in front, behind redis-py's own words about a transaction, or, before Redis 7, about a script.
_UNABLE_TEXT: Final = re.compile(
    r"(?:^|of pipeline caused error: \(['\"]|: -)"
    r"(?:BUSY|MISCONF|MASTERDOWN|NOREPLICAS|UNBLOCKED|TRYAGAIN|OOM|READONLY) "
)
_UNREACHABLE: Final = (OSError, redis_errors.ConnectionError, redis_errors.TimeoutError)
# redis-py strips these codes from the text of errors that it has a class for.
_CODES: Final = {
    redis_errors.NoScriptError: "NOSCRIPT",
    redis_errors.NoPermissionError: "NOPERM",
}


class ServerError(Exception):
    """The server has understood us, and says no; `code` is the first word of what it says."""

    def __init__(self, error: redis_errors.ResponseError) -> None:
        super().__init__(str(error))
        self.code = _CODES.get(type(error)) or str(error).partition(" ")[0]


def own_error(err: Exception, where: str) -> Exception:
    """What redis-py has raised, as one of ours: `where` is what its sentence names."""
    if type(err) is redis_errors.ConnectionError and isinstance(
        err.__cause__, redis_errors.RedisError
    ):
        err = err.__cause__  # redis-py wraps an answer that it got while connecting
    if isinstance(err, TimeoutError):
        return StoreAwayError(f"Redis at {where} doesn't answer.")
    if isinstance(err, _REFUSED):
        return StoreRefusedError(f"Redis at {where} refuses our name or password.")
    if isinstance(err, redis_errors.InvalidResponse):
        return StoreRefusedError(f"What answers at {where} is not a Redis.")
    if isinstance(err, UnconfirmedError):
        return StoreAwayError(f"Redis at {where} isn't safe just now: {err}.")
    if isinstance(err, _UNABLE) or _UNABLE_TEXT.search(str(err)):
        return StoreAwayError(f"Redis at {where} can't serve us just now: {err}")
    if isinstance(err, _UNREACHABLE):
        return StoreAwayError(f"Redis at {where} can't be reached.")
    return ServerError(err) if isinstance(err, redis_errors.ResponseError) else err
