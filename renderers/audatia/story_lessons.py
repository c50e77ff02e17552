"""One whole assault, act by act: the views of the chapter that tells it.

Anna, as Galeazzo, has challenged Bea, who is Boucicault. Six cards a hand, so that pictures can be
taken in; the engine plays the same (`tests/renderers/test_audatia_lessons.py`).
"""

from __future__ import annotations

from typing import Final

from engines.audatia.terms import (
    ActKind,
    Bind,
    Blow,
    Card,
    Flank,
    LastAct,
    Pending,
    Posta,
    Side,
    Use,
    Window,
)
from engines.core.seat import Seat
from renderers.audatia.sample_views import BOLDNESS, STRENGTH, played, table_view
from renderers.lesson import Chapter, Lesson

_STRUCK: Final = {  # Anna, after her first blow
    "pile": (Card.MFL,), "side": Side.RIGHT, "launched": Posta.DONNA_DESTRA,
    "mods": STRENGTH, "hand_size": 5,
}  # fmt: skip


STORY: Final = (
    Lesson(
        "story_guards",
        table_view(
            {"posta": Posta.DONNA_DESTRA},
            {"posta": Posta.TUTTA_PORTA, "hand_size": 6},
            window=Window.OPENING,
            active=(Seat.ONE,),
            attacker=None,
            strikes=frozenset({Blow.MF, Blow.P}),
            last_act=LastAct(kind=ActKind.REVEALED, seat=Seat.ONE),
            player=Seat.ONE,
            holds="MFl RFl MSr P bind kick",
            may_play="MFl P",
        ),
        Chapter.STORY,
    ),
    Lesson(
        "story_attack",
        table_view(
            _STRUCK,
            {"posta": Posta.TUTTA_PORTA},
            window=Window.DEFEND,
            pending=Pending(Seat.ONE, Card.MFL, Use.ATTACK),
            answers=frozenset({Blow.MS}),
            last_act=played(Seat.ONE, Card.MFL, Use.ATTACK),
            player=Seat.TWO,
            holds="RFl MSl RSr P cover xsoprana",
            may_play="MSl",
        ),
        Chapter.STORY,
    ),
    Lesson(
        "story_parry",
        table_view(
            _STRUCK,
            {
                "pile": (Card.MSL,),
                "side": Side.LEFT,
                "launched": Posta.TUTTA_PORTA,
                "mods": BOLDNESS,
            },
            window=Window.TURN,
            bind=Bind.LARGO,
            strikes=frozenset({Blow.RF, Blow.RS, Blow.P}),
            last_act=played(Seat.TWO, Card.MSL, Use.PARRY),
            player=Seat.TWO,
            holds="RFl RSr P cover xsoprana",
            may_play="RFl RSr P",
        ),
        Chapter.STORY,
    ),
    Lesson(
        "story_second",
        table_view(
            _STRUCK,
            {"pile": (Card.MSL, Card.RFL), "side": Side.LEFT, "hand_size": 4},
            window=Window.DEFEND,
            active=(Seat.ONE,),
            attacker=Seat.TWO,
            pending=Pending(Seat.TWO, Card.RFL, Use.ATTACK),
            answers=frozenset({Blow.MS}),
            last_act=played(Seat.TWO, Card.RFL, Use.ATTACK),
            player=Seat.ONE,
            holds="RFl MSr P bind kick",
            may_play="MSr",
        ),
        Chapter.STORY,
    ),
    Lesson(
        "story_close",
        table_view(
            {"pile": (Card.MFL, Card.MSR), "side": Side.LEFT},
            {"pile": (Card.MSL, Card.RFL), "side": Side.RIGHT, "hand_size": 4},
            window=Window.ORIENT,
            active=(Seat.ONE,),
            attacker=Seat.TWO,
            bind=Bind.STRETTO,
            last_act=played(Seat.ONE, Card.MSR, Use.PARRY),
            player=Seat.ONE,
            holds="RFl P bind kick",
        ),
        Chapter.STORY,
    ),
    Lesson(
        "story_remedy",
        table_view(
            {
                "pile": (Card.MFL, Card.MSR, Card.BIND),
                "side": Side.LEFT,
                "flank": Flank.INSIDE,
                "hand_size": 3,
            },
            {"pile": (Card.MSL, Card.RFL), "side": Side.RIGHT, "flank": Flank.OUTSIDE},
            window=Window.COUNTER,
            attacker=Seat.TWO,
            bind=Bind.STRETTO,
            pending=Pending(Seat.ONE, Card.BIND, Use.REMEDY, Flank.INSIDE),
            last_act=played(Seat.ONE, Card.BIND, Use.REMEDY),
            player=Seat.TWO,
            holds="RSr P cover xsoprana",
            may_play="cover",
        ),
        Chapter.STORY,
    ),
    Lesson(
        "story_broken_off",
        table_view(
            {"discard": (Card.MFL, Card.MSR, Card.BIND), "hand_size": 6, "deck_size": 28},
            {"discard": (Card.MSL, Card.RFL, Card.COVER), "hand_size": 6, "deck_size": 28},
            window=Window.MEASURE,
            active=(Seat.ONE, Seat.TWO),
            attacker=None,
            assault=2,
            last_act=played(Seat.TWO, Card.COVER, Use.COUNTER_REMEDY),
        ),
        Chapter.STORY,
    ),
)
