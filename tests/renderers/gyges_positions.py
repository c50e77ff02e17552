"""Positions of Gygès in notation, as somebody sees them."""

from engines.core.options import complete
from engines.core.seat import Seat
from engines.gyges.game import GAME
from engines.gyges.views import GygesView

OPTIONS = complete(GAME.options, {})
MIDDLE = GAME.read("002130/300300/021100/002000/000200/030100 S", OPTIONS)


def seen(onlooker: Seat | None = Seat.ONE) -> GygesView:
    return GAME.view(MIDDLE, onlooker)


def setting_up(rows: str = "2", onlooker: Seat | None = Seat.ONE) -> GygesView:
    empty = "/".join(["000000"] * 6)
    options = complete(GAME.options, {"setup_rows": rows})
    return GAME.view(GAME.read(f"{empty} setup S", options), onlooker)
