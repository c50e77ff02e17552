"""What happens in Shields."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import Event
from engines.core.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """For its owner alone."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose(Event):
    """Whether to swap: not which."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit(Event):
    seat: Seat
    strength: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Denied(Event):
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(Event):
    seat: Seat
    strength: int
