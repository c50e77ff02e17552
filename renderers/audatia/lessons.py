"""One picture a procedure, as the table shows it. Words: `audatia-rules-<key>`.

There are nine; a chat shows up to ten together.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from engines.audatia.terms import (
    Bind,
    Blow,
    Card,
    Deed,
    Ending,
    Flank,
    Last,
    Modifier,
    Pending,
    Posta,
    Side,
    Use,
    Virtue,
    Window,
)
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia.scenes import played, table_view


class Lesson(NamedTuple):
    """A procedure's key, and the view that shows it."""

    key: str
    view: AudatiaView


_STRENGTH: Final = (Modifier(Virtue.FORTITUDO, 2),)
_BOLDNESS: Final = (Modifier(Virtue.AUDATIA, 2),)
_SPEED: Final = (Modifier(Virtue.CELERITAS, 2),)

_PREPARATION: Final = table_view(
    {"virtues": (Virtue.AUDATIA,)},
    {"virtues": ()},
    window=Window.VIRTUE,
    last=Last(deed=Deed.TOOK, seat=Seat.ONE, word=Virtue.AUDATIA),
)
_MEASURE: Final = table_view(
    {"posta": Posta.DONNA_DESTRA},
    {"posta": Posta.TUTTA_PORTA},
    window=Window.OPENING,
    active=(Seat.ONE,),
    attacker=None,
    strikes=frozenset({Blow.MF, Blow.P}),
    last=Last(deed=Deed.REVEALED, seat=Seat.ONE),
)
_CUT: Final = table_view(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "mods": _STRENGTH, "hand_size": 11},
    {"posta": Posta.TUTTA_PORTA},
    window=Window.DEFEND,
    pending=Pending(Seat.ONE, Card.MFL, Use.ATTACK),
    answers=frozenset({Blow.MF, Blow.MS}),
    last=played(Seat.ONE, Card.MFL, Use.ATTACK),
)
_BIND: Final = table_view(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "mods": _STRENGTH, "hand_size": 11},
    {"pile": (Card.MSL,), "side": Side.LEFT, "mods": _BOLDNESS, "hand_size": 11},
    window=Window.TURN,
    bind=Bind.LARGO,
    strikes=frozenset({Blow.RF, Blow.RM, Blow.P}),
    last=played(Seat.TWO, Card.MSL, Use.PARRY),
)
_THRUST: Final = table_view(
    {"pile": (Card.P,), "side": Side.MIDDLE, "hand_size": 11},
    {"pile": (Card.P,), "side": Side.MIDDLE, "mods": _SPEED, "hand_size": 11},
    window=Window.ESCAPE,
    active=(Seat.ONE,),
    pending=Pending(Seat.TWO, Card.P, Use.EXCHANGE),
    last=played(Seat.TWO, Card.P, Use.EXCHANGE),
)
_COUNTERATTACK: Final = table_view(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
    {"pile": (Card.MFR,), "side": Side.LEFT, "hand_size": 11},
    window=Window.DEFEND,
    active=(Seat.ONE,),
    attacker=Seat.TWO,
    pending=Pending(Seat.TWO, Card.MFR, Use.COUNTERATTACK),
    answers=frozenset({Blow.MF, Blow.MS}),
    last=played(Seat.TWO, Card.MFR, Use.COUNTERATTACK),
)
_STRETTO: Final = table_view(
    {
        "pile": (Card.MFL,), "side": Side.LEFT, "flank": Flank.INSIDE, "hand_size": 11,
    },
    {
        "pile": (Card.RSR, Card.SOPRANA), "side": Side.RIGHT, "flank": Flank.OUTSIDE,
        "hand_size": 10,
    },
    window=Window.COUNTER,
    active=(Seat.ONE,),
    bind=Bind.STRETTO,
    pending=Pending(Seat.TWO, Card.SOPRANA, Use.REMEDY, Flank.OUTSIDE),
    last=played(Seat.TWO, Card.SOPRANA, Use.REMEDY),
)  # fmt: skip
_BOLD: Final = replace(
    table_view(
        {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
        {"pile": (Card.MFL,), "side": Side.LEFT, "hand_size": 11},
        window=Window.BOLD,
        bind=Bind.LARGO,
        is_bold=True,
    ),
    last=Last(deed=Deed.BOLD, seat=Seat.ONE),
)
_END: Final = table_view(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
    {"posta": Posta.DENTE},
    window=Window.OVER,
    active=(),
    draws=1,
    last=played(Seat.ONE, Card.MFL, Use.ATTACK),
    winner=Seat.ONE,
    ending=Ending.BLOW,
)

LESSONS: Final = (
    Lesson("preparation", _PREPARATION),
    Lesson("measure", _MEASURE),
    Lesson("cut", _CUT),
    Lesson("bind", _BIND),
    Lesson("thrust", _THRUST),
    Lesson("counterattack", _COUNTERATTACK),
    Lesson("stretto", _STRETTO),
    Lesson("bold", _BOLD),
    Lesson("end", _END),
)
