"""Habits of computer players: constant throughout one match, chosen again for the next.

A player is asked for one move at a time, with luck for that move. What lasts longer depends on the
match, so that a player meets another habit of the level next time.
"""

from __future__ import annotations

from engines.core.chance import Chance, SeededChance


class MatchChance:
    """Luck for one decision that also knows which match it is part of."""

    def __init__(self, chance: Chance, match: bytes) -> None:
        self._chance = chance
        self._match = match

    def below(self, n: int) -> int:
        """The next draw, as of the luck that it was made from."""
        return self._chance.below(n)

    def habit(self, count: int) -> int:
        """Which of so many habits: the same whenever it is asked in this match."""
        return SeededChance(self._match).below(count)


def habit_of(chance: Chance, count: int) -> int:
    """Which of `count` habits a player has in this match; the first, where no match is known."""
    return chance.habit(count) if isinstance(chance, MatchChance) else 0
