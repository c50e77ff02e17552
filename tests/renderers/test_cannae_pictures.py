"""What a whole picture of Cannae shows, and what it never does."""

import io
import random
from dataclasses import replace

import pytest
from PIL import Image

from engines.cannae.rules.board import board_of
from engines.cannae.terms import NAMES, End, Piece
from engines.cannae.view_preview import preview_view
from engines.core.seat import Pair, Seat
from renderers import renderer_of, size
from renderers.cannae.colours import colours_of
from renderers.cannae.design import design_of
from renderers.cannae.draw import places
from renderers.cannae.lessons import LESSONS
from renderers.kit.palette import palette_of, rgb
from renderers.rendering import render
from renderers.style import Framing
from tests.every import every
from tests.renderers.cannae_views import (
    CHARGED,
    CHOOSING,
    PICTURES,
    PUSHED,
    START,
    WON,
    after,
    at_position,
    choosing,
    table,
)
from tests.renderers.picture_checks import (
    DARK,
    EACH_STYLE,
    LARGE,
    SEEDS,
    STYLE,
    STYLES,
    check_another_game_is_refused,
    check_colour_table,
    check_lessons,
    colours,
    has,
    opened,
)

AN_ARMY = [*"IIIIIIIICCCC", *"iiiiiiiicccc"]
BOARD = (88, 190, 936, 1038)
PIPS = Pair(one=(592, 75, 936, 119), two=(88, 75, 432, 119))
"""Those of the first seat, whose side is below, and of the second."""
FALLEN_RIGHT = after(PUSHED, "Pd5e5")


def square(view, name, style=STYLE):
    return places(view, style)[name]


def margin(view, name, style=STYLE):
    """What is seen to the left of a square of the first column, where its rank's number stands."""
    left, top, _, bottom = square(view, name, style)
    return opened(view, style).crop((0, top, left - 8, bottom))


def scattered(seed):
    dice = random.Random(seed)
    squares = dice.sample(range(64), len(AN_ARMY))
    return table(board_of(dict(zip(squares, map(Piece, AN_ARMY), strict=True))))


@pytest.mark.parametrize("frame", [Framing.TALL, Framing.WIDE])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_picture_is_small_and_has_few_colours(seed, frame):
    view, style = scattered(seed), replace(STYLES[seed], framing=frame)
    data = render(view, style)
    picture = Image.open(io.BytesIO(data))
    assert len(data) <= 80 * 1024
    assert len(picture.getcolors()) <= 64
    assert picture.size == size(view, style)


@every("style", STYLES)
def test_every_flat_colour_is_drawn_exactly(style):
    check_colour_table(design_of(style).background.colour_table)


def test_band_by_band_is_the_same_as_all_at_once():
    view, style = PICTURES["cannae_push"]
    layers = renderer_of(view).draw(view, style)
    assert (
        layers.region().quantized_by_parts().convert("RGB").tobytes()
        == opened(view, style).tobytes()
    )


def test_gold_is_the_last_turn():
    assert has(after(PUSHED, "Pd5e5"), "gold", within=BOARD)
    assert not has(at_position(PUSHED), "gold")
    assert not has(after(PUSHED, "-"), "gold", within=BOARD)


def test_leaf_is_what_may_be_done_and_gold_is_gone_meanwhile():
    view = choosing(CHOOSING, "f4")
    assert has(view, "leaf")
    assert not has(view, "gold")
    assert not has(after(PUSHED, "Pd5e5"), "leaf", within=BOARD)


def test_blood_on_the_board_is_a_loss():
    assert has(after(CHARGED, "Xg2c6"), "blood", within=BOARD)
    assert not has(after(CHARGED, "Mf4f5"), "blood", within=BOARD)


@pytest.mark.parametrize("style", EACH_STYLE)
def test_the_second_seat_sees_the_same_board_turned_about(style):
    mine, hers = (places(at_position(START, onlooker=seat), style) for seat in Seat)
    assert list(mine.values()) == list(reversed(hers.values()))
    assert mine["a1"].left < mine["h8"].left
    assert mine["a1"].top > mine["h8"].top


def test_a_spectator_sees_what_the_first_seat_sees():
    assert render(at_position(START), STYLE) == render(at_position(START, onlooker=Seat.ONE), STYLE)


def test_a_table_may_be_turned_for_a_spectator():
    turned = render(at_position(START), replace(STYLE, mirrored=True))
    assert turned == render(at_position(START, onlooker=Seat.TWO), STYLE)


def test_every_square_has_its_place():
    view = at_position(START)
    boxes = places(view, STYLE)
    assert list(boxes) == list(NAMES)
    assert len({box[:2] for box in boxes.values()}) == len(NAMES)
    first = boxes["a1"]
    assert (first.left, first.bottom) == (88, 1038)


def test_a_piece_thrown_off_lies_beyond_the_frame():
    _, top, right, bottom = square(FALLEN_RIGHT, "h5")
    beyond = (right + 12, top, 1024, bottom)
    assert has(FALLEN_RIGHT, "blood", within=beyond)
    assert not has(at_position(PUSHED), "blood", within=beyond)


def test_a_number_gives_way_to_a_piece_that_fell_in_its_place():
    fallen = after(PUSHED, "Pd5e5", onlooker=Seat.TWO)
    usual = at_position(PUSHED, onlooker=Seat.TWO)
    _, top, right, bottom = square(usual, "a5")
    other_side = (right + 12, top, 1024, bottom)
    assert has(fallen, "soft", within=other_side)
    assert not has(usual, "soft", within=other_side)
    assert not has(fallen, "soft", within=(0, top, 60, bottom))


def test_a_letter_gives_way_to_a_piece_that_fell_in_its_place():
    position = "8/8/8/8/3I4/5i2/5i2/5I2"
    above = (100, 140, 1000, 180)
    assert has(after(position, "Pf3f2", by=Seat.TWO), "soft", within=above)
    assert not has(at_position(position), "soft", within=above)


def test_lost_riders_stand_crossed_out_beside_their_owner():
    lost = at_position("2iiii2/cciiiicc/8/8/8/8/C1IIIICC/2IIII2")
    above, below = (600, 0, 1024, 72), (600, 1100, 1024, 1174)
    assert list(colours(opened(lost).crop(above))) == [rgb(palette_of(STYLE).ground)]
    assert has(lost, "blood", within=below)


def filled_shields(view, seat):
    """How many shields above the board still have their emblem."""
    emblem = rgb(colours_of(STYLE).living[seat].emblem)
    seen, whole = (colours(opened(one).crop(PIPS[seat])) for one in (view, at_position(START)))
    return 8 * seen.get(emblem, 0) / whole[emblem]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (START, (8, 8)),
        ("2iiii2/cciiiicc/8/8/8/8/CC1IIICC/2IIII2", (7, 8)),
        ("2ii4/cc1i2cc/8/8/8/8/CC1IIICC/2IIII2", (7, 3)),
        ("8/cc4cc/8/8/8/8/CC1I2CC/8", (1, 0)),
    ],
)
def test_shields_above_the_board_are_emptied_as_infantry_falls(position, expected):
    view = at_position(position)
    assert tuple(filled_shields(view, seat) for seat in Seat) == expected


def test_what_a_turn_that_is_entered_would_cost_empties_shields_too():
    assert filled_shields(choosing(PUSHED, "d5", "e5"), Seat.TWO) == 6
    assert filled_shields(at_position(PUSHED), Seat.TWO) == 7


def test_whoever_is_to_act_has_their_name_on_a_pennant_from_the_edge():
    above, below = (0, 20, 60, 60), (0, 1110, 60, 1150)
    for seat, strip, other in ((Seat.ONE, below, above), (Seat.TWO, above, below)):
        view = opened(at_position(START, to_act=seat))
        assert list(colours(view.crop(strip))) == [rgb(palette_of(STYLE).seats[seat])]
        assert list(colours(view.crop(other))) == [rgb(palette_of(STYLE).ground)]


@pytest.mark.parametrize("frame", [Framing.TALL, Framing.TABLE])
def test_the_last_shield_falls_under_a_gold_star_with_a_heart_of_blood(frame):
    style = replace(STYLE, framing=frame)
    _, top, right, bottom = square(WON, "h4", style)
    beyond = (right + 30, top, size(WON, style)[0], bottom)
    going_on = replace(WON, end=None, winner=None, to_act=Seat.TWO)
    assert has(WON, "gold", style, within=beyond)
    assert has(WON, "blood", style, within=beyond)
    assert not has(going_on, "gold", style, within=beyond)


def test_no_star_stands_on_what_only_might_be_the_end():
    before = at_position("8/1c4c1/8/3I4/2I2IIi/8/1I4C1/3C4", onlooker=Seat.ONE)
    assert not has(preview_view(before, ("f4", "g4")), "gold")


def test_the_charge_that_decides_has_one_star_and_not_two():
    decided = after("8/8/3i4/8/8/8/2I5/3C4", "Xd1d6", to_act=None)
    won = replace(decided, end=End.INFANTRY, winner=Seat.ONE)
    left, top, right, bottom = square(won, "d6")
    lower_left = (left, bottom - 30, left + 30, bottom)
    assert has(decided, "gold", within=lower_left)
    assert not has(won, "gold", within=lower_left)
    assert has(won, "gold", within=(right - 20, top - 30, right + 30, top + 20))


@pytest.mark.parametrize("style", [STYLE, DARK, LARGE])
def test_a_long_name_and_every_loss_share_a_strip(style):
    names = Pair(one="Guglielmo della Valle di Sotto", two="Bartholomew Fitzgerald-Montague")
    view = at_position("8/8/3i4/8/4I3/8/8/8", to_act=None, end=End.CAVALRY)
    assert render(view, replace(style, names=names)) != render(view, style)


def test_names_that_nobody_can_write_become_numbers():
    unwritable = replace(STYLE, names=Pair(one="𐎠𐎡", two="𐎠𐎡"))
    numbers = replace(STYLE, names=Pair(one="1", two="2"))
    assert render(at_position(START), unwritable) == render(at_position(START), numbers)


def test_the_winner_a_draw_and_a_game_that_goes_on_look_different():
    won, lost, drawn_ = (
        at_position(PUSHED, to_act=None, end=end, winner=winner)
        for end, winner in (
            (End.INFANTRY, Seat.ONE),
            (End.INFANTRY, Seat.TWO),
            (End.REPETITION, None),
        )
    )
    going_on = at_position(PUSHED)
    assert len({render(view, STYLE) for view in (won, lost, drawn_, going_on)}) == 4


def test_the_last_few_pieces_that_can_act_stand_on_leaf():
    few = "8/8/3i4/8/4I3/2C5/8/4c3"
    assert has(at_position(few, onlooker=Seat.ONE), "leaf", within=BOARD)
    assert not has(at_position(few, onlooker=Seat.TWO), "leaf", within=BOARD)
    assert not has(at_position(few), "leaf", within=BOARD)
    assert not has(at_position(START, onlooker=Seat.ONE), "leaf", within=BOARD)


def test_large_print_is_taller_and_a_ribbon_adds_its_height():
    view = at_position(START)
    assert size(view, STYLE) == (1024, 1174 + 92)
    assert size(view, LARGE) == (1024, 1216 + 92)
    assert size(view, replace(STYLE, has_ribbon=False)) == (1024, 1174)


def test_names_are_in_the_picture():
    other = replace(STYLE, names=Pair(one="Carla", two="Dario"))
    assert render(at_position(START), other) != render(at_position(START), STYLE)


def test_a_view_of_another_game_is_refused():
    check_another_game_is_refused("cannae")


def test_every_rule_has_its_picture_and_a_chat_shows_them_all():
    check_lessons(LESSONS)
