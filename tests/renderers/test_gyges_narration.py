"""What happened on the board, told to whom it concerns."""

from bot.messages.event_sentences import describe_events, event_facts
from bot.messages.words import LANGUAGES, say_in
from engines.core.seat import Seat
from engines.gyges.events import GoalReached, PlayBegan, RingMoved, RingReplaced, SetupBegan
from tests.every import every
from tests.renderers.text_checks import EN, NAMES


def test_a_move_is_told_in_every_language() -> None:
    moved = RingMoved(
        seat=Seat.ONE, value=2, start="c1", end="b2", path=("c1", "b1", "b2"), bounces=()
    )
    told = [describe_events((moved,), say_in(language), NAMES, None)[0] for language in LANGUAGES]
    assert told == [
        "Anna moved the double from c1 to b2.",
        "Anna ha mosso l'anello doppio da c1 a b2.",
        "Anna movió el anillo doble de c1 a b2.",
        "Anna a déplacé l'anneau double de c1 à b2.",
    ]


def test_a_throw_tells_the_bounces_and_both_rings() -> None:
    path = ("d1", "c1", "c2", "c3", "c4", "c5", "d5")
    thrown = RingReplaced(
        seat=Seat.ONE, value=1, start="d1", hit="d5", other=2, landing="f1",
        path=path, bounces=("c1", "c3"),
    )  # fmt: skip
    assert describe_events((thrown,), EN, NAMES, Seat.ONE) == (
        "You moved the single from d1 to d5, bouncing on c1 c3, and threw the double there to f1.",
    )


def test_a_goal_wins_in_one_sentence() -> None:
    scored = GoalReached(
        seat=Seat.TWO, value=3, start="a3", goal="GS", path=("a3", "a2", "a1", "GS"), bounces=()
    )
    assert describe_events((scored,), EN, NAMES, Seat.ONE) == (
        "Bea brings the triple from a3 into South's goal, and wins.",
    )


@every(
    ("event", "heading"),
    [
        (SetupBegan(seat=Seat.ONE, rows=2), "Setting up · Anna begins"),
        (PlayBegan(seat=Seat.ONE), "Play · Anna moves first"),
    ],
)
def test_setting_up_and_play_open_headings(event, heading: str) -> None:
    assert EN(f"{event.key}.heading", **event_facts(event, NAMES, None, EN)) == heading
