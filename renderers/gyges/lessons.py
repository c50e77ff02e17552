"""The rules of Gygès: a view for each paragraph. Words: `gyges-rules-<key>`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.terms import IN_HAND, NUMBERS, End, Flight, LastMove, Phase
from engines.gyges.views import Choice, GygesView
from renderers.lesson import Chapter, Lesson

_MEETING: Final = "000000/210312/001000/000300/020000/312030"


def _squares(names: str) -> tuple[int, ...]:
    """Numbers of squares and goals by their names."""
    return tuple(NUMBERS[name] for name in names.split())


def _view(
    rows: str, playable: tuple[int, int] | None = None, last: LastMove | None = None
) -> GygesView:
    """A table on which North is to act: rows as in the notation, playable rows by their numbers."""
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


def _asked(view: GygesView, choice: Choice) -> GygesView:
    """The same as South sees it, when it is his turn."""
    return replace(view, onlooker=Seat.ONE, to_act=Seat.ONE, choice=choice)


def _ended(view: GygesView, end: End) -> GygesView:
    return replace(view, phase=Phase.OVER, to_act=None, end=end)


def _moved(value: int, path: str, bounces: str = "", flight: Flight | None = None) -> LastMove:
    return LastMove(
        seat=Seat.ONE,
        value=value,
        path=_squares(path),
        bounces=_squares(bounces),
        flight=flight,
    )


def _about() -> GygesView:
    rows = "210000/100002/200120/000300/030301/000003"
    flight = Flight(value=2, source=NUMBERS["d5"], landing=NUMBERS["a3"])
    return _view(rows, (1, 6), _moved(3, "c1 c2 c3 d3 d4 e4 e5 d5", "d3 d4", flight))


def _setup() -> GygesView:
    choice = Choice(free=_squares("b1 c1 d1 e1 a2 c2 d2 e2 f2"), placing=2)
    view = _asked(_view("300003/020000/000000/000000/000000/000000"), choice)
    return replace(view, phase=Phase.SETUP, hands=Pair(one=IN_HAND[3:], two=IN_HAND))


def _playable_row() -> GygesView:
    return _asked(_view(_MEETING, (2, 6)), Choice(rings=_squares("a2 b2 d2 e2 f2")))


def _steps() -> GygesView:
    rows = "000000/210310/001020/000300/020000/312030"
    return _view(rows, (2, 6), _moved(2, "f2 f3 e3"))


def _bounce() -> GygesView:
    rows = "000000/210012/001000/000303/020000/312030"
    return _view(rows, (2, 6), _moved(3, "d2 d3 e3 e2 f2 f3 f4", "e2 f2"))


def _throw() -> GygesView:
    rows = "000000/210013/001000/000300/022000/312030"
    return _view(rows, (2, 6), _moved(3, "d2 d3 e3 e2 f2", "e2", _thrown_to("c5")))


def _throw_limit() -> GygesView:
    free = "a1 b1 c1 d1 e1 f1 c2 d2 a3 b3 d3 e3 f3 a4 b4 c4 e4 f4 d5"
    choice = Choice(
        chosen=NUMBERS["d2"],
        hit=NUMBERS["f2"],
        path=_squares("d2 d3 e3 e2 f2"),
        bounces=_squares("e2"),
        free=_squares(free),
    )
    return _asked(_view("000000/210312/001000/000300/321032/000000", (2, 5)), choice)


def _border() -> GygesView:
    rows = "001123/003000/300200/000000/000000/021123"
    return _view(rows, (1, 6), _moved(3, "b1 b2 b3 a3 a2 b2 c2", "a3"))


def _goal() -> GygesView:
    rows = "320000/110300/002000/030000/000010/000123"
    last = _moved(2, "c1 c2 c3 c4 b4 b5 b6 GN", "c3 b4")
    return replace(_ended(_view(rows, last=last), End.GOAL), winner=Seat.ONE, scored=2)


def _origin() -> GygesView:
    rows = "000000/210213/001000/000300/020000/312030"
    return _view(rows, (2, 6), _moved(3, "d2 d3 e3 e2 f2", "e2", _thrown_to("d2")))


def _shut_in() -> GygesView:
    rows = "332233/112112/000000/000000/000000/000000"
    return _asked(_view(rows, (2, 2)), Choice(rings=_squares("a2 b2 c2 d2 e2 f2")))


def _draw() -> GygesView:
    rows = "321123/000000/000000/000000/000000/321123"
    return _ended(_view(rows), End.REPETITION)


def _thrown_to(landing: str) -> Flight:
    """The double on f2, hit by the triple from d2."""
    return Flight(value=2, source=NUMBERS["f2"], landing=NUMBERS[landing])


LESSONS: Final = (
    Lesson("about", _about(), Chapter.ABOUT),
    Lesson("setup", _setup(), Chapter.TURN),
    Lesson("playable_row", _playable_row(), Chapter.TURN),
    Lesson("steps", _steps(), Chapter.TURN),
    Lesson("bounce", _bounce(), Chapter.EXAMPLES),
    Lesson("throw", _throw(), Chapter.EXAMPLES),
    Lesson("throw_limit", _throw_limit(), Chapter.EXAMPLES),
    Lesson("border", _border(), Chapter.EXAMPLES),
    Lesson("goal", _goal(), Chapter.EXAMPLES),
    Lesson("origin", _origin(), Chapter.FINE_POINTS),
    Lesson("shut_in", _shut_in(), Chapter.FINE_POINTS),
    Lesson("draw", _draw(), Chapter.FINE_POINTS),
)
