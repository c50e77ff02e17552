"""Long numbers written short: the platforms' ids stand in every name that is kept.

A number of fifteen to nineteen digits becomes a tilde and its eight bytes in base 64 (URL-safe,
without the padding): `discord:1098765432109876543` is kept as `discord:~Dz-ZVshjRT8`. A tilde that
was there before is doubled. Nothing else changes.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

_LONG: Final = re.compile(r"~|(?<![0-9])[1-9][0-9]{14,18}(?![0-9])")
_SHORT: Final = re.compile(r"~(~|[A-Za-z0-9_-]{11})")


def short(text: str) -> str:
    """The text with its long numbers written short; no two texts become the same."""
    return _LONG.sub(_shortened, text)


def long(text: str) -> str:
    """Read back what `short` wrote."""
    return _SHORT.sub(_lengthened, text)


def _shortened(found: re.Match[str]) -> str:
    if found[0] == "~":
        return "~~"
    return "~" + urlsafe_b64encode(int(found[0]).to_bytes(8)).decode().rstrip("=")


def _lengthened(found: re.Match[str]) -> str:
    if found[1] == "~":
        return "~"
    return str(int.from_bytes(urlsafe_b64decode(found[1] + "=")))
