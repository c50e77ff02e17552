"""Play-outs: imagined duels played on by the level keen, until the assault is over."""

from __future__ import annotations

from typing import Final

from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.computer.keen import best_act
from engines.audatia.computer.prospects import prospect
from engines.audatia.moves import Act
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.legal_moves import active
from engines.core.chance import Chance
from engines.core.seat import Seat

# Decisions at most.
HORIZON: Final = 24

# Poste that are valued for one choice in a play-out.
BREADTH: Final = 4


def play_out(world: ImaginedDuel, act: Act, seat: Seat, luck: Chance) -> float:
    """What `act` of `seat` leads to in this world: 1 won, -1 lost, else how it looks afterwards."""
    return played_on(apply_act(world, seat, act, []), seat, luck, world.assault)


def played_on(state: ImaginedDuel, seat: Seat, luck: Chance, assault: int) -> float:
    """The value to `seat` of a duel played on to the end of this assault."""
    after = after_assault(state, luck, assault)
    if after.winner is not None:
        return 1.0 if after.winner is seat else -1.0
    return prospect(after, seat)


def after_assault(state: ImaginedDuel, luck: Chance, assault: int) -> ImaginedDuel:
    """The duel played on to the end of this assault, or for `HORIZON` decisions."""
    for _ in range(HORIZON):
        if state.winner is not None or state.assault != assault:
            break
        mover = min(active(state))
        state = apply_act(state, mover, best_act(state, mover, luck, BREADTH), [])
    return state
