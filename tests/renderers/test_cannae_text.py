"""Cannae in words: the board for the ear and without a picture, what is asked, the rules."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.messages.words import LANGUAGES, say_in
from engines.cannae.game import GAME
from engines.cannae.terms import End
from engines.core.seat import Pair, Seat
from renderers.cannae import text
from renderers.game_text import hand_line, rounds_of
from tests.every import every
from tests.harness import few, onlookers, walk, walks
from tests.renderers.cannae_positions import CHARGE, EDGE, LAST, after, seen
from tests.renderers.text_checks import EN, NAMES, check_a_way_through, check_words_of

# ---- any view


@few
@given(way=walks(st.lists(st.integers(0, 10_000), max_size=8)), onlooker=onlookers)
def test_alt_text_and_board_hold_in_any_position(way, onlooker) -> None:
    for _, match in walk(GAME, way):
        view = GAME.view(match.game_state, onlooker)
        for language in LANGUAGES:
            check_words_of(view, say_in(language))


@given(way=walks(st.lists(st.integers(0, 10_000), max_size=5)), pick=st.integers(0, 99))
def test_every_step_of_a_turn_has_a_button_a_preview_and_alt_text(way, pick) -> None:
    *_, (_, match) = walk(GAME, way)
    seat = match.game_state.to_act
    if seat is None:
        return
    say = say_in(LANGUAGES[pick % len(LANGUAGES)])
    check_a_way_through(GAME, GAME.view(match.game_state, seat), pick, say)


def test_names_are_never_read_as_patterns() -> None:
    hall = Pair(one="{Anna}", two="$seat")
    assert "{Anna} plays white, $seat black." in text.alt(seen(), hall, EN)


def test_the_module_is_found_by_the_view_and_nothing_is_hidden() -> None:
    assert hand_line(seen(), EN) == ""
    assert rounds_of(seen()) == ()


# ---- alt text and board


def test_alt_text_tells_where_everybody_stands() -> None:
    assert text.alt(seen(), NAMES, EN) == (
        "Battle of Cannae. Anna plays white, Bea black. "
        "White infantry: c1 d1 e1 f1 c2 d2 e2 f2; cavalry: a2 b2 g2 h2. "
        "Black infantry: c7 d7 e7 f7 c8 d8 e8 f8; cavalry: a7 b7 g7 h7. "
        "Your move. One infantry, one cavalry, both or neither."
    )


def test_the_board_is_complete_without_the_picture() -> None:
    assert text.board(after(EDGE, "Pf4g4+Ca2a4"), NAMES, EN).splitlines() == [
        "Battle of Cannae · deep centre",
        "White (capitals): Anna · Black: Bea",
        "",
        "    a b c d e f g h",
        "8 | . . i i . i . . |",
        "7 | c c i i . i c c |",
        "6 | . . . . . . . . |",
        "5 | . . . . . . . . |",
        "4 | C . . . I . I I |",
        "3 | . . . . . . . . |",
        "2 | . C I I . . C C |",
        "1 | . . I I . I . . |",
        "    a b c d e f g h",
        "",
        "I i: infantry; C c: cavalry; dots: empty.",
        "Bea has lost infantry: 2, cavalry: 0.",
        "Last turn: Anna pushed from f4 towards g4, 2 against 1: 3",
        "  pieces move on. Bea lost infantry, pushed off the board at",
        "  h4. Anna moved cavalry from a2 to a4.",
        "",
        "Bea's move.",
    ]


def test_black_sees_their_own_side_below() -> None:
    lines = text.board(seen(onlooker=Seat.TWO), NAMES, EN).splitlines()
    assert lines[3:6] == ["    h g f e d c b a", "1 | . . I I I I . . |", "2 | C C I I I I C C |"]
    assert lines[10] == "7 | c c i i i i c c |"


def test_whoever_is_asked_reads_how_turns_are_written() -> None:
    assert "Write b2b3" in text.board(seen(), NAMES, EN)
    assert "Write" not in text.board(seen(onlooker=None), NAMES, EN)


def test_what_a_chosen_piece_may_do_is_named() -> None:
    heard = text.alt(GAME.preview_view(seen(CHARGE), ("f2",)), NAMES, EN)
    assert "Charges: c5." in heard
    assert "Rides: f3" in heard
    assert heard.endswith("Where does the cavalry on f2 go?")
    heard = text.alt(GAME.preview_view(seen(), ("c1",)), NAMES, EN)
    assert "Steps: b1. Pushes towards: c2 d2 d1 b2." in heard


# ---- what is asked


def test_who_waits_reads_for_whom() -> None:
    assert str(text.asked(seen(onlooker=Seat.TWO), NAMES, EN)) == "Anna's move."
    assert str(text.asked(seen(), NAMES, EN)) == (
        "Your move. One infantry, one cavalry, both or neither."
    )


def test_the_public_line_counts_both_sides() -> None:
    view = after(EDGE, "Pf4g4")
    assert text.summary(view, NAMES, EN) == "Infantry 8 : 6, cavalry 4 : 4. Bea to move."


@every(
    ("change", "warning"),
    [
        ({"occurrences": 2}, "The same position for the second time; the third is a draw."),
        ({"turns_since_loss": 80}, "20 more turns without a loss are a draw."),
        ({"turns_since_loss": 99}, "1 more turn without a loss is a draw."),
    ],
)
def test_a_draw_that_is_near_is_said(change: dict[str, int], warning: str) -> None:
    view = replace(seen(), **change)
    assert text.asked(view, NAMES, EN).rest.endswith(warning)
    assert text.summary(view, NAMES, EN).endswith(warning)


def test_a_draw_that_is_far_is_not_said() -> None:
    assert text.summary(replace(seen(), turns_since_loss=79), NAMES, EN).endswith("Anna to move.")


@every(
    ("onlooker", "said"),
    [
        (Seat.ONE, "You win: Bea has no infantry left."),
        (Seat.TWO, "Anna wins: you have no infantry left."),
        (None, "Anna wins: Bea has no infantry left."),
    ],
)
def test_a_win_says_why(onlooker: Seat | None, said: str) -> None:
    assert str(text.asked(after(LAST, "Pf4g4", onlooker), NAMES, EN)) == said


@every(
    ("end", "said"),
    [
        (End.CAVALRY, "A draw: neither side has cavalry left."),
        (End.REPETITION, "A draw: the same position for the third time."),
        (End.NO_PROGRESS, "A draw: fifty turns each without a loss."),
        (End.BROKEN_OFF, "The match was broken off."),
    ],
)
def test_a_match_that_nobody_wins_says_how_it_ended(end: End, said: str) -> None:
    view = replace(seen(), to_act=None, end=end)
    assert str(text.asked(view, NAMES, EN)) == said
    assert text.summary(view, NAMES, EN) == said


# ---- the computer


@every(
    ("language", "word"),
    [
        ("en", "reconstruction"),
        ("it", "ricostruzione"),
        ("es", "reconstrucción"),
        ("fr", "reconstruction"),
    ],
)
def test_the_help_says_that_the_layout_is_a_reconstruction(language: str, word: str) -> None:
    assert word in say_in(language)("cannae-rules-layout")
