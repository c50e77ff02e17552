"""The computer player: takes what can be taken, and never what it can't see."""

from __future__ import annotations

import pytest

from engines.cannae.game import GAME
from engines.cannae.player import PLAYER
from engines.core.chance import SeededChance
from engines.core.seat import Seat
from tests.engines.cannae.fields import START, field, play


def chosen(text):
    state = field(text)
    moves = GAME.legal_moves(state, state.actor)
    view = GAME.view(state, state.actor)
    return str(PLAYER.choose(view, moves, PLAYER.levels[-1], SeededChance(b"player")))


@pytest.mark.parametrize("position", ["8/8/8/3i4/8/8/2I5/3C4 w", "3i4/3I4/3I4/8/8/8/8/c6C w"])
def test_it_wins_if_it_can(position):
    after = play(field(position), chosen(position))
    assert GAME.outcome(after.state).winner is Seat.ONE


def test_it_takes_what_stands_alone():
    turn = chosen("7c/i7/7i/8/3i4/8/1C6/II5c w")
    assert "X" in turn


def test_its_turn_is_legal_from_the_start():
    play(field(START), chosen(START))


def test_it_is_asked_from_the_view_of_the_seat_to_act():
    state = field(START)
    with pytest.raises(ValueError, match="seat to act"):
        PLAYER.choose(GAME.view(state, None), GAME.legal_moves(state, Seat.ONE), "novice", None)
