"""The turns of one side as a collection that is listed only when somebody lists it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.cannae.moves import PASS, Turn
from engines.cannae.rules.actions import Action
from engines.cannae.rules.bitboards import ALL
from engines.cannae.rules.field import ACTIONS, Field, Outcomes, is_decided, turns
from engines.cannae.terms import SQUARES, Arm
from engines.core.moves import Fork, Listed

NONE: Final = Listed[Turn]()


def offers(field: Field, done: tuple[Action, ...], *, shut_in: bool, only: int = ALL) -> Outcomes:
    """The actions of the pieces in `only` that may follow those `done` this turn."""
    if done and is_decided(field):
        return []
    used = {action.arm for action in done}
    return [
        offer
        for arm, actions in ACTIONS.items()
        if arm not in used
        for offer in actions(field, shut_in=shut_in, only=only)
    ]


def after(field: Field, actions: tuple[Action, ...], *, shut_in: bool) -> Field | None:
    """The field after those actions in their order; None if they are not legal."""
    for number, action in enumerate(actions):
        found = offers(field, actions[:number], shut_in=shut_in, only=1 << action.origin)
        there = next((there for offer, there in found if offer == action), None)
        if there is None:
            return None
        field = there
    return field


class Turns:
    """The legal turns of the side that sees `field`.

    Iteration gives one turn for every distinct position (`field.turns`). `in` also takes other
    legal ways there, such as the cavalry first; `after` leads along both orders, and ends either
    in the turn with the infantry first where that comes to the same.
    """

    __slots__ = ("_field", "_shut_in")

    def __init__(self, field: Field, *, shut_in: bool) -> None:
        self._field = field
        self._shut_in = shut_in

    def __contains__(self, turn: object, /) -> bool:
        if not isinstance(turn, Turn):
            return False
        return after(self._field, turn.actions, shut_in=self._shut_in) is not None

    def __iter__(self) -> Iterator[Turn]:
        return map(Turn, turns(self._field, shut_in=self._shut_in).values())

    def __bool__(self) -> bool:
        return True  # ruling 18: one may always pass

    def after(self, path: tuple[str, ...]) -> Fork[Turn]:
        """What may follow `path`: a piece, its square, a piece of the other arm, its square."""
        if path == (PASS,):
            return Fork(move=Turn())
        way = self.along(path)
        if way is None:
            return Fork()
        field, done = way
        only = _mask(path[-1]) if len(path) % 2 else ALL
        found = offers(field, done, shut_in=self._shut_in, only=only)
        if len(path) % 2:
            return Fork(steps=tuple(action.steps[1] for action, _ in found))
        movable = tuple(dict.fromkeys(action.steps[0] for action, _ in found))
        if not done:
            return Fork(steps=(*movable, PASS))
        return Fork(move=self._usual(field, done), steps=movable)

    def along(self, path: tuple[str, ...]) -> tuple[Field, tuple[Action, ...]] | None:
        """The field after the whole actions of `path`, and they; None if it can't be walked."""
        field, done = self._field, tuple[Action, ...]()
        for number in range(0, len(path) - 1, 2):
            taps = path[number : number + 2]
            found = offers(field, done, shut_in=self._shut_in, only=_mask(taps[0]))
            chosen = next((offer for offer in found if offer[0].steps == taps), None)
            if chosen is None:
                return None
            field, done = chosen[1], (*done, chosen[0])
        return field, done

    def _usual(self, field: Field, done: tuple[Action, ...]) -> Turn:
        """The way to write a turn that comes to `field`: infantry first if that does too."""
        usual = tuple(sorted(done, key=lambda action: action.arm is Arm.CAVALRY))
        if usual != done and after(self._field, usual, shut_in=self._shut_in) == field:
            return Turn(usual)
        return Turn(done)


def _mask(name: str) -> int:
    """The set of the square of that name; empty if there is none."""
    return 1 << SQUARES[name] if name in SQUARES else 0
