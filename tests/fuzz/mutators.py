"""How valid inputs are damaged. All chance comes from a `random.Random`.

In the tests Hypothesis chooses its seeds; in the long run each round has one of its own, by which
it can be driven again.
"""

from __future__ import annotations

import copy
from random import Random
from typing import Any, Final

Json = Any

ODD_TEXTS: Final = (
    "", " ", "\x00", "\n", "\r\n", "\t", "\u202e", "\u200b", "\ufeff", "\ud800", "\udfff",
    "\U0001f984",
    "é", "ß", "İ", "²", "٣", "Ⅷ", "%s", "%00", "%n", "{}", "{0}", "{{", "}}", "{42}",
    "../../etc/passwd",
    "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "'; DROP TABLE", "\\", "\\u0000",
    "*3\r\n$3\r\nSET\r\n", "NaN", "Infinity", "-1", "-0", "00", "1e999", "0x10", "1_000", "9" * 19,
    "9" * 400, "x" * 70, "x" * 5_000, "null", "None", "true", ":", "::", ".", "..", "…", "[",
    "(" * 200,
)  # fmt: skip
ODD_NUMBERS: Final = (
    0, -1, 1, 2, 63, 64, 65, 255, 2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63),
    10**40, 0.5, -0.0, 1e308, float("inf"), float("nan"),
)  # fmt: skip
_DEEP: Final = 60


def odd_text(random: Random) -> str:
    """Something that is text, and nothing else that was foreseen."""
    if random.random() < 0.7:
        return random.choice(ODD_TEXTS)
    return "".join(
        chr(random.choice((0x20, 0x60, 0x250, 0x3000)) + random.randrange(96))
        for _ in range(random.randrange(12))
    )


def odd_value(random: Random) -> Json:
    """Something that JSON can say."""
    kind = random.randrange(8)
    if kind < 3:
        return odd_text(random)
    if kind < 5:
        return random.choice(ODD_NUMBERS)
    if kind == 5:
        return random.choice((None, True, False))
    if kind == 6:
        return random.choice(
            ([], {}, [[]], {"": {}}, [None], [odd_text(random)], {odd_text(random): 1})
        )
    deep: Json = 0
    for _ in range(random.randrange(_DEEP)):
        deep = [deep] if random.random() < 0.5 else {"a": deep}
    return deep


def damaged_text(random: Random, text: str) -> str:
    """The text with a few changes."""
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        at = random.randrange(len(text) + 1)
        to = min(len(text), at + random.choice((0, 1, 1, 2, 5)))
        kind = random.randrange(7)
        if kind == 0:
            text = text[:at] + text[to:]
        elif kind == 1:
            text = text[:at] + odd_text(random) + text[to:]
        elif kind == 2:
            text = text[:at] + text[at:to] * random.choice((2, 3, 40)) + text[to:]
        elif kind == 3:
            text = text[:at]
        elif kind == 4 and text:
            text = text[:at] + random.choice(text) + text[to:]
        elif kind == 5:
            text = text[:at] + random.choice("0123456789abcxyzABC.:-+*/=[](){}<>|, ") + text[to:]
        else:
            text = text[:at] + text[at:to].swapcase() + text[to:]
    return text


def damaged_bytes(random: Random, data: bytes) -> bytes:
    """The bytes with a few changes."""
    for _ in range(random.choice((1, 1, 2, 6))):
        at = random.randrange(len(data) + 1)
        to = min(len(data), at + random.choice((0, 1, 1, 3, 20)))
        kind = random.randrange(5)
        if kind == 0:
            data = data[:at] + data[to:]
        elif kind == 1:
            data = data[:at] + random.randbytes(random.randrange(9)) + data[to:]
        elif kind == 2:
            data = data[:at]
        elif kind == 3:
            data = data[:at] + data[at:to] * random.choice((2, 30)) + data[to:]
        else:
            data = (
                data[:at]
                + random.choice((b"\x00", b"\xff", b"\r\n", b"\n", b"-", b"9"))
                + data[to:]
            )
    return data


def damaged_json(random: Random, value: Json) -> Json:
    """A copy of the value with a few changes, somewhere in it."""
    damaged = copy.deepcopy(value)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        damaged = _with_one_change(random, damaged)
    return damaged


def _with_one_change(random: Random, value: Json) -> Json:
    places = list(_places(value))
    if not places or random.random() < 0.03:
        return odd_value(random)
    inside, name = random.choice(places)
    kind = random.randrange(6)
    present = inside[name]
    if kind == 0:
        del inside[name]
    elif kind == 1 and isinstance(inside, dict):
        inside[odd_text(random)] = inside.pop(name)
    elif kind == 2 and isinstance(present, str):
        inside[name] = damaged_text(random, present)
    elif kind == 3 and isinstance(present, int) and not isinstance(present, bool):
        inside[name] = present + random.choice((-1, 1, 2, -1000, 10**6, -present))
    elif kind == 4:
        other, key = random.choice(places)
        inside[name] = copy.deepcopy(other[key])
    else:
        inside[name] = odd_value(random)
    return value


def _places(value: Json) -> Any:
    """Every place within a value: a container, and a key or an index of it."""
    if isinstance(value, dict | list):
        for name in value if isinstance(value, dict) else range(len(value)):
            yield value, name
            yield from _places(value[name])
