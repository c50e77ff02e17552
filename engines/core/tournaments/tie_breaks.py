"""Points and tie-breaks, exactly, as docs/tournaments.md defines them.

The source is FIDE's handbook, C.07.

Points are counted in halves and their products in quarters, so that nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction

from engines.core.tournaments.head import TieBreak
from engines.core.tournaments.history import Cell, Mark

Cells = Mapping[str, tuple[Cell, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scores:
    """The rounds of all players, and what they add up to."""

    cells: Cells
    halves: Mapping[str, int]  # points
    adjusted: Mapping[str, int]  # what they are worth to those whom they met
    counts_forfeits: bool  # in a round robin: as matches against whom the schedule says

    @classmethod
    def of(cls, cells: Cells, *, is_round_robin: bool) -> Scores:
        """The sums of these rounds."""
        halves = {name: sum(cell.halves for cell in row) for name, row in cells.items()}
        adjusted = halves if is_round_robin else {n: _adjusted(row) for n, row in cells.items()}
        return cls(cells=cells, halves=halves, adjusted=adjusted, counts_forfeits=is_round_robin)

    def points(self, name: str) -> Fraction:
        """The sum of all rounds."""
        return Fraction(self.halves[name], 2)

    def buchholz(self, name: str) -> Fraction:
        """The sum of the points of all whom somebody met."""
        return Fraction(sum(worth for _, worth in self._met(name)), 2)

    def sonneborn_berger(self, name: str) -> Fraction:
        """The same, each times what somebody got against them."""
        return Fraction(sum(cell.halves * worth for cell, worth in self._met(name)), 4)

    def wins(self, name: str) -> Fraction:
        """Matches that were won by playing."""
        return Fraction(sum(c.is_played and c.mark is Mark.WON for c in self.cells[name]))

    def direct_encounter(self, name: str, tied: Collection[str]) -> Fraction | None:
        """Points from matches among those who are tied; None if not all of them have met."""
        found, rivals = 0, set()
        for cell in self.cells[name]:
            if cell.rival in tied and (cell.is_played or (self.counts_forfeits and cell.rival)):
                found += cell.halves
                rivals |= {cell.rival} if cell.mark is not Mark.RUNNING else set()
        return Fraction(found, 2) if len(rivals) == len(tied) - 1 else None

    def values(self, tie_break: TieBreak, tied: Collection[str]) -> dict[str, Fraction | None]:
        """A tie-break of each of those who are equal so far; None where it says nothing."""
        match tie_break:
            case TieBreak.BUCHHOLZ:
                return {name: self.buchholz(name) for name in tied}
            case TieBreak.SONNEBORN_BERGER:
                return {name: self.sonneborn_berger(name) for name in tied}
            case TieBreak.WINS:
                return {name: self.wins(name) for name in tied}
            case TieBreak.DIRECT_ENCOUNTER:
                group = frozenset(tied)
                found = {name: self.direct_encounter(name, group) for name in tied}
                is_told = len(tied) > 1 and None not in found.values()
                return found if is_told else dict.fromkeys(tied)

    def _met(self, name: str) -> list[tuple[Cell, int]]:
        """Each round with the points of whom it was against.

        Of a round that wasn't played that is a virtual opponent, with the player's own points.
        """
        found = []
        for cell in self.cells[name]:
            if cell.rival and (self.counts_forfeits or not cell.is_forfeit):
                found.append((cell, self.adjusted[cell.rival]))
            elif not self.counts_forfeits:
                found.append((cell, self.halves[name]))
        return found


def _adjusted(row: tuple[Cell, ...]) -> int:
    # Rounds at the end that somebody could have played and didn't are draws to those whom they met.
    total, is_trailing = 0, True
    for cell in reversed(row):
        is_trailing = is_trailing and cell.is_voluntarily_unplayed
        total += 1 if is_trailing else cell.halves
    return total
