"""What happens at Cannae. Everybody hears everything. Words are in the locales.

Squares are names (`b2`). `seat` is who acts; of a lost piece, whose it was, and `by` who acted:
cavalry can be lost by its own side's action.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.cannae.terms import Arm, End
from engines.core.game import Event
from engines.core.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Began(Event):
    """The armies stand in `layout`; `seat` acts first."""

    seat: Seat
    layout: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """`seat` moved nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Stepped(Event):
    """Infantry of `seat` went one square."""

    seat: Seat
    origin: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Pushed(Event):
    """Infantry of `seat` pushed from `origin` towards `target`, the next square.

    `moved` are the squares of all that moved on by one, the rear pusher's first. `active`
    infantry pushed against `opposing` enemies: 0 if only its own side stood in the line.
    """

    seat: Seat
    origin: str
    target: str
    moved: tuple[str, ...]
    active: int
    opposing: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Slid(Event):
    """Cavalry of `seat` rode."""

    seat: Seat
    origin: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Charged(Event):
    """Cavalry of `seat` rode down the isolated infantry on `target`, and stands there."""

    seat: Seat
    origin: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ThrownOff(Event):
    """A piece of `seat` was pushed over the edge from `square`."""

    seat: Seat
    by: Seat
    arm: Arm
    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Surrounded(Event):
    """Cavalry of `seat` on `square` is lost between the enemy infantry on `infantry`."""

    seat: Seat
    by: Seat
    square: str
    infantry: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShutIn(Event):
    """Cavalry of `seat` on `square` is lost, with no empty square beside it (an option)."""

    seat: Seat
    by: Seat
    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Won(Event):
    """`seat` wins: the other side has no infantry left."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Event):
    """The game is drawn: `cavalry` (none left), `repetition` or `no-progress`."""

    end: End
