"""How well the computer players of Audatia play, and how long they think. One JSON object a line.

Duels are played through the real engine, each player from their own view. In a match every deal is
played four times: each player once as either character on either side, against the other
character. A table is between equals: for each pair of characters, how often the challenger wins.
`interval` is where a share truly lies, with 19 chances in 20 (Wilson's). The deals are kept for
this: nothing was tuned on them.

`python -m bench.strength_audatia --help` tells how to play other matches or fewer duels.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice, product
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import Any

from bench.strength import Tally
from bench.strength_cannae import wilson
from engines.audatia.computer.player import PLAYER
from engines.audatia.game import GAME
from engines.audatia.state import AudatiaState
from engines.audatia.terms import Character
from engines.core.chance import SeededChance
from engines.core.lab import Chooser, at_random
from engines.core.options import complete
from engines.core.seat import Pair, Seat

MATCHES = (
    ("novice", "random", 400),
    ("keen", "random", 400),
    ("keen", "novice", 400),
    ("master", "random", 400),
    ("master", "keen", 400),
)
TABLES = (("keen", 1600), ("master", 400))

Names = Pair[str]
Cast = Pair[Character]
CASTS = tuple(Pair(one=one, two=two) for one, two in product(Character, Character))
UNLIKE = tuple(cast for cast in CASTS if cast.one is not cast.two)


@dataclass(slots=True)
class Score:
    """Results of the first player, how the duels ended, and after how many assaults."""

    tally: Tally = field(default_factory=Tally)
    ends: Counter[str] = field(default_factory=Counter)
    assaults: int = 0

    def add(self, other: Score) -> None:
        self.tally.add(other.tally)
        self.ends += other.ends
        self.assaults += other.assaults

    def figures(self) -> dict[str, Any]:
        found = self.tally.figures()
        duels = found.pop("rounds")
        for name in ("error", "drawn", "share_with_draws"):
            found.pop(name)
        return {
            "duels": duels,
            **found,
            "interval": wilson(self.tally.won / duels, duels),
            "ends": dict(self.ends.most_common()),
            "assaults": round(self.assaults / duels, 2),
        }


def run() -> Iterator[dict[str, Any]]:
    """Every match and table; about two hours of the processor."""
    for first, second, duels in MATCHES:
        yield match(first, second, duels)
    for level, duels in TABLES:
        yield from table(level, duels)


def match(first: str, second: str, duels: int, processes: int | None = None) -> dict[str, Any]:
    """So many duels, a multiple of four, between two levels (or `random`)."""
    deals = range(duels // (len(UNLIKE) * len(Seat)))
    score = Score()
    for part in _shared(partial(play_deal, first, second), deals, processes):
        score.add(part)
    return {"name": f"{first} against {second}", **score.figures()}


def table(level: str, duels: int, processes: int | None = None) -> Iterator[dict[str, Any]]:
    """So many duels, a multiple of four, between equals; a row for each pair of characters."""
    won: Counter[Cast] = Counter()
    each = duels // len(CASTS)
    for part in _shared(partial(play_casts, level), range(each), processes):
        won += part
    for cast in CASTS:
        yield _row(f"{level}s: {cast.one} challenges {cast.two}", won[cast], each)
    one, two = UNLIKE
    ones = won[one] + each - won[two]
    yield _row(f"{level}s: {one.one} against {one.two}, roles balanced", ones, 2 * each)
    challengers = won[one] + won[two]
    yield _row(f"{level}s: challengers, characters balanced", challengers, 2 * each)


def _row(name: str, won: int, duels: int) -> dict[str, Any]:
    share = won / duels
    return {
        "name": name,
        "duels": duels,
        "won": won,
        "share": round(share, 3),
        "interval": wilson(share, duels),
    }


def _shared(play: Callable[[int], Any], deals: range, processes: int | None) -> Iterator[Any]:
    with get_context("spawn").Pool(processes or os.cpu_count()) as pool:
        yield from pool.imap_unordered(play, deals)


def play_deal(first: str, second: str, deal: int) -> Score:
    """One deal, with either player as either character on either side."""
    score = Score()
    for cast, seat in product(UNLIKE, Seat):
        names = Pair(one=first, two=second) if seat is Seat.ONE else Pair(one=second, two=first)
        end = play_duel(names, cast, deal, seat, score.tally)
        score.tally.won += end.winner is seat
        score.tally.lost += end.winner is seat.other
        score.ends[str(end.ending)] += 1
        score.assaults += end.assault
    return score


def play_casts(level: str, deal: int) -> Counter[Cast]:
    """One deal with every pair of characters: those in which the challenger wins."""
    names = Pair(one=level, two=level)
    ends = {cast: play_duel(names, cast, deal, Seat.ONE, Tally()) for cast in CASTS}
    return Counter(cast for cast, end in ends.items() if end.winner is Seat.ONE)


def play_duel(names: Names, cast: Cast, deal: int, timed: Seat, tally: Tally) -> AudatiaState:
    """A duel's end; the time that the seat `timed` takes goes to `tally`."""
    options = complete(GAME.options, {"challenger": cast.one, "challenged": cast.two})
    dealer = SeededChance(f"strength of Audatia, deal {deal}".encode())
    luck = SeededChance(f"strength of Audatia, deal {deal}, {cast.one}, {timed}".encode())
    choosers = names.map(chooser)
    state = GAME.setup(options, dealer).state
    while active := sorted(GAME.active(state)):
        seat = active[0]
        view = GAME.view(state, seat)
        moves = GAME.possible_moves(view)
        clock, cpu = perf_counter(), process_time()
        move = choosers[seat](view, moves, luck)
        if seat is timed and len(list(islice(moves, 2))) > 1:
            tally.thought.append(perf_counter() - clock)
            tally.worked.append(process_time() - cpu)
        state = GAME.apply(state, seat, move, dealer).state
    return state


def chooser(name: str) -> Chooser:
    """A level of the computer player, or chance."""
    if name == "random":
        return at_random
    return lambda view, _, luck: PLAYER.choose(view, name, luck)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--match", metavar="FIRST,SECOND", action="append", default=[])
    parser.add_argument("--table", metavar="LEVEL", action="append", default=[])
    parser.add_argument("--duels", type=int, help="of each match or table")
    parser.add_argument("--processes", type=int, help="at most")
    asked = parser.parse_args()
    known = {f"{first},{second}": duels for first, second, duels in MATCHES}
    everything = not asked.match and not asked.table
    for pair in known if everything else asked.match:
        first, second = pair.split(",")
        duels = asked.duels or known.get(pair, 400)
        print(json.dumps(match(first, second, duels, asked.processes)), flush=True)
    for level in dict(TABLES) if everything else asked.table:
        for row in table(level, asked.duels or dict(TABLES).get(level, 400), asked.processes):
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
