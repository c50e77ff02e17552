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
from engines.cannae.rules.action_effects import ActionEffect, PlayedTurn, play_actions
from engines.cannae.rules.board import verdict
from engines.cannae.state import CannaeState
from engines.cannae.terms import NAMES, OCCURRENCES_TO_DRAW, Cause, End, Kind, Loss
from engines.core.game import Event, Step
from engines.core.seat import Seat

# Turns in a row without a loss that draw the game: 50 by each side.
MAX_TURNS_WITHOUT_LOSS: Final = 100


def play(state: CannaeState, turn: Turn) -> Step[CannaeState]:
    """The state after a legal turn.

    Raises:
        ValueError: an action is none of this board.
    """
    seat = state.actor
    effects = play_actions(state.board, seat, turn.actions, shut_in=state.rules.shut_in)
    board = effects[-1].after if effects else state.board
    has_lost = any(effect.losses for effect in effects)
    after = replace(
        state,
        board=board,
        to_act=seat.other,
        boards_since_loss=(board,) if has_lost else (*state.boards_since_loss, board),
        last_turn=PlayedTurn(seat=seat, effects=effects),
    )
    if ending := _ending(after):
        after = replace(after, to_act=None, end=ending[0], winner=ending[1])
    return Step(state=after, events=tuple(_events(after)))


def loss_events(losses: tuple[Loss, ...], by: Seat) -> Iterator[Event]:
    """An event for each piece that was lost by an action of `by`."""
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
                pass  # told by the event of the charge


def _ending(state: CannaeState) -> tuple[End, Seat | None] | None:
    # Ruling 16, then those that correspondence needs (19): the board's verdict goes first. Four
    # passes in a row bring a position back for the third time: they need no rule of their own.
    if decided := verdict(state.board):
        return decided
    if state.occurrences >= OCCURRENCES_TO_DRAW:
        return End.REPETITION, None
    if state.turns_since_loss >= MAX_TURNS_WITHOUT_LOSS:
        return End.NO_PROGRESS, None
    return None


def _events(state: CannaeState) -> Iterator[Event]:
    if state.last_turn is not None:
        if not state.last_turn.effects:
            yield Passed(seat=state.last_turn.seat)
        for effect in state.last_turn.effects:
            yield _event(effect)
            yield from loss_events(effect.losses, by=effect.seat)
    if state.winner is not None:
        yield Won(seat=state.winner)
    elif state.end is not None:
        yield Drawn(end=state.end)


def _event(effect: ActionEffect) -> Event:
    seat = effect.seat
    origin, target = effect.action.steps
    match effect.action.kind:
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
                moved=tuple(NAMES[shift.origin] for shift in effect.shifts),
                active=effect.active,
                opposing=effect.opposing,
            )
