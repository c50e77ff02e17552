"""From typed text to turns: case, blanks and typographic signs don't matter."""

from __future__ import annotations

import re
from typing import Final

from engines.cannae.moves import PASS, Turn
from engines.cannae.rules.actions import Action
from engines.cannae.rules.refusals import invalid
from engines.cannae.terms import SQUARES, Kind

_MOST: Final = 2  # actions in a turn
_SIGNS: Final = str.maketrans({"−": "-", "–": "-", "—": "-", "＋": "+"})
_BLANKS: Final = re.compile(r"\s+")
_ACTION: Final = re.compile(r"(?P<kind>[mpcx])(?P<origin>[a-z]\d+)(?:-?)(?P<target>[a-z]\d+)", re.A)


def parse(text: str) -> Turn:
    """The turn that `text` writes.

    Raises:
        InvalidMoveError: `not-a-turn`, `no-such-square` or `too-many-actions`.
    """
    written = _BLANKS.sub("", text).lower().translate(_SIGNS)
    if written in (PASS, "pass"):
        return Turn()
    parts = [_ACTION.fullmatch(part) for part in written.split("+")]
    found = [part for part in parts if part is not None]
    shown = text.strip()[:40]
    if len(found) < len(parts):
        raise invalid("not-a-turn", text=shown)
    for name in (part[end] for part in found for end in ("origin", "target")):
        if name not in SQUARES:
            raise invalid("no-such-square", text=shown, square=name[:40])
    if len(found) > _MOST:
        raise invalid("too-many-actions", text=shown, count=len(found))
    return Turn(
        tuple(
            Action(Kind(part["kind"].upper()), SQUARES[part["origin"]], SQUARES[part["target"]])
            for part in found
        )
    )
