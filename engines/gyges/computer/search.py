"""The positions that the computer players of Gygès look at, cached for one decision.

A move that gives the rival a goal is never looked at. A move that threatens a goal leaves few
replies, which are found fast: `proof_search` follows chains of threats deep, while other moves are
compared by the rival's best reply. Work is counted, not timed, so that equal positions get equal
answers on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.seat import Pair, Seat
from engines.gyges.computer.evaluation import WIN, balance
from engines.gyges.computer.placings import Lister, Placings
from engines.gyges.computer.threats import Threats
from engines.gyges.terms import SQUARES

if TYPE_CHECKING:
    from mypy_extensions import i64

GOAL_WORK: Final = 10  # the work of a question to `Threats`; a group of moves is 1
ALL: Final = 10_000  # more replies than any position has


class OutOfBudgetError(Exception):
    """The allowed work is done without an answer."""


class Replies:
    """The positions after moves that give the rival no goal, found on demand.

    Often a few are enough, to see that a threat is weak. Two moves may lead to one position.
    """

    __slots__ = ("_kept", "_placings", "_threats", "found", "whole")

    def __init__(self, placings: Placings, threats: Threats) -> None:
        self._placings = placings
        self._threats = threats  # of the rival
        self._kept: i64 = 0  # squares of the group that the placings have come to, not yet found
        self.found: list[int] = []
        self.whole = False  # whether `found` has all of them

    def extend(self, count: int) -> None:
        """Find up to `count` more."""
        placings = self._placings
        while count > 0:
            while not self._kept:
                if not placings.advance():
                    self.whole = True
                    return
                self._kept = placings.squares & ~self._threats.among(
                    placings.ones, placings.twos, placings.value, placings.squares
                )
            left = _packed(placings.ones, placings.twos)
            kept: i64 = self._kept
            while kept and count > 0:
                lowest: i64 = kept & -kept
                kept ^= lowest
                self.found.append(_with(left, int(lowest), placings.value))
                count -= 1
            self._kept = kept


class Search:
    """Moves and their positions, found once and cached; made anew for each decision."""

    __slots__ = (
        "_attacks_north",
        "_attacks_south",
        "_lister",
        "_north",
        "_safe_north",
        "_safe_south",
        "_south",
        "goals",
        "origin_end",
    )

    def __init__(self, *, origin_end: bool) -> None:
        self._south = Threats(Seat.ONE)
        self._north = Threats(Seat.TWO)
        self.goals = Pair(one=self._south, two=self._north)
        self.origin_end = origin_end
        self._lister = Lister(origin_end=origin_end)
        # By what a seat finds when it is to move.
        self._attacks_south: dict[int, list[int]] = {}
        self._attacks_north: dict[int, list[int]] = {}
        self._safe_south: dict[int, Replies] = {}
        self._safe_north: dict[int, Replies] = {}

    @property
    def work(self) -> int:
        """The work done so far: groups of moves, and questions to `Threats`, these `GOAL_WORK`."""
        return self._lister.listed + GOAL_WORK * (self._south.asked + self._north.asked)

    def replies(self, rings: int, seat: Seat) -> Replies:
        """The positions after moves of `seat` that give the rival no goal at once."""
        is_north = seat is Seat.TWO
        replies = self._safe_north if is_north else self._safe_south
        known = replies.get(rings)
        if known is None:
            rivals = self._south if is_north else self._north
            placings = Placings(self._lister, rings, is_north=is_north)
            known = replies[rings] = Replies(placings, rivals)
        return known

    def safe(self, rings: int, seat: Seat) -> list[int]:
        """All `replies`, each once."""
        replies = self.replies(rings, seat)
        if not replies.whole:
            replies.extend(ALL)
        return list(dict.fromkeys(replies.found))

    def attacks(self, rings: int, seat: Seat) -> list[int]:
        """Those `replies` after which `seat` threatens a goal, each once."""
        is_north = seat is Seat.TWO
        attacks = self._attacks_north if is_north else self._attacks_south
        known = attacks.get(rings)
        if known is None:
            known = attacks[rings] = self._threatening_positions(rings, is_north)
        return known

    def _threatening_positions(self, rings: int, is_north: bool) -> list[int]:
        own = self._north if is_north else self._south
        rivals = self._south if is_north else self._north
        found: dict[int, None] = {}
        placings = Placings(self._lister, rings, is_north=is_north)
        while placings.advance():
            ones: i64 = placings.ones
            twos: i64 = placings.twos
            value: i64 = placings.value
            threats: i64 = own.among(ones, twos, value, placings.squares)
            if not threats:
                continue
            threats &= ~rivals.among(ones, twos, value, threats)
            left = _packed(ones, twos)
            while threats:
                lowest: i64 = threats & -threats
                threats ^= lowest
                found[_with(left, int(lowest), value)] = None
        return list(found)

    def balance(self, rings: int, mover: Seat) -> float:
        """`evaluation.balance` of the position after a move of `mover`."""
        return balance(rings, mover, origin_end=self.origin_end)

    def worth(self, rings: int, seat: Seat, enough: float) -> float:
        """The best balance that `seat`, who is to move and has no goal, can leave.

        Cut off, as in alpha-beta, at the first that is `enough` to refute the rival's move.
        """
        best = -WIN
        for position in self.safe(rings, seat):
            best = max(best, self.balance(position, seat))
            if best >= enough:
                break
        return best

    def danger(self, rings: int, seat: Seat) -> float:
        """Of the moves of `seat`, who is to move and wins, the share that threatens a goal."""
        return len(self.attacks(rings, seat)) / max(1, len(self.safe(rings, seat)))


def _with(rings: int, square: int, value: i64) -> int:
    # The rings with one more on a square, by its bit.
    if value == 1:
        return rings | square
    return rings | square << SQUARES | (square if value == 3 else 0)


def _packed(ones: i64, twos: i64) -> int:
    return int(ones) | int(twos) << SQUARES
