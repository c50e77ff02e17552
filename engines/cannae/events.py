"""What happens at Cannae. Everybody hears everything. Words are in the locales.

Squares are names (`b2`). `seat` is who acts; of a lost piece, whose it was, and `by` who acted:
cavalry can be lost by its own side's action.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.cannae.terms import Arm, End
from engines.core.game import Event, SeatEvent
from engines.core.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Began(SeatEvent):
    """The armies stand in `layout`; `seat` acts first."""

    layout: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(SeatEvent):
    """`seat` moved nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _ActionEvent(SeatEvent):
    origin: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Stepped(_ActionEvent):
    """Infantry of `seat` went one square."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pushed(_ActionEvent):
    """Infantry of `seat` pushed from `origin` towards `target`, the next square.

    `moved` are the squares of all that moved on by one, the rear pusher's first. `active`
    infantry pushed against `opposing` enemies: 0 if only its own side stood in the line.
    """

    moved: tuple[str, ...]
    active: int
    opposing: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Slid(_ActionEvent):
    """Cavalry of `seat` rode."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Charged(_ActionEvent):
    """Cavalry of `seat` rode down the isolated infantry on `target`, and stands there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThrownOff(SeatEvent):
    """A piece of `seat` was pushed over the edge from `square`."""

    by: Seat
    arm: Arm
    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Surrounded(SeatEvent):
    """Cavalry of `seat` on `square` is lost between the enemy infantry on `infantry`."""

    by: Seat
    square: str
    infantry: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShutIn(SeatEvent):
    """Cavalry of `seat` on `square` is lost, with no empty square beside it (an option)."""

    by: Seat
    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Won(SeatEvent):
    """`seat` wins: the other side has no infantry left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Event):
    """The game is drawn: `cavalry` (none left), `repetition` or `no-progress`."""

    end: End
