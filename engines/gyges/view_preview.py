"""What follows from a view alone: the possible moves, and how a move would look.

Imports neither state nor game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.game import InvalidMoveError
from engines.core.moves import NO_MOVES, Moves
from engines.core.seat import Pair, Seat
from engines.gyges.moves import READY_MADE, GygesMove, RingMove, square_of
from engines.gyges.rules.legal_moves import SetUps, ring_moves
from engines.gyges.rules.reach import playable_row
from engines.gyges.rules.refusals import invalid
from engines.gyges.rules.rings import ALL_SQUARES, cells_of, packed, squares_in
from engines.gyges.rules.route import last_move, route
from engines.gyges.rules.successors import after_move
from engines.gyges.terms import GOALS, IN_HAND, NUMBERS, SQUARES, End, Phase
from engines.gyges.views import Choice, GygesView

NO_ROWS: Final = Pair[int | None](one=None, two=None)


def possible_moves(view: GygesView) -> Moves[GygesMove]:
    """What the seat to act may do: nothing is hidden."""
    if view.to_act is None:
        return NO_MOVES
    if view.phase is Phase.SETUP:
        return SetUps(view.setup_rows)
    return ring_moves(packed(view.cells), view.to_act, origin_end=view.origin_end)


def preview_view(view: GygesView, path: tuple[str, ...]) -> GygesView:
    """The view after the steps of `path`, a whole move or its beginning; `to_act` stays the mover.

    Raises:
        InvalidMoveError: the steps are no beginning of a legal move.
    """
    if not path or view.to_act is None:
        return view
    if not possible_moves(view).after(path):
        raise _no_beginning(path)
    if view.phase is Phase.SETUP:
        return _preview_setup(view, view.to_act, path)
    return _preview_steps(view, view.to_act, path)


def _no_beginning(path: tuple[str, ...]) -> InvalidMoveError:
    return invalid("not-a-move", text=" ".join(path)[:40])


def _preview_setup(view: GygesView, seat: Seat, path: tuple[str, ...]) -> GygesView:
    move = possible_moves(view).after(path).move
    steps = READY_MADE[path[0]].steps if path[0] in READY_MADE else move.steps if move else path
    cells = list(view.cells)
    for step in steps:
        cells[square_of(seat, step)] = int(step[0])
    return replace(
        view,
        cells=tuple(cells),
        hands=view.hands.put(seat, IN_HAND[len(steps) :]),
        choice=setup_choice(view, seat, steps),
    )


def setup_choice(view: GygesView, seat: Seat, steps: tuple[str, ...]) -> Choice:
    """The squares for the ring that comes after `steps`."""
    if len(steps) == len(IN_HAND):
        return Choice()
    value = IN_HAND[len(steps)]
    taken = {square_of(seat, step) for step in steps}
    places = (square_of(seat, f"{value}{place}") for place in SetUps(view.setup_rows).places)
    return Choice(free=tuple(sorted(set(places) - taken)), placing=value)


def _preview_steps(view: GygesView, seat: Seat, path: tuple[str, ...]) -> GygesView:
    rings = packed(view.cells)
    moves = ring_moves(rings, seat, origin_end=view.origin_end)
    if (move := moves.after(path).move) is not None:
        return _preview_move(view, seat, rings, move)
    start, *onward = (NUMBERS[step] for step in path)
    reach = moves.reaches.of(start)
    if reach is None:
        raise _no_beginning(path)
    if onward:
        found = route(rings, start, onward[0])
        choice = Choice(
            chosen=start,
            hit=onward[0],
            path=found.path,
            bounces=found.bounces,
            free=tuple(squares_in(reach.landings)),
        )
    else:
        choice = Choice(
            chosen=start,
            rings=tuple(squares_in(reach.hits)),
            free=tuple(squares_in(reach.ends & ALL_SQUARES)),
            goal=next((end for end in squares_in(reach.ends) if end >= SQUARES), None),
        )
    return replace(view, choice=choice, last=None)


def _preview_move(view: GygesView, seat: Seat, rings: int, move: RingMove) -> GygesView:
    last = last_move(rings, seat, move)
    after = after_move(rings, move, seat)
    moved = replace(view, cells=cells_of(after), choice=Choice(), last=last)
    if last.end == GOALS[seat]:
        return replace(moved, rows=NO_ROWS, end=End.GOAL, winner=seat, scored=last.value)
    one, two = (playable_row(after, each) for each in Seat)
    return replace(moved, rows=Pair(one=one, two=two))
