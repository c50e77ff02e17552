"""A player's coat of arms: the same in every game, whatever their seat.

It is told by shapes alone. Its colours are those of the seat, tone on tone.
"""

from __future__ import annotations

from enum import IntEnum, auto
from hashlib import sha256
from itertools import product, starmap
from typing import Final, NamedTuple


class Charge(IntEnum):
    """What lies on the shield."""

    CHEVRON = 0
    BEND = auto()
    PALE = auto()
    LOZENGE = auto()


class Manner(IntEnum):
    """How the charge is drawn."""

    ONCE = 0
    TWICE = auto()
    EDGED = auto()  # with a line of ivory


class Border(IntEnum):
    """What runs along the shield's edge."""

    NONE = 0
    CHIEF = auto()  # a band along the top
    BASE = auto()  # one along the foot
    ROUND = auto()  # a line all around


class Plume(IntEnum):
    """The feather on the hat."""

    WHITE = 0
    TWO = auto()
    DEEP = auto()
    TIPPED = auto()  # white with a deep end


class Sash(IntEnum):
    """The tails of the sash."""

    PLAIN = 0
    STRIPED = auto()
    FRINGED = auto()
    BARRED = auto()


class Coat(NamedTuple):
    """One of 768."""

    charge: Charge
    manner: Manner
    border: Border
    plume: Plume
    sash: Sash


_COATS: Final = tuple(starmap(Coat, product(Charge, Manner, Border, Plume, Sash)))


def coat_of(identity: str) -> Coat:
    """The coat that belongs to somebody, by their permanent id."""
    digest = sha256(f"coat:{identity}".encode()).digest()
    return _COATS[int.from_bytes(digest[:8]) % len(_COATS)]
