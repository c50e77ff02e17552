"""The level forgetful: weighs everything as the counter does, but counts one value only.

Of the others it forgets what has been played, so that it fears cards that are gone and hopes for
them. Which value it counts is its habit of the match.
"""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.habits import habit_of
from engines.en_garde.computer.evaluation import best_action
from engines.en_garde.computer.fast_round import FastAction, FastRound
from engines.en_garde.terms import VALUES


def count_one_value(known: FastRound, chance: Chance) -> FastAction:
    """What is best by what it remembers."""
    counted = VALUES[habit_of(chance, len(VALUES))]
    remembered = known.copy()
    remembered.seen = [copies if v == counted else 0 for v, copies in enumerate(known.seen)]
    return best_action(remembered)
