"""Random duels: they end, and no card is lost or made on the way."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.audatia.game import GAME
from engines.audatia.rules.data import DECKS
from engines.core.chance import SeededChance
from engines.core.seat import Seat
from tests.engines.audatia.boards import opening
from tests.harness import descend

LONGEST = 400


def play_out(seed: int, **given: object) -> int:
    """How many decisions a duel took; fails the test if it lasts too long or a card is lost."""
    luck = SeededChance(f"duel {seed}".encode())
    state = opening(seed, **given)
    for decisions in range(LONGEST):
        active = sorted(GAME.active(state))
        if not active:
            assert GAME.outcome(state) is not None
            return decisions
        seat = active[luck.below(len(active))]
        move = descend(GAME.legal_moves(state, seat), luck.below(1 << 48))
        state = GAME.apply(state, seat, move, luck).state
        for each in Seat:
            man = state.men[each]
            cards = Counter(man.hand + man.deck + man.discard + man.pile)
            assert cards == Counter(DECKS[state.rules.characters[each]].cards)
            assert not Counter(man.known) - Counter(man.seen)
            assert not Counter(man.seen) - Counter(man.hand)
    pytest.fail(f"no end within {LONGEST} decisions")


def some_options(seed: int) -> dict[str, str]:
    return {
        option.name: option.values[seed // 2**n % len(option.values)]
        for n, option in enumerate(GAME.options)
    }


@pytest.mark.parametrize("seed", range(0, 64, 3))
def test_a_random_duel_ends(seed):
    assert play_out(seed, **some_options(seed)) > 5


@pytest.mark.long
def test_two_thousand_random_duels_end():
    assert all(play_out(seed, **some_options(seed)) > 5 for seed in range(2_000))
