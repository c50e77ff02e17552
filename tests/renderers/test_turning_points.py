"""Where a film lingers: where something was decided."""

from itertools import pairwise

import pytest

from engines.audatia.terms import Bind
from renderers.game_text import lost
from tests.every import every
from tests.harness import GAMES, whole_game

every_game = pytest.mark.parametrize("game", ["en_garde", "cannae", "gyges", "audatia"])


def positions(game, seed):
    """What a spectator sees of a whole match."""
    return [GAMES[game].view(match.game_state, None) for _, match in whole_game(GAMES[game], seed)]


@every_game
@every("seed", range(3))
def test_losses_and_the_end_are_turning_points(game, seed):
    for before, after in pairwise(positions(game, seed)):
        if lost(before) != lost(after):
            assert before.decided != after.decided


@every_game
def test_most_moves_decide_nothing(game):
    shown = positions(game, 1)
    points = [before.decided != after.decided for before, after in pairwise(shown)]
    assert any(points)
    assert sum(points) < len(points) / 2


@every("seed", range(3))
def test_each_round_of_en_garde_ends_in_a_turning_point(seed):
    shown = positions("en_garde", seed)
    points = [a for b, a in pairwise(shown) if b.decided != a.decided]
    assert [len(view.results) for view in points] == list(range(1, len(shown[-1].results) + 1))


def test_a_bind_is_a_turning_point():
    found = [
        before.decided != after.decided
        for seed in range(20)
        for before, after in pairwise(positions("audatia", seed))
        if after.bind is Bind.STRETTO and before.bind is not Bind.STRETTO
    ]
    assert found
    assert all(found)


@every("seed", range(3))
def test_a_ring_in_the_goal_is_a_turning_point(seed):
    *_, before, last = positions("gyges", seed)
    assert last.winner is None or before.decided != last.decided
