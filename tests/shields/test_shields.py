"""The test game keeps the contract of the games, as far as its windows lean on it."""

from hypothesis import given
from salle_shields.engines.shields.game import GAME

from engines.core.seat import Seat
from tests.harness import choices, onlookers, other_world, salts, walk, walks, whole_game


@given(way=walks(), onlooker=onlookers, salt=salts)
def test_nobody_learns_what_he_may_not_know(way, onlooker, salt):
    for _, match in walk(GAME, way):
        twin = other_world(GAME, match.state, onlooker, salt)
        assert GAME.view(twin, onlooker) == GAME.view(match.state, onlooker)
        assert GAME.active(twin) == GAME.active(match.state)
        if onlooker:
            assert GAME.window(twin, onlooker) == GAME.window(match.state, onlooker)


@given(way=walks())
def test_its_windows_are_answered_as_they_say(way):
    for _, match in walk(GAME, way):
        assert GAME.read(GAME.write(match.state), {}) == match.state
        for seat in Seat:
            if window := GAME.window(match.state, seat):
                legal = GAME.legal_moves(match.state, seat)
                assert window.no in legal
                assert window.yes is None or window.yes in legal
                assert window.kind in GAME.windows


def test_it_ends():
    *_, (_, match) = whole_game(GAME)
    assert match.outcome
    assert not choices(GAME, match.state)
