"""An action with all that comes of it: who moves, who is lost, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.cannae.rules.actions import Action
from engines.cannae.rules.bitboards import NEIGHBOURS, RAYS, squares_of
from engines.cannae.rules.board import Board, board_of, pieces, placed
from engines.cannae.terms import NAMES, PIECES, Arm, Cause, Kind, Loss, Piece, Shift, Square
from engines.core.seat import Seat

_ENOUGH = 2
"""Enemy infantry beside a cavalry that removes it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """An action of `seat`, whole: enough to draw it and to tell it.

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
class Played:
    """A whole turn; without deeds it is a pass."""

    seat: Seat
    deeds: tuple[Deed, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What a push would move: its squares outwards, and how strong each side is."""

    squares: tuple[Square, ...]
    active: int
    opposing: int
    passive: int  # own infantry beyond the first piece that isn't
    is_at_edge: bool  # the last one would be shoved off


def direction(origin: Square, target: Square) -> int | None:
    """Which of the eight directions leads from one square to the other; None if none does."""
    found = (number for number, ray in enumerate(RAYS[origin]) if target in ray)
    return next(found, None)


def line_of(board: Board, origin: Square, toward: Square) -> Line:
    """The line that the piece on `origin` would push (rulings 4 to 6).

    Raises:
        ValueError: no direction leads there, or nobody is on `origin`.
    """
    here = pieces(board)
    heading, rear = direction(origin, toward), here[origin]
    if heading is None or rear is None:
        raise ValueError(f"nothing pushes from {NAMES[origin]} to {NAMES[toward]}")
    squares, men = [origin], [rear]
    for square in RAYS[origin][heading]:
        if (piece := here[square]) is None:
            break
        squares.append(square)
        men.append(piece)
    active = next((n for n, man in enumerate(men) if man is not rear), len(men))
    return Line(
        squares=tuple(squares),
        active=active,
        opposing=sum(man.seat is not rear.seat for man in men),
        passive=men.count(rear) - active,
        is_at_edge=len(squares) > len(RAYS[origin][heading]),
    )


def perform(board: Board, seat: Seat, action: Action, *, shut_in: bool) -> Deed:
    """What comes of a legal action.

    Raises:
        ValueError: the action is none of this board.
    """
    active = opposing = 0
    losses: tuple[Loss, ...] = ()
    if action.kind is Kind.PUSH:
        line = line_of(board, action.origin, action.target)
        active, opposing = line.active, line.opposing
        shifts = tuple(_shifts(board, line, action.target - action.origin))
        losses = tuple(
            Loss(piece=fallen.piece, square=fallen.origin, cause=Cause.THROWN_OFF)
            for fallen in shifts
            if fallen.target is None
        )
    else:
        shifts = (_shift(board, action.origin, action.target),)
        if action.kind is Kind.CHARGE:
            victim = _piece(board, action.target)
            by = (action.origin,)
            losses = (Loss(piece=victim, square=action.target, cause=Cause.CHARGED, by=by),)
    placing = dict(placed(board))
    for shift in shifts:
        del placing[shift.origin]
    placing |= {shift.target: shift.piece for shift in shifts if shift.target is not None}
    gone = tuple(removed(board_of(placing), shut_in=shut_in))
    for loss in gone:
        del placing[loss.square]
    return Deed(
        seat=seat,
        action=action,
        before=board,
        after=board_of(placing),
        shifts=shifts,
        losses=losses + gone,
        active=active,
        opposing=opposing,
    )


def removed(board: Board, *, shut_in: bool) -> Iterator[Loss]:
    """The cavalry that can't stay where it is (rulings 13 and 20), judged on one snapshot."""
    occupied = board[0] | board[1] | board[2] | board[3]
    for square, piece in placed(board):
        if piece.arm is not Arm.CAVALRY:
            continue
        enemies = board[PIECES.index(Piece.of(piece.seat.other, Arm.INFANTRY))]
        by = tuple(squares_of(NEIGHBOURS[square] & enemies))
        if len(by) >= _ENOUGH:
            yield Loss(piece=piece, square=square, cause=Cause.SURROUNDED, by=by)
        elif shut_in and not NEIGHBOURS[square] & ~occupied:
            yield Loss(piece=piece, square=square, cause=Cause.SHUT_IN)


def _shifts(board: Board, line: Line, stride: int) -> Iterator[Shift]:
    last = line.squares[-1]
    for square in line.squares:
        if line.is_at_edge and square == last:
            yield Shift(piece=_piece(board, square), origin=square, target=None)
        else:
            yield _shift(board, square, square + stride)


def _shift(board: Board, origin: Square, target: Square) -> Shift:
    return Shift(piece=_piece(board, origin), origin=origin, target=target)


def _piece(board: Board, square: Square) -> Piece:
    piece = pieces(board)[square]
    if piece is None:
        raise ValueError(f"nobody is on {NAMES[square]}")
    return piece
