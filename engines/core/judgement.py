"""Judges a position by having the computer play it out against itself many times.

It decides matches of tournaments whose time is up, where that was agreed on. Both sides see only
their views; what is hidden is as it really is, for the match ends with it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engines.core.chance import Chance
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.habits import MatchChance
from engines.core.result import score_of
from engines.core.seat import Seat
from engines.core.values import State

# The share of points from which on one side has won.
DECISIVE: Final = 0.75

_HABITS: Final = 1 << 32
_LONGEST: Final = 2_000  # moves; a play-out that is longer is a draw


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """How often each side won."""

    playouts: int
    points: float  # of seat one

    @property
    def winner(self) -> Seat | None:
        """Who has won by it; None: neither is far enough ahead, or it was never played on."""
        if not self.playouts:
            return None
        share = self.points / self.playouts
        if share >= DECISIVE:
            return Seat.ONE
        return Seat.TWO if share <= 1 - DECISIVE else None


def judge(
    game: AnyGame,
    computer: AnyComputer,
    state: State,
    chance: Chance,
    *,
    most: int,
    goes_on: Callable[[], bool] = lambda: True,
) -> Judgement:
    """Play a position on up to `most` times, at the quickest level, while it `goes_on`."""
    playouts, points = 0, 0.0
    while playouts < most and goes_on():
        points += _played_on(game, computer, state, chance)
        playouts += 1
    return Judgement(playouts=playouts, points=points)


def _played_on(game: AnyGame, computer: AnyComputer, state: State, chance: Chance) -> float:
    level = computer.levels[0]
    # With other habits in every play-out, or that level would repeat itself.
    luck = MatchChance(chance, b"%d" % chance.below(_HABITS))
    for _ in range(_LONGEST):
        active = sorted(game.active(state))
        if not active:
            break
        (seat, *_) = active
        move = computer.choose(game.view(state, seat), level, luck)
        state = game.apply(state, seat, move, chance).state
    outcome = game.outcome(state)
    return score_of(outcome) if outcome else 0.5
