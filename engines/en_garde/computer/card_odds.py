"""Exact chances of drawing cards: hypergeometric tables."""

from __future__ import annotations

from itertools import accumulate
from math import comb
from typing import Final

from engines.en_garde.terms import COPIES, DECK, HAND_SIZE

Row = tuple[float, ...]  # by how many copies are found

_COUNTS: Final = range(COPIES + 2)  # also one more than there are, whose chance is 0


def chance_of_exactly(found: int, *, copies: int, drawn: int, unseen: int) -> float:
    """Hypergeometric: `found` of the `copies` among `drawn` cards out of `unseen`."""
    if not 0 <= found <= min(copies, drawn) or drawn - found > unseen - copies:
        return 0.0
    return comb(copies, found) * comb(unseen - copies, drawn - found) / comb(unseen, drawn)


def _row(unseen: int, drawn: int, copies: int) -> Row:
    if max(drawn, copies) > unseen:
        return (0.0,) * len(_COUNTS)
    return tuple(
        chance_of_exactly(found, copies=copies, drawn=drawn, unseen=unseen) for found in _COUNTS
    )


def _tails(row: Row) -> Row:
    # The chance of at least so many, from that of exactly so many.
    return tuple(accumulate(reversed(row)))[::-1]


# `EXACTLY[unseen][drawn][copies][found]`; a table, for play-outs ask a million times.
EXACTLY: Final = tuple(
    tuple(
        tuple(_row(unseen, drawn, copies) for copies in range(COPIES + 1))
        for drawn in range(HAND_SIZE + 1)
    )
    for unseen in range(len(DECK) + 1)
)

# `AT_LEAST[unseen][drawn][copies][least]`.
AT_LEAST: Final = tuple(
    tuple(tuple(map(_tails, rows)) for rows in by_drawn) for by_drawn in EXACTLY
)
