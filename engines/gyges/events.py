"""What happens in a game of Gygès; everybody hears everything. Words are in the locales.

Squares are named as in the notation, goals GN and GS. A `path` has every square in order, the
origin first; `bounces` are the squares on it where the ring bounced.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import Event, SeatEvent

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupBegan(SeatEvent):
    """`seat` sets up first, on `rows` rows."""

    rows: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RingsSet(SeatEvent):
    """`seat` has set up six rings; `near` and `far` are its two rows, from file a to f.

    `rows` tells whether both are used.
    """

    near: str
    far: str
    rows: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayBegan(SeatEvent):
    """All rings stand; `seat` moves first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _RingEvent(SeatEvent):
    value: int
    start: str
    path: Names
    bounces: Names


@dataclass(frozen=True, slots=True, kw_only=True)
class RingMoved(_RingEvent):
    """`seat` moved a ring to an empty square."""

    end: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RingReturned(_RingEvent):
    """`seat` moved a ring back to where it came from: the position is the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RingReplaced(_RingEvent):
    """`seat` moved a ring to `hit`, and threw the one that was there, of value `other`."""

    hit: str
    other: int
    landing: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalReached(_RingEvent):
    """`seat` moved a ring into the goal, and wins."""

    goal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionRepeated(SeatEvent):
    """The position has occurred `times` times with `seat` to move; the third is a draw."""

    times: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnByRepetition(Event):
    """The position has occurred `times` times: a draw."""

    times: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnByLength(Event):
    """`plies` moves were played without a goal: a draw."""

    plies: int
