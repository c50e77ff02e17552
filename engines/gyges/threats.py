"""Whether a side has a goal now, asked of thousands of positions that are nearly the same.

Where a way into the goal is found, it is remembered as a witness: the squares that it touches, and
what stands on them. It holds in every position that looks the same there, which one comparison
tells; most moves that don't parry a threat are caught so.
"""

from __future__ import annotations

from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.reach import has_goal
from engines.gyges.rings import ALL_SQUARES, OWN_GOAL, ROW_MASKS, WANTED_GOAL
from engines.gyges.series import BORDERS, TABLES, Open, learn
from engines.gyges.terms import NEAREST, SQUARES, VALUES

KEPT: Final = 24  # witnesses of a side; those that were of no use for longest are forgotten

_KINDS: Final = (
    {},
    *(
        {1 << here: (value, here, *TABLES[value][here]) for here in range(SQUARES)}
        for value in VALUES
    ),
)
"""By value and by a ring's bit: what `series.learn` has to know, and what it has learnt."""

_SIDES: Final = {
    border: 1 << here | 1 << there for (here, there), border in BORDERS.items() if border
}
"""The two squares of each border."""


def _rows(seat: Seat) -> tuple[tuple[int, int], ...]:
    """From the nearest: a row, and all rows that are nearer."""
    masks = [ROW_MASKS[row] for row in NEAREST[seat]]
    return tuple((mask, sum(masks[:index])) for index, mask in enumerate(masks))


_ROWS: Final = Pair(one=_rows(Seat.ONE), two=_rows(Seat.TWO))


def way_in(rings: int, seat: Seat) -> int:
    """Squares that suffice to show that `seat` can enter his goal now; 0 if he can't."""
    ones, twos = rings & ALL_SQUARES, rings >> SQUARES
    standing = ones | twos
    wanted, barred = WANTED_GOAL[seat], OWN_GOAL[seat]
    row, nearer = next(pair for pair in _ROWS[seat] if pair[0] & standing)
    there, can_move = row & standing, False
    while there:
        start = there & -there
        there ^= start
        others = standing ^ start
        opens: dict[int, Open] = {}
        # As if borders might be crossed again: what can't be reached so, can't be reached at all.
        came, reached, entered = {start: 0}, start, False
        queue = [start]
        for ring in queue:
            value = (1 if ring & ones else 0) + (2 if ring & twos else 0)
            _, square, zone, known = _KINDS[value][ring]
            blocked = others & zone
            opens[ring] = here = known.get(blocked) or learn(value, square, blocked)
            if here[0] & wanted:
                crossed = _straight(opens, came, ring, wanted)
                if crossed is not None:
                    return _touched(crossed) | start | nearer
                entered = True
            fresh = here[0] & others & ~reached
            reached |= fresh
            while fresh:
                end = fresh & -fresh
                fresh ^= end
                came[end] = ring
                queue.append(end)
        can_move = can_move or bool(opens[start][0] & ~barred)
        if entered:
            crossed = _chain(opens, start, others, wanted)
            if crossed is not None:
                return _touched(crossed) | start | nearer
    if can_move:
        return 0
    return ALL_SQUARES if has_goal(rings, seat) else 0  # the fallback of the playable row: rare


def _straight(opens: dict[int, Open], came: dict[int, int], ring: int, wanted: int) -> int | None:
    """The borders crossed on the way that was found first; None if it seems to cross one twice."""
    crossed, end = 0, wanted
    while ring:
        for way in opens[ring][2][end]:
            if not way & crossed:
                crossed |= way
                break
        else:
            return None
        end, ring = ring, came[ring]
    return crossed


def _chain(opens: dict[int, Open], start: int, others: int, wanted: int) -> int | None:
    """The borders that a chain of bounces from `start` into the goal crosses; None if none does."""
    chains = [(start, 0)]
    crossed_at: dict[int, list[int]] = {}
    for ring, crossed in chains:
        for end, ways in opens[ring][2].items():
            if end == wanted:
                for way in ways:
                    if not way & crossed:
                        return crossed | way
            elif end & others:
                earlier = crossed_at.setdefault(end, [])
                for way in ways:
                    if not way & crossed:
                        both = crossed | way
                        if not any(known & both == known for known in earlier):
                            earlier.append(both)
                            chains.append((end, both))
    return None


def _touched(crossed: int) -> int:
    squares = 0
    while crossed:
        border = crossed & -crossed
        squares |= _SIDES[border]
        crossed ^= border
    return squares


class Threats:
    """Whether a seat has a goal now. Remembers ways in, and what it was asked."""

    __slots__ = ("_known", "_seat", "_witnesses", "asked")

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._witnesses: list[tuple[int, int]] = []  # squares in both planes, what is on them
        self._known: dict[int, bool] = {}
        self.asked = 0  # questions that had to be worked out

    def __contains__(self, rings: int) -> bool:
        known = self._known.get(rings)
        if known is not None:
            return known
        witnesses = self._witnesses
        for index, (mask, held) in enumerate(witnesses):
            if rings & mask == held:
                if index:
                    witnesses.insert(0, witnesses.pop(index))
                return True
        self.asked += 1
        squares = way_in(rings, self._seat)
        self._known[rings] = squares != 0
        if squares:
            mask = squares | squares << SQUARES
            witnesses.insert(0, (mask, rings & mask))
            del witnesses[KEPT:]
        return squares != 0
