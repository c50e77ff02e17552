"""The computer players of Gygès: a view in, a move out, so that none can cheat."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from engines.core.chance import Chance
from engines.core.moves import Moves
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.gyges.computer.evaluation import WIN, balance
from engines.gyges.computer.master import MASTERLY, ONE_PLY, Decision, Effort
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import OutOfBudgetError, Search
from engines.gyges.moves import GygesMove, SetUp, Slide
from engines.gyges.rules.reach import has_goal
from engines.gyges.rules.rings import packed, put
from engines.gyges.rules.successors import after_move, after_setup
from engines.gyges.terms import GOALS, LastMove, Phase
from engines.gyges.views import GygesView

SETUPS: Final = 12  # compared before one is chosen
SETUP_WORK: Final = 10_000  # to see whether one is lost
TRIES: Final = 100  # for a set-up that doesn't let South in at his first move


def left_by(rings: int, move: GygesMove, seat: Seat) -> int:
    """The rings after a move of `seat`."""
    return after_setup(rings, seat, move) if isinstance(move, SetUp) else after_move(rings, move)


def before(rings: int, last: LastMove) -> int:
    """The rings before a move that ended in no goal."""
    rings ^= put(0, last.end, last.value)
    if last.flight is not None:
        rings ^= put(0, last.flight.landing, last.flight.value)
        rings = put(rings, last.flight.source, last.flight.value)
    return put(rings, last.start, last.value)


def any_setup(rings: int, seat: Seat, moves: Moves[GygesMove], chance: Chance) -> GygesMove:
    """Any set-up; one that lets South in at his first move is tried again."""
    for _ in range(TRIES):
        move = _somehow(moves, chance)
        if seat is Seat.ONE or not has_goal(left_by(rings, move, seat), Seat.ONE):
            break
    return move


def good_setup(rings: int, seat: Seat, moves: Moves[GygesMove], chance: Chance) -> GygesMove:
    """The best of a few, as it stands against the rival's; South imagines his own mirrored.

    North takes none, if he can, from which threats win for South.
    """

    def worth(move: GygesMove) -> float:
        there = left_by(rings, move, seat)
        if seat is Seat.ONE:
            return balance(left_by(there, move, Seat.TWO), seat)
        return balance(there, seat) - (WIN if _lost(there) else 0)

    return max((any_setup(rings, seat, moves, chance) for _ in range(SETUPS)), key=worth)


def _lost(rings: int) -> bool:
    """Whether South, to move first, is seen to win by force."""
    if has_goal(rings, Seat.ONE):
        return True
    with suppress(OutOfBudgetError):
        proof = Proof(Search(origin_end=True), Seat.ONE)
        return proof.settle(rings, SETUP_WORK) is not None
    return False


def _somehow(moves: Moves[GygesMove], chance: Chance) -> GygesMove:
    """Tap after tap, as it comes."""
    path: tuple[str, ...] = ()
    while True:
        fork = moves.after(path)
        if fork.move is not None:
            return fork.move
        path = (*path, fork.steps[chance.below(len(fork.steps))])


@dataclass(frozen=True, slots=True, kw_only=True)
class GygesComputer:
    """Plays both set-ups, with every option."""

    effort: Effort = MASTERLY  # of the master
    levels: tuple[str, ...] = ("novice", "keen", "master")

    def choose(
        self, view: GygesView, moves: Moves[GygesMove], level: str, chance: Chance
    ) -> GygesMove:
        """One of `moves`, the legal ones of the view's onlooker, who is to act.

        Raises:
            ValueError: another onlooker's view, or no such level.
        """
        seat = view.onlooker
        if seat is None or seat is not view.to_act:
            raise ValueError("a computer player is asked only from the view of the seat to act")
        if level not in self.levels:
            raise ValueError(f"no level {level!r}; there are: {', '.join(self.levels)}")
        rings = packed(view.cells)
        if view.phase is Phase.SETUP:
            choose = any_setup if level == "novice" else good_setup
            return choose(rings, seat, moves, chance)
        if has_goal(rings, seat):
            return next(m for m in moves if isinstance(m, Slide) and m.end == GOALS[seat])
        listed = list(moves)
        if level != "novice":
            effort = self.effort if level == "master" else ONE_PLY
            there = _decide(view, seat, effort, chance)
            listed = [move for move in listed if there in (None, left_by(rings, move, seat))]
        return listed[chance.below(len(listed))]


def _decide(view: GygesView, seat: Seat, effort: Effort, chance: Chance) -> int | None:
    """The position to leave; None if all hand over a goal."""
    rings = packed(view.cells)
    shunned = {rings}
    if view.last is not None:
        shunned.add(before(rings, view.last))
    # What has come up before is played otherwise, for the third time is a draw.
    variety = 0.1 if view.times < 2 else 1.0
    decision = Decision(Search(origin_end=view.origin_end), rings, seat, effort)
    return decision.best(FastLuck.drawn_from(chance), shunned, variety)


PLAYER: Final = GygesComputer()
