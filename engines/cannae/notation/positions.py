"""Positions as text: `2iiii2/cciiiicc/8/8/8/8/CCIIIICC/2IIII2 w`.

The ranks from 8 to 1, digits for empty squares, `I` and `C` white infantry and cavalry, `i` and
`c` black; then `w` or `b` to move. Beyond the rules page:

- A game that is over has `-` to move. Where the board itself doesn't say how it ended, the word
  follows: `repetition`, `no-progress` or `broken-off`.
- With `w` or `b` a game goes on, whatever the board: a side without infantry has lost only after
  the next turn. Such a board can't come up in play; it is a diagram, and taken as it is.
- Any other board is settled (ruling 22): cavalry that could not stand there is left out.

Not carried: the last turn, and the boards since the last loss.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.cannae.rules.board import Board, board_of, pieces, strength, verdict
from engines.cannae.rules.move_generator import settled
from engines.cannae.state import CannaeState, Rules
from engines.cannae.terms import LAYOUTS, SIDE, STRENGTH, End, Piece, Square
from engines.core.game import PositionError
from engines.core.options import Options
from engines.core.seat import Seat

EXAMPLE: Final = f"{LAYOUTS['r1']} w"
LETTERS: Final = {Seat.ONE: "w", Seat.TWO: "b"}
OVER: Final = "-"

_SEATS: Final = {letter: seat for seat, letter in LETTERS.items()}
_SIDES: Final = {Seat.ONE: "white", Seat.TWO: "black"}
_ON_THE_BOARD: Final = (End.INFANTRY, End.CAVALRY)
_UNSEEN: Final = tuple(end for end in End if end not in _ON_THE_BOARD)
_WORDS: Final = ("the board", "the side to move", "how the game ended")


def write(state: CannaeState) -> str:
    """`state` as text."""
    words = [write_board(state.board), LETTERS[state.to_act] if state.to_act else OVER]
    if state.end in _UNSEEN:
        words.append(state.end)
    return " ".join(words)


def write_board(board: Board) -> str:
    """The pieces alone."""
    men = pieces(board)
    ranks = (men[start : start + SIDE] for start in range(SIDE * (SIDE - 1), -1, -SIDE))
    return "/".join(_rank(rank) for rank in ranks)


def read(text: str, options: Options) -> CannaeState:
    """The position that `text` writes.

    Raises:
        PositionError: what was wrong, where, and the right form.
    """
    words = text.split()
    if len(words) < 2:
        raise _wrong(f"{_WORDS[len(words)]} is missing")
    if len(words) > len(_WORDS):
        raise _wrong(f"nothing may follow {words[2][:40]!r}")
    rules = Rules.of(options)
    board = read_board(words[0])
    side, *ending = words[1].lower(), *words[2:]
    if side == OVER:
        end, winner = _ending(board, ending)
        return new_state(rules, board, None, end=end, winner=winner)
    if side not in _SEATS:
        raise _wrong(f"{_WORDS[1]}: {words[1][:40]!r} should be w, b, or - when the game is over")
    if ending:
        raise _wrong(f"{_WORDS[2]} follows - alone, not {side}")
    return new_state(rules, without_lost_cavalry(board, rules), _SEATS[side])


def read_board(text: str) -> Board:
    """The pieces alone. Raises PositionError."""
    ranks = text.split("/")
    if len(ranks) != SIDE:
        raise _wrong(f"the board has {len(ranks)} ranks: {SIDE}, parted by /")
    placing: dict[Square, Piece] = {}
    for number, written in zip(range(SIDE, 0, -1), ranks, strict=True):
        squares = list(_men(written, number))
        if len(squares) != SIDE:
            raise _wrong(f"rank {number}, {written[:40]!r}: {len(squares)} squares, not {SIDE}")
        for file, piece in enumerate(squares):
            if piece is not None:
                placing[SIDE * (number - 1) + file] = piece
    board = board_of(placing)
    for seat in Seat:
        for arm, most in STRENGTH.items():
            if (count := strength(board, seat, arm)) > most:
                raise _wrong(f"{_SIDES[seat]} has {count} {arm}: {most} at most")
    return board


def without_lost_cavalry(board: Board, rules: Rules) -> Board:
    """The board without cavalry that is lost at once; unchanged if a side has no infantry."""
    decided = verdict(board)
    if decided and decided[0] is End.INFANTRY:
        return board
    return settled(board, shut_in=rules.shut_in)


def new_state(
    rules: Rules,
    board: Board,
    to_act: Seat | None,
    *,
    end: End | None = None,
    winner: Seat | None = None,
) -> CannaeState:
    """A state without history."""
    return CannaeState(
        rules=rules, board=board, to_act=to_act, boards_since_loss=(board,), end=end, winner=winner
    )


def _rank(rank: tuple[Piece | None, ...]) -> str:
    text = "".join(piece or " " for piece in rank)
    for empty in range(SIDE, 0, -1):
        text = text.replace(" " * empty, str(empty))
    return text


def _men(written: str, number: int) -> Iterator[Piece | None]:
    for letter in written[: SIDE + 1]:
        if letter in "12345678":
            yield from [None] * int(letter)
        elif letter in tuple(Piece):
            yield Piece(letter)
        else:
            raise _wrong(f"rank {number}: {letter!r} is neither I, C, i, c nor a digit from 1 to 8")


def _ending(board: Board, words: list[str]) -> tuple[End, Seat | None]:
    if words:
        end = next((end for end in _UNSEEN if end == words[0].lower()), None)
        if end is None:
            raise _wrong(f"{_WORDS[2]}: {words[0][:40]!r} is none of {', '.join(_UNSEEN)}")
        return end, None
    decided = verdict(board)
    if decided is None:
        raise _wrong(f"the board decides nothing, so after - one of {', '.join(_UNSEEN)} follows")
    return decided


def _wrong(what: str) -> PositionError:
    return PositionError(f"{what}; a right one: {EXAMPLE}")
