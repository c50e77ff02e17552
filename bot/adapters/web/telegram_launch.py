"""What Telegram tells a Mini App of who has opened it, and the proof that Telegram says so.

<https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app>, as of November
2026: the fields, sorted, a line each, are signed with HMAC-SHA256 by a key made of the bot's token.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qsl

# Seconds for which it proves anything.
OLDEST: Final = 3_600
# Seconds by which Telegram's clock may be ahead of ours.
_AHEAD: Final = 60
_LONGEST: Final = 4_096  # characters
_ID: Final = re.compile(r"[1-9][0-9]{0,19}", re.ASCII)


class UnprovedLaunchError(Exception):
    """It isn't Telegram's word, or an old one; the message says why, and names nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Launch:
    """Who has opened the app, and what for."""

    person: str  # their id on Telegram
    name: str
    start: str  # what the link named; "": nothing
    digest: str  # of which only one session may be made


def read_launch(text: str, token: str, *, now: float) -> Launch:
    """The launch that the text proves, for the bot with this token.

    Raises UnprovedLaunchError.
    """
    if len(text) > _LONGEST:
        raise UnprovedLaunchError("it is too long")
    pairs = parse_qsl(text, keep_blank_values=True)
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise UnprovedLaunchError("a field stands twice")
    said = fields.pop("hash", "")
    if not hmac.compare_digest(said.encode(), _digest(fields, token).encode()):
        raise UnprovedLaunchError("Telegram hasn't signed it")
    try:
        age = now - int(fields["auth_date"])
        user = json.loads(fields["user"])
        if not isinstance(user, dict) or not _ID.fullmatch(str(user["id"])):
            raise ValueError("no id")
    except (KeyError, ValueError, RecursionError):
        raise UnprovedLaunchError("it names nobody") from None
    if not -_AHEAD <= age <= OLDEST:
        raise UnprovedLaunchError("it is too old")
    return Launch(
        person=str(user["id"]),
        name=_name(user),
        start=fields.get("start_param", ""),
        digest=said,
    )


def _digest(fields: dict[str, str], token: str) -> str:
    lines = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()))
    key = hmac.digest(b"WebAppData", token.encode(), "sha256")
    return hmac.new(key, lines.encode(), hashlib.sha256).hexdigest()


def _name(user: dict[str, Any]) -> str:
    both = (_text(user, "first_name"), _text(user, "last_name"))
    return " ".join(filter(None, both)) or _text(user, "username")


def _text(user: dict[str, Any], field: str) -> str:
    value = user.get(field, "")
    return value if isinstance(value, str) else ""
