"""Alpha-beta over the most promising turns of each side.

The boards after a turn are compared as the side that played it sees them, before `flipped` gives
them to the other side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Final

from engines.cannae.computer.evaluation import WON, evaluate
from engines.cannae.rules.move_generator import (
    RelativeBoard,
    cavalry_moves,
    flipped,
    infantry_moves,
    is_decided,
)
from engines.cannae.terms import OCCURRENCES_TO_DRAW

# How many actions of each arm are followed by every action of the other.
_FACTORS: Final = ((infantry_moves, 6, cavalry_moves), (cavalry_moves, 3, infantry_moves))

_ONE_PLY: Final = 64  # turns judged by the best answer
_TWO_PLIES: Final = 24  # of these, turns judged by the answer to the best answers
_WIDTH: Final = 12  # answers looked into at every ply but the last
_REPETITION: Final = 30  # by how much less a turn decides that brings a position back

# By how much the next turn is overrated, at random, so that no two games are alike.
Noise = Callable[[], int]

# Boards after a turn, each with its value for the side that played it, the best first.
Ranked = list[tuple[int, RelativeBoard]]


@dataclass(slots=True)
class Search:
    """The search of one decision; the turns of a board are listed once, however it is reached.

    Turns are factored: each action is judged alone, and only the best of each arm are followed by
    the other arm's. That sees the push that bares infantry, and the charge that takes it.
    """

    shut_in: bool
    # How often each board has stood after a turn of the side that searches.
    occurrences: Mapping[RelativeBoard, int] = field(default_factory=dict)
    nodes: int = 0  # boards whose turns were listed
    _listed: dict[RelativeBoard, Ranked] = field(default_factory=dict)

    def value(self, board: RelativeBoard, plies: int, *, width: int, alpha: int, beta: int) -> int:
        """What the side to act makes of `board`; a bound if it isn't between `alpha` and `beta`.

        `width` turns are looked into at every ply but the last, which takes the best evaluation.
        """
        best = -WON
        for evaluation, after in self.promising(board)[: width if plies > 1 else 1]:
            if plies == 1 or is_decided(after):
                value = evaluation
            else:
                reply = flipped(after)
                value = -self.value(reply, plies - 1, width=width, alpha=-beta, beta=-alpha)
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def promising(self, board: RelativeBoard) -> Ranked:
        """The boards after the factored turns of the side to act, by their evaluation."""
        if (known := self._listed.get(board)) is None:
            known = self._listed[board] = self._list(board)
        return known

    def _list(self, board: RelativeBoard) -> Ranked:
        self.nodes += 1
        found = {board: evaluate(board)}
        for moves, count, other_moves in _FACTORS:
            judged = [(evaluate(after), after) for _, after in moves(board, shut_in=self.shut_in)]
            judged.sort(key=itemgetter(0), reverse=True)
            found.update((after, value) for value, after in judged)
            for _, after in judged[:count]:
                if is_decided(after):
                    continue
                for _, end in other_moves(after, shut_in=self.shut_in):
                    if end not in found:
                        found[end] = evaluate(end)
        return sorted(
            ((value, after) for after, value in found.items()), key=itemgetter(0), reverse=True
        )


def rank_by_evaluation(boards: Iterable[RelativeBoard], noise: Noise) -> Ranked:
    """The boards after a turn, by their evaluation and noise."""
    ranked = [(evaluate(board) + noise(), board) for board in boards]
    ranked.sort(key=itemgetter(0), reverse=True)
    return ranked


def rank_by_search(search: Search, ranked: Ranked, noise: Noise, *, nodes: int) -> Ranked:
    """The best of the `ranked` boards, judged by the answers, and by those to them.

    About `nodes` boards' turns are listed.
    """
    if ranked[0][0] >= WON:
        return ranked
    one_ply = [(_after(search, board, 1, -WON) + noise(), board) for _, board in ranked[:_ONE_PLY]]
    one_ply.sort(key=itemgetter(0), reverse=True)
    two_plies: Ranked = []
    best = -WON
    for _, board in one_ply[:_TWO_PLIES]:
        if two_plies and search.nodes >= nodes:
            break
        extra = noise()
        value = _after(search, board, 2, best - extra) + extra
        two_plies.append((value, board))
        best = max(best, value)
    two_plies.sort(key=itemgetter(0), reverse=True)
    return two_plies


def _after(search: Search, board: RelativeBoard, plies: int, alpha: int) -> int:
    # What a board is worth to the side that brought it about, after so many more turns. If it isn't
    # more than `alpha`, that it isn't is all that the answer says. What has stood before comes a
    # little nearer to a draw, and what has stood twice is one.
    if is_decided(board):
        return evaluate(board)
    if occurrences := search.occurrences.get(board, 0):
        if occurrences >= OCCURRENCES_TO_DRAW - 1:
            return 0
        alpha -= _REPETITION
    value = -search.value(flipped(board), plies, width=_WIDTH, alpha=-WON, beta=-alpha)
    return value - max(-_REPETITION, min(_REPETITION, value)) if occurrences else value
