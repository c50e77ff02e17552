"""How the computer players of Gygès set their rings up."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from engines.core.chance import Chance
from engines.core.moves import Moves
from engines.core.seat import Pair, Seat
from engines.gyges.computer.deep_search import DeepSearch
from engines.gyges.computer.evaluation import WIN, balance
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import OutOfBudgetError, Search
from engines.gyges.moves import GygesMove
from engines.gyges.rules.reach import has_goal
from engines.gyges.rules.successors import after_move

SETUPS: Final = 12  # compared before one is chosen
SETUP_WORK: Final = 10_000  # of the proof that one is lost, as `Search.work` counts it
DEEP_SETUPS: Final = 40  # compared by the master as North
PROVED: Final = 6  # of these, the best, are tried for a win of South
TRIES: Final = 100  # for a set-up that gives South no goal at his first move


def any_setup(rings: int, seat: Seat, moves: Moves[GygesMove], chance: Chance) -> GygesMove:
    """A random set-up; North tries again after one that gives South a goal at his first move."""
    for _ in range(TRIES):
        move = _random_setup(moves, chance)
        if seat is Seat.ONE or not has_goal(after_move(rings, move, seat), Seat.ONE):
            break
    return move


def good_setup(rings: int, seat: Seat, moves: Moves[GygesMove], chance: Chance) -> GygesMove:
    """The best of a few random ones by its `balance`; South supposes that North mirrors his.

    North avoids those after which South is seen to win by force.
    """

    def worth(move: GygesMove) -> float:
        position = after_move(rings, move, seat)
        if seat is Seat.ONE:
            return balance(after_move(position, move, Seat.TWO), seat)
        return balance(position, seat) - (WIN if _lost(position) else 0)

    return max((any_setup(rings, seat, moves, chance) for _ in range(SETUPS)), key=worth)


def deep_setup(
    rings: int, seat: Seat, moves: Moves[GygesMove], chance: Chance, most: int
) -> GygesMove:
    """As `good_setup`; but North, who knows South's, looks ahead at `most` positions after his."""
    if seat is Seat.ONE:
        return good_setup(rings, seat, moves, chance)
    tried = [any_setup(rings, seat, moves, chance) for _ in range(DEEP_SETUPS)]
    found = {after_move(rings, move, seat): move for move in tried}
    safe = {position: 0.0 for position in found if not has_goal(position, Seat.ONE)}
    if not safe:
        return tried[0]
    search = Search(origin_end=True)
    proofs = Pair(one=Proof(search, Seat.ONE), two=Proof(search, Seat.TWO))
    ranked = DeepSearch(proofs.one, proofs.two).ranked(safe, seat, most)
    held = (position for position in ranked[:PROVED] if not _lost(position))
    return found[next(held, ranked[0])]


def _lost(rings: int) -> bool:
    # Whether South, who moves first, is seen to win by force.
    if has_goal(rings, Seat.ONE):
        return True
    with suppress(OutOfBudgetError):
        proof = Proof(Search(origin_end=True), Seat.ONE)
        return proof.settle(rings, SETUP_WORK) is not None
    return False


def _random_setup(moves: Moves[GygesMove], chance: Chance) -> GygesMove:
    path: tuple[str, ...] = ()
    while True:
        fork = moves.after(path)
        if fork.move is not None:
            return fork.move
        path = (*path, fork.steps[chance.below(len(fork.steps))])
