"""What the view tells a picture, and what it shows of a move before it is sent."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from engines.core.game import InvalidMoveError
from engines.core.seat import Pair, Seat
from engines.gyges.game import GAME
from engines.gyges.terms import NUMBERS, End, Flight, LastMove, Phase
from engines.gyges.views import Choice
from tests.engines.gyges.boards import START, board, play, study
from tests.engines.gyges.test_rulings import positions
from tests.harness import fewer

S, N = Seat.ONE, Seat.TWO


def squares(text):
    return tuple(NUMBERS[name] for name in text.split())


def test_everybody_sees_the_same():
    state = board(START)
    views = [GAME.view(state, onlooker) for onlooker in (None, S, N)]
    assert [view.onlooker for view in views] == [None, S, N]
    assert len({(view.cells, view.rows, view.choice, view.to_act) for view in views}) == 1


def test_the_view_has_both_playable_rows_and_the_rings_to_choose_from():
    view = GAME.view(board(START), S)
    assert (view.phase, view.to_act) == (Phase.PLAY, S)
    assert view.rows == Pair(one=0, two=5)
    assert view.choice == Choice(rings=squares("a1 b1 c1 d1 e1 f1"))
    assert (view.ply, view.times, view.last) == (0, 1, None)


def test_a_ring_that_can_not_move_is_not_offered():
    """Beside the triple that is shut in, one that is not."""
    view = GAME.view(study("310003/100000"), S)
    assert view.choice.rings == squares("b1 f1")


def test_a_chosen_ring_lights_up_where_it_may_end():
    view = GAME.preview_view(GAME.view(study("130000"), S), ("a1",))
    assert view.choice.chosen == NUMBERS["a1"]
    assert view.choice.rings == squares("b1")
    assert NUMBERS["a2"] in view.choice.free
    assert NUMBERS["a1"] in view.choice.free  # its origin, ruling 2
    assert view.choice.goal is None


def test_a_goal_that_may_be_entered_lights_up():
    view = GAME.view(study("000000/000000/000000/000000/000000/001000"), S)
    assert GAME.preview_view(view, ("c6",)).choice.goal == 36
    north = GAME.view(study("001000", "N"), N)
    assert GAME.preview_view(north, ("c1",)).choice.goal == 37


def test_a_ring_that_is_hit_shows_the_way_to_it_and_where_it_may_go():
    view = GAME.view(study("130000/010000/000000/000000/000000/000003"), S)
    ahead = GAME.preview_view(view, ("a1", "b2"))
    assert (ahead.choice.chosen, ahead.choice.hit) == squares("a1 b2")
    assert ahead.choice.path[0] == NUMBERS["a1"]
    assert ahead.choice.path[-1] == NUMBERS["b2"]
    assert ahead.choice.bounces == squares("b1")
    assert len(ahead.choice.free) == 36 - 4 + 1
    assert ahead.cells == view.cells


def test_a_whole_move_is_foreseen_with_its_path_and_flight():
    view = GAME.view(board(START), S)
    ahead = GAME.preview_view(view, ("a1", "b1", "c4"))
    assert ahead.cells[:6] == (0, 3, 1, 1, 2, 3)
    assert ahead.cells[NUMBERS["c4"]] == 2
    assert ahead.last.flight == Flight(value=2, source=NUMBERS["b1"], landing=NUMBERS["c4"])
    assert ahead.to_act is S
    assert ahead.choice == Choice()


def test_a_goal_is_foreseen_as_a_win():
    view = GAME.view(study("000000/000000/000000/000000/000000/001200"), S)
    ahead = GAME.preview_view(view, ("c6", "GN"))
    assert (ahead.end, ahead.winner, ahead.scored) == (End.GOAL, S, 1)
    assert ahead.last == LastMove(seat=S, value=1, path=squares("c6 GN"), bounces=())
    assert ahead.rows == Pair(one=None, two=None)


def test_what_was_foreseen_is_what_is_seen_afterwards():
    state = board(START)
    ahead = GAME.preview_view(GAME.view(state, S), ("a1", "b1", "c4"))
    after = GAME.view(play(state, "a1-b1xc4").state, S)
    assert (ahead.cells, ahead.rows, ahead.last) == (after.cells, after.rows, after.last)


@pytest.mark.parametrize("path", [("a2",), ("a1", "f6"), ("a1", "b1", "c1"), ("x",), ("3a1",)])
def test_what_is_no_beginning_of_a_move_is_not_foreseen(path):
    with pytest.raises(InvalidMoveError):
        GAME.preview_view(GAME.view(board(START), S), path)


@fewer
@given(positions)
def test_the_way_shown_follows_the_rules(position):
    """Each border once, over empty squares, exact series, bounces where rings are."""
    state = board(position)
    cells = GAME.view(state, None).cells
    for move in GAME.legal_moves(state, state.to_act):
        path, bounces = shown(state, move)
        borders = [frozenset(pair) for pair in pairwise(path)]
        assert len(set(borders)) == len(borders)
        stops = [index for index, square in enumerate(path) if square in bounces or index == 0]
        lengths = [b - a for a, b in zip(stops, [*stops[1:], len(path) - 1], strict=True)]
        assert lengths == [cells[path[stop]] for stop in stops]
        between = [square for n, square in enumerate(path[:-1]) if n not in stops]
        assert all(not cells[square] or square == path[0] for square in between)


def shown(state, move):
    last = GAME.preview_view(GAME.view(state, None), move.steps).last
    return last.path, last.bounces
