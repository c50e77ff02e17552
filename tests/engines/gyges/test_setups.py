"""Setting up: 83,160 ways that nobody lists, entered ring by ring or ready-made."""

from __future__ import annotations

import pytest

from engines.core.game import PositionError
from engines.core.moves import Moves
from engines.core.seat import Pair, Seat
from engines.gyges.events import PlayBegan, RingsSet, SetupBegan
from engines.gyges.game import GAME
from engines.gyges.moves import READY_MADE
from tests.engines.gyges.boards import EMPTY, board, options, play

TWO_ROWS = GAME.legal_moves(board(EMPTY), Seat.ONE)
ONE_ROW = GAME.legal_moves(board(EMPTY, setup_rows=1), Seat.ONE)


def test_there_are_83160_setups_on_two_rows_and_90_on_one():
    assert sum(1 for _ in TWO_ROWS) == 83_160
    assert len([*ONE_ROW]) == len({*ONE_ROW}) == 90


def test_iteration_lists_every_setup_once():
    listed = {str(move) for move in TWO_ROWS}
    assert len(listed) == 83_160
    assert {str(move) for move in ONE_ROW} <= listed


def test_a_setup_is_asked_for_without_listing():
    assert isinstance(TWO_ROWS, Moves)
    assert GAME.parse("setup 301020/012003") in TWO_ROWS
    assert GAME.parse("setup 301020/012003") not in ONE_ROW
    assert GAME.parse("setup 321123/000000") in ONE_ROW
    assert GAME.parse("setup 331123/000000") not in TWO_ROWS
    assert GAME.parse("a1-a2") not in TWO_ROWS


def test_what_is_ready_made_is_offered_first():
    assert TWO_ROWS.after(()).steps[: len(READY_MADE)] == tuple(READY_MADE)
    assert ONE_ROW.after(()).steps[:4] == ("classic", "fan", "gates", "3a1")
    assert TWO_ROWS.after(("spearhead",)).move == GAME.parse("setup 320023/001100")
    assert not ONE_ROW.after(("spearhead",))


def test_rings_are_placed_triples_first_on_squares_that_are_free():
    assert TWO_ROWS.after(("3a1",)).steps[:3] == ("3b1", "3c1", "3d1")
    assert len(TWO_ROWS.after(("3a1",)).steps) == 11
    assert TWO_ROWS.after(("3a1", "3f2")).steps[0] == "2b1"
    done = TWO_ROWS.after(("3a1", "3f2", "2b1", "2c1", "1d1", "1e2"))
    assert done.move == GAME.parse("setup 322100/000013")
    assert not done.steps


def test_two_rings_of_one_value_may_be_placed_in_either_order():
    one = TWO_ROWS.after(("3f2", "3a1", "2c1", "2b1", "1e2", "1d1")).move
    assert one == GAME.parse("setup 322100/000013")


def test_on_one_row_the_singles_are_not_asked_for():
    """Four taps; the two squares that are left are theirs."""
    fork = ONE_ROW.after(("3a1", "3f1", "2b1", "2e1"))
    assert fork.move == GAME.parse("setup 321123/000000")
    assert not fork.steps


@pytest.mark.parametrize(
    "path",
    [
        ("2a1",),
        ("3a3",),
        ("3g1",),
        ("x",),
        ("3",),
        ("3a1", "3a1"),
        ("classic", "3a1"),
        ("3a1", "3f2", "2b1", "2c1", "1d1", "1e2", "1f1"),
    ],
)
def test_a_path_that_begins_no_setup_has_nothing_after_it(path):
    assert not TWO_ROWS.after(path)


def test_south_sets_up_first_then_north_and_south_moves_first():
    step = GAME.setup(options(), None)
    assert step.events == (SetupBegan(seat=Seat.ONE, rows=2),)
    first = play(step.state, "setup 301020/012003")
    assert first.text == "301020/012003/000000/000000/000000/000000 setup N"
    assert first.events == (RingsSet(seat=Seat.ONE, near="301020", far="012003", rows=2),)
    second = play(first.state, "setup 021030/300210")
    assert second.text == "301020/012003/000000/000000/300210/021030 S"
    assert second.events == (
        RingsSet(seat=Seat.TWO, near="021030", far="300210", rows=2),
        PlayBegan(seat=Seat.ONE),
    )


def test_norths_nearest_row_is_row_6():
    after = play(board(EMPTY), "setup classic", "setup 123000/000321").state
    assert GAME.write(after) == "321123/000000/000000/000000/000321/123000 S"


def test_a_ring_is_foreseen_where_it_is_placed():
    view = GAME.view(board(EMPTY), Seat.ONE)
    assert view.hands == Pair(one=(3, 3, 2, 2, 1, 1), two=(3, 3, 2, 2, 1, 1))
    assert (view.choice.placing, view.choice.free) == (3, tuple(range(12)))
    ahead = GAME.preview_view(view, ("3b1", "3a2"))
    assert (ahead.cells[1], ahead.cells[6]) == (3, 3)
    assert ahead.hands.one == (2, 2, 1, 1)
    assert ahead.choice.placing == 2
    assert 1 not in ahead.choice.free


def test_north_places_on_their_own_rows():
    view = GAME.view(play(board(EMPTY), "setup classic").state, Seat.TWO)
    assert view.hands == Pair(one=(), two=(3, 3, 2, 2, 1, 1))
    assert view.choice.free == tuple(range(24, 36))
    ahead = GAME.preview_view(view, ("3a1", "3a2"))
    assert (ahead.cells[30], ahead.cells[24]) == (3, 3)


@pytest.mark.parametrize("path", [("classic",), ("3a1", "3f1", "2b1", "2e1")])
def test_a_whole_setup_is_foreseen_ready_made_or_forced(path):
    view = GAME.view(board(EMPTY, setup_rows=1), Seat.ONE)
    ahead = GAME.preview_view(view, path)
    assert ahead.cells[:6] == (3, 2, 1, 1, 2, 3)
    assert ahead.hands.one == ()
    assert ahead.choice.free == ()


def test_counting_begins_when_all_rings_stand():
    with pytest.raises(PositionError, match="once all rings stand"):
        GAME.perft(board(EMPTY), 1)
