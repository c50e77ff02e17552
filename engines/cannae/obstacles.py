"""What stands in the way of a refused turn of Cannae: the pieces that forbid its wrong action."""

from __future__ import annotations

from typing import Final

from engines.cannae.moves import Turn
from engines.cannae.rules.actions import Action
from engines.cannae.terms import NAMES, SIDE, SQUARES, Kind, Square
from engines.cannae.views import CannaeView
from engines.core.game import RuleError
from engines.core.obstacles import NOTHING, Obstacles, marked, named_in
from engines.core.seat import Seat

_WRITTEN: Final = {name: name for name in SQUARES}
# What forbids the action stands where it would end, or isn't there.
_TARGET_BLOCKED: Final = frozenset(
    {
        "step-onto-piece",
        "slide-onto-own",
        "slide-onto-infantry",
        "cavalry-against-cavalry",
        "charge-own",
        "in-contact",
    }
)
_TARGET_EMPTY: Final = frozenset({"nothing-to-push", "nobody-to-charge"})
_ORIGIN_BLOCKED: Final = frozenset(
    {
        "infantry-twice",
        "cavalry-twice",
        "decided-already",
        "not-yours",
        "not-infantry",
        "not-cavalry",
    }
)
_ORIGIN_EMPTY: Final = frozenset({"nobody-there", "lost-before", "moved-before"})


def obstacles(view: CannaeView, move: Turn | None, rule: RuleError) -> Obstacles:
    """As `MarksObstacles`: of the first action that isn't legal."""
    seat = view.to_act
    if seat is None:
        return NOTHING
    if move is None:
        return named_in(str(rule.facts.get("text", "")), _WRITTEN)
    written = rule.facts.get("action")
    wrong = [action for action in move.actions if str(action) == written]
    return _of_an_action(view, seat, wrong[-1], rule) if wrong else NOTHING


def _of_an_action(view: CannaeView, seat: Seat, action: Action, rule: RuleError) -> Obstacles:
    code, origin, target = rule.code, NAMES[action.origin], NAMES[action.target]
    way = (origin, target) if origin != target else ()
    if code in _ORIGIN_BLOCKED:
        marks = marked(blocked=origin, to=target)
    elif code in _ORIGIN_EMPTY:
        marks = marked(empty=origin, must=str(rule.facts.get("target", "")), to=target)
    elif code in _TARGET_BLOCKED:
        marks = marked(blocked=target, from_=origin)
    elif code in _TARGET_EMPTY:
        marks = marked(empty=target, from_=origin)
    elif code in ("path-blocked", "supported"):
        forbids = str(rule.facts["blocker" if code == "path-blocked" else "supporter"])
        marks = marked(blocked=forbids, from_=origin, to=target)
    elif code.startswith("push-too-weak"):
        pushers, opposing = _line(view, seat, action)
        marks = marked(blocked=opposing, from_=pushers)
    else:
        marks = marked(from_=origin, to=target)
    return Obstacles(marks=marks, way=way)


# The infantry that pushes, and the enemies that hold the line against it. What stands in it behind
# the first of these counts for neither side unless it is the enemy's.
def _line(view: CannaeView, seat: Seat, action: Action) -> tuple[list[str], list[str]]:
    pieces, pushers, opposing = view.pieces, list[str](), list[str]()
    square: Square | None = action.origin
    is_active = True
    while square is not None and (piece := pieces[square]):
        is_pusher = piece.seat is seat and piece.arm is Kind.PUSH.arm
        if piece.seat is not seat:
            opposing.append(NAMES[square])
        elif is_pusher and is_active:
            pushers.append(NAMES[square])
        is_active = is_active and is_pusher
        square = _beyond(square, action)
    return pushers, opposing


def _beyond(square: Square, action: Action) -> Square | None:
    rank, file = divmod(square, SIDE)
    (rank_from, file_from), (rank_to, file_to) = (
        divmod(end, SIDE) for end in (action.origin, action.target)
    )
    rank, file = rank + rank_to - rank_from, file + file_to - file_from
    return rank * SIDE + file if 0 <= rank < SIDE and 0 <= file < SIDE else None
