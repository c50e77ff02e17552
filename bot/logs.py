"""Structured logs, for people or for machines.

No token, hand or deck ever gets in, and neither do names and addresses of people: lines are joined
by the id of the request and by the short name of the table.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable
from typing import Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.fault_text import fault_text, unquoted
from bot.log_stream import LogStream
from bot.observability.requests import present_id

HIDDEN: Final = "[hidden]"
_SHORTEST: Final = 6  # characters; what is shorter is no secret, and stands in every line
_OURS: Final = frozenset({"__main__", "bot", "engines", "renderers", "storage"})
# Libraries are heard from here on: at DEBUG they write all they send and get, tokens and hands.
_QUIET: Final = logging.INFO
# Libraries that write whole addresses at INFO; Telegram's addresses hold the token.
_CHATTY: Final = ("httpx", "httpcore", "aiohttp.access")
# Ids of people and chats, as addresses and names of tables have them: what stands behind stays, a
# table's own short name. Of the page's hall everybody knows.
_ADDRESSES: Final = (
    r"(?<=\bdiscord:)[\w.@-]+",
    r"(?<=\btelegram:)[\w.@-]+",
    r"(?<=\bweb:)(?!hall\b)[\w.@-]+",
)
# Tokens that live for minutes, or that aren't ours to know: struck out of addresses.
_TOKENS: Final = (
    r"(?<=/webhooks/)\d+/[\w-]+",  # Discord: answers to an interaction
    r"(?<=/interactions/)\d+/[\w-]+",
    r"(?<=/bot)\d+:[\w-]+",  # Telegram
)


def start_logging(
    level: str, form: str, secrets: Iterable[str], stream: LogStream | None = None
) -> None:
    """Send this program's logs, and its libraries', to a stream, else to standard error.

    `secrets` and other tokens never appear, also where a library writes them: they are struck out
    of every finished line. What people see in private is written by libraries alone, and only below
    INFO: that is left out at every level.
    """
    shared: list[Processor] = [
        _add_request,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.ExceptionRenderer(fault_text),
        _without_quotes,
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
    handler = logging.StreamHandler(stream)
    handler.addFilter(_is_fit_to_write)
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
    for chatty in _CHATTY:
        logging.getLogger(chatty).setLevel(logging.WARNING)


def _add_request(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    # Says on whose request a line is written, if somebody asked for anything.
    if request := present_id():
        line.setdefault("request", request)
    return line


def _without_quotes(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    # What the words of an error quote may be anybody's name.
    if why := line.get("why"):
        line["why"] = unquoted(str(why))
    return line


def _is_fit_to_write(record: logging.LogRecord) -> bool:
    # Whether it is ours, or loud enough for a library.
    return record.levelno >= _QUIET or record.name.partition(".")[0] in _OURS


def _striker(secrets: Iterable[str]) -> Processor:
    found = [re.escape(secret) for secret in secrets if len(secret) >= _SHORTEST]
    pattern = re.compile("|".join((*found, *_TOKENS, *_ADDRESSES)))

    def strike(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
        text = str(line)  # the renderer before this one has made a string of it
        return pattern.sub(HIDDEN, text)  # type: ignore[return-value]  # a string passes on

    return strike
