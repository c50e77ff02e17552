"""The fencer's imagination: worlds that fit what he knows, and rounds played on in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.search.halving import best_on_trial
from engines.core.search.luck import FastLuck
from engines.en_garde.computer.fast_round import DRAWN, TURN, Deed, Duel
from engines.en_garde.computer.tactics import best, worths
from engines.en_garde.terms import VALUES

# Found by matches of 160 rounds against the counter, 400 trials each: horizon 3 won 0.67 of them in
# 100 ms a move, 6 won 0.64 in 230, play-outs to the end 0.64 in 180; without clues 0.62 and 0.60.
TRIALS: Final = 500
"""Play-outs for one decision."""

BELIEF: Final = 10.0
"""How many play-outs the counter's own judgement is worth."""

HORIZON: Final = 3
"""Decisions played out before the counter's judgement stands for the result."""

DOUBT: Final = 25
"""Of a hundred hands, how many are believed even though the counter would not have acted so."""

_TRIES: Final = 12  # hands refused before one is taken as it comes


@dataclass(frozen=True, slots=True, kw_only=True)
class Clue:
    """What the rival did in the turn just over, and how much ground he had before it.

    He drew as many cards as he played; what he did tells of the others.
    """

    deed: Deed
    ground: int


def search(duel: Duel, luck: FastLuck, *, clue: Clue | None, trials: int) -> Deed:
    """What does best on trial; in the play-outs both sides act as the counter."""
    deeds = duel.deeds()
    if len(deeds) == 1:
        return deeds[0]
    me = duel.actor
    return best_on_trial(
        deeds,
        world=lambda: imagine(duel, luck, clue),
        score=lambda world, deed: play_out(world, deed, me),
        trials=trials,
        prior=[worth for worth, _ in worths(duel, deeds)],
        belief=BELIEF,
    )


def imagine(duel: Duel, luck: FastLuck, clue: Clue | None) -> Duel:
    """A world that the side to act can't tell from the real one; likelier ones come more often."""
    rival = 1 - duel.actor
    unseen = duel.unseen()
    cards = [value for value in VALUES for _ in range(unseen[value])]
    size = duel.sizes[rival]
    world = duel.copy()
    for _ in range(_TRIES):
        luck.shuffle(cards)
        world.hands[rival] = [cards[:size].count(value) for value in range(len(VALUES) + 1)]
        if clue is None or luck.below(100) < DOUBT or _explains(world, cards, clue):
            break
    world.deck = cards[size : size + len(duel.deck)]
    return world


def _explains(world: Duel, cards: list[int], clue: Clue) -> bool:
    """Whether the counter, with this hand before its refill, would have done the same.

    The hand is the first of the shuffled `cards`, so that any of them may be the ones just drawn.
    """
    step, value, count = clue.deed
    rival = 1 - world.actor
    before = world.copy()
    hand = before.hands[rival]
    played = ([abs(step)] if step else []) + [value] * count
    for drawn, laid in zip(cards, played, strict=False):
        hand[drawn] -= 1
        hand[laid] += 1
        before.seen[laid] -= 1
    before.deck += [0] * len(played)
    before.ground[rival] = clue.ground
    before.actor, before.phase, before.advance = rival, TURN, 0
    return best(before) == clue.deed


def play_out(world: Duel, deed: Deed, me: int) -> float:
    """What `deed` is worth to `me` in this world: 1 a round won, 0 lost, a half drawn."""
    duel = world.copy()
    duel.do(deed)
    for _ in range(HORIZON):
        if duel.winner is not None:
            break
        duel.do(best(duel))
    if duel.winner is None:
        hope = max(worth for worth, _ in worths(duel, duel.deeds()))
        return hope if duel.actor == me else 1.0 - hope
    return 0.5 if duel.winner == DRAWN else float(duel.winner == me)
