"""An action with all that comes of it: who moves, who is lost, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.cannae.rules.actions import Action
from engines.cannae.rules.bitboards import NEIGHBOURS, adjacent_to_two, squares_of
from engines.cannae.rules.board import Board, board_of, pieces, placed, relative_to
from engines.cannae.rules.move_generator import ADVANCES, push_line, settled
from engines.cannae.terms import NAMES, PIECES, Arm, Cause, Kind, Loss, Piece, Shift, Square
from engines.core.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionEffect:
    """An action of `seat` with what it changes: enough to draw it and to tell it.

    `shifts` has the piece that acts first, then those that it pushes, outwards. `active` and
    `opposing` count a push's sides; both are 0 for other actions.
    """

    seat: Seat
    action: Action
    before: Board
    after: Board
    shifts: tuple[Shift, ...]
    losses: tuple[Loss, ...]
    active: int = 0
    opposing: int = 0

    @property
    def own_losses(self) -> tuple[Loss, ...]:
        """What it costs its own side."""
        return tuple(loss for loss in self.losses if loss.piece.seat is self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedTurn:
    """A whole turn; without effects it is a pass."""

    seat: Seat
    effects: tuple[ActionEffect, ...] = ()


def play_action(board: Board, seat: Seat, action: Action, *, shut_in: bool) -> ActionEffect:
    """What comes of a legal action.

    Raises:
        ValueError: a piece that the action needs isn't on the board, or pushes nowhere.
    """
    active = opposing = 0
    losses: tuple[Loss, ...] = ()
    if action.kind is Kind.PUSH:
        shifts, active, opposing = _pushed(board, seat, action)
        losses = tuple(
            Loss(piece=fallen.piece, square=fallen.origin, cause=Cause.THROWN_OFF)
            for fallen in shifts
            if fallen.target is None
        )
    else:
        shifts = (
            Shift(piece=_piece(board, action.origin), origin=action.origin, target=action.target),
        )
        if action.kind is Kind.CHARGE:
            victim = _piece(board, action.target)
            by = (action.origin,)
            losses = (Loss(piece=victim, square=action.target, cause=Cause.CHARGED, by=by),)
    placing = dict(placed(board))
    for shift in shifts:
        del placing[shift.origin]
    placing |= {shift.target: shift.piece for shift in shifts if shift.target is not None}
    moved = board_of(placing)
    return ActionEffect(
        seat=seat,
        action=action,
        before=board,
        after=settled(moved, shut_in=shut_in),
        shifts=shifts,
        losses=(*losses, *cavalry_losses(moved, shut_in=shut_in)),
        active=active,
        opposing=opposing,
    )


def play_actions(
    board: Board, seat: Seat, actions: tuple[Action, ...], *, shut_in: bool
) -> tuple[ActionEffect, ...]:
    """What comes of legal actions, one after another. Raises as `play_action` does."""
    effects: list[ActionEffect] = []
    for action in actions:
        effects.append(play_action(board, seat, action, shut_in=shut_in))
        board = effects[-1].after
    return tuple(effects)


def cavalry_losses(board: Board, *, shut_in: bool) -> Iterator[Loss]:
    """The cavalry that `settled` takes from the board (rulings 13 and 20), from a1 to h8."""
    left = settled(board, shut_in=shut_in)
    for square, piece in placed(board):
        if left[PIECES.index(piece)] >> square & 1:
            continue
        enemies = board[PIECES.index(Piece.of(piece.seat.other, Arm.INFANTRY))]
        if adjacent_to_two(enemies) >> square & 1:
            by = tuple(squares_of(NEIGHBOURS[square] & enemies))
            yield Loss(piece=piece, square=square, cause=Cause.SURROUNDED, by=by)
        else:
            yield Loss(piece=piece, square=square, cause=Cause.SHUT_IN)


def _pushed(board: Board, seat: Seat, action: Action) -> tuple[tuple[Shift, ...], int, int]:
    # The pieces that a push moves, outwards; how many push and how many hold against them.
    rays = (ray for _, _, push, ray, _ in ADVANCES[action.origin] if push == action)
    ray = next(rays, None)
    if ray is None:
        raise ValueError(f"nothing pushes from {NAMES[action.origin]} to {NAMES[action.target]}")
    line, moving, active, opposing = push_line(relative_to(board, seat), 1 << action.origin, ray)
    stride = action.target - action.origin
    squares = sorted(squares_of(line), reverse=stride < 0)
    shifts = tuple(
        Shift(
            piece=_piece(board, square),
            origin=square,
            target=square + stride if moving >> square & 1 else None,
        )
        for square in squares
    )
    return shifts, active, opposing


def _piece(board: Board, square: Square) -> Piece:
    piece = pieces(board)[square]
    if piece is None:
        raise ValueError(f"nobody is on {NAMES[square]}")
    return piece
