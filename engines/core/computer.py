"""The contract of the computer players: a view in, a move out, so that none can cheat."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from engines.core.chance import Chance
from engines.core.moves import Move
from engines.core.values import View

M_co = TypeVar("M_co", bound=Move, covariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Computer(Protocol[V_contra, M_co]):
    """Plays one game at several levels."""

    levels: tuple[str, ...]  # from the weakest to the strongest; each has a name in the locales

    def choose(self, view: V_contra, level: str, chance: Chance) -> M_co:
        """A move that `view.onlooker` may make; takes under two seconds.

        The view is all it is given: it makes the legal moves from that, as `Game.possible_moves`
        does, and `chance` is luck of its own, not the match's.

        Raises:
            ValueError: no such level, or the onlooker doesn't act.
        """


AnyComputer = Computer[Any, Any]
