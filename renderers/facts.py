"""What sentences about the two players are filled with, in every game."""

from __future__ import annotations

from engines.core.seat import Pair, Seat

Facts = dict[str, str | int]


def of_roles(seat: Seat, onlooker: Seat | None, names: Pair[str]) -> Facts:
    """`$seat` and `$rival`: "you" or "they"; `$seat_name` and `$rival_name`."""
    facts: Facts = {}
    for role, who in (("seat", seat), ("rival", seat.other)):
        facts[role] = "you" if who is onlooker else "they"
        facts[f"{role}_name"] = names[who]
    return facts
