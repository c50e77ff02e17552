"""A turn played: the state after it, and what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engines.cannae.events import (
    Charged,
    Drawn,
    Passed,
    Pushed,
    ShutIn,
    Slid,
    Stepped,
    Surrounded,
    ThrownOff,
    Won,
)
from engines.cannae.moves import Turn
from engines.cannae.rules.action_effects import Deed, Played, perform
from engines.cannae.rules.board import verdict
from engines.cannae.state import CannaeState
from engines.cannae.terms import NAMES, REPEATS, Cause, End, Kind, Loss
from engines.core.game import Event, Step
from engines.core.seat import Seat

QUIET: Final = 100
"""Turns in a row without a loss that draw the game: 50 by each side."""


def play(state: CannaeState, turn: Turn) -> Step[CannaeState]:
    """The state after a legal turn.

    Raises:
        ValueError: an action is none of this board.
    """
    seat, board = state.actor, state.board
    deeds: list[Deed] = []
    for action in turn.actions:
        deed = perform(board, seat, action, shut_in=state.rules.shut_in)
        deeds.append(deed)
        board = deed.after
    has_lost = any(deed.losses for deed in deeds)
    after = replace(
        state,
        board=board,
        to_act=seat.other,
        since=(board,) if has_lost else (*state.since, board),
        last=Played(seat=seat, deeds=tuple(deeds)),
    )
    if ending := _ending(after):
        after = replace(after, to_act=None, end=ending[0], winner=ending[1])
    return Step(state=after, events=tuple(_told(after)))


def tell_losses(losses: tuple[Loss, ...], by: Seat) -> Iterator[Event]:
    """Each piece that was lost; its side, and `by` whose action."""
    for loss in losses:
        seat, square = loss.piece.seat, NAMES[loss.square]
        match loss.cause:
            case Cause.THROWN_OFF:
                yield ThrownOff(seat=seat, by=by, arm=loss.piece.arm, square=square)
            case Cause.SURROUNDED:
                infantry = tuple(NAMES[other] for other in loss.by)
                yield Surrounded(seat=seat, by=by, square=square, infantry=infantry)
            case Cause.SHUT_IN:
                yield ShutIn(seat=seat, by=by, square=square)
            case Cause.CHARGED:
                pass  # the charge itself tells it


def _ending(state: CannaeState) -> tuple[End, Seat | None] | None:
    """Ruling 16, then those that correspondence needs (19): the board's verdict goes first.

    Four passes in a row bring a position back for the third time: they need no rule of their own.
    """
    if decided := verdict(state.board):
        return decided
    if state.repeats >= REPEATS:
        return End.REPETITION, None
    if state.quiet >= QUIET:
        return End.NO_PROGRESS, None
    return None


def _told(state: CannaeState) -> Iterator[Event]:
    if state.last is not None:
        if not state.last.deeds:
            yield Passed(seat=state.last.seat)
        for deed in state.last.deeds:
            yield _tell(deed)
            yield from tell_losses(deed.losses, by=deed.seat)
    if state.winner is not None:
        yield Won(seat=state.winner)
    elif state.end is not None:
        yield Drawn(end=state.end)


def _tell(deed: Deed) -> Event:
    seat = deed.seat
    origin, target = deed.action.steps
    match deed.action.kind:
        case Kind.STEP:
            return Stepped(seat=seat, origin=origin, target=target)
        case Kind.SLIDE:
            return Slid(seat=seat, origin=origin, target=target)
        case Kind.CHARGE:
            return Charged(seat=seat, origin=origin, target=target)
        case Kind.PUSH:
            return Pushed(
                seat=seat,
                origin=origin,
                target=target,
                moved=tuple(NAMES[shift.origin] for shift in deed.shifts),
                active=deed.active,
                opposing=deed.opposing,
            )
