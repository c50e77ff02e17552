"""What a legal move does: rings set up, moved, thrown; goals, repetition, length."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.game import Event, Step
from engines.core.seat import Seat
from engines.gyges.events import (
    DrawnByLength,
    DrawnByRepetition,
    GoalReached,
    PlayBegan,
    PositionRepeated,
    RingMoved,
    RingReplaced,
    RingReturned,
    RingsSet,
)
from engines.gyges.moves import GygesMove, SetUp, Slide, Throw
from engines.gyges.rules.route import last_move
from engines.gyges.rules.successors import after_move
from engines.gyges.state import Ended, GygesState, Playing, SettingUp, key_of, playing
from engines.gyges.terms import GOALS, LONGEST, NAMES, End, LastMove

REPETITIONS: Final = 3


def play(state: GygesState, seat: Seat, move: GygesMove) -> Step[GygesState]:
    """The table after a legal move of `seat`.

    Raises:
        ValueError: a move of another phase, from a record that was damaged.
    """
    match state.phase, move:
        case SettingUp(), SetUp():
            return _after_setup(state, seat, move)
        case Playing() as phase, Slide() | Throw():
            return _after_ring_move(state, phase, seat, move)
        case _:
            raise ValueError(f"{move} is not a move of this phase")


def _after_setup(state: GygesState, seat: Seat, move: SetUp) -> Step[GygesState]:
    rings = after_move(state.rings, move, seat)
    done = RingsSet(seat=seat, near=move.near, far=move.far, rows=move.rows)
    if seat is Seat.ONE:
        return Step(
            state=replace(state, rings=rings, phase=SettingUp(seat=Seat.TWO)), events=(done,)
        )
    return Step(
        state=playing(state.rules, rings, Seat.ONE), events=(done, PlayBegan(seat=Seat.ONE))
    )


def _after_ring_move(
    state: GygesState, phase: Playing, seat: Seat, move: Slide | Throw
) -> Step[GygesState]:
    last = last_move(state.rings, seat, move)
    moved = _event_of(last)
    rings = after_move(state.rings, move, seat)
    after = replace(state, rings=rings, last=last)
    if last.end == GOALS[seat]:
        won = Ended(end=End.GOAL, winner=seat, scored=last.value)
        return Step(state=replace(after, phase=won), events=(moved,))
    rival = seat.other
    onward = Playing(seat=rival, past=(*phase.past, key_of(rings, rival)))
    if onward.times >= REPETITIONS:
        drawn: Event = DrawnByRepetition(times=onward.times)
        ended = Ended(end=End.REPETITION)
    elif onward.ply >= LONGEST:
        drawn, ended = DrawnByLength(plies=onward.ply), Ended(end=End.LENGTH)
    else:
        again = (PositionRepeated(seat=rival, times=onward.times),) if onward.times > 1 else ()
        return Step(state=replace(after, phase=onward), events=(moved, *again))
    return Step(state=replace(after, phase=ended), events=(moved, drawn))


def _event_of(last: LastMove) -> Event:
    path = tuple(NAMES[square] for square in last.path)
    bounces = tuple(NAMES[square] for square in last.bounces)
    seat, value, start, end = last.seat, last.value, path[0], path[-1]
    if last.flight:
        return RingReplaced(
            seat=seat,
            value=value,
            start=start,
            hit=end,
            other=last.flight.value,
            landing=NAMES[last.flight.landing],
            path=path,
            bounces=bounces,
        )
    if last.end == GOALS[seat]:
        return GoalReached(
            seat=seat, value=value, start=start, goal=end, path=path, bounces=bounces
        )
    if last.end == last.start:
        return RingReturned(seat=seat, value=value, start=start, path=path, bounces=bounces)
    return RingMoved(seat=seat, value=value, start=start, end=end, path=path, bounces=bounces)
