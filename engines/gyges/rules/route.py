"""The path that a picture shows of a move: of all that have its effect, one (ruling 9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import heappop, heappush
from itertools import pairwise

from engines.core.seat import Seat
from engines.gyges.moves import Slide, Throw
from engines.gyges.rules.rings import cells_of, occupied, value_at
from engines.gyges.rules.series import SERIES
from engines.gyges.terms import FILES, SQUARES, Flight, LastMove


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """Every square in order, the origin first; and those where it bounced."""

    path: tuple[int, ...]
    bounces: tuple[int, ...] = ()


@lru_cache(maxsize=1 << 10)
def route(rings: int, start: int, end: int) -> Route:
    """The shortest path from `start` to `end`, then the first in north-east-south-west order.

    Raises:
        ValueError: there is none.
    """
    standing = occupied(rings) & ~(1 << start)
    # Steps, their directions, the borders crossed, the path, the bounces: in order of preference.
    ahead: list[tuple[int, tuple[int, ...], int, tuple[int, ...], tuple[int, ...]]]
    ahead = [(0, (), 0, (start,), ())]
    crossed_at: dict[int, list[int]] = {}
    while ahead:
        steps, turns, crossed, path, bounces = heappop(ahead)
        square = path[-1]
        if square == end and steps:
            return Route(path=path, bounces=bounces)
        if steps:
            if not standing >> square & 1:
                continue
            # A better path to this ring that crossed no other borders makes this one useless.
            if any(better & crossed == better for better in crossed_at.setdefault(square, [])):
                continue
            crossed_at[square].append(crossed)
            bounces = (*bounces, square)
        for series in SERIES[value_at(rings, square)][square]:
            if not series.between & standing and not series.borders & crossed:
                onward = series.path[1:]
                heappush(
                    ahead,
                    (
                        steps + len(onward),
                        (*turns, *_turns(series.path)),
                        crossed | series.borders,
                        path + onward,
                        bounces,
                    ),
                )
    raise ValueError(f"no way from {start} to {end}")


def last_move(rings: int, seat: Seat, move: Slide | Throw) -> LastMove:
    """What a picture shows of a legal move; `rings` are those before it."""
    cells = cells_of(rings)
    match move:
        case Slide(start=start, end=end):
            flight = None
        case Throw(start=start, hit=end, landing=landing):
            flight = Flight(value=cells[end], source=end, landing=landing)
    found = route(rings, start, end)
    return LastMove(
        seat=seat, value=cells[start], path=found.path, bounces=found.bounces, flight=flight
    )


@cache
def _turns(path: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(_turn(square, step) for square, step in pairwise(path))


def _turn(square: int, step: int) -> int:
    # 0 to 3: north, east, south, west.
    if step >= SQUARES:
        return 0 if step == SQUARES else 2
    return {FILES: 0, 1: 1, -FILES: 2, -1: 3}[step - square]
