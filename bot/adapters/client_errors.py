"""What clients do wrong is no fault of ours: a line in the log at most, without a traceback.

Of a request that it can't read, aiohttp would log the very header, and that may be a cookie.
"""

from __future__ import annotations

import logging
from typing import Final

from aiohttp import ClientPayloadError, web
from aiohttp.http_exceptions import HttpProcessingError

# A body that isn't what its headers say: its chunks, its packing, its length.
UNREADABLE_BODY: Final = (web.RequestPayloadError, ClientPayloadError, HttpProcessingError)

_CLIENTS: Final = (*UNREADABLE_BODY, ConnectionError)


def _without_traceback(record: logging.LogRecord) -> bool:
    err = record.exc_info[1] if record.exc_info else None
    if not isinstance(err, _CLIENTS):
        return True
    record.exc_info = record.exc_text = None
    record.msg, record.args = "a client's request can't be read: %s", (type(err).__name__,)
    record.levelno, record.levelname = logging.INFO, "INFO"
    return logging.getLogger().isEnabledFor(logging.INFO)


def log_briefly() -> None:
    """Let aiohttp log no traceback for what clients do wrong; may be called again."""
    logging.getLogger("aiohttp.server").addFilter(_without_traceback)
