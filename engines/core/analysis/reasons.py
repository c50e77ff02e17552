"""Why a move was worse than another, as the game explains it: a key of the locales, and facts.

A computer player may have `reason_of`. It is given a view, as a judge is, so that a reason says
nothing that the player couldn't know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from engines.core.game import Fact
from engines.core.moves import Move
from engines.core.values import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """One sentence: `<game>-reason-<key>` of the game's words, filled with `facts`."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Explainer(Protocol[V_contra, M_contra]):
    """What a computer player may have besides: why something would have been better."""

    def reason_of(self, view: V_contra, move: M_contra, best: M_contra) -> Reason | None:
        """Why the view's onlooker, who is to act, does worse with `move` than with `best`.

        None where there is nothing to name. Both are legal, and what a reason says is true.
        """
