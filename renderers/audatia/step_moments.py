"""A moment of each step of a duel, for the sheet of its course: always the same two men."""

from __future__ import annotations

from typing import Final

from engines.audatia.terms import ActKind, Card, LastAct, Pending, Posta, Side, Use, Window
from engines.core.seat import Seat
from renderers.audatia.decision_kinds import Step
from renderers.audatia.sample_views import BIND, STRETTO, played, table_view

MOMENTS: Final = {
    Step.MISURA: table_view(
        {"posta": Posta.FENESTRA_DESTRA},
        {"posta": Posta.BREVE},
        window=Window.OPENING,
        active=(Seat.ONE,),
        attacker=None,
        last_act=LastAct(kind=ActKind.REVEALED, seat=Seat.ONE),
    ),
    Step.COLPO: table_view(
        {"pile": (Card.MFL,), "side": Side.RIGHT},
        {"posta": Posta.BREVE},
        window=Window.DEFEND,
        pending=Pending(Seat.ONE, Card.MFL, Use.ATTACK),
        last_act=played(Seat.ONE, Card.MFL, Use.ATTACK),
    ),
    Step.INCROCIO: BIND,
    Step.STRETTO: STRETTO,
}
