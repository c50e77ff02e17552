"""What a log must never hold, looked for in all that was written."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable, Iterator

import structlog

from bot.logs import start_logging


@contextlib.contextmanager
def debug_logs(*tokens: str) -> Iterator[None]:
    """Everything is logged to standard error until the end of the block."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    start_logging("debug", "text", tokens)
    try:
        yield
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        structlog.reset_defaults()


def told(private: Iterable[str], public: Iterable[str]) -> set[str]:
    """The lines that people were told in private alone."""
    shown = {line for text in public for line in text.splitlines()}
    return {line for text in private for line in text.splitlines() if len(line) > 3} - shown


def found(written: str, secrets: Iterable[str]) -> list[str]:
    """Those of the secrets that were written."""
    return sorted(secret for secret in secrets if secret in written)
