"""The whole board: the relative board as the first seat sees it, and its pieces by square."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.cannae.rules.bitboards import squares_of
from engines.cannae.rules.move_generator import RelativeBoard, flipped
from engines.cannae.terms import PIECES, STRENGTH, Arm, End, Piece, Square
from engines.core.seat import Seat

# Four masks: white infantry, white cavalry, black infantry, black cavalry.
Board = RelativeBoard


def relative_to(board: Board, seat: Seat) -> RelativeBoard:
    """The board as `seat` sees it; of a board that `seat` sees, the board itself."""
    return board if seat is Seat.ONE else flipped(board)


@lru_cache(maxsize=256)
def pieces(board: Board) -> tuple[Piece | None, ...]:
    """What stands on each of the 64 squares."""
    found: list[Piece | None] = [None] * 64
    for piece, bits in zip(PIECES, board, strict=True):
        for square in squares_of(bits):
            found[square] = piece
    return tuple(found)


def placed(board: Board) -> Iterator[tuple[Square, Piece]]:
    """The pieces with their squares, from a1 to h8."""
    return ((square, piece) for square, piece in enumerate(pieces(board)) if piece)


def board_of(placing: dict[Square, Piece]) -> Board:
    """The board with those pieces."""
    masks = dict.fromkeys(PIECES, 0)
    for square, piece in placing.items():
        masks[piece] |= 1 << square
    white, white_cavalry, black, black_cavalry = masks.values()
    return white, white_cavalry, black, black_cavalry


def strength(board: Board, seat: Seat, arm: Arm) -> int:
    """How many of that arm `seat` has."""
    return board[PIECES.index(Piece.of(seat, arm))].bit_count()


def lost(board: Board, seat: Seat, arm: Arm) -> int:
    """How many of that arm `seat` has lost since the start."""
    return max(0, STRENGTH[arm] - strength(board, seat, arm))


def verdict(board: Board) -> tuple[End, Seat | None] | None:
    """How the board itself decides the game, and for whom (ruling 16); None while it doesn't.

    A win counts before a draw. Only a diagram can lack the infantry of both sides: nobody wins it.
    """
    white, white_cavalry, black, black_cavalry = board
    if not white or not black:
        winner = Seat.ONE if white else Seat.TWO if black else None
        return End.INFANTRY, winner
    if not white_cavalry and not black_cavalry:
        return End.CAVALRY, None
    return None
