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
    if way := way_crossing_twice(rings, start, end):
        border = "–".join(NAMES[square] for square in border_crossed_twice(way))
        return illegal("crosses-twice", border=border, **facts)
    if blocked := blocked_way(rings, start, end):
        return illegal("blocked", blocker=NAMES[blocker_on(rings, blocked)], **facts)
    standing = occupied(rings) ^ 1 << start
    has_bounce = any(
        standing >> series.path[-1] & 1 and not series.between & standing
        for series in SERIES[value][start]
    )
    return illegal("no-bounce-there" if has_bounce else "wrong-steps", **facts)


def way_crossing_twice(rings: int, start: int, end: int) -> Path:
    """The shortest way that would cross some border twice; () if there is none."""
    standing = occupied(rings) ^ 1 << start
    first = (start, value_at(rings, start))
    seen = {first}
    ahead: deque[tuple[tuple[int, int], Path]] = deque([(first, (start,))])
    while ahead:
        (square, left), path = ahead.popleft()
        for step in neighbours(square):
            if left == 1 and step == end:
                return (*path, step)
            if step >= SQUARES:
                continue
            is_ring = bool(standing >> step & 1)
            if is_ring is not (left == 1):
                continue  # a series goes over empty squares, and goes on only from a ring
            onward = (step, value_at(rings, step) if is_ring else left - 1)
            if onward not in seen:
                seen.add(onward)
                ahead.append((onward, (*path, step)))
    return ()


def border_crossed_twice(path: Path) -> tuple[int, int]:
    """The squares beside the first border that `path` crosses twice. Raises ValueError."""
    crossed = 0
    for square, step in pairwise(path):
        border = BORDERS[square, step]
        if border & crossed:
            return min(square, step), max(square, step)
        crossed |= border
    raise ValueError("this route crosses no border twice")


def blocked_way(rings: int, start: int, end: int) -> Path:
    """The first series from `start` that would end on `end` but for a ring on it; or ()."""
    for series in SERIES[value_at(rings, start)][start]:
        if series.path[-1] == end:
            return tuple(series.path)
    return ()


def blocker_on(rings: int, way: Path) -> int:
    """The first ring on a way, neither at its beginning nor at its end."""
    return next(square for square in way[1:-1] if value_at(rings, square))
