"""Whether a set-up or a ring's move is legal, and if not, the first rule that it breaks.

Where a ring may end, and what it may hit and throw, is decided in `reach` alone.
"""

from __future__ import annotations

from engines.core.game import Fact, IllegalMoveError
from engines.gyges.moves import RingMove, SetUp, Slide, Throw
from engines.gyges.rules.no_route import no_route
from engines.gyges.rules.reach import Reach, Reaches
from engines.gyges.rules.reach import reaches as reaches_of
from engines.gyges.rules.refusals import illegal
from engines.gyges.rules.rings import value_at
from engines.gyges.terms import GOALS, NAMES, SIDES, SQUARES, VALUES, row_of


def broken_by_setup(rows: int, move: SetUp) -> IllegalMoveError | None:
    """The first rule that a set-up on `rows` rows breaks, None if it is legal."""
    if not move.is_complete:
        rings = move.near + move.far
        ones, twos, threes = (rings.count(str(value)) for value in VALUES)
        facts: dict[str, Fact] = {"ones": ones, "twos": twos, "threes": threes}
        return illegal("two-of-each", near=move.near, far=move.far, **facts)
    return illegal("one-row-only") if move.rows > rows else None


def broken_by_move(reaches: Reaches, move: RingMove) -> IllegalMoveError | None:
    """The first rule that `move` breaks, None if it is legal: its ring, its end, its throw."""
    start, end = move.start, move.end if isinstance(move, Slide) else move.hit
    reach = reaches.of(start)
    if reach is None and (refused := _broken_by_ring(reaches, start)):
        return refused
    ends, hits = (reach.ends, reach.hits) if reach else (0, 0)
    if isinstance(move, Throw):
        if end == start:
            return illegal("throws-itself")
        if reach and hits >> end & 1:
            return _broken_by_landing(reaches, reach, move.landing)
        if ends >> end & 1:
            return illegal("nothing-to-throw", start=NAMES[start], hit=NAMES[end])
    else:
        if ends >> end & 1:
            return None
        if hits >> end & 1:
            return illegal("ends-on-ring", start=NAMES[start], end=NAMES[end])
        if end == start and _can_return(reaches, start):
            return illegal("origin-end")
    seat = reaches.seat
    if end == GOALS[seat.other]:
        return illegal("own-goal", side=SIDES[seat], goal=NAMES[GOALS[seat]])
    return no_route(reaches.rings, start, end)


def _broken_by_ring(reaches: Reaches, start: int) -> IllegalMoveError | None:
    # Why the ring on `start` may not be moved; None if it may, but can't.
    if start >= SQUARES:
        return illegal("not-from-goal")
    if not value_at(reaches.rings, start):
        return illegal("no-ring", start=NAMES[start])
    seat = reaches.seat
    row = reaches.rows[seat]
    if row is not None and row_of(start) != row:
        return illegal("not-in-playable-row", start=NAMES[start], side=SIDES[seat], row=row + 1)
    return None


def _broken_by_landing(reaches: Reaches, reach: Reach, landing: int) -> IllegalMoveError | None:
    if reach.landings >> landing & 1:
        return None
    rival = reaches.seat.other
    row = reaches.rows[rival]
    if row is None or value_at(reaches.rings, landing):
        return illegal("landing-taken", landing=NAMES[landing])
    return illegal("beyond-row", landing=NAMES[landing], side=SIDES[rival], row=row + 1)


def _can_return(reaches: Reaches, start: int) -> bool:
    # Whether the ring could end on its origin, if the option `origin_end` allowed it.
    reach = reaches_of(reaches.rings, reaches.seat, origin_end=True).of(start)
    return reach is not None and bool(reach.ends >> start & 1)
