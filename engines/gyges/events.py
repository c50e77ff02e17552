"""What happens in a game of Gygès; everybody hears everything. Words are in the locales.

Squares are named as in the notation, goals GN and GS. A `path` has every square in order, the
origin first; `bounces` are the squares on it where the ring bounced.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import Event
from engines.core.seat import Seat

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupBegan(Event):
    """`seat` sets up first, on `rows` rows."""

    seat: Seat
    rows: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RingsSet(Event):
    """`seat` set his six rings up; `near` and `far` are his two rows, from file a to f.

    `rows` tells whether he used both.
    """

    seat: Seat
    near: str
    far: str
    rows: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayBegan(Event):
    """All rings stand; `seat` moves first."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RingMoved(Event):
    """`seat` moved a ring to an empty square."""

    seat: Seat
    value: int
    start: str
    end: str
    path: Names
    bounces: Names


@dataclass(frozen=True, slots=True, kw_only=True)
class RingReturned(Event):
    """`seat` moved a ring back to where it came from: the position is the same."""

    seat: Seat
    value: int
    start: str
    path: Names
    bounces: Names


@dataclass(frozen=True, slots=True, kw_only=True)
class RingReplaced(Event):
    """`seat` moved a ring to `hit`, and threw the one that was there, of value `other`."""

    seat: Seat
    value: int
    start: str
    hit: str
    other: int
    landing: str
    path: Names
    bounces: Names


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalReached(Event):
    """`seat` moved a ring into the goal, and wins."""

    seat: Seat
    value: int
    start: str
    goal: str
    path: Names
    bounces: Names


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionRepeated(Event):
    """The position has occurred `times` times with `seat` to move; the third is a draw."""

    seat: Seat
    times: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnByRepetition(Event):
    """The position has occurred `times` times: a draw."""

    times: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnByLength(Event):
    """`plies` moves were played without a goal: a draw."""

    plies: int
