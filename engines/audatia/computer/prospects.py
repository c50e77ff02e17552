"""How a duel stands between two assaults: how often the challenger wins from there.

A logistic regression of who won on what the two held, over the 16,444 starts of an assault but the
first in 4,000 duels between keen men; then set for masters, between whom hands decide less and
draws more. `challengers_chance` is asked after hands are refilled.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.rules.data import BLOW_OF, BLOWS
from engines.audatia.state import Man
from engines.audatia.terms import CHALLENGED, CHALLENGER, Card, Character
from engines.core.seat import Seat

# What each thing adds to the logarithm of the challenger's odds.
_ALWAYS: Final = -1.46
_GALEAZZO_CHALLENGES: Final = -0.97
_GALEAZZO_IS_CHALLENGED: Final = -1.06

# Between masters: after an assault that was broken off the challenger won about a third of the
# duels, after a first draw 4 of 48.
_OF_KEENS: Final = 0.6
_BETWEEN_MASTERS: Final = 0.3
_A_DRAW: Final = -1.75


def _worths(**worths: float) -> Mapping[str, float]:
    return worths


# For each in a man's deck or hand: a card, a kind of blow that attacks by itself, and so on.
_CHALLENGERS: Final = _worths(
    deck=0.002, hand=0.197, attack=0.420, thrust=0.028, breakoff=0.309, deny=0.156
)
_CHALLENGEDS: Final = _worths(
    deck=0.059, hand=-0.395, attack=0.073, thrust=0.368, breakoff=-0.620, deny=-0.741
)


def challengers_chance(state: ImaginedDuel) -> float:
    """How likely the challenger wins a duel of which an assault is about to begin."""
    characters = state.rules.characters
    keens = (
        _ALWAYS
        + _GALEAZZO_CHALLENGES * (characters[CHALLENGER] is Character.GALEAZZO)
        + _GALEAZZO_IS_CHALLENGED * (characters[CHALLENGED] is Character.GALEAZZO)
        + _held(state.men[CHALLENGER], _CHALLENGERS)
        + _held(state.men[CHALLENGED], _CHALLENGEDS)
    )
    odds = _OF_KEENS * keens + _BETWEEN_MASTERS + _A_DRAW * state.draws
    return 1.0 / (1.0 + exp(-odds))


def prospect(state: ImaginedDuel, seat: Seat) -> float:
    """What that is worth to `seat`: from -1, the duel is lost, to 1, it is won."""
    value = 2.0 * challengers_chance(state) - 1.0
    return value if seat is CHALLENGER else -value


def _held(man: Man, worths: Mapping[str, float]) -> float:
    attacks = {BLOW_OF[card] for card in man.hand if card in BLOW_OF}
    return (
        worths["deck"] * len(man.deck)
        + worths["hand"] * len(man.hand)
        + worths["attack"] * sum(BLOWS[blow].attacks for blow in attacks)
        + worths["thrust"] * man.hand.count(Card.P)
        + worths["breakoff"] * man.hand.count(Card.BREAKOFF)
        + worths["deny"] * man.hand.count(Card.DENY)
    )
