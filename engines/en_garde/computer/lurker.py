"""The level lurker: stays out of reach until it holds two cards of the distance, and then attacks.

It looks at its own cards only, and counts none of those played. Where it can't stay out of reach it
goes back; and it attacks with one card only before it would have to.
"""

from __future__ import annotations

from engines.en_garde.computer.fast_round import FastAction, FastRound
from engines.en_garde.computer.hothead import most_cards
from engines.en_garde.terms import VALUES, Phase

_ENOUGH = 2  # cards of an attack
_LONGEST = VALUES[-1]


def lie_in_wait(known: FastRound) -> FastAction:
    """What the lurker does."""
    actions = known.legal()
    attack = most_cards(actions)
    if attack and (known.phase is not Phase.TURN or attack[2] >= _ENOUGH):
        return attack
    moves = [action for action in actions if not action[2]]
    waiting = [move for move in moves if move[0] > 0 and known.distance - move[0] > _LONGEST]
    if waiting:
        return max(waiting)
    return attack or max(moves)
