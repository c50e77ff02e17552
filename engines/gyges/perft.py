"""Perft: sequences of moves, counted by effect and merged by position, without making moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from engines.core.game import PositionError
from engines.core.perft import Perft
from engines.core.seat import Seat
from engines.gyges.moves import RingMove, Slide
from engines.gyges.notation.positions import EXAMPLE
from engines.gyges.rules.legal_moves import ring_moves
from engines.gyges.rules.reach import Reach, fresh_reaches
from engines.gyges.rules.rings import ALL_SQUARES, of_value, squares_in, value_at
from engines.gyges.rules.successors import after_move, positions_after
from engines.gyges.state import GygesState, Playing, SettingUp
from engines.gyges.terms import LETTERS, SQUARES


class Count(NamedTuple):
    """Of all sequences of so many moves: how many, merged by position, and ended by a goal."""

    moves: int
    positions: int
    goals: int


@dataclass(frozen=True, slots=True)
class Tree:
    """Counts from one position; positions that come up again at a depth are counted once."""

    origin_end: bool
    _known: dict[tuple[int, Seat, int], Count] = field(default_factory=dict)

    def count(self, rings: int, seat: Seat, depth: int) -> Count:
        """Of the sequences of exactly `depth` moves, 1 or more; a goal is a leaf."""
        key = (rings, seat, depth)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._count(rings, seat, depth)
        return known

    def _count(self, rings: int, seat: Seat, depth: int) -> Count:
        found = fresh_reaches(rings, seat, origin_end=self.origin_end)
        if depth == 1:
            return last_ply(rings, found)
        moves = positions = goals = 0
        for after, paths in Counter(positions_after(rings, found)).items():
            below = self.count(after, seat.other, depth - 1)
            moves += paths * below.moves
            positions += below.positions
            goals += paths * below.goals
        return Count(moves, positions, goals)


def perft(state: GygesState, depth: int) -> Perft:
    """Sequences of up to `depth` moves by effect; a goal is a leaf, and draws are not looked for.

    `positions` counts the same tree with moves to one position merged at every node,
    `goal_moves` the sequences whose last move enters a goal; both by depth, as `nodes`. A match
    that is over has one empty sequence.

    Raises:
        PositionError: rings are being set up.
    """
    if isinstance(state.phase, SettingUp):
        raise PositionError(f"moves are counted once all rings stand; such as {EXAMPLE}")
    outcomes: Counter[str] = Counter(dict.fromkeys(LETTERS.values(), 0))
    if not isinstance(state.phase, Playing) or depth < 1:
        return Perft(nodes=(1,), outcomes=outcomes, extra={"positions": (1,), "goal_moves": (0,)})
    seat, tree = state.phase.seat, Tree(state.rules.origin_end)
    counts = [Count(1, 1, 0), *(tree.count(state.rings, seat, d + 1) for d in range(depth))]
    for plies, count in enumerate(counts):
        outcomes[LETTERS[seat if plies % 2 else seat.other]] += count.goals
    moves = ring_moves(state.rings, seat, origin_end=state.rules.origin_end)
    return Perft(
        nodes=tuple(count.moves for count in counts),
        outcomes=outcomes,
        extra={
            "positions": tuple(count.positions for count in counts),
            "goal_moves": tuple(count.goals for count in counts),
        },
        divide={str(move): _below(tree, state.rings, seat, move, depth) for move in moves},
    )


def _below(tree: Tree, rings: int, seat: Seat, move: RingMove, depth: int) -> int:
    if depth == 1:
        return 1
    if isinstance(move, Slide) and move.end >= SQUARES:
        return 0
    return tree.count(after_move(rings, move, seat), seat.other, depth - 1).moves


def last_ply(rings: int, found: tuple[Reach, ...]) -> Count:
    """The moves of one position, and how many positions they lead to, none of them made.

    Two moves lead to one position only if they change nothing, if two rings of one value are the
    mover and the one that is hit (the throw is a slide then), or if two rings change places.
    """
    moves = positions = goals = 0
    changes_nothing = False
    exchanged: set[int] = set()
    for reach in found:
        origin = 1 << reach.start
        alike = reach.hits & of_value(rings, value_at(rings, reach.start))
        others = reach.hits ^ alike
        landings = reach.landings.bit_count()
        goals += bool(reach.ends & ~ALL_SQUARES)
        moves += reach.ends.bit_count() + reach.hits.bit_count() * landings
        slides = reach.ends | reach.landings if alike else reach.ends
        changes_nothing |= bool(slides & origin)
        positions += (slides & ~origin).bit_count() + others.bit_count() * (landings - 1)
        exchanged.update(origin | 1 << hit for hit in squares_in(others))
    return Count(moves, positions + len(exchanged) + changes_nothing, goals)
