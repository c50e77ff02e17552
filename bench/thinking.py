"""How long the strongest levels think about the same decisions, in the form that runs.

Work is counted and not timed, so that both forms play the same moves, but for the master of Gygès,
who looks at more if compiled: `digest` tells whether they did. Seconds are of the processor;
compare runs that were made one after the other (docs/native.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from time import process_time
from typing import Any

from engines import native
from engines.core.chance import Chance
from engines.core.lab import play_out
from engines.core.moves import Move, Moves
from engines.core.options import complete
from engines.core.seat import both
from engines.core.values import View
from engines.registry import load_game, load_player

DECISIONS = {"en_garde": 40, "gyges": 30, "cannae": 30, "audatia": 60}
"""So many are looked at in each game, from its start: several matches, if one is shorter."""


@dataclass(slots=True)
class Thinker:
    """The strongest level of a game, with a watch."""

    game: str
    worked: list[float] = field(default_factory=list)  # seconds, of each decision

    def __call__(self, view: View, moves: Moves[Move], chance: Chance) -> Move:
        player, began = load_player(self.game), process_time()
        move: Move = player.choose(view, player.levels[-1], chance)
        self.worked.append(process_time() - began)
        return move


def run() -> Iterator[dict[str, Any]]:
    """One line a game."""
    for name, decisions in DECISIONS.items():
        yield measured(name, decisions)


def measured(name: str, decisions: int) -> dict[str, Any]:
    """So many decisions of one game."""
    thinker = Thinker(name)
    moves = list(islice(_moves(name, thinker), decisions))
    return {
        "game": name,
        "compiled": native.form().compiled,
        "decisions": decisions,
        "seconds": round(sum(thinker.worked), 2),
        "longest": round(max(thinker.worked), 2),
        "digest": sha256(" ".join(moves).encode()).hexdigest()[:12],
    }


def _moves(name: str, thinker: Thinker) -> Iterator[str]:
    game, seed = load_game(name), 0
    while True:
        for turn in play_out(game, complete(game.options, {}), both(thinker), seed=seed):
            if turn.move:
                yield turn.move
        seed += 1
