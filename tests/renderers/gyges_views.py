"""Views of Gygès made by hand, and which of them are golden or shown in `docs/`."""

from __future__ import annotations

from dataclasses import replace

from engines.core.seat import Pair, Seat
from engines.core.values import View
from engines.gyges.terms import NUMBERS, End, Flight, LastMove, Phase
from engines.gyges.views import Choice, GygesView
from renderers.finished_match import FinishedMatch
from renderers.gyges.lessons import LESSONS
from renderers.style import Framing, RenderStyle, TimeLeft
from tests.renderers.picture_checks import DARK, LARGE, SAFE, STYLE

BY_RULE = {lesson.key: lesson.view for lesson in LESSONS}


def squares(names: str) -> tuple[int, ...]:
    return tuple(NUMBERS[name] for name in names.split())


def table(
    rows: str,
    *,
    playable: tuple[int, int] = (1, 6),
    to_act: Seat | None = Seat.ONE,
    onlooker: Seat | None = None,
    choice: Choice | None = None,
    last: LastMove | None = None,
) -> GygesView:
    return GygesView(
        onlooker=onlooker,
        setup_rows=2,
        origin_end=True,
        phase=Phase.PLAY,
        to_act=to_act,
        cells=tuple(int(value) for value in rows.replace("/", "")),
        hands=Pair(one=(), two=()),
        rows=Pair(one=playable[0] - 1, two=playable[1] - 1),
        choice=choice or Choice(),
        last=last,
    )


OPENING = table("321123/000000/000000/000000/000000/321123")
MOVED = table(
    "210000/100002/200120/000300/030301/000003",
    to_act=Seat.TWO,
    last=LastMove(
        seat=Seat.ONE,
        value=3,
        path=squares("c1 c2 c3 d3 d4 e4 e5 d5"),
        bounces=squares("d3 d4"),
        flight=Flight(value=2, source=NUMBERS["d5"], landing=NUMBERS["a3"]),
    ),
)
ASKED = replace(MOVED, onlooker=Seat.TWO, choice=Choice(rings=squares("f6")))
CHOSEN = table(
    "221230/300000/031000/000000/001000/010023",
    onlooker=Seat.ONE,
    choice=Choice(
        chosen=NUMBERS["b1"],
        rings=squares("a2 b3 c3 c5 b6"),
        free=squares("c2 a3 d3 b4 c4 d4 a5 b5 d5 a6 c6"),
        goal=NUMBERS["GN"],
    ),
)
CROSSED = table(
    "000000/000300/000000/000000/020000/010302",
    to_act=Seat.TWO,
    last=LastMove(
        seat=Seat.ONE,
        value=2,
        path=squares("c1 c2 c3 d3 d2 c2 b2 b3 b4 b5"),
        bounces=squares("d2"),
    ),
)
THROWN_NEAR = table(
    "000000/000000/003300/000010/000000/200000",
    to_act=Seat.TWO,
    last=LastMove(
        seat=Seat.ONE,
        value=3,
        path=squares("a3 b3 c3"),
        bounces=(),
        flight=Flight(value=3, source=NUMBERS["c3"], landing=NUMBERS["d3"]),
    ),
)
BEYOND = BY_RULE["throw_limit"]
FORESEEN = replace(MOVED, to_act=Seat.ONE, onlooker=Seat.ONE)
WON = BY_RULE["goal"]

WIDE = replace(STYLE, framing=Framing.WIDE, time_left=TimeLeft(share=8, figures="8 h"))
PICTURES: dict[str, tuple[View, RenderStyle]] = {
    "gyges_move": (MOVED, STYLE),
    "gyges_asked_dark": (ASKED, DARK),
    "gyges_chosen_large": (CHOSEN, LARGE),
    "gyges_beyond_safe": (BEYOND, SAFE),
    "gyges_foreseen": (FORESEEN, STYLE),
    "gyges_crossed_safe": (CROSSED, SAFE),
    "gyges_thrown_near_large": (THROWN_NEAR, LARGE),
    "gyges_setup": (BY_RULE["setup"], STYLE),
    "gyges_won_dark": (WON, DARK),
    "gyges_ribbon": (ASKED, replace(STYLE, time_left=TimeLeft(share=8, figures="8 h"))),
    "gyges_wide": (ASKED, WIDE),
    "gyges_wide_public": (MOVED, WIDE),
    "gyges_wide_chosen_dark": (CHOSEN, replace(DARK, framing=Framing.WIDE)),
    "gyges_wide_setup_large": (BY_RULE["setup"], replace(LARGE, framing=Framing.WIDE)),
    "gyges_wide_won_safe": (WON, replace(SAFE, framing=Framing.WIDE)),
}
PLATES: dict[str, tuple[FinishedMatch, RenderStyle]] = {
    "plate_gyges": (
        FinishedMatch(
            title="Gygès",
            date="2026-11-22",
            winner=Seat.ONE,
            views=(OPENING, CROSSED, MOVED, THROWN_NEAR, WON),
        ),
        STYLE,
    ),
    "plate_gyges_drawn_dark": (
        FinishedMatch(
            title="Gygès",
            date="2026-11-22",
            winner=None,
            views=(
                OPENING,
                CROSSED,
                replace(MOVED, phase=Phase.OVER, to_act=None, end=End.REPETITION),
            ),
        ),
        DARK,
    ),
}
