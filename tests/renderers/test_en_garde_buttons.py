"""What En Garde's buttons say, and where a move leads before it is sent."""

from dataclasses import replace

import pytest

from engines.core.seat import Seat
from renderers.en_garde import text
from tests.every import every
from tests.renderers.en_garde_positions import ATTACKED, NEAR
from tests.renderers.text_checks import EN, NAMES


@every(
    ("view", "path", "step", "words"),
    [
        (NEAR, (), "+2", ("forward", "Forward", "2", "to 7", "Forward 2",
                          "Forward 2, to square 7")),
        (NEAR, (), "-4", ("back", "Back", "4", "to 1", "Back 4", "Back 4, to square 1")),
        (NEAR, (), "2x4", ("attack", "Attack", "4 4", "two cards", "Attack 2×4",
                           "Attack with two 4s")),
        (NEAR, (), "1x4", ("attack", "Attack", "4", "one card", "Attack 4", "Attack with one 4")),
        (NEAR, ("+2",), "1x2", ("attack", "Attack", "2", "one card", "Attack 2",
                                "Attack with one 2")),
        (ATTACKED, (), "=2x4", ("parry", "Parry", "4 4", "two cards", "Parry 2×4",
                                "Parry with two 4s")),
        (ATTACKED, (), "-2", ("retreat", "Fall back", "2", "to 3", "Fall back 2",
                              "Fall back 2, to square 3")),
        (NEAR, (), "pass", ("pass", "Pass", "Pass", "no attack", "Pass", "Pass: no last attack")),
    ],
)  # fmt: skip
def test_a_button_says_what_it_does(view, path, step, words) -> None:
    button = text.step(view, path, step, EN)
    assert (button.group, button.group_label, button.label, button.detail, button.alone,
            button.name) == words  # fmt: skip


def test_forward_is_toward_the_other_fencer_from_both_sides() -> None:
    channel = replace(NEAR, onlooker=None, to_act=Seat.TWO)
    assert text.step(channel, (), "+2", EN).detail == "to 7"
    assert text.step(channel, (), "-2", EN).detail == "to 11"


def test_a_step_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="no step of En Garde"):
        text.step(NEAR, (), "e2e4", EN)


@every(
    ("view", "path", "said"),
    [
        (NEAR, ("+2",), "Forward 2, to square 7. Distance 2. Not sent yet."),
        (NEAR, ("2x4",), "Attack with two 4s. Distance 4. Not sent yet."),
        (NEAR, ("+2", "1x2"),
         "Forward 2, to square 7, and attack with one 2. Distance 2. Not sent yet."),
        (ATTACKED, ("=2x4",), "Parry with two 4s. Then your own turn follows. Not sent yet."),
        (ATTACKED, ("-2",), "Fall back 2, to square 3. Distance 6. Not sent yet."),
        (NEAR, ("pass",), "Pass: no last attack. Not sent yet."),
    ],
)  # fmt: skip
def test_a_preview_says_where_the_move_leads(view, path, said) -> None:
    assert str(text.preview(view, path, NAMES, EN)) == said
