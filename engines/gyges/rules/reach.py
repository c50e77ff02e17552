"""How far each ring gets: where it may end, what it may hit and throw, as masks of squares.

A search runs over rings bounced on and borders crossed, shortest chains first. It stops as soon as
it has found all that could be reached if borders might be crossed again, which is nearly always
soon; a chain that reaches a ring after crossing more than an earlier one did is dropped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.rules.rings import (
    ALL_SQUARES,
    NOT_BEYOND,
    OWN_GOAL,
    ROW_MASKS,
    WANTED_GOAL,
    occupied,
    of_value,
    squares_in,
    value_at,
)
from engines.gyges.rules.series import TABLES, Open, learn
from engines.gyges.terms import NEAREST, VALUES

_EVERYTHING: Final = -1


@dataclass(frozen=True, slots=True)  # positional: thousands are made a second
class Reach:
    """What the ring on `start` may do."""

    start: int
    value: int
    ends: int  # empty squares, its origin perhaps among them, and the goal
    hits: int  # squares of rings whose place it may take
    landings: int  # where a ring that was hit may be thrown


class Chains:
    """The chains of bounces that the rings of one position can make."""

    __slots__ = ("_kinds", "_occupied")

    def __init__(self, rings: int) -> None:
        self._occupied = occupied(rings)
        self._kinds = {
            1 << square: (value, square, *TABLES[value][square])
            for value in VALUES
            for square in squares_in(of_value(rings, value))
        }

    def _open(self, ring: int, standing: int) -> Open:
        value, square, zone, known = self._kinds[ring]
        blocked = standing & zone
        return known.get(blocked) or learn(value, square, blocked)

    def can_move(self, ring: int, barred: int) -> bool:
        """Whether the first series of `ring` (its bit) ends anywhere but in the `barred` goal.

        Then it can move: on an empty square it may end, and a ring that it hits may always be
        thrown to its origin.
        """
        return bool(self._open(ring, self._occupied ^ ring)[0] & ~barred)

    def targets(self, ring: int, barred: int, wanted: int = _EVERYTHING) -> int:
        """The squares and goals where `ring` (its bit) may end a series, but for the `barred` goal.

        Complete only for what is `wanted`; the search stops once that is found.
        """
        standing = self._occupied ^ ring  # ruling 1: its origin counts as empty
        first = self._open(ring, standing)
        possible = self._ignoring_borders(first[0], standing) & ~barred & wanted
        found = first[0]
        if possible & ~found == 0:
            return found & ~barred
        crossed_at: dict[int, list[int]] = {}
        chains: list[tuple[int, int]] = []
        opened, crossed = first, 0
        index = 0
        while True:
            mask, all_borders, ends = opened
            if crossed & all_borders:
                for end, series in ends.items():
                    if end & standing:
                        uncrossed = [borders for borders in series if not borders & crossed]
                        if uncrossed:
                            found |= end
                            _add(end, uncrossed, crossed, chains, crossed_at)
                    elif not found & end and any(not borders & crossed for borders in series):
                        found |= end
            else:
                found |= mask
                hits = mask & standing
                while hits:
                    end = hits & -hits
                    hits ^= end
                    _add(end, ends[end], crossed, chains, crossed_at)
            if possible & ~found == 0 or index == len(chains):
                return found & ~barred
            bounced, crossed = chains[index]
            opened = self._open(bounced, standing)
            index += 1

    def _ignoring_borders(self, found: int, standing: int) -> int:
        bounced, ahead = 0, found & standing
        while ahead:
            ring = ahead & -ahead
            bounced |= ring
            found |= self._open(ring, standing)[0]
            ahead = found & standing & ~bounced
        return found


def _add(
    ring: int,
    series: list[int] | tuple[int, ...],
    crossed: int,
    chains: list[tuple[int, int]],
    crossed_at: dict[int, list[int]],
) -> None:
    # Add chains that go on from `ring`, but those that crossed all borders of an earlier one.
    earlier = crossed_at.setdefault(ring, [])
    for borders in series:
        both = crossed | borders
        for known in earlier:
            if known & both == known:
                break
        else:
            earlier.append(both)
            chains.append((ring, both))


def playable_row(rings: int, seat: Seat) -> int | None:
    """The row nearest to `seat` that holds a ring able to move; None if there is none."""
    return _nearest(Chains(rings), occupied(rings), seat)


def _nearest(chains: Chains, standing: int, seat: Seat) -> int | None:
    barred = OWN_GOAL[seat]
    for row in NEAREST[seat]:
        starts = standing & ROW_MASKS[row]
        while starts:
            ring = starts & -starts
            starts ^= ring
            if chains.can_move(ring, barred):
                return row
    return None


class Reaches:
    """What each ring of a seat's playable row may do: computed on demand, and cached.

    A picture shows only which rings can move, and a move is of one of them; so the chains of
    bounces of the others are seldom needed.
    """

    __slots__ = ("_chains", "_found", "_origin_end", "rings", "rows", "seat", "starts")

    def __init__(self, rings: int, seat: Seat, *, origin_end: bool) -> None:
        standing, chains = occupied(rings), Chains(rings)
        one, two = (_nearest(chains, standing, each) for each in Seat)
        self.rows = Pair(one=one, two=two)  # the playable ones
        row, barred = self.rows[seat], OWN_GOAL[seat]
        in_row = 0 if row is None else standing & ROW_MASKS[row]
        # Squares of the rings that can move, from west to east.
        self.starts = tuple(s for s in squares_in(in_row) if chains.can_move(1 << s, barred))
        self.rings, self.seat = rings, seat
        self._origin_end, self._chains = origin_end, chains
        self._found: dict[int, Reach] = {}

    def of(self, start: int) -> Reach | None:
        """What the ring on `start` may do; None where none stands that can move."""
        found = self._found.get(start)
        if found is None and start in self.starts:
            room = _room(self.rings, self.seat, self.rows[self.seat.other])
            found = _reach(self._chains, self.rings, self.seat, start, room, self._origin_end)
            self._found[start] = found
        return found

    def __iter__(self) -> Iterator[Reach]:
        return filter(None, map(self.of, self.starts))

    def __bool__(self) -> bool:
        return bool(self.starts)


@lru_cache(maxsize=1 << 12)
def reaches(rings: int, seat: Seat, *, origin_end: bool = True) -> Reaches:
    """What each ring of `seat`'s playable row may do; rings that can do nothing are left out."""
    return Reaches(rings, seat, origin_end=origin_end)


def fresh_reaches(rings: int, seat: Seat, *, origin_end: bool = True) -> tuple[Reach, ...]:
    """As `reaches`, but all at once and not cached: for searches."""
    standing, chains = occupied(rings), Chains(rings)
    row, rival_row = _nearest(chains, standing, seat), _nearest(chains, standing, seat.other)
    if row is None:
        return ()
    room = _room(rings, seat, rival_row)
    found = (
        _reach(chains, rings, seat, start, room, origin_end)
        for start in squares_in(standing & ROW_MASKS[row])
    )
    return tuple(reach for reach in found if reach.ends or reach.hits)


def _room(rings: int, seat: Seat, rival_row: int | None) -> int:
    # The mask of empty squares where `seat` may throw a ring. Ruling 6: not beyond the rival's
    # playable row as it is before the move; if that is None, to any of them.
    allowed = ALL_SQUARES if rival_row is None else NOT_BEYOND[seat][rival_row]
    return ALL_SQUARES & ~occupied(rings) & allowed


def _reach(
    chains: Chains, rings: int, seat: Seat, start: int, room: int, origin_end: bool
) -> Reach:
    ring, standing = 1 << start, occupied(rings)
    targets = chains.targets(ring, OWN_GOAL[seat])
    ends = targets & ~standing
    if origin_end:
        ends |= targets & ring
    # Ruling 5: a ring that is hit may always go to the mover's origin.
    return Reach(start, value_at(rings, start), ends, targets & (standing ^ ring), room | ring)


def has_goal(rings: int, seat: Seat) -> bool:
    """Whether `seat` can enter the rival's goal now."""
    standing, chains = occupied(rings), Chains(rings)
    row = _nearest(chains, standing, seat)
    if row is None:
        return False
    wanted, barred = WANTED_GOAL[seat], OWN_GOAL[seat]
    starts = standing & ROW_MASKS[row]
    while starts:
        ring = starts & -starts
        starts ^= ring
        if chains.targets(ring, barred, wanted) & wanted:
            return True
    return False
