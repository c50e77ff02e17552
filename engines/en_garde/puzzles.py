"""Puzzles of En Garde: one action that wins the round clearly more often than any other.

With a deck that is nearly out the chances are exact. Before that they come from rounds dealt from
what the seat may know, each played out to its end with every action by the level `counter` on both
sides. Luck is drawn from the view alone.
"""

from __future__ import annotations

from collections.abc import Hashable
from contextlib import suppress
from typing import Final

from engines.core.puzzles import (
    BEST_DECISION,
    LEAST_MARGIN,
    Solution,
    UnprovedError,
    clearly_best,
)
from engines.core.seat import Seat
from engines.en_garde.computer.belief import Belief, Dice
from engines.en_garde.computer.determinization import known_round
from engines.en_garde.computer.endgame import LARGEST, Endgame
from engines.en_garde.computer.fast_round import fast_action
from engines.en_garde.computer.packed_evaluation import rate
from engines.en_garde.computer.packed_round import PackedRound, pack_action, packed
from engines.en_garde.computer.playout import play_out
from engines.en_garde.state import EnGardeState
from engines.en_garde.view_builder import build_view
from engines.en_garde.view_preview import possible_moves

# Worlds after which it is looked whether one action is clearly the best, ...
WORLDS: Final = (1000, 3000)
SCREENED: Final = 40
HOPE: Final = 2.0  # ... and whether one still can be, with so many standard errors added
CERTAIN: Final = 0.98  # a chance that makes an action the obvious one
_LONGEST: Final = 60  # decisions of a play-out; no round is as long


class EnGardePuzzles:
    """Decisions with one clearly best action."""

    players = ("counter", "counter~20", "novice")
    plies = 60
    branches = 0

    def solve(self, state: EnGardeState, seat: Seat) -> Solution:
        """The action that beats every other by 0.10, three standard errors taken off.

        Raises:
            UnprovedError: there is none, only one action is legal, or it wins for certain.
        """
        view = build_view(state, seat)
        actions = {pack_action(fast_action(move)): move for move in possible_moves(view)}
        position = packed(known_round(view))
        if len(actions) < 2:
            raise UnprovedError("there is nothing to decide")
        best, margin = (_solved if position.deck <= LARGEST else _tried)(position)
        return Solution(line=(str(actions[best]),), kind=BEST_DECISION, margin=margin)

    def key(self, state: EnGardeState, seat: Seat) -> Hashable:
        """What the seat knows, seen from its own side, without the score."""
        known = known_round(build_view(state, seat))
        return (
            tuple(known.hands[0]), len(known.deck), tuple(known.sizes), tuple(known.ground),
            tuple(known.seen), known.phase, known.attack,
        )  # fmt: skip


def _solved(position: PackedRound) -> tuple[int, float]:
    chances = Endgame().chances(position, Belief(position))
    second, best = sorted(chances)[-2:]
    if best - second < LEAST_MARGIN:
        raise UnprovedError("another action is nearly as good")
    _not_obvious(best)
    return position.legal()[chances.index(best)], round(best - second, 3)


def _tried(position: PackedRound) -> tuple[int, float]:
    actions = position.legal()
    rated = sorted((rate(position, action) for action in actions), reverse=True)
    if rated[0] - rated[1] < LEAST_MARGIN / 2:
        raise UnprovedError("two actions are rated nearly alike")
    belief, dice = Belief(position), Dice(1)
    scores: list[list[float]] = [[] for _ in actions]
    for worlds in (SCREENED, *WORLDS):
        while len(scores[0]) < worlds:
            world = belief.world(dice)
            for index, action in enumerate(actions):
                scores[index].append(play_out(world, action, position.actor, _LONGEST))
        clearly_best(scores, errors=-HOPE)
        if worlds == SCREENED:
            continue
        with suppress(UnprovedError):
            best, margin = clearly_best(scores)
            break
    else:
        raise UnprovedError("another move may be as good")
    _not_obvious(sum(scores[best]) / len(scores[best]))
    return actions[best], margin


def _not_obvious(chance: float) -> None:
    if chance >= CERTAIN:
        raise UnprovedError("it wins almost for certain")


PUZZLES: Final = EnGardePuzzles()
