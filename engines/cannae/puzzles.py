"""Puzzles of Cannae: the last infantry is taken by force, by one first turn alone.

Turns that lead to the same board count as one. A win in 3 plies is unique among all turns of both
sides. A longer one is unique among wins in which every turn but the last threatens to take the last
infantry at once; in 3 plies it must, for the rival may pass. What the
rival answers is always searched whole.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Final

from engines.cannae.computer.fields import Field, after_cavalry, after_infantry, field_of
from engines.cannae.computer.forced_wins import A_TURN, ForcedWins, OutOfWorkError
from engines.cannae.computer.signed_masks import count
from engines.cannae.late_fields import late_fields
from engines.cannae.moves import Turn
from engines.cannae.notation.positions import new_state
from engines.cannae.rules.board import relative_to
from engines.cannae.rules.move_generator import (
    RelativeBoard,
    distinct_turns,
    flipped,
    is_decided,
)
from engines.cannae.state import CannaeState, Rules
from engines.core.chance import Chance
from engines.core.game import AnyGame
from engines.core.options import complete
from engines.core.puzzles import Solution, UnprovedError
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat

LONGEST: Final = 7  # plies
WORK: Final = 8_000  # boards for one position that are looked at for a win at once

_ANSWERING: Final = 5_000  # such boards, to find what refutes a turn
_SHORTEST: Final = 3
_SEVERAL: Final = 2
_SIDE: Final = 8


class CannaePuzzles:
    """Forced wins, for seats that don't win at once."""

    players = ("keen", "keen~20", "keen~40", "novice")
    plies = 16
    branches = 40

    def positions(self, game: AnyGame, chance: Chance) -> Iterator[str]:
        """Late positions of a game that is played fast, the last first, and some near them."""
        fields = late_fields(FastLuck.drawn_from(chance))
        options = complete(game.options, {})
        rules = Rules.of(options)
        for field, seat in fields:
            board = relative_to(field.board(), seat)
            yield game.write(new_state(rules, board, seat))

    def solve(self, state: CannaeState, seat: Seat) -> Solution:
        """The turn after which no answer prevents the win, in as few plies as can be.

        Raises:
            UnprovedError: a win at once, no win, several, or too much work.
        """
        board = relative_to(state.board, seat)
        wins = ForcedWins(shut_in=state.rules.shut_in, work=WORK)
        try:
            after, plies = _only_win(wins, field_of(board))
            wins.left += WORK  # to find a stubborn defence
            line = _Line(wins, shut_in=state.rules.shut_in)
            return Solution(line=tuple(line.of_a_win(board, after, plies)), kind=f"win-in-{plies}")
        except OutOfWorkError:
            raise UnprovedError("it takes too much work") from None

    def answer(self, after: CannaeState, seat: Seat, plies: int) -> Turn | None:
        """What the rival may do against every win of `seat` by threats within `plies`."""
        shut_in = after.rules.shut_in
        answers = distinct_turns(relative_to(after.board, seat.other), shut_in=shut_in)
        if winning := [turn for board, turn in answers.items() if not board[2]]:
            return Turn(winning[0])
        wins = ForcedWins(shut_in=shut_in, work=_ANSWERING)
        try:
            for board, turn in sorted(answers.items(), key=lambda one: len(one[1])):
                field = field_of(flipped(board))
                if not (wins.at_once(field) or (plies > 1 and wins.wins(field, plies))):
                    return Turn(turn)
        except OutOfWorkError:
            pass
        return None

    def key(self, state: CannaeState, seat: Seat) -> Hashable:
        """The board as `seat` sees it, in the least of its eight reflections."""
        board = relative_to(state.board, seat)
        seen = []
        for turned in (board, tuple(map(_transposed, board))):
            for one in (turned, tuple(map(_upside_down, turned))):
                seen += [one, tuple(map(_mirrored, one))]
        return min(seen)


def _only_win(wins: ForcedWins, field: Field) -> tuple[Field, int]:
    # The board after the one turn that wins, and in how many plies. Raises UnprovedError.
    if count(field.enemies) > 2 * A_TURN:
        raise UnprovedError("the rival has too much infantry")
    if wins.at_once(field):
        raise UnprovedError("it is won at once")
    found = wins.two_wins(field)
    plies = _SHORTEST
    threats = [] if found else wins.threats(field)
    while threats and not found and plies < LONGEST:
        plies += 2
        for after in threats:
            if len(found) < _SEVERAL and wins.holds(after, plies - 1):
                found.append(after)
    if len(found) == _SEVERAL:
        raise UnprovedError(f"several turns win in {plies} plies")
    if found:
        return found[0], plies
    raise UnprovedError(f"no win by threats in {LONGEST} plies")


@dataclass(frozen=True, slots=True)
class _Line:
    wins: ForcedWins
    shut_in: bool

    def of_a_win(self, board: RelativeBoard, after: Field, plies: int) -> Iterator[str]:
        """The turn to `after`, the rival's longest defence, and what follows to the end."""
        yield self._turn(board, after.board())
        held = after.board()
        answers = distinct_turns(flipped(held), shut_in=self.shut_in)
        boards = [one for one in answers if not is_decided(one)]
        answer = max(boards, key=lambda one: (*self._stands(one, plies - 2), -len(answers[one])))
        yield str(Turn(answers[answer]))
        onward = flipped(answer)
        field = field_of(onward)
        if self.wins.at_once(field):
            ends = distinct_turns(onward, shut_in=self.shut_in)
            yield str(Turn(next(turn for end, turn in ends.items() if not end[2])))
            return
        left = self._lasts(answer, plies - 2)
        then = next(one for one in self.wins.threats(field) if self.wins.holds(one, left - 1))
        yield from self.of_a_win(onward, then, left)

    def _stands(self, answer: RelativeBoard, most: int) -> tuple[int, int]:
        # How long, and then against how many single actions: a win by two is harder to see.
        field, shut_in = field_of(flipped(answer)), self.shut_in
        acts = [*after_infantry(field, shut_in), *after_cavalry(field, shut_in)]
        return self._lasts(answer, most), -sum(after.enemies == 0 for after in acts)

    def _lasts(self, answer: RelativeBoard, most: int) -> int:
        # In how many plies the attacker wins after an answer, which is seen by who gave it.
        field = field_of(flipped(answer))
        if self.wins.at_once(field):
            return 1
        return next(n for n in range(_SHORTEST, most + 1, 2) if self.wins.wins(field, n))

    def _turn(self, board: RelativeBoard, after: RelativeBoard) -> str:
        return str(Turn(distinct_turns(board, shut_in=self.shut_in)[after]))


def _mirrored(mask: int) -> int:
    return sum(1 << (s ^ (_SIDE - 1)) for s in range(64) if mask >> s & 1)


def _upside_down(mask: int) -> int:
    return sum(1 << (s ^ 56) for s in range(64) if mask >> s & 1)


def _transposed(mask: int) -> int:
    return sum(1 << (s % _SIDE * _SIDE + s // _SIDE) for s in range(64) if mask >> s & 1)


PUZZLES: Final = CannaePuzzles()
