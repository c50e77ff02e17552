"""What a whole picture shows, and what it never does."""

import io
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations, permutations
from struct import unpack
from zlib import crc32, decompress

import pytest
from PIL import Image

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import Phase, RoundEnd, Use
from renderers import renderer_of, size
from renderers.animation import animate
from renderers.en_garde.colours import colour_table_of, colours_of
from renderers.en_garde.layout import RISER, WIDTH, layout_of
from renderers.en_garde.lessons import LESSONS
from renderers.en_garde.moving_pieces import pieces
from renderers.kit.palette import palette_of, rgb
from renderers.kit.png import encode_png, encoded_band
from renderers.rendering import render
from renderers.style import ColourVision, Framing, TextSize
from tests.every import every
from tests.renderers.en_garde_views import (
    HANDS,
    MY_TURN,
    compared,
    last_round,
    parried,
    scene,
    stepped,
    struck,
    table,
    touched,
)
from tests.renderers.picture_checks import (
    LARGE,
    SEEDS,
    STYLE,
    STYLES,
    check_another_game_is_refused,
    check_colour_table,
    check_lessons,
    colours,
    drawn_anew,
    forget_pictures,
    has,
    opened,
)

OPENING = table(scene(1, 23, deck=15, scores=(0, 0)), to_act=Seat.ONE)
WAITING = replace(MY_TURN, scene=stepped(6, 9, Seat.ONE, 5), to_act=Seat.TWO, uses=())
OVER = touched(10, 13, Seat.ONE, over=True)
BARE = replace(STYLE, has_ribbon=False)
LARGE_SAFE = replace(LARGE, colour_vision=ColourVision.COLOUR_BLIND)
PRINTS = [STYLE, LARGE_SAFE, replace(STYLE, mirrored=True), replace(LARGE_SAFE, mirrored=True)]


def some_view(seed):
    dice = random.Random(seed)
    one = dice.randint(1, 18)
    two = one + dice.randint(1, 5)
    seat = dice.choice(list(Seat))
    kind = dice.choice(["struck", "parried", "touched", "stepped", "compared"])
    match kind:
        case "struck":
            view = table(struck(one, two, seat, count=dice.randint(1, 5)))
        case "parried":
            view = table(parried(one, two, seat, count=dice.randint(1, 2)))
        case "touched":
            view = touched(one, two, seat, over=dice.random() < 0.5)
        case "compared":
            view = compared(one, two, dice.choice([seat, None]))
        case _:
            view = table(
                stepped(one, min(23, two + dice.randint(0, 15)), Seat.ONE, max(1, one - 3))
            )
    if dice.random() < 0.4:
        hand = tuple(sorted(dice.choices(range(1, 6), k=dice.randint(0, 5))))
        view = replace(view, onlooker=seat, hand=hand, to_act=dice.choice([seat, None]))
    return view


@pytest.mark.parametrize("seed", SEEDS)
def test_every_picture_is_small_and_has_few_colours(seed):
    view, style = some_view(seed), STYLES[seed % len(STYLES)]
    data = render(view, style)
    picture = Image.open(io.BytesIO(data))
    assert len(data) <= 80 * 1024
    assert picture.mode == "P"
    assert len(picture.getcolors()) <= 64
    assert picture.size == size(view, style)


@every("style", STYLES)
def test_every_flat_colour_is_drawn_exactly(style):
    check_colour_table(colour_table_of(colours_of(style)))


@pytest.mark.parametrize(
    ("view", "style", "expected"),
    [
        (OPENING, STYLE, (1024, 732)),
        (MY_TURN, STYLE, (1024, 1140)),
        (WAITING, STYLE, (1024, 1140)),
        (OVER, STYLE, (1024, 732)),
        (OPENING, BARE, (1024, 640)),
        (OPENING, replace(STYLE, text_size=TextSize.LARGE), (1024, 836)),
    ],
)
def test_pictures_have_the_sizes_that_the_page_was_designed_for(view, style, expected):
    assert opened(view, style).size == size(view, style) == expected


@pytest.mark.parametrize("seed", SEEDS)
def test_a_picture_quantized_in_bands_is_the_whole_one_quantized(seed):
    view, style = some_view(seed), STYLES[seed % len(STYLES)]
    layers = renderer_of(view).draw(view, style)
    whole = layers.region().quantized().convert("RGB")
    assert opened(view, style).tobytes() == whole.tobytes()
    assert layers.region().quantized_by_parts().convert("RGB").tobytes() == whole.tobytes()


@pytest.mark.parametrize("seed", SEEDS[::5])  # every band in every order
def test_a_picture_has_the_same_bytes_whatever_was_drawn_before(seed):
    view, style = some_view(seed), STYLES[seed % len(STYLES)]
    layers = renderer_of(view).draw(view, style)
    pictures = set()
    for order in permutations(layers.bands()):
        encoded_band.cache_clear()
        for band in order:
            encoded_band(band)
        pictures.add(encode_png(layers))
    assert pictures == {render(view, style)}


def test_what_two_pictures_have_in_common_is_deflated_once():
    mine, public = (
        renderer_of(view).draw(view, BARE).bands()
        for view in (MY_TURN, replace(MY_TURN, onlooker=None, hand=(), uses=()))
    )
    assert mine[:-1] == public
    assert encoded_band(mine[0]) is encoded_band(public[0])


def test_the_checksum_of_a_picture_is_that_of_all_its_rows():
    data = render(MY_TURN, STYLE)
    stream, at = b"", 8
    while at < len(data):
        length, kind = unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        assert unpack(">I", data[at + 8 + length : at + 12 + length])[0] == crc32(kind + body)
        stream += body if kind == b"IDAT" else b""
        at += 12 + length
    rows = decompress(stream)  # raises if its checksum is wrong
    assert len(rows) == 1140 * (1 + 1024)


def test_the_same_view_in_the_same_style_is_drawn_once():
    assert render(OPENING, STYLE) is render(replace(OPENING), replace(STYLE))


def test_many_threads_get_the_same_pictures_as_one():
    views = [some_view(seed) for seed in range(6)] * 4
    forget_pictures()
    with ThreadPoolExecutor(8) as pool:
        drawn = list(pool.map(lambda view: render(view, STYLE), views))
    assert drawn == [drawn_anew(view) for view in views[:6]] * 4


def test_leaf_is_what_may_be_done_and_is_on_no_public_board():
    assert has(MY_TURN, "leaf", BARE)
    assert not has(WAITING, "leaf", BARE)
    assert not any(has(lesson.view, "leaf", BARE) for lesson in LESSONS if not lesson.view.onlooker)


def test_gold_is_the_last_action():
    assert not has(OPENING, "gold")
    assert has(table(stepped(8, 17, Seat.ONE, 5)), "gold")


def test_what_is_not_sent_yet_is_leaf_and_not_gold():
    """A view of a chosen action: its fencer is still to act."""
    chosen = replace(MY_TURN, scene=stepped(7, 9, Seat.ONE, 5), hand=(1, 4, 4, 5), uses=())
    assert not has(chosen, "gold")
    board = opened(chosen).crop((0, 0, 1024, 640))
    assert colours(board)[rgb(palette_of(STYLE).leaf)] > 500


def test_a_chosen_card_keeps_its_place_in_the_hand():
    chosen = replace(MY_TURN, scene=stepped(7, 9, Seat.ONE, 5), hand=(1, 4, 4, 5), uses=())
    may = ((1, ()), (2, (Use.FORWARD,)), (4, ()), (5, ()))
    below = (0, 640, 1024, 1048)
    hands = [opened(view).crop(below) for view in (chosen, replace(MY_TURN, uses=may))]
    assert hands[0].tobytes() == hands[1].tobytes()


def test_a_match_broken_off_ends_with_a_salute_and_nobodys_lamp():
    ended = stepped(8, 17, Seat.ONE, 5)
    broken = last_round(ended, RoundEnd.BROKEN_OFF, None, HANDS)
    view = table(ended, to_act=None, phase=Phase.OVER, behind=broken)
    won = replace(view, last_round=replace(broken, winner=Seat.ONE, end=RoundEnd.TOUCH))
    assert render(view, STYLE) not in (render(won, STYLE), render(table(ended), STYLE))


def test_blood_is_a_touch():
    assert has(touched(10, 15, Seat.TWO), "blood")
    assert not has(table(struck(10, 15, Seat.TWO)), "blood")


def test_a_hand_that_is_not_asked_leaves_the_row_of_discs_empty():
    row = opened(WAITING).crop((0, 640 + 310, 1024, 1048))
    assert list(colours(row)) == [rgb(palette_of(STYLE).ground)]


def test_a_card_that_may_not_be_played_lies_lower_and_pale():
    none_may = replace(MY_TURN, uses=tuple((value, ()) for value in set(HANDS.one)))
    asked, waits = (opened(view) for view in (none_may, WAITING))
    strip = (0, 640 + 25, 1024, 640 + 50)  # the tops of the cards, when they are not lowered
    assert list(colours(asked.crop(strip))) == [rgb(palette_of(STYLE).ground)]
    assert len(colours(waits.crop(strip))) > 1


def test_the_board_of_a_player_is_the_board_that_everybody_sees():
    public = replace(MY_TURN, onlooker=None, hand=(), uses=())
    board = opened(MY_TURN).crop((0, 0, 1024, 640))
    assert board.tobytes() == opened(public, BARE).tobytes()


def test_after_a_round_the_channel_sees_how_it_ended_and_a_player_the_new_one():
    ended = touched(10, 15, Seat.TWO)
    mine = replace(ended, onlooker=Seat.ONE, hand=HANDS.one)
    assert has(ended, "blood", BARE)
    assert not has(mine, "blood", BARE)


def test_at_the_end_both_hands_lie_open_below_a_players_board():
    mine = replace(OVER, onlooker=Seat.ONE, hand=HANDS.one)
    hers = replace(OVER, onlooker=Seat.TWO, hand=HANDS.two)
    assert render(mine, STYLE) == render(hers, STYLE)


def test_large_print_opens_the_hands_below_the_board():
    style = replace(STYLE, text_size=TextSize.LARGE)
    assert size(OVER, style)[1] > size(OPENING, style)[1]


def test_mirrored_the_second_seat_stands_left_in_its_own_colours():
    style = replace(STYLE, mirrored=True)
    left = colours(opened(OPENING, style).crop((0, 0, 300, 640)))
    one, two = (rgb(colour) for colour in palette_of(style).seats)
    assert left.get(two, 0) > 1000
    assert left.get(one, 0) == 0


def test_names_are_in_the_picture():
    other = replace(STYLE, names=Pair(one="Aurelio", two="Carla"))
    assert render(OPENING, STYLE) != render(OPENING, other)


def head_of(view, style):
    """What each thing above the fencers covers: names, lamps, hands, deck and discard."""
    placed = renderer_of(view).draw(view, style).region().placed
    return [one.box for one in placed if one.box.bottom <= layout_of(style).cuts[0]]


@every("style", PRINTS)
@every("seat", Seat)
@pytest.mark.parametrize(
    "one", [1, 21, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 23, 2))]
)
def test_a_raised_blade_and_a_plume_stay_below_the_cards(style, seat, one):
    for distance in {1, 2, 3, min(5, 23 - one)} & set(range(1, 24 - one)):
        two = one + distance
        salutes = touched(one, two, seat, over=True)
        framed = replace(style, framing=Framing.TABLE)  # no hand is open there
        for view, shown in (
            (salutes, style),
            (salutes, framed),
            (compared(one, two, seat), style),
        ):
            head = head_of(view, shown)
            for fencer in pieces(view, shown):
                assert not any(fencer.box.overlaps(box) for box in head)


@every("style", PRINTS)
@pytest.mark.parametrize(
    "one", [1, 22, *(pytest.param(n, marks=pytest.mark.long) for n in range(2, 22))]
)
def test_what_hangs_below_the_strip_never_overlaps(style, one):
    """Numbers of squares, the two tabs, the brace and the distance."""
    foot = layout_of(style).front + RISER
    for two in range(one + 1, 24):
        placed = renderer_of(OPENING).draw(table(scene(one, two)), style).region().placed
        boxes = [each.box for each in placed if each.box.top >= foot]
        assert len(boxes) >= 4
        assert all(box.left >= 0 and box.right <= WIDTH for box in boxes)
        for a, b in combinations(boxes, 2):
            assert not a.overlaps(b)


@every("style", PRINTS)
@every("seat", Seat)
@every("count", (1, 5))
def test_a_long_name_on_its_pennant_touches_nothing(style, seat, count):
    long = replace(style, names=Pair(one="W" * 32, two="Å" + "g" * 31))
    view = table(struck(9, 13, seat.other, count=count), to_act=seat)
    boxes = head_of(view, long)
    assert len(boxes) == 8  # two names, two rows of lamps, two hands, deck and discard
    for a, b in combinations(boxes, 2):
        assert not a.overlaps(b)


def test_three_uses_of_a_card_hang_on_its_rail():
    """Between a card's edge and its three discs there is leaf; above two discs there is none."""
    uses = (Use.FORWARD, Use.BACK, Use.TOUCH)
    below_card = (500, 640 + 302, 524, 640 + 312)
    three, two = (
        opened(replace(MY_TURN, hand=(4,), uses=((4, uses[:count]),))).crop(below_card)
        for count in (3, 2)
    )
    leaf = rgb(palette_of(STYLE).leaf)
    assert colours(three).get(leaf, 0) > 60
    assert leaf not in colours(two)


def test_a_view_of_another_game_is_refused():
    check_another_game_is_refused("en_garde")


def test_every_rule_has_its_picture():
    check_lessons(LESSONS)


def test_a_replay_of_forty_moves_weighs_less_than_a_megabyte():
    views = [table(stepped(2 + i % 9, 12 + i % 11, Seat.ONE, 1 + i % 9)) for i in range(40)]
    assert len(animate([*views[:39], OVER], STYLE)) <= 1_000_000


def test_a_match_of_one_touch_has_one_lamp():
    one = replace(OPENING, touches=1)
    assert render(one, STYLE) != render(OPENING, STYLE)
    assert one.phase is Phase.TURN


@pytest.mark.parametrize("scale", [0.5, 0.625, 2.0])
def test_everything_lies_in_its_place_at_any_scale(scale):
    common = renderer_of(OVER).draw(OVER, STYLE).region().placed
    scaled = renderer_of(OVER).draw(OVER, replace(STYLE, scale=scale)).region().placed
    for one, other in zip(common, scaled, strict=True):
        assert other.left == pytest.approx(scale * one.left, abs=3)
        assert other.box.right == pytest.approx(scale * one.box.right, abs=3)
