"""Which moves are legal, and which rule any other breaks: ring moves, and set-ups.

Each is a collection that answers without listing its moves. A move is in it if its `refusal` is
None; where a ring may end and what it may hit and throw is decided in `reach` alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb, prod
from typing import Final

from engines.core.game import Fact, IllegalMoveError
from engines.core.moves import Fork, Listed, Moves
from engines.core.seat import Seat
from engines.gyges.moves import READY_MADE, GygesMove, RingMove, SetUp, Slide, Throw, slide, throw
from engines.gyges.rules.no_route import no_route
from engines.gyges.rules.reach import Reach, Reaches, reaches
from engines.gyges.rules.refusals import illegal
from engines.gyges.rules.rings import squares_in, value_at
from engines.gyges.state import Ended, GygesState, Playing, SettingUp
from engines.gyges.terms import (
    EACH,
    FILES,
    GOALS,
    IN_HAND,
    NAMES,
    NUMBERS,
    SIDES,
    SQUARES,
    VALUES,
    row_of,
)

NONE: Final = Listed[GygesMove]()


@dataclass(frozen=True, slots=True)
class RingMoves:
    """The moves of the rings of a playable row, by ring and then by square."""

    reaches: Reaches

    def refusal(self, move: RingMove) -> IllegalMoveError | None:
        """The first rule that `move` breaks, None if it is legal: its ring, its end, its throw."""
        start, end = move.start, move.end if isinstance(move, Slide) else move.hit
        reach = self.reaches.of(start)
        if reach is None and (refused := self._ring_refusal(start)):
            return refused
        ends, hits = (reach.ends, reach.hits) if reach else (0, 0)
        if isinstance(move, Throw):
            if end == start:
                return illegal("throws-itself")
            if reach and hits >> end & 1:
                return self._landing_refusal(reach, move.landing)
            if ends >> end & 1:
                return illegal("nothing-to-throw", start=NAMES[start], hit=NAMES[end])
        else:
            if ends >> end & 1:
                return None
            if hits >> end & 1:
                return illegal("ends-on-ring", start=NAMES[start], end=NAMES[end])
            if end == start and self._can_return(start):
                return illegal("origin-end")
        seat = self.reaches.seat
        if end == GOALS[seat.other]:
            return illegal("own-goal", side=SIDES[seat], goal=NAMES[GOALS[seat]])
        return no_route(self.reaches.rings, start, end)

    def _ring_refusal(self, start: int) -> IllegalMoveError | None:
        """Why the ring on `start` may not be moved; None if it may, but can't."""
        if start >= SQUARES:
            return illegal("not-from-goal")
        if not value_at(self.reaches.rings, start):
            return illegal("no-ring", start=NAMES[start])
        seat = self.reaches.seat
        row = self.reaches.rows[seat]
        if row is not None and row_of(start) != row:
            return illegal("not-in-playable-row", start=NAMES[start], side=SIDES[seat], row=row + 1)
        return None

    def _landing_refusal(self, reach: Reach, landing: int) -> IllegalMoveError | None:
        if reach.landings >> landing & 1:
            return None
        rival = self.reaches.seat.other
        row = self.reaches.rows[rival]
        if row is None or value_at(self.reaches.rings, landing):
            return illegal("landing-taken", landing=NAMES[landing])
        return illegal("beyond-row", landing=NAMES[landing], side=SIDES[rival], row=row + 1)

    def _can_return(self, start: int) -> bool:
        """Whether the ring could end on its origin, if the option `origin_end` allowed it."""
        reach = reaches(self.reaches.rings, self.reaches.seat, origin_end=True).of(start)
        return reach is not None and bool(reach.ends >> start & 1)

    def __contains__(self, move: object, /) -> bool:
        return isinstance(move, Slide | Throw) and self.refusal(move) is None

    def __iter__(self) -> Iterator[RingMove]:
        for reach in self.reaches:
            start, ends = reach.start, reach.ends
            landings = tuple(squares_in(reach.landings))
            for target in squares_in(ends | reach.hits):
                if ends >> target & 1:
                    yield slide(start, target)
                else:
                    for landing in landings:
                        yield throw(start, target, landing)

    def __len__(self) -> int:
        return sum(
            r.ends.bit_count() + r.hits.bit_count() * r.landings.bit_count() for r in self.reaches
        )

    def __bool__(self) -> bool:
        return bool(self.reaches)

    def after(self, path: tuple[str, ...]) -> Fork[RingMove]:
        """The rings; then where one may end or hit, the goal last; then where a hit one may go."""
        if not path:
            return Fork(steps=tuple(NAMES[start] for start in self.reaches.starts))
        if len(path) > 3 or not all(step in NUMBERS for step in path):
            return Fork()
        start, *onward = (NUMBERS[step] for step in path)
        reach = self.reaches.of(start)
        if reach is None:
            return Fork()
        if not onward:
            return Fork(steps=_names(reach.ends | reach.hits))
        target, *landing = onward
        if landing:
            thrown = throw(start, target, *landing)
            return Fork(move=thrown) if thrown in self else Fork()
        if reach.ends >> target & 1:
            return Fork(move=slide(start, target))
        return Fork(steps=_names(reach.landings)) if reach.hits >> target & 1 else Fork()


def _names(mask: int) -> tuple[str, ...]:
    return tuple(NAMES[square] for square in squares_in(mask))


@dataclass(frozen=True, slots=True)
class SetUps:
    """All set-ups of six rings on one row or two: 90, or 83,160. None is stored.

    `after` takes two rings of one value in either order, offers what is ready-made by its name,
    and doesn't ask for what is forced; so a set-up may be reached in more ways than by its steps.
    """

    rows: int

    @property
    def places(self) -> tuple[str, ...]:
        """Where a ring may stand: file and depth, as in a set-up's steps."""
        return tuple(f"{file}{depth + 1}" for depth in range(self.rows) for file in "abcdef")

    def refusal(self, move: SetUp) -> IllegalMoveError | None:
        """The first rule that `move` breaks, None if it is legal."""
        if not move.is_complete:
            rings = move.near + move.far
            ones, twos, threes = (rings.count(str(value)) for value in VALUES)
            facts: dict[str, Fact] = {"ones": ones, "twos": twos, "threes": threes}
            return illegal("two-of-each", near=move.near, far=move.far, **facts)
        return illegal("one-row-only") if move.rows > self.rows else None

    def __contains__(self, move: object, /) -> bool:
        return isinstance(move, SetUp) and self.refusal(move) is None

    def __iter__(self) -> Iterator[SetUp]:
        squares = range(self.rows * FILES)
        empty = ["0"] * (2 * FILES)
        for threes in combinations(squares, EACH):
            left = [square for square in squares if square not in threes]
            for twos in combinations(left, EACH):
                for ones in combinations([square for square in left if square not in twos], EACH):
                    cells = empty.copy()
                    for value, pair in zip("321", (threes, twos, ones), strict=True):
                        for square in pair:
                            cells[square] = value
                    rows = "".join(cells)
                    yield SetUp(near=rows[:FILES], far=rows[FILES:])

    def __len__(self) -> int:
        room = self.rows * FILES
        return prod(comb(room - EACH * placed, EACH) for placed in range(len(VALUES)))

    def __bool__(self) -> bool:
        return True

    def after(self, path: tuple[str, ...]) -> Fork[SetUp]:
        """What is ready-made and the first triple's squares; then each ring's, triples first."""
        if len(path) == 1 and path[0] in READY_MADE:
            ready = READY_MADE[path[0]]
            return Fork(move=ready) if ready in self else Fork()
        free = list(self.places)
        for value, step in zip(IN_HAND, path, strict=False):
            if step[:1] != str(value) or step[1:] not in free:
                return Fork()
            free.remove(step[1:])
        if len(path) > len(IN_HAND):
            return Fork()
        hand = IN_HAND[len(path) :]
        if not hand:
            return Fork(move=set_up_of(path))
        if len(free) == len(hand) and len(set(hand)) == 1:
            return Fork(move=set_up_of((*path, *(f"{hand[0]}{place}" for place in free))))
        names = [] if path else [name for name, ready in READY_MADE.items() if ready in self]
        return Fork(steps=(*names, *(f"{hand[0]}{place}" for place in free)))


def set_up_of(path: tuple[str, ...]) -> SetUp:
    """The set-up of some steps; of all six, a complete one."""
    rings = {step[1:]: step[0] for step in path}
    near, far = ("".join(rings.get(f"{file}{d}", "0") for file in "abcdef") for d in (1, 2))
    return SetUp(near=near, far=far)


def legal_moves(state: GygesState) -> Moves[GygesMove]:
    """All that the seat to act may do."""
    match state.phase:
        case SettingUp():
            return SetUps(state.rules.setup_rows)
        case Playing(seat=seat):
            return ring_moves(state.rings, seat, origin_end=state.rules.origin_end)
        case Ended():
            return NONE


def refusal(state: GygesState, seat: Seat, move: GygesMove) -> IllegalMoveError:
    """The first rule that a move breaks: whose turn it is, the phase, then the move's own.

    Raises:
        ValueError: the move is legal.
    """
    phase, refused = state.phase, None
    if isinstance(phase, Ended):
        return illegal("match-over")
    if phase.seat is not seat:
        return illegal("not-your-turn")
    match phase, move:
        case SettingUp(), SetUp():
            refused = SetUps(state.rules.setup_rows).refusal(move)
        case SettingUp(), _:
            refused = illegal("set-up-first")
        case Playing(), SetUp():
            refused = illegal("set-up-already")
        case Playing(), Slide() | Throw():
            moves = ring_moves(state.rings, seat, origin_end=state.rules.origin_end)
            refused = moves.refusal(move)
    if refused is None:
        raise ValueError(f"{move} is legal here")
    return refused


def ring_moves(rings: int, seat: Seat, *, origin_end: bool) -> RingMoves:
    """All that `seat` may do with the rings of his playable row."""
    return RingMoves(reaches(rings, seat, origin_end=origin_end))
