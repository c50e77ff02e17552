"""The positions that the computer players of Gygès look at, cached for one decision.

A move that gives the rival a goal is never looked at. A move that threatens a goal leaves few
replies, which are found fast: `proof_search` follows chains of threats deep, while other moves are
compared by the rival's best reply. Work is counted, not timed, so that equal positions get equal
answers on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from engines.core.seat import Pair, Seat
from engines.gyges.computer.evaluation import WIN, balance
from engines.gyges.computer.exact_targets import Walk
from engines.gyges.computer.floods import NORTH_GOAL, SOUTH_GOAL, landing_squares, playable
from engines.gyges.computer.threats import Threats
from engines.gyges.rules.rings import ALL_SQUARES
from engines.gyges.terms import SQUARES

if TYPE_CHECKING:
    from mypy_extensions import i64

_ALL: Final[i64] = 0xF_FFFF_FFFF

GOAL_WORK: Final = 10  # the work of a question to `Threats`; listing a `Placing` is 1
ALL: Final = 10_000  # more replies than any position has


class OutOfBudgetError(Exception):
    """The allowed work is done without an answer."""


class Replies:
    """The positions after moves that give the rival no goal, found on demand.

    Often a few are enough, to see that a threat is weak. Two moves may lead to one position.
    """

    __slots__ = ("_left", "found", "whole")

    def __init__(self, left: Iterator[int]) -> None:
        self._left = left
        self.found: list[int] = []
        self.whole = False  # whether `found` has all of them

    def extend(self, count: int) -> None:
        """Find up to `count` more."""
        for position in self._left:
            self.found.append(position)
            count -= 1
            if count <= 0:
                return
        self.whole = True


class Search:
    """Moves and their positions, found once and cached; made anew for each decision."""

    __slots__ = (
        "_attacks_north",
        "_attacks_south",
        "_listed",
        "_north",
        "_origin_end",
        "_safe_north",
        "_safe_south",
        "_south",
        "_walk",
        "goals",
    )

    def __init__(self, *, origin_end: bool) -> None:
        self._south = Threats(Seat.ONE)
        self._north = Threats(Seat.TWO)
        self.goals = Pair(one=self._south, two=self._north)
        self._origin_end = origin_end
        self._listed = 0
        self._walk = Walk()
        # By what a seat finds when it is to move.
        self._attacks_south: dict[int, list[int]] = {}
        self._attacks_north: dict[int, list[int]] = {}
        self._safe_south: dict[int, Replies] = {}
        self._safe_north: dict[int, Replies] = {}

    @property
    def work(self) -> int:
        """The work done so far: placings listed, and questions to `Threats`, these `GOAL_WORK`."""
        return self._listed + GOAL_WORK * (self._south.asked + self._north.asked)

    def replies(self, rings: int, seat: Seat) -> Replies:
        """The positions after moves of `seat` that give the rival no goal at once."""
        is_north = seat is Seat.TWO
        replies = self._safe_north if is_north else self._safe_south
        known = replies.get(rings)
        if known is None:
            known = replies[rings] = Replies(self._safe_positions(rings, is_north))
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
        for left, value, squares in self._placings(rings, is_north):
            if threats := own.among(left, value, squares):
                threats &= ~rivals.among(left, value, threats)
                while threats:
                    lowest = threats & -threats
                    threats ^= lowest
                    found[_with(left, lowest, value)] = None
        return list(found)

    def _safe_positions(self, rings: int, is_north: bool) -> Iterator[int]:
        rivals = self._south if is_north else self._north
        for left, value, squares in self._placings(rings, is_north):
            kept = squares & ~rivals.among(left, value, squares)
            while kept:
                lowest = kept & -kept
                kept ^= lowest
                yield _with(left, lowest, value)

    def _placings(self, rings: int, is_north: bool) -> Iterator[tuple[int, int, int]]:
        # As `successors.placings`, of the same moves in the same order.
        ones: i64 = rings & ALL_SQUARES
        twos: i64 = rings >> SQUARES
        standing: i64 = ones | twos
        own_goal: i64 = NORTH_GOAL if is_north else SOUTH_GOAL
        row: i64 = playable(ones, twos, is_north)
        room: i64 = landing_squares(ones, twos, is_north)
        starts: i64 = standing & row
        while starts:
            start: i64 = starts & -starts
            starts ^= start
            targets: i64 = self._walk.targets(ones, twos, start) & ~own_goal
            ends: i64 = targets & ~standing & _ALL
            if self._origin_end:
                ends |= targets & start
            if not ends | targets & standing & ~start:
                continue
            left_ones: i64 = ones & ~start
            left_twos: i64 = twos & ~start
            is_one: bool = ones & start != 0
            is_two: bool = twos & start != 0
            value: i64 = (1 if is_one else 0) + (2 if is_two else 0)
            self._listed += 1
            yield _packed(left_ones, left_twos), int(value), int(ends)
            hits: i64 = targets & standing & ~start
            while hits:
                hit: i64 = hits & -hits
                hits ^= hit
                held = _packed(
                    left_ones | hit if is_one else left_ones & ~hit,
                    left_twos | hit if is_two else left_twos & ~hit,
                )
                value = (1 if ones & hit else 0) + (2 if twos & hit else 0)
                self._listed += 1
                yield held, int(value), int(room | start)

    def balance(self, rings: int, mover: Seat) -> float:
        """`evaluation.balance` of the position after a move of `mover`."""
        return balance(rings, mover, origin_end=self._origin_end)

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


def _with(rings: int, square: int, value: int) -> int:
    # The rings with one more on a square, by its bit.
    if value == 1:
        return rings | square
    return rings | square << SQUARES | (square if value == 3 else 0)


def _packed(ones: i64, twos: i64) -> int:
    return int(ones) | int(twos) << SQUARES
