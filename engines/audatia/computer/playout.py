"""Play-outs: imagined duels played on by the level keen, until the assault is over."""

from __future__ import annotations

from typing import Final

from engines.audatia.computer.blow_values import FIRST_DRAW
from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.computer.keen import best_act
from engines.audatia.moves import Act
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.legal_moves import active
from engines.audatia.terms import CHALLENGER
from engines.core.chance import Chance
from engines.core.seat import Seat

# Decisions at most.
HORIZON: Final = 24

# Poste that are valued for one choice in a play-out.
BREADTH: Final = 4

_A_CARD: Final = 0.01


def play_out(world: ImaginedDuel, act: Act, seat: Seat, luck: Chance) -> float:
    """What `act` of `seat` leads to in this world: 1 won, -1 lost, else how it looks afterwards."""
    return played_on(apply_act(world, seat, act, []), seat, luck, world.assault)


def played_on(state: ImaginedDuel, seat: Seat, luck: Chance, assault: int) -> float:
    """The value to `seat` of a duel played on to the end of this assault."""
    for _ in range(HORIZON):
        if state.winner is not None or state.assault != assault:
            break
        mover = min(active(state))
        state = apply_act(state, mover, best_act(state, mover, luck, BREADTH), [])
    if state.winner is not None:
        return 1.0 if state.winner is seat else -1.0
    return prospect(state, seat)


def prospect(state: ImaginedDuel, seat: Seat) -> float:
    """How a duel looks between two assaults."""
    one, two = (len(man.hand) + len(man.deck) for man in state.men)
    value = _A_CARD * (one - two) - FIRST_DRAW * state.draws
    return value if seat is CHALLENGER else -value
