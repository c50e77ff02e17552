"""What a check has found: for the operator, a line each, with what to do about it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from enum import StrEnum
from typing import Final

# Seconds by which two clocks may differ: an answer under way, and whole seconds in a header.
_APART: Final = 5.0


class Level(StrEnum):
    """How a check ended. The values are what is printed."""

    OK = "ok"
    WARNING = "warning"  # people can play, but something will go wrong, or is missing
    FAILED = "failed"  # people can't play, or games are in danger


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One line. `what` and `advice` are from us: no secret, and no text of a stranger's unread."""

    about: str  # "Redis", "Discord", …
    level: Level
    what: str
    advice: str = ""


def ok(about: str, what: str) -> Finding:
    """All is well."""
    return Finding(about=about, level=Level.OK, what=what)


def warning(about: str, what: str, advice: str) -> Finding:
    """Something isn't as it should be."""
    return Finding(about=about, level=Level.WARNING, what=what, advice=advice)


def failed(about: str, what: str, advice: str) -> Finding:
    """It can't work like this."""
    return Finding(about=about, level=Level.FAILED, what=what, advice=advice)


def clock(about: str, theirs: float) -> Finding:
    """Our clock beside somebody else's, in seconds since the epoch."""
    apart = time.time() - theirs
    if abs(apart) <= _APART:
        return ok(about, "its clock and ours agree")
    side = "ahead of" if apart > 0 else "behind"
    return warning(
        about,
        f"our clock is {abs(apart):.0f} s {side} its",
        "let the machine set its clock by NTP (timedatectl set-ntp true): all time limits need it",
    )


def clock_of_header(about: str, headers: Mapping[str, str]) -> list[Finding]:
    """The same by an HTTP answer's Date; nothing if it has none."""
    try:
        return [clock(about, parsedate_to_datetime(headers.get("Date", "")).timestamp())]
    except ValueError:
        return []


def shown(text: str, most: int = 80) -> str:
    """A stranger's text, such as a server's name: no control characters, and not too long."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text)
    return plain if len(plain) <= most else f"{plain[: most - 1]}…"
