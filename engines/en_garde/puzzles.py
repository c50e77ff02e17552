"""Puzzles of En Garde: one action that wins the round clearly more often than any other.

The chances come from rounds dealt from what the seat may know, each played out to its end with
every action by the level `counter` on both sides. Luck is drawn from the view alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from engines.core.puzzles import (
    BEST_DECISION,
    LEAST_MARGIN,
    Solution,
    UnprovedError,
    clearly_best,
)
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.en_garde.computer.determinization import known_round, sample_world
from engines.en_garde.computer.evaluation import best_action, rate_actions
from engines.en_garde.computer.fast_round import DRAWN, FastAction, FastRound, fast_action
from engines.en_garde.state import EnGardeState
from engines.en_garde.view_builder import build_view
from engines.en_garde.view_preview import possible_moves

SCREENED: Final = 40  # worlds after which hopeless positions are left
WORLDS: Final = 400
CERTAIN: Final = 0.98  # a chance that makes an action the obvious one
_LONGEST: Final = 60  # decisions of a play-out; no round is as long


class EnGardePuzzles:
    """Decisions with one clearly best action."""

    players = ("counter", "counter~20", "novice")
    plies = 60
    branches = 0
    of_one_game = 1

    def solve(self, state: EnGardeState, seat: Seat) -> Solution:
        """The action that beats every other by 0.10, three standard errors taken off.

        Raises:
            UnprovedError: there is none, only one action is legal, or it wins for certain.
        """
        view = build_view(state, seat)
        actions = {fast_action(move): move for move in possible_moves(view)}
        known = known_round(view)
        if len(actions) < 2:
            raise UnprovedError("there is nothing to decide")
        best, margin = _best(known, list(actions))
        return Solution(line=(str(actions[best]),), kind=BEST_DECISION, margin=margin)

    def key(self, state: EnGardeState, seat: Seat) -> Hashable:
        """What the seat knows, seen from its own side, without the score."""
        known = known_round(build_view(state, seat))
        return (
            tuple(known.hands[0]), len(known.deck), tuple(known.sizes), tuple(known.ground),
            tuple(known.seen), known.phase, known.attack,
        )  # fmt: skip


def _best(known: FastRound, actions: Sequence[FastAction]) -> tuple[FastAction, float]:
    rated = sorted((chance for chance, _ in rate_actions(known, list(actions))), reverse=True)
    if rated[0] - rated[1] < LEAST_MARGIN / 2:
        raise UnprovedError("two actions are rated nearly alike")
    luck = FastLuck(1)
    scores: list[list[float]] = [[] for _ in actions]
    for count in range(1, WORLDS + 1):
        world = sample_world(known, luck, None)
        for index, action in enumerate(actions):
            scores[index].append(_played_out(world, action, known.actor))
        if count == SCREENED:
            clearly_best(scores, errors=0.0)
    best, margin = clearly_best(scores)
    if sum(scores[best]) >= CERTAIN * WORLDS:
        raise UnprovedError("it wins almost for certain")
    return actions[best], margin


def _played_out(world: FastRound, action: FastAction, me: int) -> float:
    after = world.copy()
    after.do(action)
    for _ in range(_LONGEST):
        if after.winner is not None:
            break
        after.do(best_action(after))
    return 0.5 if after.winner in (None, DRAWN) else float(after.winner == me)


PUZZLES: Final = EnGardePuzzles()
