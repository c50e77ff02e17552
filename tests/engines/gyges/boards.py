"""Boards in notation: set up, play on, ask what happened. And a second, plain generator."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engines.core.seat import Seat
from engines.gyges.game import GAME
from engines.gyges.rules.rings import ALL_SQUARES
from engines.gyges.state import GygesState
from engines.gyges.terms import SQUARES
from tests.engines.playing import After, agreed

START = "321123/000000/000000/000000/000000/321123 S"
EMPTY = "000000/000000/000000/000000/000000/000000 setup S"
options = partial(agreed, GAME)


def halves(rings: int) -> tuple[int, int]:
    """Packed rings as two masks: the values' ones, and their twos."""
    return rings & ALL_SQUARES, rings >> SQUARES


def board(text: str, **given: Any) -> GygesState:
    """The position that `text` writes; a few words short, it is a study with empty rows above."""
    rows, _, rest = text.partition(" ")
    missing = 6 - len(rows.split("/"))
    return GAME.read(f"{rows}{'/000000' * missing} {rest}", options(**given))


def study(rows: str, side: str = "S", **given: Any) -> GygesState:
    """A few rings, and `side` to move; the first row is South's, rows left out are empty."""
    return board(f"{rows} {side} study", **given)


def legal(state: GygesState) -> list[str]:
    return [str(move) for seat in GAME.active(state) for move in GAME.legal_moves(state, seat)]


def play(state: GygesState, *moves: str) -> After:
    """After legal moves of whoever acts; the events are the last one's."""
    return After(GAME, state).play(*moves)


def refusal(state: GygesState, text: str, seat: Seat | None = None) -> tuple[str, str]:
    """The code and the sentence with which a move is refused."""
    mover, move = seat or state.to_act or Seat.ONE, GAME.parse(text)
    assert move not in GAME.legal_moves(state, mover)
    refused = GAME.why_not(state, mover, move)
    return refused.code, str(refused)


# The plain generator: step by step, by the letter of the rules, with no table and no pruning.
# A ring may be bounced on as often as borders allow.

Cells = dict[tuple[int, int], int]  # by file and row, both from 0


def plain_moves(text: str, *, origin_end: bool = True, bounces: int = 99) -> set[str]:
    """Every effect of the side to move in a position in play."""
    rows, side = text.split()[:2]
    cells = {
        (file, row): int(value)
        for row, line in enumerate(rows.split("/"))
        for file, value in enumerate(line)
        if value != "0"
    }
    mine, theirs = (_plain_row(cells, who) for who in (side, "N" if side == "S" else "S"))
    found = set()
    for start in [square for square in cells if square[1] == mine]:
        others = {square: value for square, value in cells.items() if square != start}
        for end in set(_plain_ends(others, start, cells[start], frozenset(), side, bounces)):
            name = f"{_name(start)}-{_name(end)}"
            if end not in others:
                if end != start or origin_end:
                    found.add(name)
                continue
            for landing in [(file, row) for file in range(6) for row in range(6)]:
                beyond = landing[1] > theirs if side == "S" else landing[1] < theirs
                if landing not in others and (not beyond or landing == start):
                    found.add(f"{name}x{_name(landing)}")
    return found


def _plain_row(cells: Cells, side: str) -> int:
    for row in range(6) if side == "S" else range(5, -1, -1):
        for start in [square for square in cells if square[1] == row]:
            others = {square: value for square, value in cells.items() if square != start}
            if any(_plain_ends(others, start, cells[start], frozenset(), side, bounces=0)):
                return row
    raise AssertionError("nobody can move")


def _plain_ends(
    others: Cells, at: tuple[int, int], left: int, crossed: frozenset, side: str, bounces: int
) -> Iterator[tuple[int, int]]:
    file, row = at
    for there in ((file, row + 1), (file + 1, row), (file, row - 1), (file - 1, row)):
        if not 0 <= there[0] < 6:
            continue
        if not 0 <= there[1] < 6:
            if left == 1 and (there[1] == 6) == (side == "S"):
                yield (0, there[1])
            continue
        border = frozenset((at, there))
        if border in crossed:
            continue
        if left > 1:
            if there not in others:
                yield from _plain_ends(others, there, left - 1, crossed | {border}, side, bounces)
            continue
        yield there
        if there in others and bounces:
            value = others[there]
            yield from _plain_ends(others, there, value, crossed | {border}, side, bounces - 1)


def _name(square: tuple[int, int]) -> str:
    file, row = square
    return {6: "GN", -1: "GS"}.get(row, f"{'abcdef'[file]}{row + 1}")
