"""The deep search: it wins where it can, and the same work gives the same answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.cannae.computer.deep_search import _TEMPO, DeepSearch
from engines.cannae.computer.front import WON
from engines.cannae.computer.player import PLAYER
from engines.cannae.game import GAME
from engines.cannae.rules.board import relative_to
from engines.cannae.rules.move_generator import distinct_turns
from engines.core.chance import SeededChance
from engines.core.seat import Seat
from tests.engines.cannae.boards import play, state_of

DEEP = replace(PLAYER, boards=1_500)


def chosen(text: str) -> str:
    state = state_of(text)
    return str(DEEP.choose(GAME.view(state, state.actor), "master", SeededChance(b"deep")))


def ranked(text, *, stood=(), most=1_500):
    state = state_of(text)
    board = relative_to(state.board, state.actor)
    noise = dict.fromkeys(distinct_turns(board), 0)
    search = DeepSearch(shut_in=False, occurrences=dict.fromkeys(stood, 2))
    return search.ranked(noise, most), search


@pytest.mark.parametrize("position", ["8/8/8/3i4/8/8/2I5/3C4 w", "3i4/3I4/3I4/8/8/8/8/c6C w"])
def test_it_wins_if_it_can(position):
    assert GAME.outcome(play(state_of(position), chosen(position)).state).winner is Seat.ONE


def test_it_takes_what_stands_alone():
    assert "X" in chosen("7c/i7/7i/8/3i4/8/1C6/II5c w")


AHEAD = "8/8/2ii4/8/3II3/8/2C5/8 w"


def test_the_same_work_gives_the_same_order():
    (first, search), (second, again) = ranked(AHEAD), ranked(AHEAD)
    assert first == second
    assert search.looked == again.looked > 0


def test_about_as_many_boards_are_judged_as_are_allowed():
    _, search = ranked(AHEAD, most=1_000)
    assert 1_000 <= search.looked < 1_500


def test_who_is_ahead_shuns_a_board_that_has_stood_twice():
    best = ranked(AHEAD)[0][0]
    assert ranked(AHEAD, stood=(best,))[0][0] != best


def value_after(text: str, turns: int) -> int:
    """What the board is worth to the side that left it to the other, so many turns on."""
    state = state_of(text)
    board = relative_to(state.board, state.actor)
    search = DeepSearch(shut_in=False, occurrences={})
    search._left = 1_000_000
    return search._after(board, turns, -1_000_000, 1_000_000)


def test_on_a_quiet_board_the_last_to_move_gives_up_what_moving_last_is_worth():
    quiet = "8/8/2cii3/8/8/3IIC2/8/8 w"
    assert (value_after(quiet, 1), value_after(quiet, 2)) == (_TEMPO, -_TEMPO)


def test_a_win_by_the_last_turn_of_a_line_is_a_whole_one():
    assert value_after("2c5/i7/8/3i4/8/8/2I5/8 w", 1) == -WON
