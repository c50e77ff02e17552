"""The rules of Audatia: a view for each paragraph. Words: `audatia-rules-<key>`.

Where cards are to be played the view is that of the man who is to play, with six in hand.
"""

from __future__ import annotations

from typing import Final

from engines.audatia.terms import (
    ActKind,
    Bind,
    Blow,
    Card,
    Character,
    Ending,
    Flank,
    LastAct,
    Modifier,
    Pending,
    Posta,
    Side,
    Skill,
    Use,
    Virtue,
    Window,
)
from engines.core.seat import Seat
from renderers.audatia.sample_views import (
    BIND,
    STRENGTH,
    STRETTO,
    cards_of_codes,
    held,
    played,
    table_view,
)
from renderers.audatia.story_lessons import STORY
from renderers.lesson import Chapter, Lesson

_CUT: Final = table_view(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "mods": STRENGTH, "hand_size": 11},
    {"posta": Posta.TUTTA_PORTA},
    window=Window.DEFEND,
    pending=Pending(Seat.ONE, Card.MFL, Use.ATTACK),
    answers=frozenset({Blow.MF, Blow.MS}),
    last_act=played(Seat.ONE, Card.MFL, Use.ATTACK),
)
LESSONS: Final = (
    Lesson("about", _CUT, Chapter.ABOUT),
    *STORY,
    Lesson(
        "preparation",
        table_view(
            {"virtues": (Virtue.AUDATIA,)},
            {"virtues": ()},
            window=Window.VIRTUE,
            last_act=LastAct(kind=ActKind.TOOK, seat=Seat.ONE, word=Virtue.AUDATIA),
        ),
        Chapter.TURN,
    ),
    Lesson(
        "virtues",
        table_view(
            {"virtues": (Virtue.AUDATIA,)},
            {"virtues": (Virtue.PRUDENTIA,)},
            window=Window.VIRTUE,
            active=(Seat.ONE,),
            last_act=LastAct(kind=ActKind.TOOK, seat=Seat.TWO, word=Virtue.PRUDENTIA),
        ),
        Chapter.TURN,
    ),
    Lesson(
        "salute",
        table_view(
            {"salute": None},
            {"salute": None},
            window=Window.SALUTE,
            attacker=None,
            player=Seat.TWO,
            holds="MFl RFl MMl P taunt deny",
            may_play="MFl RFl MMl P taunt deny",
        ),
        Chapter.TURN,
    ),
    Lesson(
        "measure",
        table_view(
            {},
            {"has_chosen": True},
            window=Window.MEASURE,
            active=(Seat.ONE, Seat.TWO),
            attacker=None,
            assault=2,
            last_act=LastAct(kind=ActKind.CHOSE, seat=Seat.TWO),
            player=Seat.ONE,
            holds="MFl MFr RFl MSl P turn",
        ),
        Chapter.TURN,
    ),
    Lesson(
        "opening",
        table_view(
            {"posta": Posta.DONNA_DESTRA},
            {"posta": Posta.FENESTRA_SINESTRA},
            window=Window.LAST_CALL,
            active=(Seat.ONE,),
            attacker=None,
            strikes=frozenset({Blow.P}),
            last_act=LastAct(kind=ActKind.CHANGED, seat=Seat.TWO, word=Posta.FENESTRA_SINESTRA),
            player=Seat.ONE,
            holds="MFl RFl MSl P turn kick",
            may_play="P",
        ),
        Chapter.TURN,
    ),
    Lesson(
        "cut",
        held(_CUT, Seat.TWO, "MFr RFl MSl RSr P measure", "MFr MSl measure"),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "thrust",
        table_view(
            {"pile": (Card.P,), "side": Side.LEFT, "hand_size": 11},
            {"pile": (Card.MSL, Card.RML), "side": Side.RIGHT, "hand_size": 10},
            window=Window.TURN,
            strikes=frozenset({Blow.MF, Blow.MS, Blow.P}),
            last_act=played(Seat.TWO, Card.RML, Use.BREAK),
            player=Seat.TWO,
            holds="MFr RFl MSr P cover deny",
            may_play="MFr MSr P",
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "exchange",
        table_view(
            {"pile": (Card.P,), "side": Side.MIDDLE, "hand_size": 11},
            {
                "pile": (Card.P,),
                "side": Side.MIDDLE,
                "mods": (Modifier(Virtue.CELERITAS, 2),),
                "hand_size": 11,
            },
            window=Window.ESCAPE,
            active=(Seat.ONE,),
            pending=Pending(Seat.TWO, Card.P, Use.EXCHANGE),
            last_act=played(Seat.TWO, Card.P, Use.EXCHANGE),
            player=Seat.ONE,
            holds="MFl RFl P turn soprana breakoff",
            may_play="turn soprana breakoff",
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "counterattack",
        table_view(
            {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
            {"pile": (Card.MFR,), "side": Side.LEFT, "hand_size": 11},
            window=Window.DEFEND,
            active=(Seat.ONE,),
            attacker=Seat.TWO,
            pending=Pending(Seat.TWO, Card.MFR, Use.COUNTERATTACK),
            answers=frozenset({Blow.MF, Blow.MS}),
            last_act=played(Seat.TWO, Card.MFR, Use.COUNTERATTACK),
            player=Seat.ONE,
            holds="MFr RFl MSr P xelbow breakoff",
            may_play="MFr MSr breakoff",
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "bold",
        table_view(
            {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
            {"pile": (Card.MFL,), "side": Side.LEFT, "character": Character.GALEAZZO},
            window=Window.BOLD,
            bind=Bind.LARGO,
            is_bold=True,
            last_act=LastAct(kind=ActKind.BOLD, seat=Seat.ONE),
            player=Seat.TWO,
            holds="RFl P turn cover kick breakoff",
            may_play="kick breakoff",
        ),
        Chapter.EXAMPLES,
    ),
    Lesson("stretto", STRETTO, Chapter.EXAMPLES),
    Lesson("lent", BIND, Chapter.FINE_POINTS),
    Lesson(
        "skills",
        table_view(
            {
                "virtues": (Virtue.AUDATIA, Virtue.CELERITAS),
                "pile": (Card.MFL,),
                "side": Side.RIGHT,
                "discard": (Card.FEINT,),
                "hand_size": 10,
            },
            {
                "virtues": (Virtue.PRUDENTIA, Virtue.FORTITUDO),
                "pile": (Card.MSL,),
                "side": Side.LEFT,
            },
            window=Window.DENY,
            bind=Bind.LARGO,
            skill=Skill(Seat.ONE, Card.FEINT, Window.ENTRY),
            last_act=LastAct(kind=ActKind.SKILL, seat=Seat.ONE, cards=(Card.FEINT,)),
            player=Seat.TWO,
            holds="RFl RSr P cover taunt deny",
            may_play="deny",
        ),
        Chapter.FINE_POINTS,
    ),
    Lesson(
        "cycle",
        table_view(
            {"virtues": ()},
            {"virtues": ()},
            window=Window.MULLIGAN,
            active=(Seat.ONE, Seat.TWO),
            attacker=None,
            player=Seat.TWO,
            holds="MFl RFl P taunt deny lynx",
        ),
        Chapter.FINE_POINTS,
    ),
    Lesson(
        "passes",
        table_view(
            {"pile": (Card.MFL,), "side": Side.RIGHT, "hand_size": 11},
            {"pile": (Card.MSL,), "side": Side.LEFT, "hand_size": 11},
            window=Window.TURN,
            active=(Seat.ONE,),
            bind=Bind.LARGO,
            declined=1,
            strikes=frozenset({Blow.MF, Blow.MM, Blow.P}),
            last_act=LastAct(kind=ActKind.PASSED, seat=Seat.TWO),
        ),
        Chapter.FINE_POINTS,
    ),
    Lesson(
        "end",
        table_view(
            {
                "pile": (Card.MFL,),
                "side": Side.RIGHT,
                "hand_size": 5,
                "hand": cards_of_codes("RFl MSr P turn breakoff"),
            },
            {
                "posta": Posta.DENTE,
                "hand_size": 6,
                "hand": cards_of_codes("MFr MMl P bind taunt deny"),
            },
            window=Window.OVER,
            active=(),
            draws=1,
            last_act=played(Seat.ONE, Card.MFL, Use.ATTACK),
            winner=Seat.ONE,
            ending=Ending.BLOW,
        ),
        Chapter.FINE_POINTS,
    ),
    Lesson(
        "ours",
        table_view(
            {
                "pile": (Card.RFL,),
                "side": Side.LEFT,
                "launched": Posta.CODA_LONGA,
                "flank": Flank.INSIDE,
                "hand_size": 11,
            },
            {"pile": (Card.RSL,), "side": Side.RIGHT, "flank": Flank.OUTSIDE, "hand_size": 11},
            window=Window.REMEDY,
            bind=Bind.STRETTO,
            last_act=LastAct(kind=ActKind.ORIENTED, seat=Seat.ONE, word=Flank.INSIDE),
        ),
        Chapter.FINE_POINTS,
    ),
)
