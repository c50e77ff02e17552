"""A player made to beat one other: En Garde's level `fencer`, whose way of choosing it knows.

What the fencer did tells it about their hand: it asks what they would have done with each. In its
play-outs the fencer answers by a small search; after that both go on as the fencer assumes. With a
deck that is nearly out it does what is best against the fencer's exact chances.
Play it by `python -m bench.strength --match responder,fencer`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engines.core.search.halving import best_on_trial
from engines.en_garde.computer.belief import Belief, Dice
from engines.en_garde.computer.determinization import RivalTurn, known_round, rival_turn
from engines.en_garde.computer.endgame import LARGEST, Endgame
from engines.en_garde.computer.fast_round import FastAction
from engines.en_garde.computer.packed_evaluation import rate
from engines.en_garde.computer.packed_round import GOES_ON, PackedRound, packed, unpack_action
from engines.en_garde.computer.playout import HORIZON, PRIOR, decide, play_out
from engines.en_garde.views import EnGardeView

TRIALS = 400  # play-outs for a decision
MODEL = 60  # of the fencer's, where their decisions are imagined
SOLVED = 1  # the largest deck that the imagined fencer counts exactly
WHIM = 0.1  # the share of their actions that the model doesn't explain


@dataclass(slots=True)
class Fencer:
    """The imagined fencer; what they do with each hand is kept."""

    known: dict[int, int] = field(default_factory=dict)

    def choice(self, position: PackedRound) -> int:
        """What they would do, with the hand that they hold there."""
        actions = position.legal()
        if len(actions) == 1:
            return actions[0]
        key = position.information()
        if key not in self.known:
            self.known[key] = decide(position, key, turn=None, trials=MODEL, solved=SOLVED)
        return self.known[key]

    def odds(self, position: PackedRound) -> list[float]:
        """How likely each of their legal actions is."""
        actions, chosen = position.legal(), self.choice(position)
        return [WHIM / len(actions) + (1.0 - WHIM) * (each == chosen) for each in actions]


def respond(view: EnGardeView, seed: int) -> FastAction:
    """What does best against the fencer, from what the view's onlooker knows."""
    return unpack_action(_chosen(packed(known_round(view)), rival_turn(view), seed))


def _chosen(position: PackedRound, turn: RivalTurn | None, seed: int) -> int:
    actions = position.legal()
    if len(actions) == 1:
        return actions[0]
    fencer = Fencer()
    belief = Belief(position, turn, model=fencer.odds)
    if position.deck <= LARGEST:
        chances = Endgame().chances(position, belief)
        return actions[chances.index(max(chances))]
    dice, me = Dice(seed), position.actor
    return best_on_trial(
        actions,
        world=lambda: belief.world(dice),
        score=lambda world, action: _score(fencer, world, action, me),
        trials=TRIALS,
        prior=[rate(position, action) for action in actions],
        belief=PRIOR,
    )


def _score(fencer: Fencer, world: PackedRound, action: int, me: int) -> float:
    after = world.copy()
    after.do(action)
    if after.winner != GOES_ON:
        return play_out(world, action, me, 0)
    if after.actor == me:
        return play_out(world, action, me, HORIZON)
    return play_out(after, fencer.choice(after), me, HORIZON)
