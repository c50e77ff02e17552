"""Exact chances from the cards that nobody has shown: drawing without replacement."""

from __future__ import annotations

from math import comb
from typing import Final

from engines.en_garde.terms import COPIES, DECK, HAND


def chance_of_exactly(found: int, *, copies: int, drawn: int, unseen: int) -> float:
    """Hypergeometric: `found` of the `copies` among `drawn` cards out of `unseen`."""
    if not 0 <= found <= min(copies, drawn) or drawn - found > unseen - copies:
        return 0.0
    return comb(copies, found) * comb(unseen - copies, drawn - found) / comb(unseen, drawn)


def chance_of_at_least(least: int, *, copies: int, drawn: int, unseen: int) -> float:
    """The chance that `drawn` cards hold `least` or more of the `copies`."""
    return sum(
        chance_of_exactly(n, copies=copies, drawn=drawn, unseen=unseen)
        for n in range(least, COPIES + 1)
    )


def _table(chance: object) -> tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]:
    counted = chance_of_exactly if chance is chance_of_exactly else chance_of_at_least
    return tuple(
        tuple(
            tuple(
                tuple(
                    counted(n, copies=copies, drawn=drawn, unseen=unseen) if fits else 0.0
                    for n in range(COPIES + 2)
                )
                for copies in range(COPIES + 1)
                for fits in (copies <= unseen and drawn <= unseen,)
            )
            for drawn in range(HAND + 1)
        )
        for unseen in range(len(DECK) + 1)
    )


EXACTLY: Final = _table(chance_of_exactly)
"""`EXACTLY[unseen][drawn][copies][found]`: play-outs ask millions of times."""

AT_LEAST: Final = _table(chance_of_at_least)
"""`AT_LEAST[unseen][drawn][copies][least]`; in the same order."""
