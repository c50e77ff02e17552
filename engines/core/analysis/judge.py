"""The contract of judges: what one player's decision was worth, and the best alternative.

A judge is given views, never a state, so that nothing hidden can count.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

from engines.core.moves import Move
from engines.core.search.luck import FastLuck
from engines.core.values import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What a move was worth beside the best that was found; chances are the mover's, 0 to 1.

    A chance is the share of the match's points to be expected.
    """

    best: Move  # the move played, if none better was found
    chance: float  # with the best
    after: float  # with the move played
    error: float  # the standard error of `chance - after`; 0 if both are certain, or the same move
    difference: float = 0.0  # as it was measured: by noise it may be below 0, `chance` isn't

    @property
    def loss(self) -> float:
        """How much of a chance the move gave away."""
        return self.chance - self.after


class DecisionJudge(Protocol[V_contra, M_contra]):
    """Judges the decisions of one game. A computer player may have one, as `judge`."""

    def judge(
        self,
        view: V_contra,
        move: M_contra,
        *,
        playouts: int,
        luck: FastLuck,
        rival: V_contra | None = None,
    ) -> Verdict:
        """What `move` was worth to the view's onlooker, who is to act.

        `playouts` is how much work may be done: so many play-outs, or as much search as takes
        about as long. Equal work with equal luck gives equal verdicts. With `rival`, the view of
        the other side, it is judged with both hands open.
        """
