"""One picture a procedure, as the table shows it. Words: `audatia-rules-<key>`.

There are nine; a chat shows up to ten together.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, NamedTuple

from engines.audatia.terms import (
    Bind,
    Blow,
    Card,
    Character,
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
from engines.audatia.views import AudatiaView, ManView
from engines.core.seat import Pair, Seat

_VIRTUES: Final = Pair(
    one=(Virtue.AUDATIA, Virtue.FORTITUDO), two=(Virtue.PRUDENTIA, Virtue.CELERITAS)
)


class Lesson(NamedTuple):
    """A procedure's key, and the view that shows it."""

    key: str
    view: AudatiaView


def _man(seat: Seat, **given: Any) -> ManView:
    """One of the two; what he has of each virtue follows from his cards and modifiers."""
    virtues, mods = given.pop("virtues", _VIRTUES[seat]), given.pop("mods", ())
    totals = tuple(
        (virtue in virtues) + sum(mod.amount for mod in mods if mod.virtue is virtue)
        for virtue in Virtue
    )
    common: dict[str, Any] = {
        "seat": seat,
        "character": Character.GALEAZZO if seat is Seat.ONE else Character.BOUCICAULT,
        "is_challenger": seat is Seat.ONE,
        "virtues": virtues,
        "totals": totals,
        "mods": mods,
        "hand_size": 12,
        "known": (),
        "deck_size": 31,
        "discard": (),
        "pile": (),
        "posta": None,
        "side": None,
        "launched": None,
        "flank": None,
        "salute": False,
        "is_owed": False,
        "has_spent_bicorno": False,
        "has_chosen": False,
    }
    return ManView(**common | given)


def _table(one: dict[str, Any], two: dict[str, Any], **given: Any) -> AudatiaView:
    """A table in its first assault, as everybody sees it."""
    common: dict[str, Any] = {
        "onlooker": None,
        "men": Pair(one=_man(Seat.ONE, **one), two=_man(Seat.TWO, **two)),
        "active": (Seat.TWO,),
        "assault": 1,
        "draws": 0,
        "attacker": Seat.ONE,
        "pending": None,
        "bind": None,
        "is_bold": False,
        "declined": 0,
        "duty": None,
        "skill": None,
        "last": None,
    }
    return AudatiaView(**common | given)


def _played(seat: Seat, card: Card, use: Use) -> Last:
    return Last(deed=Deed.PLAYED, seat=seat, cards=(card,), use=use)


_STRENGTH: Final = (Modifier(Virtue.FORTITUDO, 2),)
_BOLDNESS: Final = (Modifier(Virtue.AUDATIA, 2),)
_SPEED: Final = (Modifier(Virtue.CELERITAS, 2),)

_PREPARATION: Final = _table(
    {"virtues": (Virtue.AUDATIA,)},
    {"virtues": ()},
    window=Window.VIRTUE,
    last=Last(deed=Deed.TOOK, seat=Seat.ONE, word=Virtue.AUDATIA),
)
_MEASURE: Final = _table(
    {"posta": Posta.DONNA_DESTRA},
    {"posta": Posta.TUTTA_PORTA},
    window=Window.OPENING,
    active=(Seat.ONE,),
    attacker=None,
    strikes=frozenset({Blow.MF, Blow.P}),
    last=Last(deed=Deed.REVEALED, seat=Seat.ONE),
)
_CUT: Final = _table(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "mods": _STRENGTH, "hand_size": 11},
    {"posta": Posta.TUTTA_PORTA},
    window=Window.DEFEND,
    pending=Pending(Seat.ONE, Card.MFL, Use.ATTACK),
    answers=frozenset({Blow.MF, Blow.MS}),
    last=_played(Seat.ONE, Card.MFL, Use.ATTACK),
)
_BIND: Final = _table(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "mods": _STRENGTH, "hand_size": 11},
    {"pile": (Card.MSL,), "side": Side.LEFT, "mods": _BOLDNESS, "hand_size": 11},
    window=Window.TURN,
    bind=Bind.LARGO,
    strikes=frozenset({Blow.RF, Blow.RM, Blow.P}),
    last=_played(Seat.TWO, Card.MSL, Use.PARRY),
)
_THRUST: Final = _table(
    {"pile": (Card.P,), "side": Side.MIDDLE, "hand_size": 11},
    {"pile": (Card.P,), "side": Side.MIDDLE, "mods": _SPEED, "hand_size": 11},
    window=Window.ESCAPE,
    active=(Seat.ONE,),
    pending=Pending(Seat.TWO, Card.P, Use.EXCHANGE),
    last=_played(Seat.TWO, Card.P, Use.EXCHANGE),
)
_COUNTERATTACK: Final = _table(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
    {"pile": (Card.MFR,), "side": Side.LEFT, "hand_size": 11},
    window=Window.DEFEND,
    active=(Seat.ONE,),
    attacker=Seat.TWO,
    pending=Pending(Seat.TWO, Card.MFR, Use.COUNTERATTACK),
    answers=frozenset({Blow.MF, Blow.MS}),
    last=_played(Seat.TWO, Card.MFR, Use.COUNTERATTACK),
)
_STRETTO: Final = _table(
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
    last=_played(Seat.TWO, Card.SOPRANA, Use.REMEDY),
)  # fmt: skip
_BOLD: Final = replace(
    _table(
        {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
        {"pile": (Card.MFL,), "side": Side.LEFT, "hand_size": 11},
        window=Window.BOLD,
        bind=Bind.LARGO,
        is_bold=True,
    ),
    last=Last(deed=Deed.BOLD, seat=Seat.ONE),
)
_END: Final = _table(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
    {"posta": Posta.DENTE},
    window=Window.OVER,
    active=(),
    draws=1,
    last=_played(Seat.ONE, Card.MFL, Use.ATTACK),
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
