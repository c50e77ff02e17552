"""How well the computer players play, and how long they think. One JSON object a line.

Rounds are played through the real engine, each player from their own view. Every deal is played
twice with the players exchanged, so that seats, hands and the first move are balanced. `share` is
of the decided rounds, `share_with_draws` counts a drawn round as a half; `error` is one standard
error of `share`. The deals are kept for this: nothing was tuned on them.

`python -m bench.strength --help` tells how to play other matches or fewer rounds.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any

from bench.responder import respond
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Pair, Seat
from engines.core.values import View
from engines.en_garde.computer.belief import SEEDS
from engines.en_garde.computer.fast_round import FastAction, fast_action
from engines.en_garde.computer.player import PLAYER
from engines.en_garde.game import GAME
from engines.en_garde.moves import Action
from engines.en_garde.views import EnGardeView

VARIANTS = ("standard", "basic", "advanced")
MATCHES = (
    ("counter", "random", 4000),
    ("counter", "novice", 4000),
    ("fencer", "counter", 400),
)
CHUNK = 20  # rounds that one process plays in a row


@dataclass(slots=True)
class Tally:
    """Results of the first player; how long they thought about each choice, without forced ones."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    thought: list[float] = field(default_factory=list)  # seconds by the clock
    worked: list[float] = field(default_factory=list)  # seconds of the processor

    def add(self, other: Tally) -> None:
        self.won += other.won
        self.lost += other.lost
        self.drawn += other.drawn
        self.thought += other.thought
        self.worked += other.worked

    def figures(self) -> dict[str, Any]:
        decided = self.won + self.lost
        rounds = decided + self.drawn
        share = self.won / max(1, decided)
        return {
            "rounds": rounds,
            "won": self.won,
            "lost": self.lost,
            "drawn": self.drawn,
            "share": round(share, 4),
            "error": round(sqrt(share * (1 - share) / max(1, decided)), 4),
            "share_with_draws": round((self.won + self.drawn / 2) / rounds, 4),
            "clock_ms": spread(self.thought),
            "cpu_ms": spread(self.worked),
        }


def spread(seconds: list[float]) -> dict[str, float]:
    """Of many, in milliseconds."""
    cuts = quantiles(seconds, n=100)
    found = {"p50": cuts[49], "p99": cuts[98], "max": max(seconds)}
    return {name: round(1000 * value, 2) for name, value in found.items()}


def run() -> Iterator[dict[str, Any]]:
    """Every match in every variant; some minutes on two cores."""
    for variant in VARIANTS:
        for first, second, rounds in MATCHES:
            yield match(variant, first, second, rounds)


def match(variant: str, first: str, second: str, rounds: int) -> dict[str, Any]:
    """So many rounds, an even number, between two levels (or `random`)."""
    deals = rounds // 2
    parts = [range(n, min(n + CHUNK // 2, deals)) for n in range(0, deals, CHUNK // 2)]
    tally = Tally()
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for part in pool.imap_unordered(partial(play_deals, variant, first, second), parts):
            tally.add(part)
    return {"name": f"{variant}: {first} against {second}", **tally.figures()}


def play_deals(variant: str, first: str, second: str, deals: range) -> Tally:
    """Each deal twice, the players exchanged."""
    tally = Tally()
    for deal in deals:
        for seat in Seat:
            names = Pair(one=first, two=second) if seat is Seat.ONE else Pair(one=second, two=first)
            winner = play_round(variant, names, deal, seat, tally)
            tally.won += winner is seat
            tally.lost += winner is seat.other
            tally.drawn += winner is None
    return tally


def play_round(variant: str, names: Pair[str], deal: int, timed: Seat, tally: Tally) -> Seat | None:
    """Who won; the time that the seat `timed` takes goes to `tally`."""
    options = complete(GAME.options, {"variant": variant})
    dealer = SeededChance(f"strength, deal {deal}".encode())
    luck = SeededChance(f"strength, deal {deal}, seat {timed}".encode())
    choosers = names.map(chooser)
    state = GAME.setup(options, dealer).state
    while not state.results:
        seat = state.actor
        view = GAME.view(state, seat)
        moves = GAME.possible_moves(view)
        clock, cpu = perf_counter(), process_time()
        move = choosers[seat](view, moves, luck)
        if seat is timed and len(moves) > 1:
            tally.thought.append(perf_counter() - clock)
            tally.worked.append(process_time() - cpu)
        state = GAME.apply(state, seat, move, dealer).state
    return state.results[0]


def chooser(name: str) -> Callable[[Any, Any, SeededChance], Action]:
    """A level of the computer player, uniform chance, or `responder` (`bench.responder`)."""
    if name == "random":
        return at_random
    if name == "responder":
        return responding
    return lambda view, _, luck: PLAYER.choose(view, name, luck)


def at_random(_: View, moves: Any, luck: SeededChance) -> Action:
    listed = list(moves)
    chosen: Action = listed[luck.below(len(listed))]
    return chosen


def responding(view: EnGardeView, moves: Any, luck: SeededChance) -> Action:
    actions: dict[FastAction, Action] = {fast_action(move): move for move in moves}
    return actions[respond(view, luck.below(SEEDS))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=VARIANTS, action="append")
    parser.add_argument("--match", metavar="FIRST,SECOND", action="append")
    parser.add_argument("--rounds", type=int, help="of each match")
    asked = parser.parse_args()
    known = {f"{first},{second}": rounds for first, second, rounds in MATCHES}
    for variant in asked.variant or VARIANTS:
        for pair in asked.match or known:
            first, second = pair.split(",")
            rounds = asked.rounds or known.get(pair, 400)
            print(json.dumps(match(variant, first, second, rounds)), flush=True)


if __name__ == "__main__":
    main()
