"""Judges decisions of Cannae: by what the level `master` sees two turns and more ahead.

An evaluation is read as a chance by a logistic function, fitted to games between computers. Where
a side takes the last infantry at once, the chance is 1 or 0.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import exp
from typing import Final

from engines.cannae.computer.evaluation import WON, evaluate
from engines.cannae.computer.search import Search, rank_by_evaluation, rank_by_search
from engines.cannae.moves import Turn
from engines.cannae.rules.board import relative_to
from engines.cannae.rules.move_generator import (
    RelativeBoard,
    board_after,
    distinct_turns,
    flipped,
    is_decided,
)
from engines.cannae.terms import OCCURRENCES_TO_DRAW
from engines.cannae.views import CannaeView
from engines.core.analysis.judge import Verdict
from engines.core.search.luck import FastLuck

# One more in the evaluation is so much in the log odds; docs/analysis.md: measured.
_SLOPE: Final = 0.013

# How far the difference of two chances read from evaluations is off: by so much, as a standard
# deviation, a search one turn deeper changed them.
_ERROR: Final = 0.05

_PLIES: Final = 3  # turns after the one that is judged; 2 where little work is allowed
_LITTLE: Final = 24  # play-outs
_WIDTH: Final = 8  # turns looked into at each of them but the last
_COMPARED: Final = 3  # of the turns that the master ranks first


class CannaeJudge:
    """Nothing is hidden, so both judgements are the same."""

    def judge(
        self,
        view: CannaeView,
        move: Turn,
        *,
        playouts: int,
        luck: FastLuck,
        rival: CannaeView | None = None,
    ) -> Verdict:
        """As `DecisionJudge.judge`; a play-out is one board whose turns are listed.

        Raises ValueError: the view isn't that of the seat to act.
        """
        seat = view.to_act
        if seat is None or view.onlooker is not seat:
            raise ValueError("a decision is judged from the view of the seat to act")
        shut_in, board = view.immobilised_cavalry, relative_to(view.board, seat)
        occurrences = Counter(relative_to(one, seat) for one in view.earlier_boards)
        search = Search(shut_in=shut_in, occurrences=occurrences)
        played = board
        for action in move.actions:
            played = board_after(played, action, shut_in=shut_in)
        turns = distinct_turns(board, shut_in=shut_in)
        ranked = rank_by_evaluation(turns, _no_noise)
        if ranked[0][0] < WON:
            ranked = rank_by_search(search, ranked, _no_noise, nodes=playouts)
        scales = _Scales(search, _PLIES - (playouts < _LITTLE))
        boards = [one for _, one in ranked[:_COMPARED] if one != played]
        values = {one: scales.value(one) for one in (played, *boards)}
        best = max(values, key=values.__getitem__)
        if best == played or values[best] <= values[played]:
            chance = _chance(values[played])
            return Verdict(best=move, chance=chance, after=chance, error=0.0)
        chance, after = _chance(values[best]), _chance(values[played])
        return Verdict(
            best=Turn(turns[best]),
            chance=chance,
            after=after,
            error=_ERROR,
            difference=chance - after,
        )


def _no_noise() -> int:
    return 0


def _chance(value: int) -> float:
    if abs(value) >= WON:
        return float(value > 0)
    return 1 / (1 + exp(-_SLOPE * value))


@dataclass(frozen=True, slots=True)
class _Scales:
    search: Search
    plies: int

    def value(self, board: RelativeBoard) -> int:
        """What a board is worth to the side that brought it about."""
        if is_decided(board):
            return evaluate(board)
        if self.search.occurrences.get(board, 0) >= OCCURRENCES_TO_DRAW - 1:
            return 0
        reply = flipped(board)
        return -self.search.value(reply, self.plies, width=_WIDTH, alpha=-WON, beta=WON)
