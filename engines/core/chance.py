"""The only source of luck: seeded, numbered, recorded, and checkable afterwards.

Draw number `i` below `n` is HMAC-SHA256(seed, "i:attempt") read as a big-endian number, modulo
`n`; a value in the incomplete last block is rejected and the attempt raised by one. A few lines
in any language recompute a whole match from its revealed seed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

_SPAN = 1 << 256


class Chance(Protocol):
    """A source of random draws."""

    def below(self, n: int) -> int:
        """The next draw, uniform in `range(n)`."""


class SeededChance:
    """Draws that depend only on the seed, their number and `n`."""

    def __init__(self, seed: bytes, *, start: int = 0) -> None:
        self._seed = seed
        self._start = start
        self.draws: list[int] = []

    def below(self, n: int) -> int:
        """The next draw, uniform in `range(n)`; kept in `draws`."""
        number = self._start + len(self.draws)
        fair = _SPAN - _SPAN % n
        attempt = 0
        while True:
            digest = hmac.digest(self._seed, f"{number}:{attempt}".encode(), "sha256")
            value = int.from_bytes(digest)
            if value < fair:
                self.draws.append(value % n)
                return value % n
            attempt += 1


class RecordedChance:
    """Draws read from a log, so that a replay needs no seed."""

    def __init__(self, draws: Iterable[int]) -> None:
        self._draws = iter(draws)

    def below(self, n: int) -> int:
        """The next recorded draw.

        Raises:
            ValueError: the log holds no further draw, or one that is not in `range(n)`.
        """
        draw = next(self._draws, None)
        if draw is None or not 0 <= draw < n:
            raise ValueError(f"the log's next draw is {draw}, expected one below {n}")
        return draw

    def is_spent(self) -> bool:
        """Whether all draws were read; to be checked at the end."""
        return next(self._draws, None) is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """One draw, and the bound that it stayed below."""

    below: int
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Use:
    """What draws were used for: a shuffle, or picking an item from a list."""

    kind: str  # "shuffle" or "pick"
    first: int  # which draw of its entry came first
    draws: int  # how many
    items: tuple[str, ...]  # before
    result: tuple[str, ...]  # the items shuffled, or the one that was picked
    name: str = ""  # what was picked
    piles: Mapping[str, int] = field(default_factory=dict)  # what the result is cut into, in order


class TracedChance(RecordedChance):
    """Replays the draws of a log, recording their bounds and what they were used for."""

    def __init__(self, draws: Iterable[int]) -> None:
        super().__init__(draws)
        self.draws: list[Draw] = []
        self.uses: list[Use] = []

    def below(self, n: int) -> int:
        """The next recorded draw; kept in `draws` with its bound."""
        value = super().below(n)
        self.draws.append(Draw(below=n, value=value))
        return value


_ONE_PILE: Final[Mapping[str, int]] = {}


def shuffled(
    items: Sequence[T], chance: Chance, *, piles: Mapping[str, int] = _ONE_PILE
) -> tuple[T, ...]:
    """Fisher-Yates, from the end.

    `piles` says, for a check of an export, what the result is cut into: names and sizes, from the
    front. Decks are drawn from the front too.
    """
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        j = chance.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    if isinstance(chance, TracedChance):
        count = max(0, len(deck) - 1)
        _explain(chance, "shuffle", items, deck, count, piles=piles)
    return tuple(deck)


def picked(items: Sequence[T], chance: Chance, *, name: str) -> T:
    """One of the items at random; `name` says what it is, for readers who check an export."""
    one = items[chance.below(len(items))]
    if isinstance(chance, TracedChance):
        _explain(chance, "pick", items, [one], 1, name=name)
    return one


def _explain(
    chance: TracedChance,
    kind: str,
    items: Sequence[object],
    result: Sequence[object],
    count: int,
    *,
    name: str = "",
    piles: Mapping[str, int] = _ONE_PILE,
) -> None:
    use = Use(
        kind=kind,
        first=len(chance.draws) - count,
        draws=count,
        items=tuple(map(str, items)),
        result=tuple(map(str, result)),
        name=name,
        piles=piles,
    )
    chance.uses.append(use)


def commitment(server_seed: bytes) -> str:
    """The seal published before anybody accepts a challenge: SHA-256 of the seed, in hex."""
    return hashlib.sha256(server_seed).hexdigest()


def match_seed(server_seed: bytes, *nonces: str) -> bytes:
    """The seed of all draws: SHA-256 of the server's seed and the nonces of the players."""
    return hashlib.sha256(b"\0".join([server_seed, *(n.encode() for n in nonces)])).digest()
