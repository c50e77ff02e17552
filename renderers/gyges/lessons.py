"""The rules of Gygès: a view for each paragraph. Words: `gyges-rules-<key>`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.terms import IN_HAND, NUMBERS, End, Flight, LastMove, Phase
from engines.gyges.views import Choice, GygesView
from renderers.lesson import Chapter, Lesson


def _squares(names: str) -> tuple[int, ...]:
    return tuple(NUMBERS[name] for name in names.split())


def _view(
    rows: str, playable: tuple[int, int] | None = None, last: LastMove | None = None
) -> GygesView:
    # North is to act. `rows` are as in the notation, `playable` the numbers of the playable ones.
    return GygesView(
        onlooker=None,
        setup_rows=2,
        origin_end=True,
        phase=Phase.PLAY,
        to_act=Seat.TWO,
        cells=tuple(int(value) for value in rows.replace("/", "")),
        hands=Pair(one=(), two=()),
        rows=Pair(one=playable and playable[0] - 1, two=playable and playable[1] - 1),
        choice=Choice(),
        last=last,
    )


def _asked(rows: str, playable: tuple[int, int] | None, choice: Choice) -> GygesView:
    return replace(_view(rows, playable), onlooker=Seat.ONE, to_act=Seat.ONE, choice=choice)


def _ended(view: GygesView, end: End) -> GygesView:
    return replace(view, phase=Phase.OVER, to_act=None, end=end)


def _moved(
    rows: str,
    playable: tuple[int, int] | None,
    value: int,
    path: str,
    bounces: str = "",
    thrown: tuple[int, str] | None = None,
) -> GygesView:
    # South has moved a ring, which may have thrown another one: its value, and where it landed.
    way, flight = _squares(path), None
    if thrown:
        flight = Flight(value=thrown[0], source=way[-1], landing=NUMBERS[thrown[1]])
    return _view(
        rows,
        playable,
        LastMove(seat=Seat.ONE, value=value, path=way, bounces=_squares(bounces), flight=flight),
    )


_INTO_GOAL: Final = _moved(
    "320000/110300/002000/030000/000010/000123", None, 2, "c1 c2 c3 c4 b4 b5 b6 GN", "c3 b4"
)

LESSONS: Final = (
    Lesson(
        "about",
        _moved(
            "210000/100002/200120/000300/030301/000003",
            (1, 6),
            3,
            "c1 c2 c3 d3 d4 e4 e5 d5",
            "d3 d4",
            (2, "a3"),
        ),
        Chapter.ABOUT,
    ),
    Lesson(
        "setup",
        replace(
            _asked(
                "300003/020000/000000/000000/000000/000000",
                None,
                Choice(free=_squares("b1 c1 d1 e1 a2 c2 d2 e2 f2"), placing=2),
            ),
            phase=Phase.SETUP,
            hands=Pair(one=IN_HAND[3:], two=IN_HAND),
        ),
    ),
    Lesson(
        "playable_row",
        _asked(
            "000000/210312/001000/000300/020000/312030",
            (2, 6),
            Choice(rings=_squares("a2 b2 d2 e2 f2")),
        ),
    ),
    Lesson("steps", _moved("000000/210310/001020/000300/020000/312030", (2, 6), 2, "f2 f3 e3")),
    Lesson(
        "bounce",
        _moved(
            "000000/210012/001000/000303/020000/312030",
            (2, 6),
            3,
            "d2 d3 e3 e2 f2 f3 f4",
            "e2 f2",
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "throw",
        _moved(
            "000000/210013/001000/000300/022000/312030",
            (2, 6),
            3,
            "d2 d3 e3 e2 f2",
            "e2",
            (2, "c5"),
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "throw_limit",
        _asked(
            "000000/210312/001000/000300/321032/000000",
            (2, 5),
            Choice(
                chosen=NUMBERS["d2"],
                hit=NUMBERS["f2"],
                path=_squares("d2 d3 e3 e2 f2"),
                bounces=_squares("e2"),
                free=_squares("a1 b1 c1 d1 e1 f1 c2 d2 a3 b3 d3 e3 f3 a4 b4 c4 e4 f4 d5"),
            ),
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "border",
        _moved(
            "001123/003000/300200/000000/000000/021123", (1, 6), 3, "b1 b2 b3 a3 a2 b2 c2", "a3"
        ),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "goal", replace(_ended(_INTO_GOAL, End.GOAL), winner=Seat.ONE, scored=2), Chapter.EXAMPLES
    ),
    Lesson(
        "origin",
        _moved(
            "000000/210213/001000/000300/020000/312030",
            (2, 6),
            3,
            "d2 d3 e3 e2 f2",
            "e2",
            (2, "d2"),
        ),
        Chapter.FINE_POINTS,
    ),
    Lesson(
        "shut_in",
        _asked(
            "332233/112112/000000/000000/000000/000000",
            (2, 2),
            Choice(rings=_squares("a2 b2 c2 d2 e2 f2")),
        ),
        Chapter.FINE_POINTS,
    ),
    Lesson(
        "draw",
        _ended(_view("321123/000000/000000/000000/000000/321123"), End.REPETITION),
        Chapter.FINE_POINTS,
    ),
)
