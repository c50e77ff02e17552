"""Structured logs, for people or for machines. No token, hand or deck ever gets in."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable
from typing import Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN: Final = "[hidden]"
_SHORTEST: Final = 6  # characters; what is shorter is no secret, and stands in every line


def start_logging(level: str, form: str, secrets: Iterable[str]) -> None:
    """Send this program's logs, and its libraries', to standard error.

    `secrets` never appear, whoever writes them: they are struck out of every finished line.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    last: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                last,
                _striker(secrets),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # The HTTP libraries write whole addresses at INFO, and Telegram's hold the token.
    for chatty in ("httpx", "httpcore", "aiohttp.access"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def _striker(secrets: Iterable[str]) -> Processor:
    """Replaces each secret in a finished line."""
    found = [re.escape(secret) for secret in secrets if len(secret) >= _SHORTEST]
    pattern = re.compile("|".join(found)) if found else None

    def strike(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
        text = str(line)  # the renderer before this one has made a string of it
        return pattern.sub(HIDDEN, text) if pattern else text  # type: ignore[return-value]  # a string passes on

    return strike
