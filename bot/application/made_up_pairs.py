"""Pairs of players whose rated results look fabricated, listed for an operator to judge.

Somebody may lose to a friend on purpose, or to themselves under another name. Such results are
many, fast and one-sided, or one of the two plays hardly anybody else. From which network somebody
plays isn't kept, so it can't be asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from engines.core.result import Counting, Reckoned
from engines.core.seat import Seat
from storage.stored_results import Entry

MANY: Final = 5  # rated results of one pair in a game
_SOME_SIGNS: Final = 2  # of the three below
_ONE_SIDED: Final = 0.9  # of all points
_FAST: Final = 600  # seconds from the acceptance to the end
_SHORT: Final = 10  # moves of both sides together
_HARDLY_ELSE: Final = 0.8  # of all rated results of one of the two


@dataclass(slots=True)
class Pair:
    """What two have played against each other in one game, rated."""

    game: str
    one: str
    two: str
    score: float = 0.0  # of one
    seconds: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    last: int = 0

    @property
    def results(self) -> int:
        """How many."""
        return len(self.moves)

    @property
    def is_one_sided(self) -> bool:
        """Whether one of them takes nearly all points."""
        share = self.score / self.results
        return max(share, 1 - share) >= _ONE_SIDED

    @property
    def is_fast(self) -> bool:
        """Whether a match of theirs takes minutes, or few moves."""
        return median(self.seconds) < _FAST or median(self.moves) < _SHORT


@dataclass(slots=True)
class Suspected:
    """A pair, and who of them plays hardly anybody else."""

    pair: Pair
    exclusive: tuple[str, ...]

    def __str__(self) -> str:
        """A line for the operator."""
        pair = self.pair
        said = [f"{pair.results} rated", f"{pair.score:g} points of the first"]
        said.append(f"{median(pair.seconds) / 60:.0f} min and {median(pair.moves):.0f} moves each")
        said += [f"{who} plays hardly anybody else" for who in self.exclusive]
        return f"{pair.game}: {pair.one} - {pair.two}: " + ", ".join(said)


@dataclass(slots=True)
class Fed:
    """Somebody, and those whom they beat and who have no other rated results."""

    game: str
    who: str
    pairs: tuple[Pair, ...]

    @property
    def _seconds(self) -> float:
        return median(one for pair in self.pairs for one in pair.seconds)

    @property
    def _moves(self) -> float:
        return median(one for pair in self.pairs for one in pair.moves)

    @property
    def is_fast(self) -> bool:
        """Whether such a match takes minutes, or few moves."""
        return self._seconds < _FAST or self._moves < _SHORT

    def __str__(self) -> str:
        """A line for the operator."""
        long = f"{self._seconds / 60:.0f} min and {self._moves:.0f} moves each"
        said = f"beat {len(self.pairs)} who have played nobody else, {long}"
        return f"{self.game}: {self.who}: {said}"


@dataclass(slots=True)
class MadeUpPairs:
    """Goes through the results of one game."""

    game: str
    _pairs: dict[tuple[str, str], Pair] = field(default_factory=dict)
    _rated: Counter[str] = field(default_factory=Counter)

    def add(self, entry: Entry, voided: Collection[str] = frozenset()) -> None:
        """Look at the next entry: only rated results count, except for those of `voided` tables."""
        if not isinstance(entry, Reckoned) or entry.result.counting is not Counting.RATED:
            return
        result = entry.result
        if result.table in voided:
            return
        names = {seat: result.players[seat].address for seat in Seat}
        one, two = sorted(names.values())
        pair = self._pairs.setdefault((one, two), Pair(game=self.game, one=one, two=two))
        pair.score += result.score if names[Seat.ONE] == one else 1 - result.score
        pair.seconds.append(result.at - result.began)
        pair.moves.append(result.moves)
        pair.last = result.at
        self._rated.update((one, two))

    def suspected(self) -> Iterator[Suspected]:
        """Pairs with many results and two of the signs; those with the most first."""
        for pair in sorted(self._pairs.values(), key=lambda pair: -pair.results):
            if pair.results < MANY:
                return
            exclusive = tuple(
                who
                for who in (pair.one, pair.two)
                if pair.results / self._rated[who] >= _HARDLY_ELSE
            )
            signs = (pair.is_one_sided, pair.is_fast, bool(exclusive))
            if sum(signs) >= _SOME_SIGNS:
                yield Suspected(pair=pair, exclusive=exclusive)

    def fed(self) -> Iterator[Fed]:
        """Who has won many matches, soon over, against people who never played anybody else.

        A name costs nothing, so somebody who loses to themselves may take a new one for each match.
        """
        found: dict[str, list[Pair]] = {}
        for pair in self._pairs.values():
            for who, other in ((pair.one, pair.two), (pair.two, pair.one)):
                points = pair.score if who == pair.one else pair.results - pair.score
                if points == pair.results == self._rated[other] < MANY:
                    found.setdefault(who, []).append(pair)
        for who, pairs in sorted(found.items(), key=lambda one: -len(one[1])):
            one = Fed(game=self.game, who=who, pairs=tuple(pairs))
            if len(pairs) >= MANY and one.is_fast:
                yield one
