"""The procedures of Audatia in pictures: a view for each. Words: `audatia-rules-<key>`.

There are nine; a chat shows up to ten together. Where cards are to be played the view is that of
the man who is to play, with six cards in his hand.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.audatia.terms import (
    ActKind,
    Bind,
    Blow,
    Card,
    Cards,
    Character,
    Ending,
    Flank,
    LastAct,
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
from renderers.audatia.sample_views import played, table_view
from renderers.lesson import Lesson

_STRENGTH: Final = (Modifier(Virtue.FORTITUDO, 2),)
_BOLDNESS: Final = (Modifier(Virtue.AUDATIA, 2),)
_SPEED: Final = (Modifier(Virtue.CELERITAS, 2),)


def _held(view: AudatiaView, seat: Seat, hand: str, playable: str) -> AudatiaView:
    """The same table as `seat` sees it, with the cards of these codes."""
    cards = _cards(hand)
    man = replace(view.men[seat], hand_size=len(cards))
    men, may = view.men.put(seat, man), frozenset(_cards(playable))
    return replace(view, onlooker=seat, men=men, hand=cards, playable=may)


def _cards(codes: str) -> Cards:
    return tuple(map(Card, codes.split()))


_PREPARATION: Final = table_view(
    {"virtues": (Virtue.AUDATIA,)},
    {"virtues": ()},
    window=Window.VIRTUE,
    last_act=LastAct(kind=ActKind.TOOK, seat=Seat.ONE, word=Virtue.AUDATIA),
)
_MEASURE: Final = table_view(
    {"posta": Posta.DONNA_DESTRA},
    {"posta": Posta.TUTTA_PORTA},
    window=Window.OPENING,
    active=(Seat.ONE,),
    attacker=None,
    strikes=frozenset({Blow.MF, Blow.P}),
    last_act=LastAct(kind=ActKind.REVEALED, seat=Seat.ONE),
)
_CHOICE: Final = _held(_MEASURE, Seat.ONE, "MFl RFl MSl P turn kick", "MFl P")
_CUT: Final = table_view(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "mods": _STRENGTH, "hand_size": 11},
    {"posta": Posta.TUTTA_PORTA},
    window=Window.DEFEND,
    pending=Pending(Seat.ONE, Card.MFL, Use.ATTACK),
    answers=frozenset({Blow.MF, Blow.MS}),
    last_act=played(Seat.ONE, Card.MFL, Use.ATTACK),
)
_ANSWER: Final = _held(_CUT, Seat.TWO, "MFr RFl MSl RSr P measure", "MFr MSl measure")
BIND: Final = table_view(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "mods": _STRENGTH, "hand_size": 11},
    {"pile": (Card.MSL,), "side": Side.LEFT, "mods": _BOLDNESS, "hand_size": 11},
    window=Window.TURN,
    bind=Bind.LARGO,
    strikes=frozenset({Blow.RF, Blow.RM, Blow.RS, Blow.P}),
    last_act=played(Seat.TWO, Card.MSL, Use.PARRY),
)
"""A wide bind, as everybody sees it."""
_REPLY: Final = _held(BIND, Seat.TWO, "MFl RFr RMl RSl P xbind", "RFr RMl RSl P")
_THRUST: Final = _held(
    table_view(
        {"pile": (Card.P,), "side": Side.MIDDLE, "hand_size": 11},
        {"pile": (Card.P,), "side": Side.MIDDLE, "mods": _SPEED, "hand_size": 11},
        window=Window.ESCAPE,
        active=(Seat.ONE,),
        pending=Pending(Seat.TWO, Card.P, Use.EXCHANGE),
        last_act=played(Seat.TWO, Card.P, Use.EXCHANGE),
    ),
    Seat.ONE,
    "MFl RFl P turn soprana breakoff",
    "turn soprana breakoff",
)
_COUNTERATTACK: Final = _held(
    table_view(
        {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
        {"pile": (Card.MFR,), "side": Side.LEFT, "hand_size": 11},
        window=Window.DEFEND,
        active=(Seat.ONE,),
        attacker=Seat.TWO,
        pending=Pending(Seat.TWO, Card.MFR, Use.COUNTERATTACK),
        answers=frozenset({Blow.MF, Blow.MS}),
        last_act=played(Seat.TWO, Card.MFR, Use.COUNTERATTACK),
    ),
    Seat.ONE,
    "MFr RFl MSr P xelbow breakoff",
    "MFr MSr breakoff",
)
_STRETTO: Final = _held(
    table_view(
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
    last_act=played(Seat.TWO, Card.SOPRANA, Use.REMEDY),
    ),
    Seat.ONE,
    "MFl P cover xsoprana xbind feint",
    "cover xsoprana",
)  # fmt: skip
_BOLD: Final = _held(
    table_view(
        {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
        {"pile": (Card.MFL,), "side": Side.LEFT, "character": Character.GALEAZZO},
        window=Window.BOLD,
        bind=Bind.LARGO,
        is_bold=True,
        last_act=LastAct(kind=ActKind.BOLD, seat=Seat.ONE),
    ),
    Seat.TWO,
    "RFl P turn cover kick breakoff",
    "kick breakoff",
)
_END: Final = table_view(
    {
        "pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 5,
        "hand": _cards("RFl MSr P turn breakoff"),
    },
    {"posta": Posta.DENTE, "hand_size": 6, "hand": _cards("MFr MMl P bind taunt deny")},
    window=Window.OVER,
    active=(),
    draws=1,
    last_act=played(Seat.ONE, Card.MFL, Use.ATTACK),
    winner=Seat.ONE,
    ending=Ending.BLOW,
)  # fmt: skip

LESSONS: Final = (
    Lesson("preparation", _PREPARATION),
    Lesson("measure", _CHOICE),
    Lesson("cut", _ANSWER),
    Lesson("bind", _REPLY),
    Lesson("thrust", _THRUST),
    Lesson("counterattack", _COUNTERATTACK),
    Lesson("stretto", _STRETTO),
    Lesson("bold", _BOLD),
    Lesson("end", _END),
)
