"""The legal moves most like a text, found step by step without listing all moves."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nsmallest
from typing import Final, TypeVar

from engines.core.moves import Move, Moves

M = TypeVar("M", bound=Move)

# Moves that are offered in place of an illegal one, if there are so many.
MOST: Final = 5

_ENOUGH: Final = 3  # moves with a longer common beginning, before a shorter one is tried
_WIDTH: Final = 24  # beginnings kept after each step (a beam search)
_READ: Final = 60  # characters of the text that count

# Edit distances of the steps so far from every beginning of the wanted text.
Row = tuple[int, ...]


def nearest(moves: Moves[M], text: str, move: Move | None = None) -> tuple[M, ...]:
    """Legal moves like `text`, the nearest first: 3 to 5, unless there are fewer.

    `move` is what `text` was read as, if it could be: then those that share the longest beginning
    of its steps go first. Among those with the same beginning the fewest changed letters decide.
    """
    written = _normalised(text)
    steps = move.steps if move else ()
    wanted = _normalised("".join(steps)) or written
    found: dict[M, None] = {}
    for depth in range(_shared_steps(moves, steps), -1, -1):
        near = {
            candidate: _rank(candidate, walked, written)
            for candidate, walked in _moves_beginning_with(
                moves, steps[:depth], wanted, whole=steps
            )
            if candidate not in found
        }
        found |= dict.fromkeys(sorted(near, key=near.__getitem__))
        if len(found) >= _ENOUGH:
            break
    return tuple(found)[:MOST]


def _shared_steps(moves: Moves[M], steps: tuple[str, ...]) -> int:
    # How many of the first `steps` legal moves have too.
    depth = 0
    while depth < len(steps) and moves.after(steps[: depth + 1]):
        depth += 1
    return depth


def _moves_beginning_with(
    moves: Moves[M], path: tuple[str, ...], wanted: str, *, whole: tuple[str, ...]
) -> Iterator[tuple[M, int]]:
    # Moves that begin with `path`, and the edit distance of the steps to each from `wanted`. A beam
    # search: after each step the `_WIDTH` nearest beginnings are kept. Nothing is tried beyond a
    # move whose steps are `whole`.
    beam = [(path, _extended(_first_row(wanted), "".join(path), wanted))]
    while beam:
        ahead: list[tuple[tuple[str, ...], Row]] = []
        for steps, row in beam:
            fork = moves.after(steps)
            if fork.move is not None:
                yield fork.move, row[-1]
                if steps == whole:
                    continue
            ahead += (((*steps, step), _extended(row, step, wanted)) for step in fork.steps)
        beam = nsmallest(_WIDTH, ahead, key=lambda candidate: min(candidate[1]))


def _rank(move: Move, walked: int, written: str) -> tuple[int, int, str]:
    # Sort key: the nearer of its notation and the steps to it, then its notation.
    letters = _normalised(str(move))
    spelt = _extended(_first_row(written), letters, written)[-1]
    return min(spelt, walked), spelt, letters


def _first_row(wanted: str) -> Row:
    return tuple(range(len(wanted) + 1))


def _extended(row: Row, letters: str, wanted: str) -> Row:
    # The next row of edit distances (Levenshtein), after `letters` more.
    for letter in letters.lower():
        last = row[0] + 1
        onward = [last]
        for other, above, beside in zip(wanted, row, row[1:], strict=False):
            last = min(above + (letter != other), beside + 1, last + 1)
            onward.append(last)
        row = tuple(onward)
    return row


def _normalised(text: str) -> str:
    return "".join(text.lower().split())[:_READ]
