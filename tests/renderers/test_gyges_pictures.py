"""What a picture of Gygès shows, and what it never does."""

import io
import math
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
from engines.gyges.terms import NUMBERS, End, Phase
from renderers import size
from renderers.gyges.design import design_of
from renderers.gyges.draw import draw, places
from renderers.gyges.empty_board import empty_board
from renderers.gyges.lessons import LESSONS
from renderers.gyges.side import Side
from renderers.kit.palette import palette_of, rgb
from renderers.kit.png import encode_png
from renderers.rendering import render
from renderers.style import Framing, TimeLeft
from tests.every import every
from tests.renderers.gyges_views import (
    ASKED,
    BY_RULE,
    CHOSEN,
    FORESEEN,
    MOVED,
    OPENING,
    WON,
    table,
)
from tests.renderers.picture_checks import (
    EACH_STYLE,
    LARGE,
    SEEDS,
    STYLE,
    STYLES,
    check_another_game_is_refused,
    check_colour_table,
    check_lessons,
    count,
    has,
    opened,
)

BARE = replace(STYLE, has_ribbon=False)
BARE_LARGE = replace(LARGE, has_ribbon=False)


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


@pytest.mark.parametrize("seed", SEEDS)
def test_every_picture_is_small_and_has_few_colours(seed):
    time_left = TimeLeft(share=8, figures="8 h")
    frame = (Framing.TALL, Framing.WIDE)[seed % 2]
    style = replace(STYLES[seed], time_left=time_left, framing=frame)
    for view in some_views(seed, moves=2):
        data = render(view, style)
        picture = Image.open(io.BytesIO(data))
        assert len(data) <= 80 * 1024
        assert picture.mode == "P"
        assert len(picture.getcolors()) <= 64
        assert picture.size == size(view, style)


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        (STYLE, (1024, 1285)),
        (LARGE, (1024, 1354)),
        (BARE, (1024, 1193)),
        (BARE_LARGE, (1024, 1262)),
    ],
)
def test_pictures_have_the_sizes_that_the_page_was_designed_for(style, expected):
    assert opened(MOVED, style).size == size(MOVED, style) == expected


@every("style", STYLES)
def test_every_flat_colour_is_drawn_exactly(style):
    check_colour_table(design_of(style).background.colour_table)


@pytest.mark.parametrize("style", [BARE, BARE_LARGE])
def test_the_pieces_of_the_board_cover_it_and_share_no_pixel(style):
    """So nothing has to be mixed but what flies over the board."""
    boxes = [one.box for one in draw(OPENING, style).region().placed]
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))
    height, strip = design_of(style).layout.height, design_of(style).layout.strip
    board = [box for box in boxes if strip <= box.top < height - strip]
    assert sum(box.size[0] * box.size[1] for box in board) == 1024 * (height - 2 * strip)


@pytest.mark.parametrize("style", [STYLE, LARGE])
def test_most_empty_squares_are_one_sprite(style):
    board = empty_board(design_of(style), Side(Seat.ONE))
    assert len(set(board.squares)) <= 13


def test_each_player_sees_their_own_row_below():
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
    assert not has(OPENING, "gold", BARE)
    for name in ["c2", "c3", "d3", "d4", "e4", "e5", "d5", "a3"]:
        assert count(part(MOVED, name), "gold") > 100
    assert count(part(MOVED, "b1"), "gold") == 0


def test_leaf_is_shown_to_whoever_is_asked():
    assert not has(MOVED, "leaf", BARE)
    assert not has(replace(ASKED, onlooker=None), "leaf", BARE)
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


@pytest.mark.parametrize("style", EACH_STYLE)
def test_the_ring_that_is_set_up_next_keeps_clear_of_the_board(style):
    view = BY_RULE["setup"]
    view = replace(view, hands=view.hands.put(Seat.ONE, (3, 2, 1, 1)))
    layout = design_of(style).layout
    picture, frame = opened(view, style), layout.frame[3] + layout.frame_pen / 2
    strip = (700, math.ceil(frame) + 1, 1024, layout.height)
    free = picture.crop(strip).crop((0, 0, 324, 3))
    assert {colour for _, colour in free.getcolors()} == {rgb(palette_of(style).ground)}


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


@pytest.mark.parametrize("style", [STYLE, LARGE])
@pytest.mark.parametrize("onlooker", Seat)
def test_the_name_of_whoever_is_to_act_stands_on_a_pennant(onlooker, style):
    view = replace(OPENING, onlooker=onlooker)
    height, strip = design_of(style).layout.height, design_of(style).layout.strip
    near, far = ((0, height - strip, 60, height), (0, 0, 60, strip))
    colour = rgb(palette_of(style).seats[Seat.ONE])
    for box, acts in ((near, onlooker is Seat.ONE), (far, onlooker is Seat.TWO)):
        left = opened(view, style).crop(box)
        found = {tone for _, tone in left.getcolors(1 << 16)}
        assert (colour in found) is acts


def test_nobody_has_a_pennant_when_the_match_is_over():
    for picture in (opened(WON), opened(replace(OPENING, phase=Phase.OVER, to_act=None))):
        for top in (0, 1193 - 67):
            edge = picture.crop((0, top, 60, top + 67))
            assert len(edge.getcolors()) == 1


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
