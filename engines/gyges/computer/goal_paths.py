"""Whether a seat can enter its goal: a path that shows it, or where one more ring would allow it.

A flood tells fast where there is none (`floods`). Else the rules' own tables are walked
(`rules.series`), only to the first path where `rules.reach` finds all that can be reached.
`tests/engines/gyges/test_proof.py` compares both.
"""

from __future__ import annotations

from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.computer.floods import flood
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

# By value and by a ring's bit: the arguments of `series.learn`, and what it has entered.
_OPENINGS: Final = (
    {},
    *(
        {1 << here: (value, here, *TABLES[value][here]) for here in range(SQUARES)}
        for value in VALUES
    ),
)

# The two squares of each border.
_SIDES: Final = {
    border: 1 << here | 1 << there for (here, there), border in BORDERS.items() if border
}


def _rows(seat: Seat) -> tuple[tuple[int, int], ...]:
    # Masks, from the nearest row to the farthest: the row, and all rows that are nearer.
    masks = [ROW_MASKS[row] for row in NEAREST[seat]]
    return tuple((mask, sum(masks[:index])) for index, mask in enumerate(masks))


_ROWS: Final = Pair(one=_rows(Seat.ONE), two=_rows(Seat.TWO))


def squares_of_goal_path(rings: int, seat: Seat) -> int:
    """The mask of a path into the goal of `seat`, who is to move; 0 if there is none.

    It covers all squares on which the path depends: while they hold the same, the path is open.
    """
    ones, twos = rings & ALL_SQUARES, rings >> SQUARES
    standing = ones | twos
    wanted, barred = WANTED_GOAL[seat], OWN_GOAL[seat]
    row, nearer = next(pair for pair in _ROWS[seat] if pair[0] & standing)
    starts, can_move = row & standing, False
    while starts:
        start = starts & -starts
        starts ^= start
        gets_to = flood(ones, twos, start)
        can_move = can_move or bool(gets_to & ~barred)
        if gets_to & wanted:
            crossed = _borders_of_path(ones, twos, start, wanted)
            if crossed is not None:
                return _squares_beside(crossed) | start | nearer
    if can_move:
        return 0
    return ALL_SQUARES if has_goal(rings, seat) else 0  # the fallback of the playable row: rare


def _borders_of_path(ones: int, twos: int, start: int, wanted: int) -> int | None:
    # The borders that a path of the ring on `start` crosses into the goal; None if there is none.
    others = (ones | twos) ^ start
    opens: dict[int, Open] = {}
    # A search that ignores crossed borders: the first path that it finds mostly crosses none twice.
    came_from, reached, enters = {start: 0}, start, False
    queue = [start]
    for ring in queue:
        value = (1 if ring & ones else 0) + (2 if ring & twos else 0)
        _, square, zone, known = _OPENINGS[value][ring]
        blocked = others & zone
        opens[ring] = ahead = known.get(blocked) or learn(value, square, blocked)
        if ahead[0] & wanted:
            crossed = _first_path_borders(opens, came_from, ring, wanted)
            if crossed is not None:
                return crossed
            enters = True
        fresh = ahead[0] & others & ~reached
        reached |= fresh
        while fresh:
            end = fresh & -fresh
            fresh ^= end
            came_from[end] = ring
            queue.append(end)
    return _any_path_borders(opens, start, others, wanted) if enters else None


def _first_path_borders(
    opens: dict[int, Open], came_from: dict[int, int], ring: int, wanted: int
) -> int | None:
    # The borders that the path found first crosses; None if it seems to cross one twice.
    crossed, end = 0, wanted
    while ring:
        for borders in opens[ring][2][end]:
            if not borders & crossed:
                crossed |= borders
                break
        else:
            return None
        end, ring = ring, came_from[ring]
    return crossed


def _any_path_borders(opens: dict[int, Open], start: int, others: int, wanted: int) -> int | None:
    # The borders that a chain of bounces from `start` into the goal crosses; None if none does.
    chains = [(start, 0)]
    crossed_at: dict[int, list[int]] = {}
    for ring, crossed in chains:
        mask, _, ends = opens[ring]
        for borders in ends.get(wanted, ()):
            if not borders & crossed:
                return crossed | borders
        hits = mask & others
        while hits:
            end = hits & -hits
            hits ^= end
            earlier = crossed_at.setdefault(end, [])
            for borders in ends[end]:
                if not borders & crossed:
                    both = crossed | borders
                    for known in earlier:
                        if known & both == known:
                            break
                    else:
                        earlier.append(both)
                        chains.append((end, both))
    return None


def _squares_beside(crossed: int) -> int:
    squares = 0
    while crossed:
        border = crossed & -crossed
        squares |= _SIDES[border]
        crossed ^= border
    return squares


def goal_opening_squares(rings: int, value: int, seat: Seat, squares: int) -> int:
    """Of `squares`, those where one more ring, of `value`, might give `seat` a goal it lacks.

    On the others it can't: no path leads there, or none from there into the goal, even if crossed
    borders and the rings that may begin are ignored.
    """
    standing = occupied(rings)
    row, nearer = next(pair for pair in _ROWS[seat] if pair[0] & standing)
    starts, barred = row & standing, OWN_GOAL[seat]
    others = standing ^ starts
    targets: dict[int, int] = {}
    blocking = -1  # where a ring could block all of `starts`, so that another row is playable
    for square in squares_in(standing):
        ring = 1 << square
        kind = value_at(rings, square)
        zone, known = TABLES[kind][square]
        blocked = others & zone
        targets[ring] = (known.get(blocked) or learn(kind, square, blocked))[0]
        if ring & starts:
            blocked = (standing ^ ring) & zone
            if (known.get(blocked) or learn(kind, square, blocked))[0] & ~barred:
                blocking &= zone
    if blocking < 0:
        return squares
    reached, leading = _reachable(targets, starts), _leading_to(targets, WANTED_GOAL[seat])
    found = squares & blocking
    for square in squares_in(squares & (reached | row | nearer) & ~found):
        zone, known = TABLES[value][square]
        blocked = others & zone
        if (known.get(blocked) or learn(value, square, blocked))[0] & leading:
            found |= 1 << square
    return found


def _reachable(targets: dict[int, int], reached: int) -> int:
    # All squares that can be reached from `reached` by bouncing on, these included.
    ahead = True
    while ahead:
        ahead = False
        for ring, ends in targets.items():
            if ring & reached and ends & ~reached:
                reached |= ends
                ahead = True
    return reached


def _leading_to(targets: dict[int, int], leading: int) -> int:
    # All rings from which `leading` can be reached by bouncing on, and these squares.
    ahead = True
    while ahead:
        ahead = False
        for ring, ends in targets.items():
            if ends & leading and not ring & leading:
                leading |= ring
                ahead = True
    return leading
