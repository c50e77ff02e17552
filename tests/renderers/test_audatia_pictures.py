"""What a whole picture of Audatia shows, and what it never does."""

import io
import random
from dataclasses import replace
from functools import lru_cache

import pytest
from PIL import Image

from engines.audatia.game import GAME
from engines.audatia.rules.data import DECKS
from engines.audatia.terms import HAND, ActKind, Blow, Card, Character, LastAct, Posta
from engines.audatia.view_preview import state_from_view
from engines.core.seat import Pair, Seat
from renderers import cards, renderer_of, size, split_height
from renderers.audatia.design import design_of
from renderers.audatia.lessons import LESSONS
from renderers.audatia.plate import PLATE
from renderers.audatia.posed_figures import pose_men
from renderers.audatia.poses import Act
from renderers.kit.palette import palette_of, rgb
from renderers.kit.png import encode_png
from renderers.kit.ribbon import ribbon_height
from renderers.rendering import render
from tests.every import every
from tests.renderers.audatia_views import (
    BOLD,
    BOUCICAULT,
    BROKEN_OFF,
    CHOOSING,
    GALEAZZO,
    GRIPPED,
    LARGO,
    MEASURE,
    MULLIGAN,
    PENDING,
    PRIVATE,
    PUBLIC,
    SALUTED,
    SKILL,
    STRETTO,
    THRUST,
    TOUCHED,
    VIRTUES,
    held,
)
from tests.renderers.picture_checks import (
    DARK,
    LARGE,
    SAFE,
    SEEDS,
    STYLE,
    STYLES,
    check_another_game_is_refused,
    check_colour_table,
    check_lessons,
    colours,
    count,
    has,
    opened,
)

VIEWS = PUBLIC | PRIVATE
BARE = replace(STYLE, has_ribbon=False)
ARENA = (0, 270, 1024, 620)
PLAN = (176, 640, 848, 930)


@lru_cache(maxsize=16)
def hand_of(seed, count):
    return tuple(random.Random(seed).sample(DECKS[Character.GALEAZZO].cards, count))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_table_is_small_and_has_few_colours(seed):
    style, view = STYLES[seed], list(PUBLIC.values())[seed]
    data = render(view, style)
    picture = Image.open(io.BytesIO(data))
    assert len(data) <= 80 * 1024
    assert len(picture.getcolors()) <= 64
    assert picture.size == size(view, style) == (1024, 1072 + ribbon_height(style))


@every("style", STYLES)
def test_every_flat_colour_is_drawn_exactly(style):
    check_colour_table(design_of(style).background.colour_table)


@pytest.mark.parametrize("name", ["largo", "stretto", "touched", "galeazzo"])
def test_a_picture_quantized_in_bands_is_the_whole_one_quantized(name):
    layers = renderer_of(VIEWS[name]).draw(VIEWS[name], STYLE)
    whole = layers.region().quantized().convert("RGB")
    assert opened(VIEWS[name]).tobytes() == whole.tobytes()


def test_the_same_view_is_drawn_with_the_same_bytes():
    assert encode_png(renderer_of(LARGO).draw(LARGO, STYLE)) == render(LARGO, STYLE)


@every("name", PUBLIC)
def test_a_public_picture_is_the_same_whatever_the_hands(name):
    """A spectator's view has no hand; what one would be given changes no byte."""
    view = PUBLIC[name]
    mine = {"hand": hand_of(1, 11), "playable": frozenset(hand_of(1, 4)), "seen": hand_of(2, 5)}
    sly = replace(view, **mine, chosen=Posta.LONGA)
    assert render(sly, STYLE) == render(view, STYLE)


@pytest.mark.parametrize("seed", range(4))
def test_of_a_rivals_hand_no_more_is_drawn_than_its_man_has_seen(seed):
    """What everybody knows of it is part of that."""
    one = replace(GALEAZZO.men.one, known=hand_of(seed, 3))
    told = replace(GALEAZZO, men=GALEAZZO.men.put(Seat.ONE, one))
    assert render(told, STYLE) == render(GALEAZZO, STYLE)


def test_what_one_has_seen_of_the_rivals_hand_lies_under_ones_own():
    seen = replace(GALEAZZO, seen=(Card.KICK, Card.MFL, Card.P))
    top = size(GALEAZZO, BARE)[1]
    *_, mf, p, kick = cards(seen, BARE)
    assert [mf[0], p[0], kick[0]] == ["MFl", "P", "kick"]
    assert all(top <= box.top < box.bottom < size(seen, BARE)[1] for _, box in (mf, p, kick))
    own = (0, 0, 1024, top - 20)
    assert opened(seen, BARE).crop(own).tobytes() == opened(GALEAZZO, BARE).crop(own).tobytes()


@pytest.mark.parametrize("onlooker", [None, *Seat])
def test_at_the_end_everybody_sees_both_hands(onlooker):
    hands = Pair(one=hand_of(4, 9), two=hand_of(5, 12))
    men = TOUCHED.men.map(lambda man: replace(man, hand=hands[man.seat]))
    hand = hands[onlooker] if onlooker else ()
    view = replace(TOUCHED, men=men, onlooker=onlooker, hand=hand, seen=hand_of(6, 3))
    under = [(code, box) for code, box in cards(view, STYLE) if box.top > 1072]
    rows = {box.top for _, box in under}
    assert len(under) == 9 + 12
    assert len(rows) == 2
    assert render(view, STYLE) == render(replace(TOUCHED, men=men), STYLE)


def test_a_secret_posta_is_shown_to_its_man_alone():
    others = replace(BOUCICAULT, onlooker=None, hand=(), chosen=None)
    chosen = {posta: render(replace(others, chosen=posta), STYLE) for posta in Posta}
    assert set(chosen.values()) == {render(others, STYLE)}
    assert render(BOUCICAULT, STYLE) != render(replace(BOUCICAULT, chosen=Posta.LONGA), STYLE)


def test_the_table_above_a_hand_is_the_same_whatever_the_hand():
    table = (0, 0, 1024, split_height(GALEAZZO, STYLE))
    other = held(PENDING, Seat.TWO, *hand_of(3, 12))
    assert opened(GALEAZZO).crop(table).tobytes() == opened(other).crop(table).tobytes()


@pytest.mark.parametrize("style", [STYLE, LARGE])
def test_table_and_hand_fit_into_the_preview_of_a_chat(style):
    """Chats show pictures up to 3:4 whole, or nearly so; taller ones small, or cut."""
    width, height = size(GALEAZZO, style)
    assert len(GALEAZZO.hand) == HAND
    assert width / height >= 0.73


def test_leaf_in_a_hand_is_what_may_be_played_now():
    below = (0, split_height(GALEAZZO, BARE), *size(GALEAZZO, BARE))
    none_may = replace(GALEAZZO, playable=frozenset())
    waits = replace(GALEAZZO, active=(Seat.ONE,))
    assert has(GALEAZZO, "leaf", BARE, within=below)
    assert not has(none_may, "leaf", BARE, within=below)
    assert not has(waits, "leaf", BARE, within=below)


def test_a_card_that_may_not_be_played_is_a_pale_chip():
    none_may = replace(GALEAZZO, playable=frozenset())
    below = (0, split_height(none_may, BARE) + 24, *size(none_may, BARE))
    assert not has(none_may, "ink", BARE, within=below)
    assert not has(none_may, "ivory", BARE, within=below)


def test_where_nothing_is_asked_a_hand_is_in_ink():
    waits = replace(GALEAZZO, active=(Seat.ONE,))
    below = (0, split_height(waits, BARE) + 24, *size(waits, BARE))
    assert has(waits, "ink", BARE, within=below)
    assert has(waits, "ivory", BARE, within=below)


@pytest.mark.parametrize("may", [0, 8, 16])
def test_the_fullest_hand_in_large_print_is_a_small_picture(may):
    cards = hand_of(1, 16)
    playable = " ".join(card.value for card in cards[:may])
    assert len(render(held(PENDING, Seat.TWO, *cards, playable=playable), LARGE)) <= 80 * 1024


def test_cards_to_be_changed_are_marked_one_by_one():
    twice = held(MULLIGAN, Seat.ONE, Card.P, Card.P, Card.P)
    below = (0, split_height(twice, BARE), *size(twice, BARE))
    one, two = (
        count(opened(replace(twice, chosen=chosen), BARE).crop(below), "leaf")
        for chosen in ((Card.P,), (Card.P, Card.P))
    )
    assert two == 2 * one


def test_gold_is_the_last_card_and_the_way_its_blade_came():
    assert has(LARGO, "gold", within=ARENA)
    assert has(LARGO, "gold", within=PLAN)
    assert not has(replace(LARGO, last_act=None), "gold")


def test_silence_leaves_the_gold_where_it_was():
    passed = replace(LARGO, last_act=LastAct(kind=ActKind.PASSED, seat=Seat.ONE))
    assert render(passed, BARE) == render(LARGO, BARE)


def test_what_is_not_sent_yet_is_leaf_and_not_gold():
    chosen = replace(LARGO, is_preview=True)
    assert not has(chosen, "gold")
    assert has(chosen, "leaf", within=ARENA)


def test_blood_is_the_touch_that_ends_a_duel():
    assert has(TOUCHED, "blood")
    assert not has(PENDING, "blood")
    assert not has(BROKEN_OFF, "blood")
    assert not has(PUBLIC["drawn"], "blood")


def test_leaf_on_a_wheel_is_what_may_be_struck_and_what_may_answer():
    left, right = (20, 100, 220, 270), (800, 100, 1004, 270)
    assert has(LARGO, "leaf", within=left)
    assert not has(LARGO, "leaf", within=right)
    assert has(PENDING, "leaf", within=right)
    assert not has(replace(PENDING, answers=frozenset()), "leaf", within=right)


def test_what_is_closed_is_never_marked_as_open():
    all_blows = replace(MEASURE, strikes=frozenset(Blow))
    but_closed = replace(MEASURE, strikes=frozenset(Blow) - {Blow.RS})
    assert render(all_blows, STYLE) == render(but_closed, STYLE)


def test_an_answer_that_is_due_has_its_place_opposite_the_attack():
    slot = (516, 820, 780, 920)
    assert has(PENDING, "leaf", within=slot)
    assert not has(LARGO, "leaf", within=slot)


def test_distance_tells_the_bind():
    distances = [
        pose_men(view).distance for view in (MEASURE, PENDING, THRUST, LARGO, BOLD, STRETTO)
    ]
    assert distances == sorted(distances, reverse=True)
    assert len(set(distances)) == len(distances)


def test_the_man_who_acted_stands_in_front():
    assert pose_men(PENDING).front is Seat.ONE
    assert pose_men(LARGO).front is Seat.TWO
    assert pose_men(GRIPPED).front is Seat.TWO


def test_the_man_who_saluted_holds_the_sword_upright():
    posed = pose_men(SALUTED)
    assert (posed.acts.one, posed.acts.two) == (Act.RESTS, Act.SALUTES)


def test_a_secret_choice_lies_face_down_at_home():
    nobody = replace(
        CHOOSING, men=CHOOSING.men.put(Seat.TWO, replace(CHOOSING.men.two, has_chosen=False))
    )
    assert render(nobody, STYLE) != render(CHOOSING, STYLE)


def test_a_skill_is_shown_at_home_as_a_gilded_card():
    home = (32, 664, 168, 910)
    assert has(SKILL, "gold", within=home)
    assert not has(MEASURE, "gold", within=home)


def test_virtues_that_are_left_are_marked_and_the_last_one_taken_is_gold():
    foot = (0, 1030, 1024, 1060)
    assert has(VIRTUES, "leaf", within=foot)
    assert has(VIRTUES, "gold", within=foot)


def test_mirrored_the_second_seat_stands_left_in_its_own_colours():
    style = replace(STYLE, mirrored=True)
    left = colours(opened(MEASURE, style).crop((0, 270, 400, 600)))
    one, two = (rgb(colour) for colour in palette_of(style).seats)
    assert left.get(two, 0) > 1000
    assert left.get(one, 0) == 0


@pytest.mark.parametrize("style", [STYLE, DARK, LARGE, SAFE])
def test_names_of_any_length_keep_clear_of_the_counts(style):
    plain_, long = (
        replace(style, names=Pair(one=name, two="Jonas")) for name in ("A", "Wilhelmina the Widely")
    )
    counts = (364, 10, 660, 102)
    assert (
        opened(LARGO, plain_).crop(counts).tobytes() == opened(LARGO, long).crop(counts).tobytes()
    )


def test_a_long_name_of_whoever_is_to_act_is_written_whole():
    """Its last letter is seen."""
    one, other = (
        opened(PENDING, replace(STYLE, names=Pair(one="Anna", two=name))).crop((660, 40, 1024, 100))
        for name in ("Maximilian Stern", "Maximilian Sterz")
    )
    assert one.tobytes() != other.tobytes()


def test_a_view_of_another_game_is_refused():
    check_another_game_is_refused("audatia")


def test_every_procedure_has_its_picture_and_a_chat_shows_them_all():
    check_lessons(LESSONS)


@every("lesson", LESSONS)
def test_a_lesson_marks_what_the_rules_allow(lesson):
    allowed = GAME.view(state_from_view(lesson.view), lesson.view.onlooker)
    for about in ("strikes", "answers", "playable"):
        assert getattr(lesson.view, about) == getattr(allowed, about)


def test_a_plate_shows_both_men_whole():
    """Sixteen wide and ten high, and nothing touches its edges."""
    plate = opened(PLATE)
    assert size(PLATE, STYLE) == plate.size == (1024, 640)
    for box in ((0, 0, 1024, 4), (0, 636, 1024, 640), (0, 0, 4, 640), (1020, 0, 1024, 640)):
        assert list(colours(plate.crop(box))) == [rgb(palette_of(STYLE).ground)]
