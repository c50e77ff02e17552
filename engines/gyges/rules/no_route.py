"""Why no route leads a ring from one square to another: what a refusal says of it.

`reach` decides whether there is one; this only finds the words for somebody who tried.
"""

from __future__ import annotations

from collections import deque
from itertools import pairwise

from engines.core.game import Fact, IllegalMoveError
from engines.gyges.rules.refusals import illegal
from engines.gyges.rules.rings import occupied, value_at
from engines.gyges.rules.series import BORDERS, SERIES, neighbours
from engines.gyges.terms import NAMES, SQUARES

Path = tuple[int, ...]


def no_route(rings: int, start: int, end: int) -> IllegalMoveError:
    """The first that holds: some border is crossed twice, a ring blocks, the steps don't fit.

    Raises:
        ValueError: there is a route.
    """
    value = value_at(rings, start)
    facts: dict[str, Fact] = {"start": NAMES[start], "end": NAMES[end], "value": value}
    if border := _crossed_twice(rings, start, end):
        return illegal("crosses-twice", border=border, **facts)
    if blocker := _blocker(rings, start, end):
        return illegal("blocked", blocker=blocker, **facts)
    standing = occupied(rings) ^ 1 << start
    has_bounce = any(
        standing >> series.path[-1] & 1 and not series.between & standing
        for series in SERIES[value][start]
    )
    return illegal("no-bounce-there" if has_bounce else "wrong-steps", **facts)


def _crossed_twice(rings: int, start: int, end: int) -> str:
    # A border, such as `c2–c3`, that the shortest way would cross twice; else "".
    standing = occupied(rings) ^ 1 << start
    first = (start, value_at(rings, start))
    seen = {first}
    ahead: deque[tuple[tuple[int, int], Path]] = deque([(first, (start,))])
    while ahead:
        (square, left), path = ahead.popleft()
        for step in neighbours(square):
            if left == 1 and step == end:
                return _first_repeated((*path, step))
            if step >= SQUARES:
                continue
            is_ring = bool(standing >> step & 1)
            if is_ring is not (left == 1):
                continue  # a series goes over empty squares, and goes on only from a ring
            onward = (step, value_at(rings, step) if is_ring else left - 1)
            if onward not in seen:
                seen.add(onward)
                ahead.append((onward, (*path, step)))
    return ""


def _first_repeated(path: Path) -> str:
    crossed = 0
    for square, step in pairwise(path):
        border = BORDERS[square, step]
        if border & crossed:
            return f"{NAMES[min(square, step)]}–{NAMES[max(square, step)]}"
        crossed |= border
    raise ValueError("this route crosses no border twice")


def _blocker(rings: int, start: int, end: int) -> str:
    # The ring in the way of the first series from `start` that would end there; or "".
    standing = occupied(rings) ^ 1 << start
    for series in SERIES[value_at(rings, start)][start]:
        if series.path[-1] == end:
            between = (square for square in series.path[1:-1] if standing >> square & 1)
            return NAMES[next(between)]
    return ""
