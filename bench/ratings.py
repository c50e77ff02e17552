"""What it costs to reckon ratings: `python -m bench ratings`.

20,000 results of 500 players of known strengths, in four games, a minute apart. `cpu_us` is what
one result takes of one processor, `million_s` what a million would.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from engines.core.rating import Rating, after_match
from engines.core.seat import Pair
from engines.ratings_lab import LabResult, Ratings, read

RESULTS = 20_000
PLAYERS = 500
GAMES = ("audatia", "cannae", "en_garde", "gyges")
ROUNDS = 3


def run() -> Iterator[dict[str, Any]]:
    """One dictionary for the ratings alone, and one for the lab's command."""
    lines = list(generated(random.Random(7)))
    results = [read(line) for line in lines]
    yield {"name": "after_match", **measured(lambda: reckon(results))}
    yield {"name": "python -m engines ratings", **measured(lambda: command(lines))}


def generated(chance: random.Random) -> Iterator[str]:
    """Results as the lab reads them: the stronger player wins as often as ratings expect."""
    strengths = [chance.gauss(1500, 250) for _ in range(PLAYERS)]
    for number in range(RESULTS):
        one, two = chance.sample(range(PLAYERS), 2)
        gap = (strengths[one] - strengths[two]) / 400
        facts = {
            "at": 1_790_000_000 + 60 * number,
            "game": chance.choice(GAMES),
            "one": f"p{one}",
            "two": f"p{two}",
            "score": int(chance.random() < 1 / (1 + 10**-gap)),
        }
        yield json.dumps(facts)


def reckon(results: list[LabResult]) -> None:
    ratings: dict[str, Rating] = {}
    for each in results:
        one, two = ratings.get(each.one, Rating()), ratings.get(each.two, Rating())
        after = after_match(Pair(one=one, two=two), each.score, each.at)
        ratings[each.one], ratings[each.two] = after.one, after.two


def command(lines: list[str]) -> None:
    ratings = Ratings()
    assert not list(ratings.reckon(lines))
    assert list(ratings.lines())


def measured(work: Callable[[], None]) -> dict[str, float]:
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    best = min(times) / RESULTS
    return {"cpu_us": round(1e6 * best, 1), "million_s": round(1_000_000 * best, 1)}
