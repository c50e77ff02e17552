"""The level novice: attacks at every chance with all it holds, and presses on if there is none.

It never looks at what the rival may answer, and falls back only when it can do nothing else. How
far it steps is its habit of the match.
"""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.habits import habit_of
from engines.en_garde.computer.fast_round import FastAction, FastRound

_STEPS = 3  # habits: the shortest step, one in the middle, the longest


def most_cards(actions: list[FastAction]) -> FastAction | None:
    """The attack, or the parry, with the most cards; None if none is possible."""
    with_cards = [action for action in actions if action[2]]
    return max(with_cards, key=lambda action: (action[2], -action[0]), default=None)


def press_on(known: FastRound, chance: Chance) -> FastAction:
    """What the hothead does."""
    actions = known.legal()
    if attack := most_cards(actions):
        return attack
    forward = sorted(action for action in actions if action[0] > 0)
    if not forward:
        return max(actions)  # the shortest way back, or nothing
    return forward[habit_of(chance, _STEPS) * (len(forward) - 1) // (_STEPS - 1)]
