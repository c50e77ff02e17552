"""From typed text to actions: case, blanks and typographic signs don't matter."""

from __future__ import annotations

import re
from typing import Final

from engines.en_garde.moves import (
    Action,
    Advance,
    DirectAttack,
    IndirectAttack,
    Parry,
    Pass,
    Retreat,
)
from engines.en_garde.rules.refusals import invalid
from engines.en_garde.terms import COPIES, VALUES

_SIGNS: Final = str.maketrans({"−": "-", "–": "-", "×": "x", "*": "x", "＋": "+"})
_SHAPE: Final = re.compile(
    r"""(?P<pass>pass)
      | -\s*(?P<back>[0-9]{1,3})
      | (?P<parry>=)?\s*(?P<count>[0-9]{1,3})\s*x\s*(?P<value>[0-9]{1,3})
      | \+\s*(?P<step>[0-9]{1,3})
        (?:[\s,]+(?P<then>[0-9]{1,3})\s*x\s*(?P<at>[0-9]{1,3}))?""",
    re.VERBOSE,
)


def parse(text: str) -> Action:
    """The action that `text` writes.

    Raises:
        InvalidMoveError: `not-a-move`, `no-such-card` or `too-many-cards`.
    """
    found = _SHAPE.fullmatch(text.strip().lower().translate(_SIGNS))
    if found is None:
        raise invalid("not-a-move", text=text.strip()[:40])
    if found["pass"]:
        return Pass()
    if found["back"]:
        return Retreat(value=_card(text, found["back"]))
    if found["value"]:
        value, count = _card(text, found["value"]), _count(text, found["count"])
        kind = Parry if found["parry"] else DirectAttack
        return kind(value=value, count=count)
    step = _card(text, found["step"])
    if not found["at"]:
        return Advance(value=step)
    value, count = _card(text, found["at"]), _count(text, found["then"])
    return IndirectAttack(advance=step, value=value, count=count)


def _card(text: str, digits: str) -> int:
    card = int(digits)
    if card not in VALUES:
        raise invalid("no-such-card", text=text.strip()[:40], card=card)
    return card


def _count(text: str, digits: str) -> int:
    count = int(digits)
    if not 1 <= count <= COPIES:
        raise invalid("too-many-cards", text=text.strip()[:40], count=count)
    return count
