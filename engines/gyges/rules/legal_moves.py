"""The legal moves, as collections that answer without listing: ring moves, and set-ups.

A move is in one if it breaks no rule of `broken_rules`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from engines.core.moves import Fork
from engines.core.seat import Seat
from engines.gyges.moves import READY_MADE, RingMove, SetUp, Slide, Throw, slide, throw
from engines.gyges.rules.broken_rules import broken_by_move, broken_by_setup
from engines.gyges.rules.reach import Reaches, reaches
from engines.gyges.rules.rings import occupied, squares_in
from engines.gyges.rules.successors import after_move
from engines.gyges.terms import EACH, FILES, IN_HAND, NAMES, NUMBERS

_EVERYWHERE: Final = -1


@dataclass(frozen=True, slots=True)
class RingMoves:
    """The moves of the rings of a playable row, by ring and then by square."""

    reaches: Reaches

    def __contains__(self, move: object, /) -> bool:
        return isinstance(move, Slide | Throw) and broken_by_move(self.reaches, move) is None

    def __iter__(self) -> Iterator[RingMove]:
        return self._onto(_EVERYWHERE)

    def leading_to(self, position: int) -> list[RingMove]:
        """Those into no goal after which the rings stand as in `position`, in the same order."""
        rings, seat = self.reaches.rings, self.reaches.seat
        moves = self._onto(occupied(position))
        return [move for move in moves if after_move(rings, move, seat) == position]

    def _onto(self, squares: int) -> Iterator[RingMove]:
        # Those that put a ring down last on one of the squares or in a goal of a mask.
        for reach in self.reaches:
            start, ends = reach.start, reach.ends & squares
            landings = tuple(squares_in(reach.landings & squares))
            for target in squares_in(ends | reach.hits):
                if ends >> target & 1:
                    yield slide(start, target)
                else:
                    for landing in landings:
                        yield throw(start, target, landing)

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

    def __contains__(self, move: object, /) -> bool:
        return isinstance(move, SetUp) and broken_by_setup(self.rows, move) is None

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


def ring_moves(rings: int, seat: Seat, *, origin_end: bool) -> RingMoves:
    """All that `seat` may do with the rings of its playable row."""
    return RingMoves(reaches(rings, seat, origin_end=origin_end))
