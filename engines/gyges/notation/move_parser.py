"""From typed text to moves: case, blanks, and the signs between squares don't matter."""

from __future__ import annotations

import re
from typing import Final

from engines.gyges.moves import READY_MADE, GygesMove, SetUp, slide, throw
from engines.gyges.rules.refusals import invalid
from engines.gyges.terms import FILES, NUMBERS, SQUARES

_SIGNS: Final = str.maketrans({"−": "-", "–": "-", "—": "-", "→": "-", "×": "x", "*": "x"})
_RING: Final = re.compile(
    r"""(?P<start>[a-z][0-9]{1,2}) \s*-?\s*
        (?P<end>g[ns]|[a-z][0-9]{1,2})
        (?:\s*x?\s* (?P<landing>g[ns]|[a-z][0-9]{1,2}))?""",
    re.VERBOSE,
)
_SETUP: Final = re.compile(
    r"set[ -]?up\s*:?\s*(?:(?P<near>[0-3]{6})(?:\s*/?\s*(?P<far>[0-3]{6}))?|(?P<name>[a-z]+))"
)
_SHOWN: Final = 40  # characters of a text in its refusal


def parse(text: str) -> GygesMove:
    """The move that `text` writes.

    A set-up may be written by its name, or without a second row that is empty.

    Raises:
        InvalidMoveError: `not-a-move`, `no-such-square`, `not-a-setup` or `no-throw-into-goal`.
    """
    words = text.strip().lower().translate(_SIGNS)
    if words in READY_MADE:
        return READY_MADE[words]
    if words.startswith("set"):
        return _parse_setup(text, words)
    found = _RING.fullmatch(words)
    if found is None:
        raise invalid("not-a-move", text=text.strip()[:_SHOWN])
    squares = [_number(text, name) for name in found.groups() if name]
    start, end, *landing = squares
    if not landing:
        return slide(start, end)
    if max(end, *landing) >= SQUARES:
        raise invalid("no-throw-into-goal", text=text.strip()[:_SHOWN])
    return throw(start, end, *landing)


def _parse_setup(text: str, words: str) -> SetUp:
    found = _SETUP.fullmatch(words)
    if found and found["near"]:
        return SetUp(near=found["near"], far=found["far"] or "0" * FILES)
    if found and found["name"] in READY_MADE:
        return READY_MADE[found["name"]]
    raise invalid("not-a-setup", text=text.strip()[:_SHOWN])


def _number(text: str, name: str) -> int:
    name = name.upper() if name.startswith("g") else name
    if name not in NUMBERS:
        raise invalid("no-such-square", text=text.strip()[:_SHOWN], square=name.lower())
    return NUMBERS[name]
