"""Moves before the last that somebody has missed: marked on their picture, if they leave traces."""

from __future__ import annotations

import random

import pytest

from engines.core.seat import Pair, Seat
from engines.en_garde.game import GAME as EN_GARDE
from engines.registry import load_games
from renderers.rendering import render
from renderers.style import RenderStyle
from tests.harness import choices, moved, other_world, seated

STYLE = RenderStyle(names=Pair(one="Anna", two="Bea"))
WITH_TRACES = ("gyges", "cannae", "en_garde")


def played(game, count=12):
    """The states of a match after some moves."""
    rng = random.Random(7)
    record, match = seated(game)
    states = [match.game_state]
    for _ in range(count):
        seat, move = rng.choice(choices(game, match.game_state))
        record, match = moved(game, record, match, seat, move)
        states.append(match.game_state)
    return states


def views(game, onlooker=Seat.ONE):
    return [game.view(state, onlooker) for state in played(game)]


@pytest.fixture(params=sorted(load_games()))
def game(request):
    return load_games()[request.param]


def test_nothing_missed_changes_nothing(game):
    *_, view = views(game)
    assert view.with_missed([]) == view
    assert render(view.with_missed([view]), STYLE) == render(view, STYLE)


@pytest.mark.parametrize("name", WITH_TRACES)
def test_missed_moves_leave_traces_on_the_picture(name):
    *earlier, view = views(load_games()[name])
    marked = view.with_missed(earlier[-3:])
    assert marked.missed
    assert render(marked, STYLE) != render(view, STYLE)


def test_what_was_missed_tells_nothing_of_a_hidden_hand():
    states = played(EN_GARDE)
    for onlooker in Seat:
        there = [other_world(EN_GARDE, state, onlooker, salt=3) for state in states]
        here, elsewhere = (
            [EN_GARDE.view(state, onlooker) for state in world] for world in (states, there)
        )
        assert here[-1].with_missed(here[-4:-1]) == elsewhere[-1].with_missed(elsewhere[-4:-1])


def test_traces_of_an_earlier_round_are_not_marked():
    found = views(EN_GARDE)
    for number, view in enumerate(found):
        marked = view.with_missed(found[:number])
        same_round = [one.scene.last for one in found[:number] if one.round == view.round]
        assert set(marked.missed) <= set(same_round)
