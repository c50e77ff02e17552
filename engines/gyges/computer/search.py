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
from engines.gyges.rules.rings import ALL_SQUARES, put, squares_in
from engines.gyges.rules.successors import Placing
from engines.gyges.terms import SQUARES

if TYPE_CHECKING:
    from mypy_extensions import i64

_ALL: Final[i64] = 0xF_FFFF_FFFF

GOAL_WORK: Final = 10  # the work of a question to `Threats`; listing a `Placing` is 1
ALL: Final = 10_000  # more replies than any position has


class OutOfBudgetError(Exception):
    """The allowed work is done without an answer."""


class Replies:
    """The positions after moves that give the rival no goal, each once, found on demand.

    Often a few are enough, to see that a threat is weak.
    """

    __slots__ = ("_left", "_seen", "found", "whole")

    def __init__(self, left: Iterator[int]) -> None:
        self._left = left
        self._seen: set[int] = set()
        self.found: list[int] = []
        self.whole = False  # whether `found` has all of them

    def extend(self, count: int) -> None:
        """Find up to `count` more."""
        wanted = len(self.found) + count
        while len(self.found) < wanted and not self.whole:
            position = next(self._left, None)
            if position is None:
                self.whole = True
            elif position not in self._seen:
                self._seen.add(position)
                self.found.append(position)


class Search:
    """Moves and their positions, found once and cached; made anew for each decision."""

    __slots__ = ("_attacks", "_listed", "_origin_end", "_safe", "_walk", "goals")

    def __init__(self, *, origin_end: bool) -> None:
        self.goals = Pair(one=Threats(Seat.ONE), two=Threats(Seat.TWO))
        self._origin_end = origin_end
        self._listed = 0
        self._walk = Walk()
        # Transpositions, by what a seat finds when it is to move:
        self._safe: dict[tuple[int, Seat], Replies] = {}
        self._attacks: dict[tuple[int, Seat], tuple[int, ...]] = {}

    @property
    def work(self) -> int:
        """The work done so far: placings listed, and questions to `Threats`, these `GOAL_WORK`."""
        return self._listed + GOAL_WORK * (self.goals.one.asked + self.goals.two.asked)

    def replies(self, rings: int, seat: Seat) -> Replies:
        """The positions after moves of `seat` that give the rival no goal at once."""
        known = self._safe.get((rings, seat))
        if known is None:
            known = self._safe[rings, seat] = Replies(self._safe_positions(rings, seat))
        return known

    def safe(self, rings: int, seat: Seat) -> list[int]:
        """All `replies`."""
        replies = self.replies(rings, seat)
        replies.extend(ALL)
        return replies.found

    def attacks(self, rings: int, seat: Seat) -> tuple[int, ...]:
        """Those `replies` after which `seat` threatens a goal."""
        known = self._attacks.get((rings, seat))
        if known is None:
            known = tuple(dict.fromkeys(self._threatening_positions(rings, seat)))
            self._attacks[rings, seat] = known
        return known

    def _safe_positions(self, rings: int, seat: Seat) -> Iterator[int]:
        rivals = self.goals[seat.other]
        for left, value, squares in self._placings(rings, seat):
            for square in squares_in(squares & ~rivals.among(left, value, squares)):
                yield put(left, square, value)

    def _threatening_positions(self, rings: int, seat: Seat) -> Iterator[int]:
        own, rivals = self.goals[seat], self.goals[seat.other]
        for left, value, squares in self._placings(rings, seat):
            if threats := own.among(left, value, squares):
                for square in squares_in(threats & ~rivals.among(left, value, threats)):
                    yield put(left, square, value)

    def _placings(self, rings: int, seat: Seat) -> list[Placing]:
        # As `successors.placings`, of the same moves in the same order.
        ones: i64 = rings & ALL_SQUARES
        twos: i64 = rings >> SQUARES
        standing: i64 = ones | twos
        is_north: bool = seat is Seat.TWO
        own_goal: i64 = NORTH_GOAL if is_north else SOUTH_GOAL
        row: i64 = playable(ones, twos, is_north)
        room: i64 = landing_squares(ones, twos, is_north)
        found: list[Placing] = []
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
            found.append(Placing(_packed(left_ones, left_twos), value, ends))
            hits: i64 = targets & standing & ~start
            while hits:
                hit: i64 = hits & -hits
                hits ^= hit
                held = _packed(
                    left_ones | hit if is_one else left_ones & ~hit,
                    left_twos | hit if is_two else left_twos & ~hit,
                )
                value = (1 if ones & hit else 0) + (2 if twos & hit else 0)
                found.append(Placing(held, value, room | start))
        self._listed += len(found)
        return found

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


def _packed(ones: i64, twos: i64) -> int:
    return int(ones) | int(twos) << SQUARES
