"""What a picture of Gygès shows, and what it never does."""

import io
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

import renderers
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Pair, Seat
from engines.gyges.game import GAME
from engines.gyges.notation.positions import EXAMPLE
from engines.gyges.terms import NUMBERS, End, Flight, LastMove, Phase
from renderers import render, size
from renderers.gyges.design import design_of
from renderers.gyges.draw import draw, places
from renderers.gyges.empty_board import empty_board
from renderers.gyges.layout import Side
from renderers.gyges.lessons import LESSONS
from renderers.kit.palette import palette_of, rgb
from renderers.kit.png import encode_png
from tests.renderers.gyges_views import (
    ASKED,
    BY_RULE,
    CHOSEN,
    FORESEEN,
    MOVED,
    OPENING,
    WON,
    squares,
    table,
)
from tests.renderers.picture_checks import (
    LARGE,
    STYLE,
    STYLES,
    check_another_game_is_refused,
    check_colour_table,
    check_lessons,
    count,
    has,
    opened,
)


def part(view, name, style=STYLE):
    """What is seen of a square or a goal."""
    return opened(view, style).crop(places(view, style)[name])


def some_views(seed, moves=14):
    """Both sides' and everybody's views of a game played at random, foreseen moves among them."""
    dice, chance = random.Random(seed), SeededChance(b"gyges")
    state = GAME.read(EXAMPLE, complete(GAME.options, {}))
    for _ in range(moves):
        if state.to_act is None:
            return
        seat = state.to_act
        move = dice.choice(list(GAME.legal_moves(state, seat)))
        onlooker = dice.choice([None, *Seat])
        yield GAME.view(state, onlooker)
        path = move.steps[: dice.randint(1, len(move.steps))]
        yield GAME.preview_view(GAME.view(state, onlooker), path)
        state = GAME.apply(state, seat, move, chance).state
    yield GAME.view(state, None)


@pytest.mark.parametrize("seed", range(8))
def test_every_picture_is_small_and_has_few_colours(seed):
    style = STYLES[seed]
    for view in some_views(seed, moves=6):
        data = render(view, style)
        picture = Image.open(io.BytesIO(data))
        assert len(data) <= 80 * 1024
        assert picture.mode == "P"
        assert len(picture.getcolors()) <= 64
        assert picture.size == size(view, style)


@pytest.mark.parametrize(("style", "expected"), [(STYLE, (1024, 1193)), (LARGE, (1024, 1262))])
def test_pictures_have_the_sizes_that_the_page_was_designed_for(style, expected):
    assert opened(MOVED, style).size == size(MOVED, style) == expected


@pytest.mark.parametrize("style", STYLES)
def test_every_flat_colour_is_drawn_exactly(style):
    check_colour_table(design_of(style).background.colour_table)


@pytest.mark.parametrize("style", [STYLE, LARGE])
def test_the_pieces_of_the_board_cover_it_and_share_no_pixel(style):
    """So nothing has to be mixed but what flies over the board."""
    boxes = [one.box for one in draw(OPENING, style).region().placed]
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))
    height, strip = size(OPENING, style)[1], design_of(style).layout.strip
    board = [box for box in boxes if strip <= box.top < height - strip]
    assert sum(box.size[0] * box.size[1] for box in board) == 1024 * (height - 2 * strip)


@pytest.mark.parametrize("style", [STYLE, LARGE])
def test_most_empty_squares_are_one_sprite(style):
    board = empty_board(design_of(style), Side(Seat.ONE))
    assert len(set(board.squares)) <= 13


def test_each_player_sees_his_own_row_below():
    mine, theirs = (replace(OPENING, onlooker=seat) for seat in Seat)
    assert places(mine, STYLE)["a1"] == places(theirs, STYLE)["f6"]
    assert places(mine, STYLE)["GN"] == places(theirs, STYLE)["GS"]
    assert places(mine, STYLE)["a1"].top > places(mine, STYLE)["a6"].top


@pytest.mark.parametrize("onlooker", [None, *Seat])
def test_a_ring_is_where_its_square_is(onlooker):
    view = table("000000/000000/000020/000000/000000/000000", onlooker=onlooker, to_act=None)
    for name in NUMBERS:
        if name[0] != "G":
            wood = (150, 116, 76)
            colours = {colour for _, colour in part(view, name).getcolors(1 << 16)}
            assert (wood in colours) is (name == "e3")


def test_a_spectator_sees_what_south_sees_when_it_is_norths_turn():
    assert render(MOVED, STYLE) == render(replace(MOVED, onlooker=Seat.ONE), STYLE)


def test_nothing_is_mirrored():
    assert render(ASKED, replace(STYLE, mirrored=True)) == render(ASKED, STYLE)


def test_gold_is_the_last_move():
    assert not has(OPENING, "gold")
    for name in ["c2", "c3", "d3", "d4", "e4", "e5", "d5", "a3"]:
        assert count(part(MOVED, name), "gold") > 100
    assert count(part(MOVED, "b1"), "gold") == 0


def test_leaf_is_shown_to_whoever_is_asked():
    assert not has(MOVED, "leaf")
    assert not has(replace(ASKED, onlooker=None), "leaf")
    assert count(part(ASKED, "f6"), "leaf") > 100
    assert count(part(ASKED, "f5"), "leaf") == 0


def test_a_move_that_has_been_begun_is_shown_to_everybody():
    public = replace(CHOSEN, onlooker=None)
    assert render(public, STYLE) == render(CHOSEN, STYLE)
    for name in ["b1", "c2", "a2", "c6", "GN"]:
        assert count(part(public, name), "leaf") > 100
    assert count(part(public, "e1"), "leaf") == 0


def test_chosen_taken_and_empty_are_three_shapes():
    chosen, taken, empty = (part(CHOSEN, name).tobytes() for name in ("b1", "a2", "c2"))
    assert len({chosen, taken, empty}) == 3
    x, y = design_of(STYLE).layout.pitch // 2, 12
    assert part(CHOSEN, "b1").getpixel((x, y)) == rgb(palette_of(STYLE).leaf)
    assert part(CHOSEN, "a2").getpixel((x, y)) != rgb(palette_of(STYLE).leaf)  # grooves stay open


def test_a_ring_that_may_end_where_it_is_has_a_dot_at_its_corner():
    stays = replace(CHOSEN.choice, free=(*CHOSEN.choice.free, NUMBERS["b1"]))
    corner = (90, 10, 130, 45)
    with_dot, without = (
        count(part(view, "b1").crop(corner), "leaf")
        for view in (replace(CHOSEN, choice=stays), CHOSEN)
    )
    assert with_dot > without


def test_what_is_not_sent_yet_is_leaf_and_not_gold():
    assert not has(FORESEEN, "gold")
    for name in ["c2", "d3", "d5", "a3"]:
        assert count(part(FORESEEN, name), "leaf") > 100


def test_blood_is_a_ring_in_the_goal_and_nothing_else():
    assert count(part(WON, "GN"), "blood") > 100
    assert not has(MOVED, "blood")
    foreseen = replace(WON, phase=Phase.PLAY, to_act=Seat.ONE)
    assert not has(foreseen, "blood")
    assert count(part(foreseen, "GN"), "leaf") > 100


def test_bounces_are_numbered_in_their_order():
    there_and_back = replace(MOVED.last, bounces=MOVED.last.bounces[::-1])
    assert render(replace(MOVED, last=there_and_back), STYLE) != render(MOVED, STYLE)


def test_a_thrown_ring_flies_where_no_ring_is_passed():
    def thrown(rows):
        flight = Flight(value=1, source=NUMBERS["a3"], landing=NUMBERS["f3"])
        path = squares("a2 a3")
        last = LastMove(seat=Seat.ONE, value=1, path=path, bounces=(), flight=flight)
        return table(rows, to_act=Seat.TWO, last=last)

    above = thrown("000000/002200/100001/000000/000000/000000")
    below = thrown("000000/000000/100001/002200/000000/000000")
    assert count(part(above, "c4"), "gold") > 50 > count(part(above, "c2"), "gold")
    assert count(part(below, "c2"), "gold") > 50 > count(part(below, "c4"), "gold")


@pytest.mark.parametrize("landing", ["b1", "a2", "f6", "a6", "f1"])
def test_a_ring_can_be_thrown_near_and_far(landing):
    flight = Flight(value=2, source=NUMBERS["a1"], landing=NUMBERS[landing])
    last = LastMove(seat=Seat.ONE, value=1, path=squares("c1 b1 a1"), bounces=(), flight=flight)
    rows = "100000/000000/000000/000000/000000/000000"
    flown, landed = (
        table(rows, to_act=Seat.TWO, last=one) for one in (last, replace(last, flight=None))
    )
    more = count(opened(flown), "gold") - count(opened(landed), "gold")
    assert more > 1500  # the halo alone has 1,200 to 1,900, the head 400


def test_playable_rows_are_told_for_both_even_on_one_row():
    one, two = (rgb(colour) for colour in palette_of(STYLE).seats)
    rows = "000000/000000/000000/012300/000000/000000"
    for playable, match in (((4, 4), {one, two}), ((4, 6), {one}), ((1, 4), {two})):
        view = table(rows, playable=playable)
        box = places(view, STYLE)["a4"]
        edge = opened(view).crop((0, box.top, box.left, box.bottom))
        colours = {colour for _, colour in edge.getcolors(1 << 16)}
        assert colours & {one, two} == match


def test_a_set_up_in_progress_shows_what_is_placed_and_what_remains():
    view = BY_RULE["setup"]
    fewer = replace(view, hands=view.hands.put(Seat.ONE, view.hands.one[1:]))
    strip = (500, 1193 - 67, 1024, 1193)
    assert opened(view).crop(strip).tobytes() != opened(fewer).crop(strip).tobytes()
    for name in ["a1", "b2", "b1", "f2"]:
        assert count(part(view, name), "leaf") > 100
    assert count(part(view, "a3"), "leaf") == 0


def test_a_draw_is_told_from_a_match_broken_off():
    ends = [
        replace(OPENING, phase=Phase.OVER, to_act=None, end=end)
        for end in (End.REPETITION, End.LENGTH, End.BROKEN_OFF)
    ]
    repetition, length, broken_off = (render(view, STYLE) for view in ends)
    assert repetition == length != broken_off


def test_the_name_of_whoever_is_to_act_stands_out():
    waits = replace(OPENING, to_act=Seat.TWO)
    strip = (0, 1193 - 67, 1024, 1193)
    assert count(opened(OPENING).crop(strip), "ink") > 2 * count(opened(waits).crop(strip), "ink")


def test_a_long_name_ends_before_the_rings_in_hand():
    style = replace(STYLE, names=Pair(one="Giovanni Battista della Porta " * 4, two="日本"))
    assert size(BY_RULE["setup"], style) == opened(BY_RULE["setup"], style).size
    hand = (850, 1193 - 67, 1024, 1193)
    assert (
        opened(BY_RULE["setup"], style).crop(hand).tobytes()
        == opened(BY_RULE["setup"], STYLE).crop(hand).tobytes()
    )


def test_the_same_picture_has_the_same_bytes():
    first, second = (encode_png(renderers.renderer_of(MOVED).draw(MOVED, STYLE)) for _ in range(2))
    assert first == second == render(MOVED, STYLE)


def test_many_threads_get_the_same_pictures_as_one():
    views = list(some_views(3, moves=3)) * 3
    assert len(set(views)) > 1
    with ThreadPoolExecutor(8) as pool:
        drawn = list(pool.map(lambda view: encode_png(draw(view, STYLE)), views))
    assert drawn == [render(view, STYLE) for view in views]


def test_a_view_of_another_game_is_refused():
    check_another_game_is_refused("gyges")


def test_every_rule_has_its_picture():
    check_lessons(LESSONS)
