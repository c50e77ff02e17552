"""How well the computer players of Gygès play, how long they think, and which tactics they solve.

One JSON object a line. Each pair of set-ups is played twice with the players exchanged; it is drawn
by chance, but for those that decide the game at South's first move: a goal at once, or no move that
doesn't hand one over. All is played through the real engine, each player from their own view.
`random` plays as it comes; `keeper` takes a goal and never hands one over. `share` is the first
player's, a draw counted as a half, and `low` and `high` its 95 % interval (Wilson's).

`python -m bench.strength_gyges --help` tells how to play other matches or fewer games.
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
from time import process_time
from typing import Any

from engines.core.chance import SeededChance, shuffled
from engines.core.options import complete
from engines.core.seat import Pair, Seat
from engines.gyges.computer.player import PLAYER
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import OutOfBudgetError, Search
from engines.gyges.computer.setup_choice import any_setup
from engines.gyges.game import GAME
from engines.gyges.moves import GygesMove, Slide
from engines.gyges.rules.reach import has_goal, reaches
from engines.gyges.rules.rings import packed
from engines.gyges.rules.successors import after_move
from engines.gyges.state import Ended, GygesState
from engines.gyges.terms import GOALS
from engines.gyges.views import GygesView

GAMES = 200
MATCHES = (
    ("keen", "keeper"),
    ("master", "random"),
    ("master", "keeper"),
    ("master", "keen"),
)
RUNS = 5  # decisions for each tactic, of which the fastest is timed
PROOF = 1_000_000  # work for one reply to a tactic's first move, many times the master's
TACTICS = (
    ("000000/033121/000200/000000/012102/003003 S", 3),
    ("000000/103132/000010/000000/200023/321000 S", 3),
    ("002001/203010/000000/000030/030200/230110 N", 3),
    ("000000/310012/002000/000030/000023/132010 N", 5),
    ("030003/020011/000000/200001/000313/000202 N", 5),
    ("101200/300032/000000/000000/023120/001030 S", 5),
    ("300301/120002/000000/000100/002032/000013 S", 7),
    ("030003/001110/000000/020020/220313/000000 N", 7),
    ("000013/020122/000000/030000/230000/003101 N", 7),
    ("003210/300120/000020/000000/000012/010303 S", 9),
    ("002130/300300/021100/002000/000200/030100 S", 11),  # begins with a quiet move, d1-a2xd4
)
"""Positions with a forced win, and in how many plies at most the line that was found takes."""


@dataclass(slots=True)
class Tally:
    """Results of the first player, and how long they thought about each move."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    plies: int = 0
    worked: list[float] = field(default_factory=list)  # seconds of the processor

    def add(self, other: Tally) -> None:
        self.won += other.won
        self.lost += other.lost
        self.drawn += other.drawn
        self.plies += other.plies
        self.worked += other.worked

    def figures(self) -> dict[str, Any]:
        games = self.won + self.lost + self.drawn
        low, high = wilson((self.won + self.drawn / 2) / games, games)
        cuts = quantiles(self.worked, n=100)
        return {
            "games": games,
            "won": self.won,
            "lost": self.lost,
            "drawn": self.drawn,
            "share": round((self.won + self.drawn / 2) / games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "plies": round(self.plies / games, 1),
            "cpu_ms": {
                "p50": round(1000 * cuts[49]),
                "p99": round(1000 * cuts[98]),
                "max": round(1000 * max(self.worked)),
            },
        }


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def run() -> Iterator[dict[str, Any]]:
    """The tactics, then every match; about an hour on two cores."""
    yield from tactics()
    for first, second in MATCHES:
        yield match(first, second, GAMES, os.cpu_count() or 1)


def match(first: str, second: str, games: int, processes: int) -> dict[str, Any]:
    """So many games, an even number, between two levels, or `random`, or `keeper`."""
    tally = Tally()
    with get_context("spawn").Pool(processes) as pool:
        for part in pool.imap_unordered(partial(play_pair, first, second), range(games // 2)):
            tally.add(part)
    return {"name": f"{first} against {second}", **tally.figures()}


def play_pair(first: str, second: str, pair: int) -> Tally:
    """The same set-ups twice, the players exchanged."""
    tally = Tally()
    for seat in Seat:
        names = Pair(one=first, two=second) if seat is Seat.ONE else Pair(one=second, two=first)
        winner = play_game(names, pair, seat, tally)
        tally.won += winner is seat
        tally.lost += winner is seat.other
        tally.drawn += winner is None
    return tally


def play_game(names: Pair[str], pair: int, timed: Seat, tally: Tally) -> Seat | None:
    """Who won; the time that the seat `timed` takes goes to `tally`."""
    dealer = SeededChance(f"gyges, set-ups {pair}".encode())
    luck = SeededChance(f"gyges, set-ups {pair}, seat {timed}".encode())
    choosers = names.map(chooser)
    state = set_up(dealer)
    while (seat := state.to_act) is not None:
        view = GAME.view(state, seat)
        moves = GAME.possible_moves(view)
        start = process_time()
        move = choosers[seat](view, moves, luck)
        tally.plies += 1
        if seat is timed:
            tally.worked.append(process_time() - start)
        state = GAME.apply(state, seat, move, dealer).state
    assert isinstance(state.phase, Ended)
    return state.phase.winner


def set_up(dealer: SeededChance) -> GygesState:
    """The start of play, undecided at the first move."""
    while True:
        state = GAME.setup(complete(GAME.options, {}), dealer).state
        for seat in Seat:
            moves = GAME.legal_moves(state, seat)
            state = GAME.apply(
                state, seat, any_setup(state.rings, seat, moves, dealer), dealer
            ).state
        rings = state.rings
        if not has_goal(rings, Seat.ONE) and Search(origin_end=True).safe(rings, Seat.ONE):
            return state


Chooser = Callable[[GygesView, Any, SeededChance], GygesMove]


def chooser(name: str) -> Chooser:
    """A level of the computer player, or one of the two that are none."""
    if name == "random":
        return at_random
    if name == "keeper":
        return keeper
    return lambda view, _, luck: PLAYER.choose(view, name, luck)


def at_random(_: GygesView, moves: Any, luck: SeededChance) -> GygesMove:
    listed: list[GygesMove] = list(moves)
    return listed[luck.below(len(listed))]


def keeper(view: GygesView, moves: Any, luck: SeededChance) -> GygesMove:
    """Takes a goal; hands none over if it can be avoided; else does as it comes."""
    seat, rings = view.to_act, packed(view.cells)
    assert seat is not None
    listed: list[GygesMove] = list(moves)
    for move in listed:
        if isinstance(move, Slide) and move.end == GOALS[seat]:
            return move
    mixed = shuffled(listed, luck)
    safe = (move for move in mixed if not has_goal(after_move(rings, move, seat), seat.other))
    return next(safe, mixed[0])


def tactics() -> Iterator[dict[str, Any]]:
    """Whether the master finds each forced win, by a proof of its move with work to spare.

    The time is the least of a few decisions in a process that has made others before.
    """
    master_move(GAME.example)
    for text, plies in TACTICS:
        took = min(seconds_for(text) for _ in range(RUNS))
        move = master_move(text)
        yield {
            "name": f"win in {plies}: {text}",
            "move": str(move),
            "solved": wins(text, move),
            "cpu_ms": round(1000 * took, 1),
        }


def seconds_for(text: str) -> float:
    """How long the master takes for a position that it hasn't met before."""
    reaches.cache_clear()
    start = process_time()
    master_move(text)
    return process_time() - start


def master_move(text: str) -> GygesMove:
    state = GAME.read(text, complete(GAME.options, {}))
    seat = state.to_act
    assert seat is not None
    view = GAME.view(state, seat)
    return PLAYER.choose(view, "master", SeededChance(b"tactics"))


def wins(text: str, move: GygesMove) -> bool:
    """Whether threats win after the move, whatever the rival replies."""
    state = GAME.read(text, complete(GAME.options, {}))
    seat = state.to_act
    assert seat is not None
    there = after_move(state.rings, move, seat)
    if has_goal(there, seat.other):
        return False
    search = Search(origin_end=True)
    proof = Proof(search, seat)
    try:
        return all(
            has_goal(reply, seat) or proof.settle(reply, PROOF) is not None
            for reply in search.safe(there, seat.other)
        )
    except OutOfBudgetError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--match", metavar="FIRST,SECOND", action="append")
    parser.add_argument("--games", type=int, default=GAMES, help="of each match")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if not asked.match:
        for figures in tactics():
            print(json.dumps(figures), flush=True)
    for pair in asked.match or [",".join(names) for names in MATCHES]:
        first, second = pair.split(",")
        print(json.dumps(match(first, second, asked.games, asked.processes)), flush=True)


if __name__ == "__main__":
    main()
