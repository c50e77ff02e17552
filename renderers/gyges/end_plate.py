"""The plate of a match that is over: the last board, and all ways of the match."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.terms import End, Phase
from engines.gyges.views import Choice, GygesView
from renderers.finished_match import FinishedMatch
from renderers.gyges.design import plate_design_of
from renderers.gyges.draw import paint_board
from renderers.gyges.side import Side
from renderers.gyges.ways import all_ways
from renderers.kit.end_plate import empty_plate
from renderers.kit.layers import Layers
from renderers.style import RenderStyle
from renderers.views import require_view

_SIDE: Final = Side(Seat.ONE, is_turned=True)
_NO_ROWS: Final[Pair[int | None]] = Pair(one=None, two=None)


def draw(finished: FinishedMatch, style: RenderStyle) -> Layers:
    """The board with the way into the goal, or at rest; South left for every reader.

    Raises TypeError for views of another game.
    """
    views = [require_view(view, GygesView) for view in finished.views]
    design, has_goal = plate_design_of(style), views[-1].end is End.GOAL
    layers = empty_plate(finished, None, style, design)
    paint_board(layers, views[-1] if has_goal else _at_rest(views[-1]), _SIDE, design)
    moves = tuple(move for move, _ in groupby(view.last for view in views) if move)
    layers.place(all_ways(moves, design))
    return layers


def _at_rest(view: GygesView) -> GygesView:
    return replace(
        view, phase=Phase.OVER, to_act=None, rows=_NO_ROWS, choice=Choice(), last=None, missed=()
    )
