"""The legal moves nearest to what was written, found by walking; they are never all listed."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nsmallest
from typing import Final, TypeVar

from engines.core.moves import Move, Moves

M = TypeVar("M", bound=Move)

MOST: Final = 5
"""Moves that are offered in place of an illegal one, if there are so many."""

_ENOUGH: Final = 3  # of a longer common beginning, before a shorter one is looked at
_WIDTH: Final = 24  # beginnings that are followed further, after each step
_READ: Final = 60  # characters of what was written that count

Row = tuple[int, ...]
"""Edit distances of what has been walked from every beginning of what was wanted."""


def nearest(moves: Moves[M], text: str, move: Move | None = None) -> tuple[M, ...]:
    """Legal moves like `text`, the nearest first: 3 to 5, unless there are fewer.

    `move` is what `text` was read as, if it could be: then those that share the longest beginning
    of its steps go first. Among those with the same beginning the fewest changed letters decide.
    """
    written = _letters(text)
    steps = move.steps if move else ()
    wanted = _letters("".join(steps)) or written
    found: dict[M, None] = {}
    for depth in range(_shared(moves, steps), -1, -1):
        near = {
            candidate: _rank(candidate, walked, written)
            for candidate, walked in _beneath(moves, steps[:depth], wanted, whole=steps)
            if candidate not in found
        }
        found |= dict.fromkeys(sorted(near, key=near.__getitem__))
        if len(found) >= _ENOUGH:
            break
    return tuple(found)[:MOST]


def _shared(moves: Moves[M], steps: tuple[str, ...]) -> int:
    """How many of the first `steps` legal moves have too."""
    depth = 0
    while depth < len(steps) and moves.after(steps[: depth + 1]):
        depth += 1
    return depth


def _beneath(
    moves: Moves[M], path: tuple[str, ...], wanted: str, *, whole: tuple[str, ...]
) -> Iterator[tuple[M, int]]:
    """Moves that begin with `path`, and how far from `wanted` the way to each of them is.

    Of all ways onward those are followed that stay nearest; none beyond a move of `whole` steps.
    """
    ways = [(path, _further(_start(wanted), "".join(path), wanted))]
    while ways:
        ahead: list[tuple[tuple[str, ...], Row]] = []
        for steps, row in ways:
            fork = moves.after(steps)
            if fork.move is not None:
                yield fork.move, row[-1]
                if steps == whole:
                    continue
            ahead += (((*steps, step), _further(row, step, wanted)) for step in fork.steps)
        ways = nsmallest(_WIDTH, ahead, key=lambda way: min(way[1]))


def _rank(move: Move, walked: int, written: str) -> tuple[int, int, str]:
    """By its notation or by the way to it, whichever is nearer; then by its notation."""
    letters = _letters(str(move))
    spelt = _further(_start(written), letters, written)[-1]
    return min(spelt, walked), spelt, letters


def _start(wanted: str) -> Row:
    return tuple(range(len(wanted) + 1))


def _further(row: Row, letters: str, wanted: str) -> Row:
    """The distances when `letters` are walked too (Levenshtein's, a row a letter)."""
    for letter in letters.lower():
        last = row[0] + 1
        onward = [last]
        for there, above, beside in zip(wanted, row, row[1:], strict=False):
            last = min(above + (letter != there), beside + 1, last + 1)
            onward.append(last)
        row = tuple(onward)
    return row


def _letters(text: str) -> str:
    return "".join(text.lower().split())[:_READ]
