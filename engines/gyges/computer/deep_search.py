"""Looks some plies ahead at every move: alpha-beta, deeper and deeper, with a transposition table.

Three plies before the end of a line, and earlier, whoever is to move first tries to win by threats,
which goes far deeper (`proof_search`). For the rest it trusts `floods`, which may see a goal where
there is none. So it only ranks moves: that a move gives the rival no goal, and loses to no threats
even if more work is done, is shown by `search` and `proof_search`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engines.core.seat import Seat
from engines.gyges.computer.move_keys import played
from engines.gyges.computer.one_ply import KEY, LOST, NONE, OFFSET, OnePly
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.quiet_wins import QuietWins
from engines.gyges.rules.rings import ALL_SQUARES
from engines.gyges.terms import SQUARES

if TYPE_CHECKING:
    from mypy_extensions import i64

WON: Final[i64] = -LOST  # a ply later is worse
_DECIDED: Final[i64] = 90_000
DEEPEST: Final = 12
TRIED: Final[i64] = 500  # work on a win by threats three plies before the end of a line ...
MORE: Final[i64] = 2  # ... and so many binary places more for each ply earlier
# Of a position's moves, the best first by their worth at once, these are looked at a ply less deep,
# those two plies, and the rest not at all; but all of them where none has been found to hold.
SHALLOWER: Final[i64] = 6
SHALLOWEST: Final[i64] = 20
MOST: Final[i64] = 40
CHEAPER: Final[i64] = 2  # units of work count as one position evaluated

# Packed into one number: the worth, how it bounds the true one, the depth, the best move's key.
_EXACT: Final[i64] = 0
_LEAST: Final[i64] = 1
_MOST: Final[i64] = 2


class DeepSearch:
    """One seat's search for one decision; `looked` counts the positions evaluated.

    Proofs are shared with others who look at the same position.
    """

    __slots__ = (
        "_known_north",
        "_known_south",
        "_north",
        "_ply",
        "_south",
        "_tried",
        "depth",
        "looked",
    )

    def __init__(self, south: Proof, north: Proof) -> None:
        self._south = south
        self._north = north
        self._tried: dict[int, int] = {}  # work on wins by threats that were not found
        self._known_north: dict[int, int] = {}
        self._known_south: dict[int, int] = {}
        self._ply = OnePly()
        self.looked = 0
        self.depth = 0  # searched to the end

    def ranked(
        self,
        biases: Mapping[int, float],
        seat: Seat,
        most: int,
        wins: QuietWins | None = None,
    ) -> list[int]:
        """Positions after moves of `seat`, the best first, by so many positions looked at.

        `biases` says, by position, what is added to its worth. Asked again about some of them, it
        makes use of what it knows. The search ends as soon as the best is one of the `wins`.
        """
        self._ply.left = most
        rival = seat is Seat.ONE
        extra = {position: round(100 * bias) for position, bias in biases.items()}
        worths = {
            position: self._ply.after(position & ALL_SQUARES, position >> SQUARES, not rival) + bias
            for position, bias in extra.items()
        }
        order = sorted(worths, key=lambda position: -worths[position])
        for depth in range(1, DEEPEST):
            best = LOST - 1000
            found: dict[int, int] = {}
            for index, position in enumerate(order):
                worth = self._at_root(position, rival, depth, index, best - extra[position])
                if worth <= -OFFSET:
                    break
                worth += extra[position]
                found[position] = worth
                best = max(best, worth)
                if best >= _DECIDED:
                    break
            # What was refuted is only known to be worse: it stays in its order. What the search was
            # broken off before comes after that, but before what is lost.
            order.sort(key=lambda position: -found.get(position, -_DECIDED))
            if self._ply.left < 0:
                break
            self.depth = depth
            if not -_DECIDED < best < _DECIDED or (wins and wins.holds(order[0])):
                break
        self.looked += most - max(0, self._ply.left)
        return order

    def _at_root(self, position: int, rival: bool, depth: i64, index: i64, best: i64) -> i64:
        # To who has moved, exact if above `best`; `-OFFSET` if the search was broken off.
        ones: i64 = position & ALL_SQUARES
        twos: i64 = position >> SQUARES
        worth: i64 = best + 1
        if index:
            less: i64 = _less(index, depth)
            worth = -self._worth(ones, twos, rival, depth - less, -best - 1, -best, 1)
            if less and worth > best and self._ply.left >= 0:
                worth = -self._worth(ones, twos, rival, depth, -best - 1, -best, 1)
        if self._ply.left < 0:
            return -OFFSET
        if worth <= best:
            return worth
        exact: i64 = -self._worth(ones, twos, rival, depth, -OFFSET, -best, 1)
        if self._ply.left >= 0:
            return exact
        return worth if index else -OFFSET

    def _worth(
        self, ones: i64, twos: i64, is_north: bool, depth: i64, low: i64, high: i64, ply: i64
    ) -> i64:
        # To who is to move and has no goal.
        known = self._known_north if is_north else self._known_south
        key: i64 = ones * 0x1F3D5B7 ^ twos << 25
        entry: i64 = known.get(key, -1)
        if entry >= 0 and entry >> 16 & 0xF >= depth:
            held: i64 = (entry >> 22) - OFFSET
            bound: i64 = entry >> 20 & 3
            if (held >= high and bound != _MOST) or (held <= low and bound != _LEAST):
                return held
            if bound == _EXACT:
                return held
        if depth > 2 and self._wins(ones, twos, is_north, depth):
            return WON - ply - 2
        first: i64 = entry & KEY if entry >= 0 else NONE
        best: i64 = LOST + ply
        if depth == 1:
            best = self._ply.best_last(ones, twos, is_north, first, high, best)
        else:
            best = self._best_onward(ones, twos, is_north, first, depth, low, high, ply)
        if self._ply.left < 0:
            return 0
        bound = _LEAST if best >= high else _MOST if best <= low else _EXACT
        known[key] = (best + OFFSET) << 22 | bound << 20 | depth << 16 | self._ply.chosen
        return best

    def _wins(self, ones: i64, twos: i64, is_north: bool, depth: i64) -> bool:
        # Whether threats are soon seen to win; the deeper the line is to be, the more is looked at.
        rings = int(ones) | int(twos) << SQUARES
        key = rings << 1 | is_north
        work: i64 = TRIED << MORE * (depth - 3)
        if self._tried.get(key, 0) >= work:
            return False
        proof = self._north if is_north else self._south
        before: i64 = proof.spent
        won = proof.wins(rings, int(work))
        self._ply.left -= (proof.spent - before) // CHEAPER
        if not won:
            self._tried[key] = int(work)
        return won

    def _best_onward(
        self,
        ones: i64,
        twos: i64,
        is_north: bool,
        first: i64,
        depth: i64,
        low: i64,
        high: i64,
        ply: i64,
    ) -> i64:
        best: i64 = LOST + ply
        chosen: i64 = NONE
        for index, item in enumerate(self._ply.ordered(ones, twos, is_north, first)):
            less: i64 = _less(index, depth - 1)
            if index >= MOST and best > -_DECIDED:
                break
            key: i64 = item & KEY
            worth: i64 = self._onward(
                played(ones, key),
                played(twos, key),
                not is_north,
                depth - 1,
                less,
                low,
                low + 1 if index else high,
                high,
                ply + 1,
            )
            if self._ply.left < 0:
                return 0
            if worth > best:
                best = worth
                chosen = key
                if best > low:
                    low = best
                if best >= high:
                    break
        self._ply.chosen = chosen
        return best

    def _onward(
        self,
        ones: i64,
        twos: i64,
        is_north: bool,
        depth: i64,
        less: i64,
        low: i64,
        edge: i64,
        high: i64,
        ply: i64,
    ) -> i64:
        # To who has moved. All but the first are mostly worse, which a window of one point, below
        # `edge`, shows sooner.
        worth: i64 = -self._worth(ones, twos, is_north, depth - less, -edge, -low, ply)
        if less and worth > low and self._ply.left >= 0:
            worth = -self._worth(ones, twos, is_north, depth, -edge, -low, ply)
        if edge <= worth < high and self._ply.left >= 0:
            worth = -self._worth(ones, twos, is_north, depth, -high, -low, ply)
        return worth


def _less(index: i64, depth: i64) -> i64:
    # How much less deep the move in this place of the order is looked at.
    less: i64 = 2 if index >= SHALLOWEST else 1 if index >= SHALLOWER else 0
    return less if less < depth else depth - 1
