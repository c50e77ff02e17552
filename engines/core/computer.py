"""The contract of the computer players: a view in, a move out, so that none can cheat."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from engines.core.chance import Chance
from engines.core.moves import Move, Moves
from engines.core.values import View

M = TypeVar("M", bound=Move)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Computer(Protocol[V_contra, M]):
    """Plays one game at several levels."""

    levels: tuple[str, ...]  # from the weakest to the strongest; each has a name in the locales

    def choose(self, view: V_contra, moves: Moves[M], level: str, chance: Chance) -> M:
        """One of `moves`, chosen from what `view.onlooker` knows; takes under two seconds.

        `moves` are `Game.possible_moves(view)`, so that nothing hidden comes with them. Raises
        ValueError: no such level, or the onlooker doesn't act.
        """
        ...


AnyComputer = Computer[Any, Any]
