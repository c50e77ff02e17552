"""What an onlooker sees, built field by field; and what can be foreseen from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.game import InvalidMoveError
from engines.core.moves import Moves
from engines.core.seat import Pair, Seat
from engines.gyges.moves import READY_MADE, GygesMove, Slide, Throw, square_of
from engines.gyges.rules.legal_moves import NONE, SetUps, ring_moves
from engines.gyges.rules.reach import playable_row, reaches
from engines.gyges.rules.refusals import invalid
from engines.gyges.rules.rings import ALL_SQUARES, cells_of, packed, slid, squares_in, thrown
from engines.gyges.rules.route import route
from engines.gyges.state import Ended, GygesState, Playing, SettingUp
from engines.gyges.terms import (
    GOALS,
    IN_HAND,
    NUMBERS,
    SQUARES,
    End,
    Flight,
    LastMove,
    Phase,
)
from engines.gyges.views import Choice, GygesView

_NO_ROWS: Final = Pair[int | None](one=None, two=None)
_NO_HANDS: Final = Pair[tuple[int, ...]](one=(), two=())
_PHASES: Final = {SettingUp: Phase.SETUP, Playing: Phase.PLAY, Ended: Phase.OVER}


def build_view(state: GygesState, onlooker: Seat | None) -> GygesView:
    """The table, the same for everybody."""
    view = GygesView(
        onlooker=onlooker,
        setup_rows=state.rules.setup_rows,
        origin_end=state.rules.origin_end,
        phase=_PHASES[type(state.phase)],
        to_act=state.to_act,
        cells=cells_of(state.rings),
        hands=_NO_HANDS,
        rows=_NO_ROWS,
        choice=Choice(),
        last=state.last,
    )
    match state.phase:
        case SettingUp(seat=seat):
            hands = Pair(one=() if seat is Seat.TWO else IN_HAND, two=IN_HAND)
            return replace(view, hands=hands, choice=_places(view, seat, ()))
        case Playing(seat=seat) as play:
            found = reaches(state.rings, seat, origin_end=state.rules.origin_end)
            return replace(
                view,
                rows=found.rows,
                choice=Choice(rings=found.starts),
                ply=play.ply,
                times=play.times,
            )
        case Ended(end=end, winner=winner, scored=scored):
            return replace(view, end=end, winner=winner, scored=scored)


def _rows(rings: int) -> Pair[int | None]:
    return Pair(one=playable_row(rings, Seat.ONE), two=playable_row(rings, Seat.TWO))


def last_move(rings: int, seat: Seat, move: Slide | Throw) -> LastMove:
    """What a picture shows of a legal move; `rings` are those before it."""
    cells = cells_of(rings)
    match move:
        case Slide(start=start, end=end):
            flight = None
        case Throw(start=start, hit=end, landing=landing):
            flight = Flight(value=cells[end], source=end, landing=landing)
    way = route(rings, start, end)
    return LastMove(
        seat=seat, value=cells[start], path=way.path, bounces=way.bounces, flight=flight
    )


def possible(view: GygesView) -> Moves[GygesMove]:
    """What the seat to act may do: nothing is hidden."""
    if view.to_act is None:
        return NONE
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
    if not possible(view).after(path):
        raise _nowhere(path)
    if view.phase is Phase.SETUP:
        return _foresee_setup(view, view.to_act, path)
    return _foresee_play(view, view.to_act, path)


def _nowhere(path: tuple[str, ...]) -> InvalidMoveError:
    return invalid("not-a-move", text=" ".join(path)[:40])


def _foresee_setup(view: GygesView, seat: Seat, path: tuple[str, ...]) -> GygesView:
    move = possible(view).after(path).move
    steps = READY_MADE[path[0]].steps if path[0] in READY_MADE else move.steps if move else path
    cells = list(view.cells)
    for step in steps:
        cells[square_of(seat, step)] = int(step[0])
    return replace(
        view,
        cells=tuple(cells),
        hands=view.hands.put(seat, IN_HAND[len(steps) :]),
        choice=_places(view, seat, steps),
    )


def _places(view: GygesView, seat: Seat, steps: tuple[str, ...]) -> Choice:
    """The squares for the ring that comes after `steps`."""
    if len(steps) == len(IN_HAND):
        return Choice()
    value = IN_HAND[len(steps)]
    taken = {square_of(seat, step) for step in steps}
    places = (square_of(seat, f"{value}{place}") for place in SetUps(view.setup_rows).places)
    return Choice(free=tuple(sorted(set(places) - taken)), placing=value)


def _foresee_play(view: GygesView, seat: Seat, path: tuple[str, ...]) -> GygesView:
    rings = packed(view.cells)
    moves = ring_moves(rings, seat, origin_end=view.origin_end)
    if (move := moves.after(path).move) is not None:
        return _foresee_move(view, seat, rings, move)
    start, *onward = (NUMBERS[step] for step in path)
    reach = moves.reaches.of(start)
    if reach is None:
        raise _nowhere(path)
    if onward:
        way = route(rings, start, onward[0])
        choice = Choice(
            chosen=start,
            hit=onward[0],
            path=way.path,
            bounces=way.bounces,
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


def _foresee_move(view: GygesView, seat: Seat, rings: int, move: Slide | Throw) -> GygesView:
    last = last_move(rings, seat, move)
    match move:
        case Slide(start=start, end=end) if end == GOALS[seat]:
            return replace(
                view,
                cells=cells_of(slid(rings, start, end)),
                rows=_NO_ROWS,
                choice=Choice(),
                last=last,
                end=End.GOAL,
                winner=seat,
                scored=last.value,
            )
        case Slide(start=start, end=end):
            after = slid(rings, start, end)
        case Throw(start=start, hit=hit, landing=landing):
            after = thrown(rings, start, hit, landing)
    return replace(view, cells=cells_of(after), rows=_rows(after), choice=Choice(), last=last)
