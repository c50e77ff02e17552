"""The players of the lab: `random`, a level of a game's computer, or one with random errors."""

from __future__ import annotations

from typing import Final

from engines.core import lab
from engines.core.chance import Chance
from engines.core.computer import AnyComputer
from engines.core.moves import Move, Moves
from engines.core.values import View

RANDOM: Final = "random"
_COMPUTER: Final = "computer"
_ERRS: Final = "~"
_PERCENT: Final = 100


class UnknownPlayerError(ValueError):
    """A game has no such player; says who there is."""


def player_names(computer: AnyComputer) -> list[str]:
    """All who play a game, the weakest first."""
    return [RANDOM, *computer.levels]


def chooser(computer: AnyComputer, name: str) -> lab.Chooser:
    """The player of this name; `keen~30` is keen who plays 30 moves of 100 at random.

    Raises:
        UnknownPlayerError: there is no such player.
    """
    level, errs, percent = name.partition(_ERRS)
    if errs:
        if not percent.isdecimal() or int(percent) > _PERCENT:
            raise UnknownPlayerError(
                f"{name!r}: of 100 moves, how many are random? Such as keen~30"
            )
        return _erring(chooser(computer, level), int(percent))
    if level == RANDOM:
        return lab.at_random
    level = computer.levels[-1] if level == _COMPUTER else level
    if level not in computer.levels:
        there = ", ".join([_COMPUTER, *player_names(computer)])
        raise UnknownPlayerError(
            f"no player {name!r}; there are: {there}; such as --players random,computer"
        )
    return lambda view, _, chance: computer.choose(view, level, chance)


def _erring(choose: lab.Chooser, percent: int) -> lab.Chooser:
    def err(view: View, moves: Moves[Move], chance: Chance) -> Move:
        is_random = chance.below(_PERCENT) < percent
        return (lab.at_random if is_random else choose)(view, moves, chance)

    return err
