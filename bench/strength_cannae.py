"""How well the computer players of Cannae play, and how long they think. One JSON object a line.

Games are played through the real engine, each player from their own view. Every opening, two turns
at random, is played twice with the players exchanged. `share` is of the decided games,
`share_with_draws` counts a drawn game as a half; `interval` is where the latter truly lies, with
19 chances in 20 (Wilson's). `turns` are of both sides, in the mean.

`python -m bench.strength_cannae --help` tells how to play other matches or fewer games.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import Any

from bench.strength import Tally
from engines.cannae.computer.player import PLAYER
from engines.cannae.game import GAME
from engines.cannae.moves import Turn
from engines.cannae.state import CannaeState
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Pair, Seat

MATCHES = (
    ("novice", "random", 200),
    ("keen", "random", 200),
    ("master", "random", 100),
    ("keen", "novice", 100),
    ("master", "keen", 200),
)
OPENING = 2  # turns at random
CHUNK = 4  # games that one process plays in a row


@dataclass(slots=True)
class Score:
    """Results of the first player, how the games ended, and after how many turns."""

    tally: Tally = field(default_factory=Tally)
    ends: Counter[str] = field(default_factory=Counter)
    turns: int = 0

    def add(self, other: Score) -> None:
        self.tally.add(other.tally)
        self.ends += other.ends
        self.turns += other.turns

    def figures(self) -> dict[str, Any]:
        found = self.tally.figures()
        games = found.pop("rounds")
        found.pop("error")
        return {
            "games": games,
            **found,
            "interval": wilson(found["share_with_draws"], games),
            "drawn_by": {end: n for end, n in self.ends.items() if end != "infantry"},
            "turns": round(self.turns / games, 1),
        }


def wilson(share: float, games: int, deviations: float = 1.96) -> tuple[float, float]:
    """Where a share measured over so many games truly lies."""
    extra = deviations**2 / games
    middle = share + extra / 2
    spread = deviations * sqrt(share * (1 - share) / games + extra / (4 * games))
    return (round((middle - spread) / (1 + extra), 3), round((middle + spread) / (1 + extra), 3))


def run() -> Iterator[dict[str, Any]]:
    """Every match; about twenty minutes on two cores."""
    for first, second, games in MATCHES:
        yield match(first, second, games)


def match(first: str, second: str, games: int, processes: int | None = None) -> dict[str, Any]:
    """So many games, an even number, between two levels (or `random`)."""
    openings = games // 2
    half = CHUNK // 2
    parts = [range(n, min(n + half, openings)) for n in range(0, openings, half)]
    score = Score()
    with get_context("spawn").Pool(processes or os.cpu_count()) as pool:
        for part in pool.imap_unordered(partial(play_openings, first, second), parts):
            score.add(part)
    return {"name": f"{first} against {second}", **score.figures()}


def play_openings(first: str, second: str, openings: range) -> Score:
    """Each opening twice, the players exchanged."""
    score = Score()
    for number in openings:
        for seat in Seat:
            names = Pair(one=first, two=second) if seat is Seat.ONE else Pair(one=second, two=first)
            play_game(opened(number), names, f"opening {number}, {seat}", seat, score)
    return score


def opened(number: int) -> CannaeState:
    """The start after a few turns at random."""
    luck = SeededChance(f"strength of Cannae, opening {number}".encode())
    state = GAME.setup(complete(GAME.options, {}), luck).state
    for _ in range(OPENING):
        turn = random_turn(state, luck)
        state = GAME.apply(state, state.actor, turn, luck).state
    return state


def random_turn(state: CannaeState, luck: SeededChance) -> Turn:
    turns = list(GAME.legal_moves(state, state.actor))
    return turns[luck.below(len(turns))]


def play_game(state: CannaeState, names: Pair[str], seed: str, timed: Seat, score: Score) -> None:
    """A game to its end, in `score` from the side of `timed`, with the time that it takes."""
    luck = SeededChance(f"strength of Cannae, {seed}".encode())
    tally = score.tally
    while state.to_act is not None:
        seat = state.actor
        view = GAME.view(state, seat)
        clock, cpu = perf_counter(), process_time()
        if names[seat] == "random":
            turn = random_turn(state, luck)
        else:
            turn = PLAYER.choose(view, names[seat], luck)
        if seat is timed:
            tally.thought.append(perf_counter() - clock)
            tally.worked.append(process_time() - cpu)
        state = GAME.apply(state, seat, turn, luck).state
        score.turns += 1
    tally.won += state.winner is timed
    tally.lost += state.winner is timed.other
    tally.drawn += state.winner is None
    if state.end is not None:
        score.ends[state.end.value] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--match", metavar="FIRST,SECOND", action="append")
    parser.add_argument("--games", type=int, help="of each match")
    parser.add_argument("--processes", type=int, help="at most")
    asked = parser.parse_args()
    known = {f"{first},{second}": games for first, second, games in MATCHES}
    for pair in asked.match or known:
        first, second = pair.split(",")
        games = asked.games or known.get(pair, 100)
        print(json.dumps(match(first, second, games, asked.processes)), flush=True)


if __name__ == "__main__":
    main()
