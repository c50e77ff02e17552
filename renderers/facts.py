"""The variables that a game's sentences are filled with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.core.seat import Pair, Seat

# Values of a sentence's variables by their names, without the `$`.
Facts = dict[str, str | int]

# An empty list in a sentence.
NOTHING: Final = "–"


def listed(words: Iterable[str]) -> str:
    """ "a1 b2", or – for none."""
    return " ".join(words) or NOTHING


def of_roles(seat: Seat, onlooker: Seat | None, names: Pair[str]) -> Facts:
    """`$seat` and `$rival`, each "you" or "they"; `$seat_name` and `$rival_name`."""
    facts: Facts = {}
    for role, who in (("seat", seat), ("rival", seat.other)):
        facts[role] = "you" if who is onlooker else "they"
        facts[f"{role}_name"] = names[who]
    return facts
