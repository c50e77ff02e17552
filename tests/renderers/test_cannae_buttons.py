"""What Cannae's buttons say, and what a turn would do and cost before it is sent."""

import pytest

from bot.messages.words import LANGUAGES, say_in
from engines.cannae.game import GAME
from engines.core.options import complete
from engines.core.seat import Seat
from renderers.cannae import text
from tests.every import every
from tests.renderers.cannae_positions import CHARGE, EDGE, LAST, OWN_END, START, seen, state
from tests.renderers.text_checks import EN, NAMES

# ---- buttons


@every(
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
    match = START.replace(" w", " b")
    assert text.step(seen(match, Seat.TWO), ("c7",), "b6", EN).label == "↗ b6"
    assert text.step(seen(match, None), ("c7",), "b6", EN).label == "↙ b6"


@every("step", ["+3", "i9", "a5", "c7"])
def test_a_step_of_another_game_or_side_is_refused(step: str) -> None:
    with pytest.raises(ValueError, match="no step of Cannae"):
        text.step(seen(), (), step, EN)


# ---- previews


@every(
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


@every("language", LANGUAGES)
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
    assert said.lead == "Cavalry b2 to f6."


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
