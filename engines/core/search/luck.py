"""Fast random numbers for simulated games; those of real games come from `engines.core.chance`."""

from __future__ import annotations

from typing import Final, TypeVar

from engines.core.chance import Chance

T = TypeVar("T")

_MULTIPLIER: Final = 6364136223846793005  # Knuth's MMIX generator
_INCREMENT: Final = 1442695040888963407
_MASK: Final = (1 << 64) - 1


class FastLuck:
    """A 64-bit linear congruential generator of which only the upper half is used.

    Twenty times as fast as `SeededChance`, and good enough for sampling; no real cards may be
    dealt by it, because it can be predicted. Equal seeds give equal sequences on every machine.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK
        self.below(1)  # neighbouring seeds part at once

    @classmethod
    def drawn_from(cls, chance: Chance) -> FastLuck:
        """A generator whose whole sequence depends on one draw of `chance`."""
        return cls(chance.below(_MASK + 1))

    def below(self, n: int) -> int:
        """Uniform in `range(n)` to within n / 2^32, for `n` far below that."""
        self._state = (self._state * _MULTIPLIER + _INCREMENT) & _MASK
        return ((self._state >> 32) * n) >> 32

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
