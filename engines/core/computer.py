"""The contract of the computer players: a view in, a move out, so that none can cheat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from engines.core.chance import Chance
from engines.core.moves import Move
from engines.core.rating import Rating
from engines.core.strength import Strength
from engines.core.values import View

M_co = TypeVar("M_co", bound=Move, covariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Computer(Protocol[V_contra, M_co]):
    """Plays one game at several levels. May also implement `OptionalStrengths`."""

    levels: tuple[str, ...]  # from the weakest to the strongest; each has a name in the locales

    def choose(self, view: V_contra, level: str, chance: Chance) -> M_co:
        """A move that `view.onlooker` may make; takes under two seconds.

        It gets only the view, from which it computes the legal moves, as `Game.possible_moves`
        does. `chance` is its own randomness, not the match's.

        Raises:
            ValueError: no such level, or the onlooker doesn't act.
        """


class OptionalStrengths(Protocol):
    """For computer players whose strength has been measured."""

    strengths: Mapping[str, Strength]  # by level, as `python -m engines strength` measures them


AnyComputer = Computer[Any, Any]


def strength_of(computer: AnyComputer, level: str) -> Strength | None:
    """How strong a level is; None if it hasn't been measured."""
    strengths: Mapping[str, Strength] = getattr(computer, "strengths", {})
    return strengths.get(level)


def middle_level(computer: AnyComputer) -> str:
    """The level whose strength is nearest to a newcomer's initial rating.

    Without measured strengths, the one in the middle of the list.
    """
    return _nearest(computer, Rating().value) or computer.levels[len(computer.levels) // 2]


def nearest_level(computer: AnyComputer, rating: float) -> str:
    """The level whose strength is nearest to a rating; the middle one if none is known."""
    return _nearest(computer, rating) or middle_level(computer)


def fitting_level(computer: AnyComputer, rating: float | None) -> str:
    """The level that is about as strong as somebody with this rating; None: they have none.

    Without a rating it is the weakest. Of all levels that loses most often to a player who knows no
    more than the rules and moves at random (docs/strength.md); and it stands at the lower end of
    the interval of a newcomer's rating, 1500 with a deviation of 350.
    """
    return computer.levels[0] if rating is None else nearest_level(computer, rating)


def _nearest(computer: AnyComputer, rating: float) -> str:
    known = {level: strength_of(computer, level) for level in computer.levels}
    away = {level: abs(one.value - rating) for level, one in known.items() if one}
    return min(away, key=away.__getitem__, default="")
