"""Positions of Cannae in notation, as somebody sees them."""

from engines.cannae.game import GAME
from engines.cannae.state import CannaeState
from engines.cannae.views import CannaeView
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Seat

START = "2iiii2/cciiiicc/8/8/8/8/CCIIIICC/2IIII2 w"
EDGE = "2ii1i2/ccii1icc/8/8/4IIIi/8/CCII2CC/2II1I2 w"
CHARGE = "2iiii2/ccii1icc/8/2i5/8/8/CCIIICIC/2IIII2 w"
LAST = "8/1c4c1/8/3I4/2I2IIi/8/1I4C1/3C4 w"
OWN_END = "2iiii2/cciiiicc/8/8/5III/8/CC1II1CC/2III3 w"


def state(position: str = START) -> CannaeState:
    return GAME.read(position, complete(GAME.options, {}))


def seen(position: str = START, onlooker: Seat | None = Seat.ONE) -> CannaeView:
    return GAME.view(state(position), onlooker)


def after(position: str, turn: str, onlooker: Seat | None = None) -> CannaeView:
    return GAME.view(played(position, turn).state, onlooker)


def played(position: str, turn: str):
    match = state(position)
    return GAME.apply(match, match.actor, GAME.parse(turn), SeededChance(b"no luck in it"))
