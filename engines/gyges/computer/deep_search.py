"""Looks some plies ahead at every move: alpha-beta, deeper and deeper, with a transposition table.

Two plies before the end of a line, and earlier, whoever is to move first tries to win by threats,
which goes far deeper (`proof_search`). For the rest it trusts `floods`, which may see a goal where
there is none. So it only ranks moves: that a move gives the rival no goal, and loses to no threats
even if more work is done, is shown by `search` and `proof_search`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engines.core.seat import Seat
from engines.gyges.computer.floods import GOAL, freedom
from engines.gyges.computer.move_lists import KEYS, NO_PLACE, STRIDE, moves, next_best
from engines.gyges.computer.proof_search import Proof
from engines.gyges.rules.rings import ALL_SQUARES
from engines.gyges.terms import SQUARES

if TYPE_CHECKING:
    from mypy_extensions import i64

WON: Final[i64] = 100_000
LOST: Final[i64] = -WON  # every move gives the rival a goal; a ply later is better
_DECIDED: Final[i64] = 90_000
_THREAT: Final[i64] = 150  # what a goal threatened at the end of a line adds
DEEPEST: Final = 12
TRIED: Final[i64] = 500  # work on a win by threats two plies before the end of a line ...
MORE: Final[i64] = 2  # ... and so many binary places more for each ply earlier
# Of a position's moves, the best first by their worth at once, these are looked at a ply less deep,
# those two plies, and the rest not at all; but all of them where none has been found to hold.
SHALLOWER: Final[i64] = 6
SHALLOWEST: Final[i64] = 20
MOST: Final[i64] = 40
FIRST: Final[i64] = 6  # of a line's last moves, tried first, for they were good elsewhere
CHEAPER: Final[i64] = 2  # units of work count as one position evaluated

# Packed into one number: the worth, how it bounds the true one, the depth, the best move's place.
_EXACT: Final[i64] = 0
_LEAST: Final[i64] = 1
_MOST: Final[i64] = 2
_OFFSET: Final[i64] = 0x100000


class DeepSearch:
    """One seat's search for one decision; `looked` counts the positions evaluated.

    Proofs are shared with others who look at the same position.
    """

    __slots__ = (
        "_chosen",
        "_good_north",
        "_good_south",
        "_known_north",
        "_known_south",
        "_left",
        "_north",
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
        # By key, how often, and how high above the end of a line, a move was enough.
        self._good_north: list[int] = [0] * KEYS
        self._good_south: list[int] = [0] * KEYS
        self._left: i64 = 0
        self._chosen: i64 = NO_PLACE
        self.looked = 0
        self.depth = 0  # searched to the end

    def ranked(self, biases: Mapping[int, float], seat: Seat, most: int) -> list[int]:
        """Positions after moves of `seat`, the best first, by so many positions looked at.

        `biases` says, by position, what is added to its worth. Asked again about some of them, it
        makes use of what it knows.
        """
        self._left = most
        rival = seat is Seat.ONE
        extra = {position: round(100 * bias) for position, bias in biases.items()}
        worths = {
            position: self._after(position & ALL_SQUARES, position >> SQUARES, not rival) + bias
            for position, bias in extra.items()
        }
        order = sorted(worths, key=lambda position: -worths[position])
        for depth in range(1, DEEPEST):
            best = LOST - 1000
            found: dict[int, int] = {}
            for index, position in enumerate(order):
                worth = self._at_root(position, rival, depth, index, best - extra[position])
                if worth <= -_OFFSET:
                    break
                worth += extra[position]
                found[position] = worth
                best = max(best, worth)
            # What was refuted is only known to be worse: it stays in its order. What the search was
            # broken off before comes after that, but before what is lost.
            order.sort(key=lambda position: -found.get(position, -_DECIDED))
            if self._left < 0:
                break
            self.depth = depth
            if not -_DECIDED < best < _DECIDED:
                break
        self.looked += most - max(0, self._left)
        return order

    def _at_root(self, position: int, rival: bool, depth: i64, index: i64, best: i64) -> i64:
        # To who has moved, exact if above `best`; `-_OFFSET` if the search was broken off.
        ones: i64 = position & ALL_SQUARES
        twos: i64 = position >> SQUARES
        worth: i64 = best + 1
        if index:
            less: i64 = _less(index, depth)
            worth = -self._worth(ones, twos, rival, depth - less, -best - 1, -best, 1)
            if less and worth > best and self._left >= 0:
                worth = -self._worth(ones, twos, rival, depth, -best - 1, -best, 1)
        if self._left < 0:
            return -_OFFSET
        if worth <= best:
            return worth
        exact: i64 = -self._worth(ones, twos, rival, depth, -_OFFSET, -best, 1)
        if self._left >= 0:
            return exact
        return worth if index else -_OFFSET

    def _worth(
        self, ones: i64, twos: i64, is_north: bool, depth: i64, low: i64, high: i64, ply: i64
    ) -> i64:
        # To who is to move and has no goal.
        known = self._known_north if is_north else self._known_south
        key: i64 = ones * 0x1F3D5B7 ^ twos << 25
        entry: i64 = known.get(key, -1)
        if entry >= 0 and entry >> 12 & 0xF >= depth:
            held: i64 = (entry >> 18) - _OFFSET
            bound: i64 = entry >> 16 & 3
            if (held >= high and bound != _MOST) or (held <= low and bound != _LEAST):
                return held
            if bound == _EXACT:
                return held
        if depth > 1 and self._wins(ones, twos, is_north, depth):
            return WON - ply - 2
        positions = moves(ones, twos, is_north)
        best: i64 = LOST + ply
        if depth == 1:
            best = self._best_last(positions, is_north, entry, high, best)
        else:
            order = self._ordered(positions, is_north, entry)
            best = self._best_onward(positions, order, is_north, depth, low, high, ply)
        if self._left < 0:
            return 0
        if best >= high and self._chosen != NO_PLACE:
            good = self._good_north if is_north else self._good_south
            good[positions[STRIDE * self._chosen + 2]] += depth * depth
        bound = _LEAST if best >= high else _MOST if best <= low else _EXACT
        known[key] = (best + _OFFSET) << 18 | bound << 16 | depth << 12 | self._chosen
        return best

    def _wins(self, ones: i64, twos: i64, is_north: bool, depth: i64) -> bool:
        # Whether threats are soon seen to win; the deeper the line is to be, the more is looked at.
        rings = int(ones) | int(twos) << SQUARES
        key = rings << 1 | is_north
        work: i64 = TRIED << MORE * (depth - 2)
        if self._tried.get(key, 0) >= work:
            return False
        proof = self._north if is_north else self._south
        before: i64 = proof.spent
        won = proof.wins(rings, int(work))
        self._left -= (proof.spent - before) // CHEAPER
        if not won:
            self._tried[key] = int(work)
        return won

    def _best_last(
        self, positions: list[int], is_north: bool, entry: i64, high: i64, worst: i64
    ) -> i64:
        # The best of a line's last moves, or the first that is enough.
        best: i64 = worst
        self._chosen = NO_PLACE
        good = self._good_north if is_north else self._good_south
        index: i64 = 0
        below: i64 = _OFFSET  # what is better than this has been tried
        place: i64 = entry & NO_PLACE if entry >= 0 else NO_PLACE
        total: i64 = len(positions)
        is_known: bool = place * STRIDE < total
        if not is_known:
            place = next_best(positions, good, below)
        while place != NO_PLACE and index < FIRST:
            worth: i64 = self._after(
                positions[STRIDE * place], positions[STRIDE * place + 1], is_north
            )
            if worth > best:
                best = worth
                self._chosen = place
                if best >= high:
                    return best
            if index or not is_known:
                below = good[positions[STRIDE * place + 2]]
            place = next_best(positions, good, below)
            index += 1
        index = 0
        while index < total and best < high:
            worth = self._after(positions[index], positions[index + 1], is_north)
            if worth > best:
                best = worth
                self._chosen = index // STRIDE
            index += STRIDE
        return best

    def _ordered(self, positions: list[int], is_north: bool, entry: i64) -> list[int]:
        # Places among `positions`, in the last bits: what was best before, then by their worth.
        first: i64 = entry & NO_PLACE if entry >= 0 else NO_PLACE
        order: list[int] = []
        total: i64 = len(positions) // STRIDE
        place: i64 = 0
        while place < total:
            ones: i64 = positions[STRIDE * place]
            worth: i64 = self._after(ones, positions[STRIDE * place + 1], is_north)
            if worth > LOST:
                if place == first:
                    worth += 10_000
                order.append((_OFFSET - worth) << 12 | place)
            place += 1
        order.sort()
        return order

    def _best_onward(
        self,
        positions: list[int],
        order: list[int],
        is_north: bool,
        depth: i64,
        low: i64,
        high: i64,
        ply: i64,
    ) -> i64:
        best: i64 = LOST + ply
        chosen: i64 = NO_PLACE
        for index, item in enumerate(order):
            place: i64 = item & NO_PLACE
            ones: i64 = positions[STRIDE * place]
            twos: i64 = positions[STRIDE * place + 1]
            less: i64 = _less(index, depth - 1)
            if index >= MOST and best > -_DECIDED:
                break
            # All but the first are mostly worse, which a window of one point shows sooner.
            edge: i64 = low + 1 if index else high
            worth: i64 = -self._worth(
                ones, twos, not is_north, depth - 1 - less, -edge, -low, ply + 1
            )
            if less and worth > low and self._left >= 0:
                worth = -self._worth(ones, twos, not is_north, depth - 1, -edge, -low, ply + 1)
            if edge <= worth < high and self._left >= 0:
                worth = -self._worth(ones, twos, not is_north, depth - 1, -high, -low, ply + 1)
            if self._left < 0:
                return 0
            if worth > best:
                best = worth
                chosen = place
                if best > low:
                    low = best
                if best >= high:
                    break
        self._chosen = chosen
        return best

    def _after(self, ones: i64, twos: i64, is_north: bool) -> i64:
        # The worth of a position to who has just moved; LOST if the rival has a goal.
        self._left -= 1
        rivals: i64 = freedom(ones, twos, not is_north)
        if rivals >= GOAL:
            return LOST
        own: i64 = freedom(ones, twos, is_north)
        if own >= GOAL:
            own += _THREAT - GOAL
        return own - rivals


def _less(index: i64, depth: i64) -> i64:
    # How much less deep the move in this place of the order is looked at.
    less: i64 = 2 if index >= SHALLOWEST else 1 if index >= SHALLOWER else 0
    return less if less < depth else depth - 1
