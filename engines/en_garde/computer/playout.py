"""The level `fencer`: every action is tried in sampled worlds, by short play-outs."""

from __future__ import annotations

from typing import Final

from engines.core.search.halving import best_on_trial
from engines.core.search.luck import FastLuck
from engines.en_garde.computer.determinization import RivalTurn, sample_world
from engines.en_garde.computer.evaluation import best_action, rate_actions
from engines.en_garde.computer.fast_round import DRAWN, FastAction, FastRound

# Found by matches of 160 rounds against the counter, 400 trials each: horizon 3 won 0.67 of them in
# 100 ms a move, 6 won 0.64 in 230, play-outs to the end 0.64 in 180; where the rival's last turn
# didn't tell of his hand, 0.62 and 0.60.
# Play-outs for one decision.
TRIALS: Final = 500

# How many play-outs the evaluation of an action counts for.
BELIEF: Final = 10.0

# Decisions played out before the evaluation stands for the result.
HORIZON: Final = 3


def search(known: FastRound, luck: FastLuck, *, turn: RivalTurn | None, trials: int) -> FastAction:
    """What does best on trial; in the play-outs both sides act as the level `counter`."""
    actions = known.legal()
    if len(actions) == 1:
        return actions[0]
    me = known.actor
    return best_on_trial(
        actions,
        world=lambda: sample_world(known, luck, turn),
        score=lambda world, action: play_out(world, action, me),
        trials=trials,
        prior=[chance for chance, _ in rate_actions(known, actions)],
        belief=BELIEF,
    )


def play_out(world: FastRound, action: FastAction, me: int) -> float:
    """What `action` leads to for side `me` in this world: 1 a round won, 0 lost, a half drawn."""
    after = world.copy()
    after.do(action)
    for _ in range(HORIZON):
        if after.winner is not None:
            break
        after.do(best_action(after))
    if after.winner is None:
        chance = max(chance for chance, _ in rate_actions(after, after.legal()))
        return chance if after.actor == me else 1.0 - chance
    return 0.5 if after.winner == DRAWN else float(after.winner == me)
