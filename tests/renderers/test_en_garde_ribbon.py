"""What the ribbon says, item by item, and what it never does."""

from dataclasses import replace

from hypothesis import given, settings

from engines.core.match_state import Status
from engines.core.seat import Seat
from engines.en_garde.terms import ActionKind, Phase, RoundEnd, Use, Variant
from renderers.en_garde.ribbon import ribbon_of
from renderers.kit.ribbon_items import Arrow, Figures, Name, Sign, Tab, Value
from tests.every import every
from tests.harness import GAMES, other_world, salts, walk, walks
from tests.renderers.en_garde_views import (
    ATTACKED,
    BROKEN_OFF,
    CHOSEN,
    MY_TURN,
    OVER,
    THREE_USES,
    action,
    compared,
    last_round,
    opening,
    parried,
    scene,
    stepped,
    struck,
    table,
    touched,
)
from tests.renderers.picture_checks import STYLE

GAME = GAMES["en_garde"]
FAR = stepped(8, 17, Seat.TWO, 20)  # within reach of a step and an attack


def said(tongue):
    """A tongue as words: signs by what they stand for, values and squares as they are."""
    return " ".join(_word(item) for item in tongue.items) if tongue else None


def _word(item):
    match item:
        case Sign(paint=paint, parts=parts):
            return str(parts[0]) if parts else paint.__name__.removeprefix("_draw_")
        case Value(text=text) | Figures(text=text) | Tab(text=text) | Name(text=text):
            return text
        case Arrow():
            return "→"


def deed(view, style=STYLE):
    return said(ribbon_of(view, style).deed)


def choice(view, style=STYLE):
    return said(ribbon_of(view, style).choice)


@every(
    ("view", "expected"),
    [
        (opening(), None),
        (table(stepped(8, 17, Seat.ONE, 5)), "forward 3 → 8"),
        (table(stepped(5, 17, Seat.ONE, 8)), "back 3 → 5"),
        (table(struck(9, 13, Seat.ONE)), "touch 4"),
        (table(struck(9, 13, Seat.ONE, count=2)), "touch 4 ×2"),
        (table(struck(9, 13, Seat.ONE, count=2, origin=6)), "forward 3 touch 4 ×2"),
        (table(parried(9, 13, Seat.TWO, count=2)), "parry 4 ×2"),
        (touched(9, 13, Seat.ONE), "touch 4 → one"),
        (compared(12, 16, Seat.TWO), "None → two"),
        (compared(12, 16, None), "None → None"),
        (BROKEN_OFF, "forward 4 → 19"),
    ],
)
def test_the_left_tongue_tells_the_last_action_and_who_won_the_round(view, expected):
    assert deed(view) == expected


def test_a_player_reads_in_a_new_round_how_the_last_one_went():
    ended = touched(9, 13, Seat.TWO).last_round
    mine = replace(opening(2, ended), onlooker=Seat.ONE, hand=(1, 2, 3, 4, 5))
    assert deed(mine) == "touch 4 → two"


def test_the_band_of_a_deed_is_its_actors_and_that_of_a_choice_the_choosers():
    shown = ribbon_of(MY_TURN, STYLE)
    assert (shown.deed.seats, shown.choice.seats) == ((Seat.TWO,), (Seat.ONE,))


@every(
    ("view", "expected"),
    [
        (MY_TURN, "forward 1 2 back 1 2 4 touch 4 ×2"),
        (THREE_USES, "forward 1 2 3 back 1 2 3 4 touch 1 2 ×2 3 4"),
        (replace(MY_TURN, variant=Variant.BASIC), "forward 1 2 back 1 2 4 touch 4"),
        (ATTACKED, "back 1 2 4 parry 4 ×2"),
        (replace(MY_TURN, phase=Phase.LAST, uses=((4, (Use.TOUCH,)),)), "touch 4 ×2 None"),
        (replace(MY_TURN, phase=Phase.LAST, uses=()), "None"),
    ],
)
def test_the_right_tongue_tells_the_chooser_which_of_their_cards_do_what(view, expected):
    assert choice(view) == expected


@every(
    ("view", "expected"),
    [
        (opening(), "forward"),
        (table(stepped(8, 17, Seat.ONE, 5)), "forward back"),
        (table(stepped(8, 12, Seat.ONE, 5)), "forward back touch"),
        (table(parried(1, 2, Seat.ONE), to_act=Seat.ONE), "touch"),
        (
            replace(table(stepped(8, 17, Seat.ONE, 5)), variant=Variant.ADVANCED),
            "forward back touch",
        ),
        (table(struck(9, 13, Seat.ONE), phase=Phase.DEFEND), "parry"),
        (replace(ATTACKED, onlooker=None, hand=(), uses=()), "back parry"),
        (table(stepped(8, 12, Seat.ONE, 5), phase=Phase.LAST), "touch None"),
        (table(stepped(8, 17, Seat.ONE, 5), phase=Phase.LAST), "None"),
        (replace(MY_TURN, scene=stepped(6, 9, Seat.ONE, 5), to_act=Seat.TWO), "forward back touch"),
    ],
)
def test_to_others_it_tells_what_everybody_knows_to_be_possible(view, expected):
    assert choice(view) == expected


def test_at_the_end_the_winners_name_stands_there():
    assert choice(OVER) == "Aurelio"
    assert choice(BROKEN_OFF) is None


def test_what_is_chosen_and_not_sent_is_a_choice_and_no_deed():
    assert (deed(CHOSEN), choice(CHOSEN)) == (None, "forward 2 → 7")


def test_arrows_point_as_the_fencers_do():
    one, two = table(stepped(8, 17, Seat.ONE, 5)), MY_TURN
    for view, faces_right in ((one, True), (two, False)):
        common, mirrored = (
            ribbon_of(view, style).deed.items[0].parts[1]
            for style in (STYLE, replace(STYLE, mirrored=True))
        )
        assert (common, mirrored) == (faces_right, not faces_right)


def test_a_touch_that_ended_the_round_has_the_sign_of_a_climax():
    landed, standing = (
        ribbon_of(view, STYLE).deed.items[0]
        for view in (touched(9, 13, Seat.ONE), table(struck(9, 13, Seat.ONE)))
    )
    assert landed.paint is not standing.paint


def test_where_room_is_short_values_of_steps_back_go_first():
    tongue = ribbon_of(THREE_USES, STYLE).choice
    kept = (tuple(one for one in tongue.items if one.rank not in gone) for gone in ({1}, {1, 2}))
    assert [said(tongue._replace(items=items)) for items in kept] == [
        "forward 1 2 3 back touch 1 2 ×2 3 4",
        "forward back touch",
    ]


def test_who_has_no_action_left_has_lost_the_round():
    ended = scene(1, 2, action(ActionKind.PARRY, Seat.TWO, 2, cards=(1,)))
    view = opening(2, last_round(ended, RoundEnd.STUCK, Seat.TWO))
    assert deed(view) == "parry 1 → two"


@settings(max_examples=40)
@given(way=walks(), salt=salts)
def test_a_ribbon_tells_nobody_what_is_hidden_from_them(way, salt):
    for _, match in walk(GAME, way):
        if match.status is not Status.PLAYING:
            continue
        for onlooker in (None, *Seat):
            twin = other_world(GAME, match.game_state, onlooker, salt)
            here, there = (GAME.view(state, onlooker) for state in (match.game_state, twin))
            assert ribbon_of(here, STYLE) == ribbon_of(there, STYLE)


@settings(max_examples=40)
@given(way=walks())
def test_a_public_choice_leaves_out_nothing_that_may_be_done(way):
    """Every kind that the one who chooses reads is among those that all others read."""
    for _, match in walk(GAME, way):
        seat = match.game_state.to_act
        if match.status is Status.PLAYING and seat is not None:
            own, others = (
                {item for item in ribbon_of(view, STYLE).choice.items if isinstance(item, Sign)}
                for view in (GAME.view(match.game_state, who) for who in (seat, None))
            )
            assert own <= others
