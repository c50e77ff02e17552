"""Cannae in words: the board for the ear, the buttons, what a turn would do and cost."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words import LANGUAGES, event_facts, say_in, tell
from engines.cannae.events import Began
from engines.cannae.game import GAME
from engines.cannae.state import CannaeState
from engines.cannae.terms import End
from engines.cannae.views import CannaeView
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Pair, Seat
from renderers.cannae import text
from renderers.cannae.lessons import LESSONS
from renderers.words import text_of
from tests.harness import onlookers, walk, walks
from tests.renderers.reading import (
    EN,
    NAMES,
    check_a_way_through,
    check_lesson,
    check_words_of,
)

START = "2iiii2/cciiiicc/8/8/8/8/CCIIIICC/2IIII2 w"
EDGE = "2ii1i2/ccii1icc/8/8/4IIIi/8/CCII2CC/2II1I2 w"
CHARGE = "2iiii2/ccii1icc/8/2i5/8/8/CCIIICIC/2IIII2 w"
LAST = "8/1c4c1/8/3I4/2I2IIi/8/1I4C1/3C4 w"
OWN_END = "2iiii2/cciiiicc/8/8/5III/8/CC1II1CC/2III3 w"


def state(position: str = START) -> CannaeState:
    return GAME.read(position, complete(GAME.options, {}))


def seen(position: str = START, onlooker: Seat | None = Seat.ONE) -> CannaeView:
    return GAME.view(state(position), onlooker)


def after(position: str, turn: str, onlooker: Seat | None = None) -> CannaeView:
    return GAME.view(played(position, turn).state, onlooker)


def played(position: str, turn: str):
    here = state(position)
    return GAME.apply(here, here.actor, GAME.parse(turn), SeededChance(b"no luck in it"))


# ---- any view


@pytest.mark.parametrize("language", LANGUAGES)
@given(way=walks(st.lists(st.integers(0, 10_000), max_size=8)), onlooker=onlookers)
def test_alt_text_and_board_hold_in_any_position(language, way, onlooker) -> None:
    for _, here in walk(GAME, way):
        check_words_of(GAME.view(here.position, onlooker), say_in(language))


@given(way=walks(st.lists(st.integers(0, 10_000), max_size=5)), pick=st.integers(0, 99))
def test_every_step_of_a_turn_has_a_button_a_preview_and_alt_text(way, pick) -> None:
    *_, (_, here) = walk(GAME, way)
    seat = here.position.to_act
    if seat is None:
        return
    say = say_in(LANGUAGES[pick % len(LANGUAGES)])
    check_a_way_through(GAME, GAME.view(here.position, seat), pick, say)


def test_names_are_never_read_as_patterns() -> None:
    hall = Pair(one="{Anna}", two="$seat")
    assert "{Anna} plays white, $seat black." in text.alt(seen(), hall, EN)


def test_the_module_is_found_by_the_view_and_nothing_is_hidden() -> None:
    assert text_of(seen()).hand(seen(), EN) == ""
    assert text_of(seen()).rounds(seen()) == ()


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


def test_black_sees_his_own_side_below() -> None:
    lines = text.board(seen(onlooker=Seat.TWO), NAMES, EN).splitlines()
    assert lines[3:6] == ["    h g f e d c b a", "1 | . . I I I I . . |", "2 | C C I I I I C C |"]
    assert lines[10] == "7 | c c i i i i c c |"


def test_whoever_is_asked_reads_how_turns_are_written() -> None:
    assert "Write Mb2b3 (step)" in text.board(seen(), NAMES, EN)
    assert "Write" not in text.board(seen(onlooker=None), NAMES, EN)


def test_what_a_chosen_piece_may_do_is_named() -> None:
    heard = text.alt(GAME.foresee(seen(CHARGE), ("f2",)), NAMES, EN)
    assert "Charges: c5." in heard
    assert "Rides: f3" in heard
    assert heard.endswith("Where does the cavalry on f2 go?")
    heard = text.alt(GAME.foresee(seen(), ("c1",)), NAMES, EN)
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


@pytest.mark.parametrize(
    ("change", "warning"),
    [
        ({"repeats": 2}, "This position stands for the second time; the third time is a draw."),
        ({"quiet": 80}, "20 more turns without a loss are a draw."),
        ({"quiet": 99}, "1 more turn without a loss is a draw."),
    ],
)
def test_a_draw_that_is_near_is_said(change: dict[str, int], warning: str) -> None:
    view = replace(seen(), **change)
    assert text.asked(view, NAMES, EN).rest.endswith(warning)
    assert text.summary(view, NAMES, EN).endswith(warning)


def test_a_draw_that_is_far_is_not_said() -> None:
    assert text.summary(replace(seen(), quiet=79), NAMES, EN).endswith("Anna to move.")


@pytest.mark.parametrize(
    ("onlooker", "said"),
    [
        (Seat.ONE, "You win. Bea has no infantry left."),
        (Seat.TWO, "Anna wins. You have no infantry left."),
        (None, "Anna wins. Bea has no infantry left."),
    ],
)
def test_a_win_says_why(onlooker: Seat | None, said: str) -> None:
    assert str(text.asked(after(LAST, "Pf4g4", onlooker), NAMES, EN)) == said


@pytest.mark.parametrize(
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


# ---- buttons


@pytest.mark.parametrize(
    ("position", "path", "step", "words"),
    [
        (START, (), "c1", ("infantry", "Infantry", "c1", "", "● c1", "The infantry on c1")),
        (START, (), "b2", ("cavalry", "Cavalry", "b2", "", "♞ b2", "The cavalry on b2")),
        (START, ("c1", "b1"), "b2",
         ("cavalry", "Cavalry too", "b2", "", "♞ b2", "The cavalry on b2")),
        (START, (), "-", ("pass", "Pass", "Pass", "nothing moves", "Pass", "Pass: nothing moves")),
        (START, ("c1",), "b1", ("step", "Step", "← b1", "", "← b1", "Step to b1")),
        (START, ("c1",), "d1",
         ("push", "Push", "→ d1", "4 move on", "→ push: 4 move on", "Push towards d1: 4 move on")),
        (EDGE, ("f4",), "g4",
         ("push", "Push", "→ g4", "theirs at h4 falls off", "→ push: theirs at h4 falls off",
          "Push towards g4: theirs at h4 falls off")),
        (OWN_END, ("f4",), "g4",
         ("push", "Push", "→ g4 ✕", "own infantry at h4 falls off",
          "→ push: own infantry at h4 falls off",
          "Push towards g4: own infantry at h4 falls off")),
        (START, ("b2",), "b3", ("ride", "Ride", "b3", "", "b3", "Ride to b3")),
        (START, ("b2",), "f6",
         ("ride", "Ride", "f6 ✕", "own cavalry on f6 is lost", "f6: own cavalry on f6 is lost",
          "Ride to f6: own cavalry on f6 is lost")),
        (CHARGE, ("f2",), "c5",
         ("charge", "Charge", "c5", "takes the infantry on c5", "⚔ c5",
          "Charge to c5: takes the infantry on c5")),
    ],
)  # fmt: skip
def test_a_button_says_what_it_does(position, path, step, words) -> None:
    button = text.step(seen(position), path, step, EN)
    assert (button.group, button.group_label, button.label, button.detail, button.alone,
            button.name) == words  # fmt: skip


def test_arrows_point_as_the_onlookers_picture_does() -> None:
    here = START.replace(" w", " b")
    assert text.step(seen(here, Seat.TWO), ("c7",), "b6", EN).label == "↗ b6"
    assert text.step(seen(here, None), ("c7",), "b6", EN).label == "↙ b6"


@pytest.mark.parametrize("step", ["+3", "i9", "a5", "c7"])
def test_a_step_of_another_game_or_side_is_refused(step: str) -> None:
    with pytest.raises(ValueError, match="no step of Cannae"):
        text.step(seen(), (), step, EN)


# ---- previews


@pytest.mark.parametrize(
    ("position", "path", "said"),
    [
        (START, ("-",), "Pass: nothing moves. Not sent yet."),
        (START, ("b2",), "Where does the cavalry on b2 go?"),
        (
            START,
            ("c1", "b1"),
            "Infantry c1 to b1. Cavalry too, or is that all? Not sent yet.",
        ),
        (
            START,
            ("b2", "b5", "c1", "b1"),
            "Cavalry b2 to b5. Infantry c1 to b1. Not sent yet.",
        ),
        (
            EDGE,
            ("f4", "g4"),
            "Infantry f4 pushes towards g4: 2 against 1, theirs at h4 falls off. "
            "Cavalry too, or is that all? Not sent yet.",
        ),
        (
            EDGE,
            ("f4", "g4", "a2"),
            "Infantry f4 pushes towards g4: 2 against 1, theirs at h4 falls off. "
            "Where does the cavalry on a2 go?",
        ),
        (
            LAST,
            ("f4", "g4"),
            "Infantry f4 pushes towards g4: 2 against 1, theirs at h4 falls off, that wins. "
            "Not sent yet.",
        ),
    ],
)
def test_a_preview_says_what_the_turn_would_do(position, path, said) -> None:
    assert str(text.preview(seen(position), path, NAMES, EN)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_that_loses_ones_own_cavalry_warns_before_all_else(language: str) -> None:
    say = say_in(language)
    said = text.preview(seen(), ("b2", "f6"), NAMES, say)
    assert str(said).startswith(said.warning)
    assert said.warning == say(
        "cannae-warning-surrounded", square="f6", infantry="e7 f7", infantry_count=2
    )
    assert said.rest == say("cannae-asked-infantry-too")


def test_a_warning_names_the_square_and_the_infantry_beside_it() -> None:
    said = text.preview(seen(), ("b2", "f6"), NAMES, EN)
    assert said.warning == "f6 stands beside two infantry, e7 f7: this cavalry is lost."
    assert said.lead == "Cavalry b2 to f6: own cavalry on f6 is lost."


def test_nothing_warns_while_a_square_is_asked_for() -> None:
    said = text.preview(seen(), ("b2", "f6", "c1"), NAMES, EN)
    assert not said.warning
    assert said.rest == "Where does the infantry on c1 go?"


def test_a_push_of_ones_own_over_the_edge_warns() -> None:
    said = text.preview(seen(OWN_END), ("f4", "g4"), NAMES, EN)
    assert said.warning == "Careful: your own infantry at h4 falls off the board."


def test_shutting_ones_own_cavalry_in_warns_where_it_is_lost() -> None:
    agreed = complete(GAME.options, {"immobilised_cavalry": "true"})
    position = "4i3/8/8/8/8/8/I1I5/CI5c w"
    view = GAME.view(GAME.read(position, agreed), Seat.ONE)
    said = text.preview(view, ("c2", "b2"), NAMES, EN)
    assert said.warning == "a1 has no empty square beside it: this cavalry is lost."
    assert said.rest == "Not sent yet."
    allowed = GAME.view(state(position), Seat.ONE)
    assert not text.preview(allowed, ("c2", "b2"), NAMES, EN).warning


# ---- what happened


def test_two_actions_make_one_sentence() -> None:
    told = [
        tell(played(START, "Ca2a5+Mc2c3").events, say_in(language), NAMES, None)
        for language in LANGUAGES
    ]
    assert told == [
        ("Anna moved cavalry from a2 to a5 and moved infantry from c2 to c3.",),
        ("Anna ha mosso la cavalleria da a2 a a5 e mosso la fanteria da c2 a c3.",),
        ("Anna movió la caballería de a2 a a5 y la infantería de c2 a c3.",),
        ("Anna a déplacé la cavalerie de a2 à a5 et déplacé l'infanterie de c2 à c3.",),
    ]


def test_a_loss_is_told_to_whom_it_befell() -> None:
    told = tell(played(EDGE, "Pf4g4").events, EN, NAMES, Seat.TWO)
    assert told == (
        "Anna pushed from f4 towards g4, 2 against 1: 3 pieces move on.",
        "You lost infantry, pushed off the board at h4.",
    )


def test_a_charge_tells_whom_it_took() -> None:
    assert tell(played(CHARGE, "Xf2c5").events, EN, NAMES, Seat.ONE) == (
        "You charged from f2 and took the infantry on c5.",
    )


def test_the_opening_says_that_the_layout_is_reconstructed() -> None:
    began = Began(seat=Seat.ONE, layout="r1")
    assert tell((began,), EN, NAMES, None) == (
        "The armies stand in their reconstructed layout. Anna begins.",
    )
    heading = EN("cannae-began.heading", **event_facts(began, NAMES, None, EN))
    assert heading == "The armies stand · Anna begins"


# ---- the rules and the computer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_each_rule_has_a_title_and_a_text(lesson, language: str) -> None:
    check_lesson(lesson.key, lesson.view, say_in(language))


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "reconstruction"),
        ("it", "ricostruzione"),
        ("es", "reconstrucción"),
        ("fr", "reconstruction"),
    ],
)
def test_the_help_says_that_the_layout_is_a_reconstruction(language: str, word: str) -> None:
    assert word in say_in(language)("cannae-rules-turn")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["infantry", "cavalry", "repetition", "no-progress"])
def test_every_way_to_end_has_words(reason: str, language: str) -> None:
    assert f"cannae-reason-{reason}" in say_in(language)
