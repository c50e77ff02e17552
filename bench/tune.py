"""Finds the weights of En Garde's level `counter` by self-play: `python -m bench.tune`.

Each generation plays rounds between counters; one action in eight (later one in twenty) is random,
and in three rounds of ten one side is weak. A logistic regression of "won the round" on the
features of every position that a counter left to its rival gives the next generation's weights.
Prints a column of the table in `engines/en_garde/computer/weights.py`. Not a benchmark.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from random import Random

from engines.en_garde.computer.evaluation import Evaluator, after_parry, best_action
from engines.en_garde.computer.fast_round import DRAWN, FastAction, FastRound
from engines.en_garde.computer.features import NAMES, Feature, features_of
from engines.en_garde.computer.weights import WEIGHTS, Weights
from engines.en_garde.terms import DECK, HAND_SIZE, VALUES, Phase, Rules, Variant

WEAK = 0.3  # the share of rounds with a weak side
RIDGE = 2.0  # holds the weights of rare features near 0
NEWTON = 8  # steps of the regression
KEPT = 3  # generations whose samples the regression uses


@dataclass(frozen=True, slots=True)
class Sample:
    """The features of what was left to the rival, and the result: 1 a round won, a half drawn."""

    features: list[Feature]
    result: float


def main() -> None:
    """Print the last generation's weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variant", choices=list(Variant))
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=4000, help="of each generation")
    asked = parser.parse_args()
    rules = Rules(variant=Variant(asked.variant))
    weights = WEIGHTS[rules.variant]
    history: list[list[Sample]] = []
    for generation in range(asked.generations):
        luck = Random(f"tune {asked.variant} {generation}")
        slips = 1 / 20 if generation == asked.generations - 1 else 1 / 8
        samples = [
            sample
            for _ in range(asked.rounds)
            for sample in played(rules, weights, luck, slips=slips)
        ]
        history = [*history, samples][-KEPT:]
        weights = fitted([sample for kept in history for sample in kept], weights)
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"{name}: {weight:.2f}")


def played(rules: Rules, weights: Weights, luck: Random, *, slips: float) -> Iterator[Sample]:
    """One round: a sample for each position that its counters left to the rival."""
    position = dealt(rules, luck)
    weak = luck.randrange(2) if luck.random() < WEAK else None
    weakling = luck.choice((any_action, any_attack, headlong))
    left: list[tuple[int, list[Feature]]] = []
    parried: tuple[int, list[Feature]] | None = None
    while position.winner is None:
        me = position.actor
        if me == weak:
            action = weakling(position, luck)
        else:
            slip = luck.random() < slips
            action = any_action(position, luck) if slip else best_action(position, weights)
        if parried and position.phase is Phase.DEFEND and action[2]:
            left.append(parried)  # what an attack leaves is evaluated after its parry
        parried = None
        if me != weak and (seen := seen_after(position, action)):
            if action[2]:
                parried = (me, seen)
            else:
                left.append((me, seen))
        position.do(action)
    for side, seen in left:
        yield Sample(seen, 0.5 if position.winner == DRAWN else float(position.winner == side))


def seen_after(position: FastRound, action: FastAction) -> list[Feature]:
    """The features of what `action` leaves to the rival; none if the counter doesn't use them."""
    _, value, count = action
    phase = position.phase
    if phase not in (Phase.TURN, Phase.DEFEND) or (count and phase is Phase.DEFEND):
        return []
    evaluator = Evaluator(position, WEIGHTS[position.rules.variant])
    after = evaluator.after(action)
    if not after.deck or count > min(after.rival, after.unseen[value]):
        return []
    return features_of(after_parry(after, value, count) if count else after)


def dealt(rules: Rules, luck: Random) -> FastRound:
    """A new round; either side begins."""
    cards = luck.sample(DECK, len(DECK))
    hands = [
        [cards[at : at + HAND_SIZE].count(value) for value in (0, *VALUES)] for at in (0, HAND_SIZE)
    ]
    return FastRound(rules, hands, cards[2 * HAND_SIZE :], actor=luck.randrange(2))


def any_action(position: FastRound, luck: Random) -> FastAction:
    return luck.choice(position.legal())


def any_attack(position: FastRound, luck: Random) -> FastAction:
    """The novice."""
    attacks = [action for action in position.legal() if action[2]]
    return max(attacks, key=lambda action: action[2]) if attacks else any_action(position, luck)


def headlong(position: FastRound, luck: Random) -> FastAction:
    """Attacks if it can, else runs forward."""
    actions = position.legal()
    return any_attack(position, luck) if any(action[2] for action in actions) else max(actions)


def fitted(samples: list[Sample], start: Weights) -> Weights:
    """Logistic regression with a ridge, by Newton's method."""
    weights = list(start)
    for _ in range(NEWTON):
        slope = [RIDGE * weight for weight in weights]
        bend = [[RIDGE * (i == j) for j in range(len(weights))] for i in range(len(weights))]
        for sample in samples:
            guess = 1 / (1 + exp(-sum(weights[i] * value for i, value in sample.features)))
            off, sure = guess - sample.result, guess * (1 - guess)
            for i, value in sample.features:
                slope[i] += off * value
                row, share = bend[i], sure * value
                for j, other in sample.features:
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
