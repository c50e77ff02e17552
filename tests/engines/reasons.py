"""Reasons of moves by chance, to be compared with what the engine says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from engines.core.analysis.reasons import Reason
from engines.core.chance import SeededChance
from engines.core.game import AnyGame
from engines.core.moves import Move
from engines.core.seat import Seat
from engines.registry import load_player
from tests.harness import moved, seated, some, some_options


class Explained(NamedTuple):
    """A position, two moves in it, and why the second would have been better."""

    game: AnyGame
    state: Any
    seat: Seat
    move: Move
    best: Move
    reason: Reason

    def after(self, move: Move) -> Any:
        """The state after a move of whose turn it is, with luck of its own."""
        return applied(self.game, self.state, move)

    @property
    def view(self) -> Any:
        """What the player could know."""
        return self.game.view(self.state, self.seat)


def applied(game: AnyGame, state: Any, move: Move) -> Any:
    """The state after a move of whoever is first to act."""
    return game.apply(state, sorted(game.active(state))[0], move, SeededChance(b"after")).state


def explained(
    game: AnyGame, seed: int, *, plies: int, pairs: int, **options: str
) -> Iterator[Explained]:
    """Of a match by chance: at each position so many pairs of moves, those with a reason."""
    dice, player = random.Random(seed), load_player(game.id)
    picked = some_options(game, tuple(dice.randrange(12) for _ in range(6)))
    record, match = seated(game, {**picked, **options}, seed=seed)
    for _ in range(plies):
        if match.outcome or not (active := sorted(game.active(match.game_state))):
            return
        state, seat = match.game_state, active[0]
        moves, view = some(game.legal_moves(state, seat)), game.view(state, seat)
        for _ in range(pairs):
            move, best = dice.choice(moves), dice.choice(moves)
            if reason := player.reason_of(view, move, best):
                yield Explained(game, state, seat, move, best, reason)
        record, match = moved(game, record, match, seat, dice.choice(moves))
