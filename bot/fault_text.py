"""An exception as a log may hold it: where it was raised, and its words without what they quote.

What an error quotes is what it was given: a name, a line of talk, a hand.
"""

from __future__ import annotations

import re
import traceback
from typing import Final

from structlog.typing import ExcInfo

_QUOTED: Final = re.compile(
    r"""'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|“[^”]*”|`[^`]*`|«[^»]*»""", re.DOTALL
)
_LONGEST: Final = 300  # characters of an error's words


def fault_text(exc_info: ExcInfo) -> str:
    """The tracebacks of an exception and of those that it comes of, as Python shows them."""
    error: BaseException | None = exc_info[1]
    parts: list[str] = []
    known: set[int] = set()
    while error is not None and id(error) not in known:
        known.add(id(error))
        frames = "".join(traceback.format_tb(error.__traceback__))
        parts.append(f"Traceback (most recent call last):\n{frames}{_told(error)}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n\nIt comes of this:\n\n".join(parts)


def words_of(error: BaseException) -> str:
    """An error's words, on one line, without what they quote."""
    return unquoted(str(error))


def unquoted(text: str) -> str:
    """A text on one line, without what it quotes."""
    return " ".join(_QUOTED.sub("'…'", text).split())[:_LONGEST]


def _told(error: BaseException) -> str:
    words = words_of(error)
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
