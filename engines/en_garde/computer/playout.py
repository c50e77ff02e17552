"""The level `fencer`: the end of a round is solved; before it, actions are tried by play-outs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.search.halving import best_on_trial
from engines.en_garde.computer.belief import Belief, Dice
from engines.en_garde.computer.determinization import RivalTurn
from engines.en_garde.computer.endgame import LARGEST, Endgame
from engines.en_garde.computer.fast_round import FastAction, FastRound
from engines.en_garde.computer.packed_evaluation import best, rate, worth
from engines.en_garde.computer.packed_round import (
    DRAWN,
    GOES_ON,
    PackedRound,
    packed,
    unpack_action,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# Play-outs for one decision.
TRIALS: Final = 3000

# How many play-outs the evaluation of an action counts for.
PRIOR: Final = 10.0

# Decisions played out before the evaluation stands for the result.
HORIZON: Final = 6

_ALIKE: Final = 1e-9


def search(
    known: FastRound, seed: int, *, turn: RivalTurn | None, trials: int, solved: int = LARGEST
) -> FastAction:
    """What wins most often, on trial; by exact chances with a deck of at most `solved` cards."""
    return unpack_action(decide(packed(known), seed, turn=turn, trials=trials, solved=solved))


def decide(
    position: PackedRound, seed: int, *, turn: RivalTurn | None, trials: int, solved: int
) -> int:
    """The same of a round in plain numbers."""
    actions = position.legal()
    if len(actions) == 1:
        return actions[0]
    belief = Belief(position, turn)
    dice = Dice(seed)
    if position.deck <= solved:
        chances = Endgame().chances(position, belief)
        highest = max(chances) - _ALIKE
        equal = [each for each, chance in zip(actions, chances, strict=True) if chance >= highest]
        return equal[dice.below(len(equal))]
    return _tried(position, actions, belief, dice, trials)


def _tried(
    position: PackedRound, actions: list[int], belief: Belief, dice: Dice, trials: int
) -> int:
    me = position.actor
    return best_on_trial(
        actions,
        world=lambda: belief.world(dice),
        score=lambda world, action: play_out(world, action, me, HORIZON),
        trials=trials,
        prior=[rate(position, action) for action in actions],
        belief=PRIOR,
    )


def play_out(world: PackedRound, action: i64, me: i64, horizon: i64) -> float:
    """What `action` leads to for side `me` in this world: 1 a round won, 0 lost, a half drawn.

    Both sides act as the level `counter` for `horizon` decisions.
    """
    after = world.copy()
    after.do(action)
    left: i64 = horizon
    while left and after.winner == GOES_ON:
        after.do(best(after))
        left -= 1
    if after.winner == GOES_ON:
        chance = worth(after)
        return chance if after.actor == me else 1.0 - chance
    return 0.5 if after.winner == DRAWN else 1.0 if after.winner == me else 0.0
