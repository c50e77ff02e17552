"""Why a move that is not legal is not: the first rule that it breaks."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

from engines.core.game import Fact, IllegalMoveError
from engines.core.seat import Seat
from engines.gyges.moves import GygesMove, RingMove, SetUp, Slide, Throw
from engines.gyges.rules.reach import playable_row, reaches
from engines.gyges.rules.refusals import illegal
from engines.gyges.rules.rings import NOT_BEYOND, occupied, value_at
from engines.gyges.rules.series import BORDERS, SERIES, neighbours
from engines.gyges.state import Ended, GygesState, SettingUp
from engines.gyges.terms import GOALS, NAMES, SIDES, SQUARES, VALUES, row_of

Path = tuple[int, ...]


def objection(state: GygesState, seat: Seat, move: GygesMove) -> IllegalMoveError:
    """The rule that `move` breaks: whose turn, the phase, the ring, the way, the throw."""
    if isinstance(state.phase, Ended):
        return illegal("match-over")
    if state.phase.seat is not seat:
        return illegal("not-your-turn")
    match move:
        case SetUp():
            return _of_the_setup(state, move)
        case _ if isinstance(state.phase, SettingUp):
            return illegal("set-up-first")
        case _:
            return (
                _of_the_ring(state, seat, move)
                or _of_the_way(state, seat, move)
                or _of_the_throw(state, seat, move)
            )


def _of_the_setup(state: GygesState, move: SetUp) -> IllegalMoveError:
    if not isinstance(state.phase, SettingUp):
        return illegal("set-up-already")
    if move.is_complete:
        return illegal("one-row-only")
    ones, twos, threes = ((move.near + move.far).count(str(value)) for value in VALUES)
    return illegal("two-of-each", near=move.near, far=move.far, ones=ones, twos=twos, threes=threes)


def _of_the_ring(state: GygesState, seat: Seat, move: RingMove) -> IllegalMoveError | None:
    start = move.start
    if start >= SQUARES:
        return illegal("not-from-goal")
    if not value_at(state.rings, start):
        return illegal("no-ring", start=NAMES[start])
    row = playable_row(state.rings, seat)
    if row is not None and row_of(start) != row:
        return illegal("not-in-playable-row", start=NAMES[start], side=SIDES[seat], row=row + 1)
    return None


def _of_the_way(state: GygesState, seat: Seat, move: RingMove) -> IllegalMoveError | None:
    """Whether the ring gets there; and if so, what the notation says of the end."""
    start, end = move.start, move.end if isinstance(move, Slide) else move.hit
    if isinstance(move, Throw) and end == start:
        return illegal("throws-itself")
    reach = reaches(state.rings, seat, origin_end=True).of(start)
    if reach and reach.hits >> end & 1:
        if isinstance(move, Throw):  # then the throw is at fault
            return None
        return illegal("ends-on-ring", start=NAMES[start], end=NAMES[end])
    if reach and reach.ends >> end & 1:
        if isinstance(move, Slide):
            return illegal("origin-end")
        return illegal("nothing-to-throw", start=NAMES[start], hit=NAMES[end])
    if end == GOALS[seat.other]:
        return illegal("own-goal", side=SIDES[seat], goal=NAMES[GOALS[seat]])
    facts: dict[str, Fact] = {
        "start": NAMES[start],
        "end": NAMES[end],
        "value": value_at(state.rings, start),
    }
    if border := _crossed_twice(state.rings, start, end):
        return illegal("crosses-twice", border=border, **facts)
    if blocker := _blocker(state.rings, start, end):
        return illegal("blocked", blocker=blocker, **facts)
    standing = occupied(state.rings) ^ 1 << start
    bounces = any(
        standing >> series.path[-1] & 1 and not series.between & standing
        for series in SERIES[value_at(state.rings, start)][start]
    )
    return illegal("no-bounce-there" if bounces else "wrong-steps", **facts)


def _crossed_twice(rings: int, start: int, end: int) -> str:
    """A border that the shortest way crosses twice, if borders might be: `c2–c3`; else nothing."""
    standing = occupied(rings) ^ 1 << start
    first = (start, value_at(rings, start))
    seen = {first}
    ahead: deque[tuple[tuple[int, int], Path]] = deque([(first, (start,))])
    while ahead:
        (here, left), path = ahead.popleft()
        for there in neighbours(here):
            if left == 1 and there == end:
                return _first_repeated((*path, there))
            if there >= SQUARES:
                continue
            is_ring = bool(standing >> there & 1)
            if is_ring is not (left == 1):
                continue  # a series goes over empty squares, and goes on only from a ring
            onward = (there, value_at(rings, there) if is_ring else left - 1)
            if onward not in seen:
                seen.add(onward)
                ahead.append((onward, (*path, there)))
    return ""


def _first_repeated(path: Path) -> str:
    crossed = 0
    for here, there in pairwise(path):
        border = BORDERS[here, there]
        if border & crossed:
            return f"{NAMES[min(here, there)]}–{NAMES[max(here, there)]}"
        crossed |= border
    raise ValueError("a way that crosses no border twice is a legal one")


def _blocker(rings: int, start: int, end: int) -> str:
    """The ring in the way of the one series from `start` that would end there; or nothing."""
    standing = occupied(rings) ^ 1 << start
    for series in SERIES[value_at(rings, start)][start]:
        if series.path[-1] == end:
            between = (square for square in series.path[1:-1] if standing >> square & 1)
            return NAMES[next(between)]
    return ""


def _of_the_throw(state: GygesState, seat: Seat, move: RingMove) -> IllegalMoveError:
    if not isinstance(move, Throw):
        raise ValueError(f"{move} is legal here")
    landing = move.landing
    if landing == move.hit or value_at(state.rings, landing):
        return illegal("landing-taken", landing=NAMES[landing])
    row = playable_row(state.rings, seat.other)
    if row is None or NOT_BEYOND[seat][row] >> landing & 1:
        raise ValueError(f"{move} is legal here")
    rival = SIDES[seat.other]
    return illegal("beyond-row", landing=NAMES[landing], side=rival, row=row + 1)
