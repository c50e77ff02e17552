"""The turns of one side as a collection that is listed only when somebody lists it."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cannae.moves import PASS, Turn
from engines.cannae.rules.actions import Action
from engines.cannae.rules.bitboards import ALL
from engines.cannae.rules.move_generator import (
    RelativeBoard,
    board_after,
    distinct_turns,
    next_actions,
)
from engines.cannae.rules.objections import broken_rule
from engines.cannae.terms import SQUARES, Arm
from engines.core.moves import Fork


class LegalTurns:
    """The legal turns of the side to act.

    `in` asks for a broken rule. Iteration gives one turn for every distinct position
    (`distinct_turns`); `in` also takes other legal ways there, such as the cavalry first; `after`
    leads along both orders, and ends either in the turn with the infantry first where that comes
    to the same.
    """

    __slots__ = ("_board", "_shut_in")

    def __init__(self, board: RelativeBoard, *, shut_in: bool) -> None:
        self._board = board
        self._shut_in = shut_in

    def __contains__(self, turn: object, /) -> bool:
        return (
            isinstance(turn, Turn)
            and broken_rule(self._board, turn.actions, shut_in=self._shut_in) is None
        )

    def __iter__(self) -> Iterator[Turn]:
        return map(Turn, distinct_turns(self._board, shut_in=self._shut_in).values())

    def __bool__(self) -> bool:
        return True  # ruling 18: one may always pass

    def after(self, path: tuple[str, ...]) -> Fork[Turn]:
        """What may follow `path`: a piece, its square, a piece of the other arm, its square."""
        if path == (PASS,):
            return Fork(move=Turn())
        walked = self.follow(path)
        if walked is None:
            return Fork()
        board, done = walked
        only = _mask(path[-1]) if len(path) % 2 else ALL
        actions = [a for a, _ in next_actions(board, done, shut_in=self._shut_in, only=only)]
        if len(path) % 2:
            return Fork(steps=tuple(action.steps[1] for action in actions))
        movable = tuple(dict.fromkeys(action.steps[0] for action in actions))
        if not done:
            return Fork(steps=(*movable, PASS))
        return Fork(move=self._infantry_first(board, done), steps=movable)

    def follow(self, path: tuple[str, ...]) -> tuple[RelativeBoard, tuple[Action, ...]] | None:
        """The board after the whole actions of `path`, and they; None if one isn't legal."""
        board, done = self._board, tuple[Action, ...]()
        for number in range(0, len(path) - 1, 2):
            taps = path[number : number + 2]
            found = next_actions(board, done, shut_in=self._shut_in, only=_mask(taps[0]))
            chosen = next(((a, after) for a, after in found if a.steps == taps), None)
            if chosen is None:
                return None
            done, board = (*done, chosen[0]), chosen[1]
        return board, done

    def _infantry_first(self, board: RelativeBoard, done: tuple[Action, ...]) -> Turn:
        # The turn of these actions; infantry first if that comes to the same `board`.
        ordered = tuple(sorted(done, key=lambda action: action.arm is Arm.CAVALRY))
        if ordered == done or broken_rule(self._board, ordered, shut_in=self._shut_in):
            return Turn(done)
        after = self._board
        for action in ordered:
            after = board_after(after, action, shut_in=self._shut_in)
        return Turn(ordered if after == board else done)


def _mask(name: str) -> int:
    # The set of the square of that name; empty if there is none.
    return 1 << SQUARES[name] if name in SQUARES else 0
