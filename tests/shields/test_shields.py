"""The test game keeps the contract of the games, as far as its windows lean on it."""

from hypothesis import given

from engines.core.seat import Seat
from tests.harness import choices, onlookers, other_world, salts, walk, walks, whole_game
from tests.shields.game import GAME


@given(way=walks(), onlooker=onlookers, salt=salts)
def test_nobody_learns_what_he_may_not_know(way, onlooker, salt):
    for _, here in walk(GAME, way):
        twin = other_world(GAME, here.state, onlooker, salt)
        assert GAME.view(twin, onlooker) == GAME.view(here.state, onlooker)
        assert GAME.active(twin) == GAME.active(here.state)
        if onlooker:
            assert GAME.standing(twin, onlooker) == GAME.standing(here.state, onlooker)


@given(way=walks())
def test_its_windows_are_answered_as_they_say(way):
    for _, here in walk(GAME, way):
        assert GAME.read(GAME.write(here.state), {}) == here.state
        for seat in Seat:
            if window := GAME.standing(here.state, seat):
                legal = GAME.legal_moves(here.state, seat)
                assert window.no in legal
                assert window.yes is None or window.yes in legal
                assert window.window in GAME.windows


def test_it_ends():
    *_, (_, here) = whole_game(GAME)
    assert here.outcome
    assert not choices(GAME, here.state)
