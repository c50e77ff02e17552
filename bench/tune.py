"""Finds the counter's weights by self-play: `python -m bench.tune`. Not a benchmark.

Each generation plays rounds between counters; one deed in eight (later one in twenty) is random,
and in three rounds of ten one side is weak. A logistic regression of "won the round" on the signs
of every scene that a counter left to its rival gives the next generation's weights. Prints a column
of the table in `engines/en_garde/weights.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from random import Random

from engines.en_garde.computer.fast_round import DEFEND, DRAWN, TURN, Agreement, Deed, Duel
from engines.en_garde.computer.features import NAMES, Sign, signs
from engines.en_garde.computer.tactics import Thought, after_parry, best
from engines.en_garde.computer.weights import Weights, weights_for
from engines.en_garde.terms import DECK, HAND, VALUES, Variant

WEAK = 0.3  # the share of rounds with a weak side
RIDGE = 2.0  # holds rare signs near nought
NEWTON = 8  # steps of the regression
KEPT = 3  # generations that it looks back on


@dataclass(frozen=True, slots=True)
class Sample:
    """A scene left to the rival, and what came of it: 1 a round won, a half drawn."""

    signs: list[Sign]
    result: float


def main() -> None:
    """Print the last generation's weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variant", choices=list(Variant))
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=4000, help="of each generation")
    asked = parser.parse_args()
    agreed = Agreement.on(Variant(asked.variant))
    weights = weights_for(agreed)
    history: list[list[Sample]] = []
    for generation in range(asked.generations):
        luck = Random(f"tune {asked.variant} {generation}")
        slips = 1 / 20 if generation == asked.generations - 1 else 1 / 8
        samples = [
            sample
            for _ in range(asked.rounds)
            for sample in played(agreed, weights, luck, slips=slips)
        ]
        history = [*history, samples][-KEPT:]
        weights = fitted([sample for kept in history for sample in kept], weights)
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"{name}: {weight:.2f}")


def played(agreed: Agreement, weights: Weights, luck: Random, *, slips: float) -> Iterator[Sample]:
    """One round, and the scenes that its counters left."""
    duel = dealt(agreed, luck)
    weak = luck.randrange(2) if luck.random() < WEAK else None
    weakling = luck.choice((any_deed, any_attack, headlong))
    left: list[tuple[int, list[Sign]]] = []
    parried: tuple[int, list[Sign]] | None = None
    while duel.winner is None:
        me = duel.actor
        if me == weak:
            deed = weakling(duel, luck)
        else:
            deed = any_deed(duel, luck) if luck.random() < slips else best(duel, weights)
        if parried and duel.phase == DEFEND and deed[2]:
            left.append(parried)  # an attack leaves the scene after its parry, if there is one
        parried = None
        if me != weak and (seen := seen_after(duel, deed)):
            if deed[2]:
                parried = (me, seen)
            else:
                left.append((me, seen))
        duel.do(deed)
    for side, seen in left:
        yield Sample(seen, 0.5 if duel.winner == DRAWN else float(duel.winner == side))


def seen_after(duel: Duel, deed: Deed) -> list[Sign]:
    """The signs of the scene that `deed` leaves, if the counter would go by them."""
    _, value, count = deed
    if duel.phase not in (TURN, DEFEND) or (count and duel.phase == DEFEND):
        return []
    thought = Thought(duel, weights_for(duel.agreed))
    scene = thought.scene(deed)
    if not scene.deck or count > min(scene.rival, scene.unseen[value]):
        return []
    return signs(after_parry(scene, value, count) if count else scene)


def dealt(agreed: Agreement, luck: Random) -> Duel:
    """A new round; either side begins."""
    cards = luck.sample(DECK, len(DECK))
    hands = [[cards[at : at + HAND].count(value) for value in (0, *VALUES)] for at in (0, HAND)]
    return Duel(agreed, hands, cards[2 * HAND :], actor=luck.randrange(2))


def any_deed(duel: Duel, luck: Random) -> Deed:
    return luck.choice(duel.deeds())


def any_attack(duel: Duel, luck: Random) -> Deed:
    """The novice."""
    blows = [deed for deed in duel.deeds() if deed[2]]
    return max(blows, key=lambda deed: deed[2]) if blows else any_deed(duel, luck)


def headlong(duel: Duel, luck: Random) -> Deed:
    """Attacks if it can, else runs forward."""
    deeds = duel.deeds()
    return any_attack(duel, luck) if any(deed[2] for deed in deeds) else max(deeds)


def fitted(samples: list[Sample], start: Weights) -> Weights:
    """Logistic regression with a ridge, by Newton's method."""
    weights = list(start)
    for _ in range(NEWTON):
        slope = [RIDGE * weight for weight in weights]
        bend = [[RIDGE * (i == j) for j in range(len(weights))] for i in range(len(weights))]
        for sample in samples:
            guess = 1 / (1 + exp(-sum(weights[i] * much for i, much in sample.signs)))
            off, sure = guess - sample.result, guess * (1 - guess)
            for i, much in sample.signs:
                slope[i] += off * much
                row, share = bend[i], sure * much
                for j, other in sample.signs:
                    row[j] += share * other
        weights = [w - step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return tuple(weights)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss-Jordan; the ridge keeps every pivot away from nought."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, row in enumerate(rows):
        rows[at] = row = [value / row[at] for value in row]
        for index, other in enumerate(rows):
            if index != at and (factor := other[at]):
                rows[index] = [a - factor * b for a, b in zip(other, row, strict=True)]
    return [row[-1] for row in rows]


if __name__ == "__main__":
    main()
