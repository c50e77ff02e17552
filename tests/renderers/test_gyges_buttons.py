"""What Gygès' buttons say, and what a move would do before it is sent."""

import pytest

from engines.core.seat import Seat
from engines.gyges.game import GAME
from renderers.gyges import text
from tests.every import every
from tests.renderers.gyges_positions import OPTIONS, seen, setting_up
from tests.renderers.text_checks import EN, NAMES

# ---- buttons


@every(
    ("path", "step", "words"),
    [
        ((), "c1", ("ring", "Ring", "c1 ②", "double", "c1 ②", "The double on c1")),
        (("c1",), "a1", ("end", "Empty square", "a1", "", "a1", "End on a1")),
        (("c1",), "c1", ("end", "Empty square", "c1 ↺", "back", "c1 ↺", "Round and back to c1")),
        (
            ("c1",),
            "a2",
            (
                "hit", "Replace a ring", "a2 ③", "throw it", "a2 ③ ↷",
                "Take the place of the triple on a2",
            ),
        ),
        (("c1",), "GN", ("goal", "Goal", "Goal", "wins", "Goal", "Into North's goal: that wins")),
        (("c1", "a2"), "f5", ("throw", "Throw to", "f5", "", "→ f5", "Throw the triple to f5")),
    ],
)  # fmt: skip
def test_a_button_says_what_it_does(path, step, words) -> None:
    button = text.step(seen(), path, step, EN)
    assert (button.group, button.group_label, button.label, button.detail, button.alone,
            button.name) == words  # fmt: skip


def test_setups_are_offered_ready_made_or_ring_by_ring() -> None:
    ready = text.step(setting_up(), (), "spearhead", EN)
    assert (ready.group, ready.label, ready.detail) == ("ready", "spearhead", "320023/001100")
    ring = text.step(setting_up(), ("3a1",), "3b2", EN)
    assert (ring.group_label, ring.label, ring.name) == ("The next triple", "b2", "A triple on b2")


def test_north_sets_up_on_the_squares_that_they_see() -> None:
    state = GAME.read("321123/000000/000000/000000/000000/000000 setup N", OPTIONS)
    assert text.step(GAME.view(state, Seat.TWO), (), "3a1", EN).label == "a6"


@every("step", ["+3", "a7", "a1", "classic"])
def test_a_step_of_another_game_or_phase_is_refused(step: str) -> None:
    with pytest.raises(ValueError, match="no step of Gygès"):
        text.step(seen(), (), step, EN)


# ---- previews


@every(
    ("path", "said"),
    [
        (("d1",), "Where does the single on d1 end?"),
        (("d1", "c2"), "The single from d1 to c2, bouncing on d2 d3 c3. Not sent yet."),
        (
            ("d1", "d5"),
            "The single from d1 to d5, bouncing on c1 c3 c4. Where do you throw the double on d5? "
            "To an empty square, as far as row 6.",
        ),
        (
            ("d1", "d5", "f1"),
            "The single from d1 to d5, bouncing on c1 c3 c4; the double there is thrown to f1. "
            "Not sent yet.",
        ),
        (
            ("c1", "c1"),
            "The double from c1 round and back, bouncing on c3 b3 a2: "
            "the position stays the same. Not sent yet.",
        ),
    ],
)
def test_a_preview_says_what_the_move_would_do(path: tuple[str, ...], said: str) -> None:
    assert str(text.preview(seen(), path, NAMES, EN)) == said


def test_a_setup_in_the_making_says_what_is_left() -> None:
    said = str(text.preview(setting_up(), ("3a1", "3b1"), NAMES, EN))
    assert said == ("Rings: 2 of 6, a1=3 b1=3. Where do you put the next double? 4 rings are left.")
    ready = str(text.preview(setting_up(), ("gates",), NAMES, EN))
    assert ready == "Setup gates: 132231. Not sent yet."
