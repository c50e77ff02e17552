"""The result of an analysis: each move, the turning points, luck and skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from engines.core.analysis.reasons import Reason
from engines.core.seat import Seat

# A turning point gives away this much of a match's points at least, ...
LEAST_LOSS: Final = 0.08
# ... more than so many standard errors, ...
SURE: Final = 3.0
# ... and is among so many of a match that give most away.
MOST_TURNING_POINTS: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class PlyAnalysis:
    """One move of a match. Chances are those of the seat that moved, 0 to 1, as a share of points.

    `chance` is what it had before, if it did the best that was found; `after`, with what it did.
    Both are None where nothing can be said. `open_…` is the same with both hands open: hindsight.
    """

    ply: int
    seat: Seat
    move: str
    chance: float | None
    after: float | None
    best: str
    error: float  # the standard error of their difference
    is_turning_point: bool = False
    is_decision: bool = True  # False: nothing else could be done, or Salle answered unasked
    open_chance: float | None = None
    open_after: float | None = None
    open_best: str | None = None
    reason: Reason | None = None  # of a turning point, where its game names one
    difference: float = 0.0  # as measured, by noise perhaps below 0: for sums

    @property
    def best_chance(self) -> float | None:
        """What the best would have been worth: as `chance`."""
        return self.chance

    @property
    def loss(self) -> float:
        """How much the move gave away."""
        return (self.chance or 0.0) - (self.after or 0.0)


def chance_of_one(ply: PlyAnalysis) -> float | None:
    """The chance of seat one after a move by either player; None where nothing can be said."""
    if ply.after is None:
        return None
    return ply.after if ply.seat is Seat.ONE else 1.0 - ply.after


def turning_points(plies: Sequence[PlyAnalysis]) -> Iterator[PlyAnalysis]:
    """The same, with those marked that decided something: beyond doubt, and most of all."""
    sure = [one for one in plies if one.loss >= LEAST_LOSS and one.loss > SURE * one.error]
    sure = [one for one in sure if one.is_decision]
    sure.sort(key=lambda one: -one.loss)
    chosen = {one.ply for one in sure[:MOST_TURNING_POINTS]}
    for one in plies:
        yield replace(one, is_turning_point=one.ply in chosen)


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckAndSkill:
    """What made the result, in points of seat one: `score` is a half, and `luck`, and `skill`.

    `lost` is what each seat's decisions gave away; `skill` is what two gave away less what one did.
    Luck is the rest: cards, and what the sides couldn't know. `error` is that of either.
    """

    score: float
    luck: float
    skill: float
    lost_by_one: float
    lost_by_two: float
    error: float


def luck_and_skill(plies: Sequence[PlyAnalysis], score: float) -> LuckAndSkill:
    """How much of a result, `score` for seat one, is luck; from the analysis of every move."""
    lost = {
        seat: max(0.0, sum(one.difference for one in plies if one.seat is seat)) for seat in Seat
    }
    skill = lost[Seat.TWO] - lost[Seat.ONE]
    return LuckAndSkill(
        score=score,
        luck=score - 0.5 - skill,
        skill=skill,
        lost_by_one=lost[Seat.ONE],
        lost_by_two=lost[Seat.TWO],
        error=sqrt(sum(one.error**2 for one in plies)),
    )
