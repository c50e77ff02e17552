"""What stands in the way of a refused move of Gygès: rings, rows, borders, and the way it tried."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.core.game import RuleError
from engines.core.obstacles import NOTHING, Obstacles, marked, named_in
from engines.core.seat import Seat
from engines.gyges.moves import GygesMove, RingMove, SetUp, Slide, Throw
from engines.gyges.rules.no_route import (
    blocked_way,
    blocker_on,
    border_crossed_twice,
    way_crossing_twice,
)
from engines.gyges.rules.rings import packed
from engines.gyges.rules.route import route
from engines.gyges.terms import FILES, GOALS, NAMES, NEAREST
from engines.gyges.views import GygesView

# Squares and goals as players write them.
_WRITTEN: Final = {name.lower(): name for name in NAMES}


def obstacles(view: GygesView, move: GygesMove | None, rule: RuleError) -> Obstacles:
    """As `MarksObstacles`."""
    seat = view.to_act
    if seat is None:
        return NOTHING
    if move is None:
        return _of_a_text(rule)
    if isinstance(move, SetUp) or rule.code == "set-up-first":
        return _of_a_setup(view, seat, rule)
    return _of_a_ring(view, seat, move, rule.code)


def _of_a_text(rule: RuleError) -> Obstacles:
    is_setup = rule.code == "not-a-setup"
    return NOTHING if is_setup else named_in(str(rule.facts.get("text", "")), _WRITTEN)


def _of_a_setup(view: GygesView, seat: Seat, rule: RuleError) -> Obstacles:
    near, far = NEAREST[seat][:2]
    if rule.code == "one-row-only":
        return Obstacles(marks=marked(must=_row(near), blocked=_row(far)))
    if rule.code == "set-up-first":
        return Obstacles(marks=marked(must=_row(near, NEAREST[seat][view.setup_rows - 1])))
    return NOTHING


def _of_a_ring(view: GygesView, seat: Seat, move: RingMove, code: str) -> Obstacles:
    start, end = move.start, move.end if isinstance(move, Slide) else move.hit
    straight = (NAMES[start], NAMES[end])
    match code:
        case "no-ring":
            return Obstacles(marks=marked(empty=NAMES[start], to=NAMES[end]), way=straight)
        case "not-from-goal" | "throws-itself" | "origin-end":
            return Obstacles(marks=marked(blocked=NAMES[start]))
        case "not-in-playable-row":
            return Obstacles(marks=marked(blocked=NAMES[start], must=_playable_row(view, seat)))
        case "own-goal":
            marks = marked(blocked=NAMES[end], must=NAMES[GOALS[seat]], from_=NAMES[start])
            return Obstacles(marks=marks, way=straight)
        case "landing-taken" | "beyond-row" if isinstance(move, Throw):
            return _of_a_throw(view, seat, move, code)
        case _:
            return _of_a_way(packed(view.cells), start, end, code)


def _of_a_throw(view: GygesView, seat: Seat, move: Throw, code: str) -> Obstacles:
    hit, landing = NAMES[move.hit], NAMES[move.landing]
    limit = _playable_row(view, seat.other) if code == "beyond-row" else ""
    return Obstacles(marks=marked(blocked=landing, from_=hit, must=limit), way=(hit, landing))


# The ring may be moved, but not there.
def _of_a_way(rings: int, start: int, end: int, code: str) -> Obstacles:
    ends = {"from_": NAMES[start], "to": NAMES[end]}
    if code in ("ends-on-ring", "nothing-to-throw"):
        role = "blocked" if code == "ends-on-ring" else "empty"
        marks = marked(**{role: NAMES[end], "from_": NAMES[start]})
        return Obstacles(marks=marks, way=_named(route(rings, start, end).path))
    if way := way_crossing_twice(rings, start, end) if code == "crosses-twice" else ():
        border = "|".join(NAMES[square] for square in border_crossed_twice(way))
        return Obstacles(marks=marked(blocked=border, from_=NAMES[start]), way=_named(way))
    if way := blocked_way(rings, start, end) if code == "blocked" else ():
        blocker = NAMES[blocker_on(rings, way)]
        return Obstacles(marks=marked(blocked=blocker, **ends), way=_named(way))
    if start == end:
        return Obstacles(marks=marked(blocked=NAMES[start]))
    return Obstacles(marks=marked(**ends), way=(ends["from_"], ends["to"]))


def _named(squares: Iterable[int]) -> tuple[str, ...]:
    return tuple(NAMES[square] for square in squares)


def _row(row: int, last: int | None = None) -> str:
    # All squares of a row, or of those up to the last one.
    end = row if last is None else last
    return f"{NAMES[FILES * row]}..{NAMES[FILES * end + FILES - 1]}"


def _playable_row(view: GygesView, seat: Seat) -> str:
    row = view.rows[seat]
    return "" if row is None else _row(row)
