"""Boards as keypads: every square in its place, a face on each, nothing offered twice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cannae.game import GAME as CANNAE
from engines.cannae.terms import SIDE
from engines.core.options import complete
from engines.core.seat import Seat
from engines.gyges.game import GAME as GYGES
from engines.gyges.terms import FILES
from renderers.game_text import keypad_of, text_of
from renderers.keypad import EMPTY, cell_of
from tests.harness import descend, onlookers, walk, walks
from tests.renderers.text_checks import EN

SIDES = {GYGES: FILES, CANNAE: SIDE}
MIDDLE = "002130/300300/021100/002000/000200/030100 S"
START = "2iiii2/cciiiicc/8/8/8/8/CCIIIICC/2IIII2 w"
OWN_END = "2iiii2/cciiiicc/8/8/5III/8/CC1II1CC/2III3 w"
CHARGE = "2iiii2/ccii1icc/8/2i5/8/8/CCIIICIC/2IIII2 w"
EDGE = "2ii1i2/ccii1icc/8/8/4IIIi/8/CCII2CC/2II1I2 w"

board_games = pytest.mark.parametrize("game", SIDES, ids=lambda game: game.id)
short = walks(st.lists(st.integers(0, 10_000), max_size=8))


def seen(game, position, onlooker=Seat.ONE):
    return game.view(game.read(position, complete(game.options, {})), onlooker)


def forks(game, view, number):
    """The way of one move that `number` spells: what is tapped, and what is offered after it."""
    moves = game.possible_moves(view)
    steps = descend(moves, number).steps
    for depth in range(len(steps) + 1):
        yield steps[:depth], moves.after(steps[:depth]).steps


def words_of(view, path, steps):
    return [text_of(view).step(view, path, step, EN) for step in steps]


def changed(view, step):
    """The cells that look different after a tap."""
    before, after = (keypad_of(view, path).faces for path in ((), (step,)))
    size = range(len(before))
    return [(x, y) for y in size for x in size if before[y][x] != after[y][x]]


def face_on(view, path, column, row):
    return keypad_of(view, path).faces[row][column]


@board_games
@given(way=short, onlooker=onlookers, number=st.integers(0, 2**32))
def test_the_squares_offered_lie_on_the_board_once_each(game, way, onlooker, number) -> None:
    *_, (_, match) = walk(game, way)
    view = game.view(match.game_state, onlooker)
    if view.to_act is None:
        return
    for path, steps in forks(game, view, number):
        words = words_of(view, path, steps)
        cells = [word.cell for word in words if word.cell is not None]
        assert len(cells) == len(set(cells))
        assert all(0 <= part < SIDES[game] for cell in cells for part in cell)
        assert all((word.cell is None) == (word.face == "") for word in words)
        assert all(len(word.face) <= 2 for word in words)


@board_games
@given(way=short, onlooker=onlookers, number=st.integers(0, 2**32))
def test_every_square_of_every_place_has_a_short_face(game, way, onlooker, number) -> None:
    *_, (_, match) = walk(game, way)
    view = game.view(match.game_state, onlooker)
    if view.to_act is None:
        return
    for path, _ in forks(game, view, number):
        faces = keypad_of(view, path).faces
        assert [len(row) for row in faces] == [SIDES[game]] * SIDES[game]
        assert all(1 <= len(face) <= 2 for row in faces for face in row)


@board_games
@given(way=short, onlooker=onlookers)
def test_the_first_tap_changes_the_face_of_its_own_square_alone(game, way, onlooker) -> None:
    *_, (_, match) = walk(game, way)
    view = game.view(match.game_state, onlooker)
    if view.to_act is None:
        return
    steps = game.possible_moves(view).after(()).steps
    for step, words in zip(steps, words_of(view, (), steps), strict=True):
        if words.cell is not None:
            assert changed(view, step) == [words.cell]


@board_games
@given(way=short)
def test_the_second_seat_sees_the_board_turned(game, way) -> None:
    *_, (_, match) = walk(game, way)
    one, two = (game.view(match.game_state, seat) for seat in Seat)
    plain, turned = (keypad_of(view, ()).faces for view in (one, two))
    assert turned == tuple(row[::-1] for row in plain[::-1])


def test_everybody_has_their_own_side_below() -> None:
    assert [cell_of(0, 6, seat) for seat in (None, Seat.ONE, Seat.TWO)] == [(0, 5), (0, 5), (5, 0)]
    assert cell_of(63, 8, Seat.TWO) == (0, 7)
    assert keypad_of(seen(GYGES, MIDDLE), ()).faces[-1] == tuple("··213·")


# ---- Gygès


def gyges_faces(path, onlooker=Seat.ONE):
    """What is offered after `path`, by square."""
    view = seen(GYGES, MIDDLE, onlooker)
    steps = GYGES.possible_moves(view).after(path).steps
    return dict(zip(steps, (word.face for word in words_of(view, path, steps)), strict=True))


def test_rings_that_may_move_show_their_values_in_a_circle() -> None:
    assert gyges_faces(()) == {"c1": "②", "d1": "①", "e1": "③"}


def test_empty_ends_rings_to_hit_and_the_way_back_look_different() -> None:
    faces = gyges_faces(("c1",))
    assert (faces["a1"], faces["c1"]) == ("•", "↺")
    assert "↷" in faces.values()


def test_where_a_hit_ring_is_thrown_there_are_only_empty_squares() -> None:
    hit = next(square for square, face in gyges_faces(("c1",)).items() if face == "↷")
    assert set(gyges_faces(("c1", hit)).values()) == {"•"}


def test_the_ring_that_moves_is_a_full_disc_in_its_new_place() -> None:
    view = seen(GYGES, MIDDLE)
    assert face_on(view, ("c1",), 2, 5) == "❷"
    assert face_on(view, ("c1", "a1"), 2, 5) == EMPTY
    assert face_on(view, ("c1", "a1"), 0, 5) == "❷"


def test_a_ring_thrown_stands_where_it_fell_and_the_other_in_its_place() -> None:
    view = seen(GYGES, MIDDLE)
    hit = next(square for square, face in gyges_faces(("c1",)).items() if face == "↷")
    column, row = "abcdef".index(hit[0]), 6 - int(hit[1])
    value = face_on(view, (), column, row)
    assert face_on(view, ("c1", hit, "a1"), column, row) == "❷"
    assert face_on(view, ("c1", hit, "a1"), 0, 5) == value


@pytest.mark.parametrize("seat", list(Seat))
def test_rings_set_up_stand_on_the_first_rows_of_their_owner(seat) -> None:
    start = "/".join(["000000"] * 6)
    below = f"321123/{start[7:]}"
    position = f"{start} setup S" if seat is Seat.ONE else f"{below} setup N"
    view = seen(GYGES, position, seat)
    classic = keypad_of(view, ("classic",)).faces[-1]
    assert classic == tuple("321123")
    placed = keypad_of(view, ("3a1", "3b1")).faces[-1]
    assert [face for face in placed if face != EMPTY] == ["3", "3"]


def test_a_goal_and_a_ready_made_set_up_are_no_squares() -> None:
    view = seen(GYGES, "/".join(["000000"] * 6) + " setup S")
    assert text_of(view).step(view, (), "fan", EN).cell is None
    view = seen(GYGES, MIDDLE)
    assert text_of(view).step(view, ("c1",), "GN", EN).cell is None


# ---- Cannae


def cannae_faces(position, path):
    view = seen(CANNAE, position)
    steps = CANNAE.possible_moves(view).after(path).steps
    return dict(zip(steps, (word.face for word in words_of(view, path, steps)), strict=True))


def test_pieces_that_may_act_show_their_signs_and_a_pass_is_no_square() -> None:
    faces = cannae_faces(CHARGE, ())
    assert (faces["c2"], faces["a2"], faces["-"]) == ("○", "♘", "")


def test_the_piece_that_is_to_act_is_marked() -> None:
    assert face_on(seen(CANNAE, CHARGE), ("c2",), 2, 6) == "›○"
    assert face_on(seen(CANNAE, CHARGE), ("c2", "c3"), 2, 5) == "○"


def test_pushes_charges_and_what_costs_ones_own_look_different() -> None:
    assert cannae_faces(EDGE, ("e4",)).get("f4") == "»"
    assert "•" in cannae_faces(EDGE, ("e4",)).values()
    assert cannae_faces(CHARGE, ("f2",))["c5"] == "†"
    assert cannae_faces(START, ("b2",))["f6"] == "✕"
    assert cannae_faces(OWN_END, ("f4",))["g4"] == "✕"
