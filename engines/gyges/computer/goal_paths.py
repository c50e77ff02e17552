"""The ways into a goal: one that shows that there is one, and where a ring more would open one."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.rules.reach import has_goal
from engines.gyges.rules.rings import (
    ALL_SQUARES,
    OWN_GOAL,
    ROW_MASKS,
    WANTED_GOAL,
    occupied,
    squares_in,
    value_at,
)
from engines.gyges.rules.series import BORDERS, TABLES, Open, learn
from engines.gyges.terms import NEAREST, SQUARES, VALUES

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


def stepping_stones(rings: int, value: int, seat: Seat, squares: int) -> int:
    """Of `squares`, those where a ring of `value` may let `seat` in, who has no goal without it.

    On the others it surely doesn't: no way leads there, or none from there into the goal, even if
    borders might be crossed again and the rings that may begin stood in nobody's way.
    """
    standing = occupied(rings)
    row, nearer = next(pair for pair in _ROWS[seat] if pair[0] & standing)
    starts, barred = row & standing, OWN_GOAL[seat]
    others = standing ^ starts
    targets: dict[int, int] = {}
    hemming = -1  # where a ring could keep all of `starts` from moving, so that another row plays
    for square in squares_in(standing):
        ring = 1 << square
        kind = value_at(rings, square)
        zone, known = TABLES[kind][square]
        blocked = others & zone
        targets[ring] = (known.get(blocked) or learn(kind, square, blocked))[0]
        if ring & starts:
            blocked = (standing ^ ring) & zone
            if (known.get(blocked) or learn(kind, square, blocked))[0] & ~barred:
                hemming &= zone
    if hemming < 0:
        return squares
    reached, leading = _onward(targets, starts), _backward(targets, WANTED_GOAL[seat])
    found = squares & hemming
    for square in squares_in(squares & (reached | row | nearer) & ~found):
        zone, known = TABLES[value][square]
        blocked = others & zone
        if (known.get(blocked) or learn(value, square, blocked))[0] & leading:
            found |= 1 << square
    return found


def _onward(targets: dict[int, int], reached: int) -> int:
    """All that can be reached by bouncing on, what is reached already included."""
    ahead = True
    while ahead:
        ahead = False
        for ring, ends in targets.items():
            if ring & reached and ends & ~reached:
                reached |= ends
                ahead = True
    return reached


def _backward(targets: dict[int, int], leading: int) -> int:
    """All rings from which those squares can be reached by bouncing on, and the squares."""
    ahead = True
    while ahead:
        ahead = False
        for ring, ends in targets.items():
            if ends & leading and not ring & leading:
                leading |= ring
                ahead = True
    return leading
