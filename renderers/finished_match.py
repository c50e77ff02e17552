"""What the plate of a match that is over is drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.seat import Pair, Seat
from engines.core.values import View

# Of the plate, in pixels.
PLATE_SIZE: Final = (1200, 630)


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckShare:
    """What luck and skill made of a result, in points of one side: below 0 what they cost it."""

    luck: float
    skill: float


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedMatch:
    """How a match went, as everybody may know it."""

    title: str  # the game's name, as the reader calls it
    date: str  # "2026-11-22"
    winner: Seat | None  # None: a draw
    views: tuple[View, ...]  # a spectator's, from the opening to the last position, each once
    # Once it is known, in games of cards: `engines.core.analysis.plies.LuckAndSkill` of either.
    luck: Pair[LuckShare] | None = None
