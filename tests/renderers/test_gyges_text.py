"""Gygès in words: the board for the ear and without a picture, what is asked, the rules."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.messages.words import LANGUAGES, say_in
from engines.core.seat import Pair, Seat
from engines.gyges.game import GAME
from engines.gyges.terms import End, Flight, LastMove, Phase
from renderers.game_text import hand_line, rounds_of
from renderers.gyges import text
from tests.every import every
from tests.harness import few, onlookers, walk, walks
from tests.renderers.gyges_positions import OPTIONS, seen, setting_up
from tests.renderers.text_checks import EN, NAMES, check_a_way_through, check_words_of

# ---- any view


@few
@given(way=walks(st.lists(st.integers(0, 10_000), max_size=12)), onlooker=onlookers)
def test_alt_text_and_board_hold_in_any_position(way, onlooker) -> None:
    for _, match in walk(GAME, way):
        view = GAME.view(match.game_state, onlooker)
        for language in LANGUAGES:
            check_words_of(view, say_in(language))


@given(way=walks(st.lists(st.integers(0, 10_000), max_size=6)), pick=st.integers(0, 99))
def test_every_step_of_a_move_has_a_button_a_preview_and_alt_text(way, pick) -> None:
    *_, (_, match) = walk(GAME, way)
    seat = match.game_state.to_act
    if seat is None:
        return
    say = say_in(LANGUAGES[pick % len(LANGUAGES)])
    told = check_a_way_through(GAME, GAME.view(match.game_state, seat), pick, say)
    assert told.endswith(say("gyges-preview-unsent"))


def test_names_are_never_read_as_patterns() -> None:
    hall = Pair(one="{Anna}", two="$seat")
    assert "{Anna} plays South, $seat North." in text.alt(seen(), hall, EN)


def test_the_module_is_found_by_the_view_and_nothing_is_hidden() -> None:
    assert hand_line(seen(), EN) == ""
    assert rounds_of(seen()) == ()


# ---- alt text and board


def test_alt_text_tells_where_the_rings_stand_and_what_may_move() -> None:
    assert text.alt(seen(), NAMES, EN) == (
        "Gygès. Anna plays South, Bea North. Singles: d1 c3 d3 d6. Doubles: c1 b3 c4 d5. "
        "Triples: e1 a2 d2 b6. Playable rows: South 1, North 6. Your move. Which ring of row 1?"
    )


def test_the_board_is_complete_without_the_picture() -> None:
    assert text.board(seen(), NAMES, EN).splitlines() == [
        "Gygès · set up on two rows",
        "South: Anna · North: Bea",
        "",
        "        GN",
        "    a b c d e f",
        "6 | . 3 . 1 . . | N",
        "5 | . . . 2 . . |",
        "4 | . . 2 . . . |",
        "3 | . 2 1 1 . . |",
        "2 | 3 . . 3 . . |",
        "1 | . . 2 1 3 . | S",
        "    a b c d e f",
        "        GS",
        "",
        "1 2 3: rings; dots: empty; S, N: playable rows; GN, GS:",
        "  goals.",
        "Playable rows: South 1, North 6.",
        "",
        "Your move. Which ring of row 1?",
        "Write a1-b2, a1-GN, or a1-b1xc3: the ring on b1 goes to c3.",
    ]


def test_north_sees_their_own_side_below() -> None:
    lines = text.board(seen(Seat.TWO), NAMES, EN).splitlines()
    assert lines[3:6] == ["        GS", "    f e d c b a", "1 | . 3 1 2 . . | S"]
    assert lines[10] == "6 | . . 1 . 3 . | N"


def test_a_spectator_is_not_told_how_to_write_moves() -> None:
    assert "Write" not in text.board(seen(None), NAMES, EN)


def test_the_last_move_is_told_with_its_bounces_and_its_throw() -> None:
    flight = Flight(value=2, source=27, landing=5)
    last = LastMove(
        seat=Seat.ONE, value=1, path=(3, 2, 8, 14, 20, 21, 27), bounces=(2, 14, 20), flight=flight
    )
    view = replace(seen(Seat.TWO), last=last, to_act=Seat.TWO)
    assert (
        "Last move: Anna moved the single from d1 to d5, bouncing on c1 c3 c4, "
        "and threw the double there to f1."
    ) in text.alt(view, NAMES, EN)


def test_what_is_lit_after_a_choice_is_named() -> None:
    heard = text.alt(GAME.preview_view(seen(), ("c1",)), NAMES, EN)
    assert "Empty squares to choose: a1 b1 c1 f1 b2 c2" in heard
    assert "Rings to replace: a2 d2 b3" in heard
    assert heard.endswith("Where does the double on c1 end?")


def test_a_goal_in_reach_is_named() -> None:
    state = GAME.read("300000/000000/000000/100000/000000/000003 S study", OPTIONS)
    heard = text.alt(GAME.preview_view(GAME.view(state, Seat.ONE), ("a1",)), NAMES, EN)
    assert "North's goal can be reached." not in heard
    near = GAME.read("000000/000000/000000/000000/000000/000001 S study", OPTIONS)
    heard = text.alt(GAME.preview_view(GAME.view(near, Seat.ONE), ("f6",)), NAMES, EN)
    assert "North's goal can be reached." in heard


def test_rings_to_be_set_up_are_counted_for_both() -> None:
    heard = text.alt(setting_up(), NAMES, EN)
    assert "You have still to set up: 3 3 2 2 1 1. Bea has still to set up: 3 3 2 2 1 1." in heard


# ---- what is asked


@every(
    ("rows", "rest"),
    [
        ("2", "On rows 1 and 2. A ready-made setup is one tap."),
        ("1", "On row 1. A ready-made setup is one tap."),
    ],
)
def test_a_setup_is_asked_for_with_its_rows(rows: str, rest: str) -> None:
    asked = text.asked(setting_up(rows), NAMES, EN)
    assert (asked.lead, asked.rest) == ("Set up your six rings.", rest)


def test_who_waits_reads_for_whom() -> None:
    assert str(text.asked(seen(Seat.TWO), NAMES, EN)) == "Anna's move."
    assert str(text.asked(setting_up(onlooker=None), NAMES, EN)) == "Anna sets up."


def test_the_public_line_says_whose_turn_it_is_and_which_row() -> None:
    assert text.summary(seen(None), NAMES, EN) == "Anna to move a ring of row 1."
    assert text.summary(setting_up("1", None), NAMES, EN) == "Anna to set up six rings, on row 1."


def test_a_position_that_stands_again_is_a_warning() -> None:
    again = replace(seen(), times=2)
    warning = "The same position for the second time; the third is a draw."
    assert text.asked(again, NAMES, EN).rest.endswith(warning)
    assert text.summary(again, NAMES, EN).endswith(warning)


@every(("onlooker", "who"), [(Seat.ONE, "You win"), (Seat.TWO, "Anna wins"), (None, "Anna wins")])
def test_a_goal_is_the_result(onlooker: Seat | None, who: str) -> None:
    won = replace(
        seen(onlooker), phase=Phase.OVER, to_act=None, end=End.GOAL, winner=Seat.ONE, scored=2
    )
    asked = text.asked(won, NAMES, EN)
    assert (asked.lead, asked.rest) == (
        f"{who}: the double lies in North's goal.",
        "",
    )


@every("language", LANGUAGES)
@every("end", [End.REPETITION, End.LENGTH, End.BROKEN_OFF])
def test_a_match_without_a_goal_says_how_it_ended(end: End, language: str) -> None:
    over = replace(seen(), phase=Phase.OVER, to_act=None, end=end)
    assert text.summary(over, NAMES, say_in(language))
