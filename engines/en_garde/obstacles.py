"""What stands in the way of a refused action of En Garde: squares of the piste, cards, the attack.

Beside squares and cards, `pile:attack` is what was laid last, `pile:deck` the deck, and
`hand:own` all cards of the onlooker.
"""

from __future__ import annotations

from typing import Final

from engines.core.game import RuleError
from engines.core.obstacles import NOTHING, Mark, Obstacles, marked
from engines.core.seat import Seat
from engines.en_garde.moves import Action, Advance, IndirectAttack, Parry, Pass, Retreat
from engines.en_garde.terms import SQUARES
from engines.en_garde.views import EnGardeView

ATTACK: Final = "pile:attack"
DECK: Final = "pile:deck"
HAND: Final = "hand:own"

_AGAINST_ATTACK: Final = frozenset(
    {"must-answer", "must-answer-indirect", "parry-must-match", "no-retreat-from-direct"}
)


def obstacles(view: EnGardeView, move: Action | None, rule: RuleError) -> Obstacles:
    """As `MarksObstacles`."""
    seat = view.to_act
    if move is None or seat is None:
        return NOTHING
    code = rule.code
    if code in _AGAINST_ATTACK:
        return Obstacles(marks=_against_attack(view, move))
    match code:
        case "not-held":
            return Obstacles(marks=_not_held(view, move))
        case "no-parry-now":
            return Obstacles(marks=marked(empty=ATTACK, from_=_cards_in(view, move)))
        case "no-pass-now":
            return Obstacles(marks=marked(must=HAND))
        case "deck-is-out":
            return Obstacles(marks=marked(blocked=DECK, from_=_cards_in(view, move)))
        case "one-card-in-basic" | "no-parry-in-basic" | "only-in-advanced":
            return Obstacles(marks=marked(blocked=_cards_in(view, move)))
        case _:
            return _on_the_piste(view, seat, move)


# What has been laid, the cards that parry it if they are held, and those that were tried.
def _against_attack(view: EnGardeView, move: Action) -> tuple[Mark, ...]:
    right = _card(view.attack.value) if view.attack and view.attack.value in view.hand else ""
    return marked(blocked=ATTACK, must=right, from_=_cards_in(view, move))


def _not_held(view: EnGardeView, move: Action) -> tuple[Mark, ...]:
    return marked(empty=HAND, from_=_cards_in(view, move))


def _cards_in(view: EnGardeView, move: Action) -> list[str]:
    return [_card(value) for value in dict.fromkeys(move.cards) if value in view.hand]


def _card(value: int) -> str:
    return f"card:{value}"


def _on_the_piste(view: EnGardeView, seat: Seat, move: Action) -> Obstacles:
    if isinstance(move, Parry | Pass):
        return NOTHING
    start, rival = view.scene.squares[seat], view.scene.squares[seat.other]
    forward = 1 if seat is Seat.ONE else -1
    if isinstance(move, Retreat):
        edge = 1 if seat is Seat.ONE else SQUARES
        way = (str(start), str(edge)) if start != edge else ()
        marks = marked(blocked=str(edge), from_=[str(start), *_cards_in(view, move)])
        return Obstacles(marks=marks, way=way)
    is_step = isinstance(move, Advance)
    step = move.advance if isinstance(move, IndirectAttack) else move.value if is_step else 0
    if step >= abs(rival - start):
        return _forward(start, start + forward * step, rival, _cards_in(view, move))
    return _attack(view, start, start + forward * move.value, rival)


# A step that would end on the rival's square, or beyond it.
def _forward(start: int, end: int, rival: int, cards: list[str]) -> Obstacles:
    is_there = 1 <= end <= SQUARES
    target = str(end) if is_there and end != rival else ""
    marks = marked(blocked=str(rival), from_=[str(start), *cards], to=target)
    return Obstacles(marks=marks, way=(str(start), target or str(rival)))


# An attack that reaches a square where nobody stands.
def _attack(view: EnGardeView, start: int, reached: int, rival: int) -> Obstacles:
    right = abs(rival - start)
    cards = _card(right) if right in view.hand else ""
    reached_name = str(reached) if 1 <= reached <= SQUARES else ""
    marks = marked(empty=reached_name, from_=str(start), must=[str(rival), cards])
    return Obstacles(marks=marks, way=(str(start), reached_name) if reached_name else ())
