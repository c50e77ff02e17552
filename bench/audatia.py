"""What the rules of Audatia cost: `python -m bench audatia`.

Duels played at random, step after step, as the lab does. CPU milliseconds: to ask what is legal in
each position and list it, but for mulligans, of which there are 4,096; and to play a whole duel.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from statistics import mean, quantiles
from time import thread_time

from engines.audatia.state import AudatiaState
from engines.core.chance import SeededChance
from engines.core.game import AnyGame
from engines.core.lab import at_random
from engines.core.options import complete
from engines.core.seat import Seat
from engines.registry import load_games

GAME: AnyGame = load_games()["audatia"]
DUELS = 300
SHOWN = 100  # moves to list of a position; only a mulligan and a hand for trades have more
Figures = dict[str, str | float]


def duel(seed: int) -> Iterator[tuple[AudatiaState, Seat]]:
    """Every position of a duel at random, and who decides."""
    chance = SeededChance(f"whim {seed}".encode())
    options = complete(GAME.options, {})
    state = GAME.setup(options, SeededChance(f"duel {seed}".encode())).state
    while active := sorted(GAME.active(state)):
        seat = active[chance.below(len(active))]
        yield state, seat
        moves = GAME.legal_moves(state, seat)
        move = at_random(GAME.view(state, seat), moves, chance)
        state = GAME.apply(state, seat, move, chance).state


def cost_of_legal(state: AudatiaState, seat: Seat) -> float:
    """Milliseconds to list what is legal; the least of three."""
    times = []
    for _ in range(3):
        start = thread_time()
        list(islice(GAME.legal_moves(state, seat), SHOWN))
        times.append((thread_time() - start) * 1000)
    return min(times)


def run() -> Iterator[Figures]:
    """The legal moves of states of random duels, and the duels themselves."""
    times = [cost_of_legal(*match) for seed in range(DUELS // 3) for match in duel(seed)]
    cuts = quantiles(times, n=100)
    yield {
        "name": "legal moves",
        "states": len(times),
        "p50_ms": round(cuts[49], 3),
        "p99_ms": round(cuts[98], 3),
        "max_ms": round(max(times), 3),
    }
    lasted, lengths = [], []
    for seed in range(DUELS):
        start = thread_time()
        lengths.append(sum(1 for _ in duel(seed)))
        lasted.append((thread_time() - start) * 1000)
    yield {
        "name": "random duel",
        "duels": DUELS,
        "mean_ms": round(mean(lasted), 2),
        "p99_ms": round(quantiles(lasted, n=100)[98], 2),
        "mean_decisions": round(mean(lengths), 1),
    }
