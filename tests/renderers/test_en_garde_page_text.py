"""En Garde's log and hand on the page."""

from dataclasses import replace

from engines.core.seat import Seat
from engines.en_garde.terms import ActionKind, LastAction
from renderers.en_garde import text
from renderers.en_garde.page_text import deed, hand_cards
from renderers.wording import Mark
from tests.every import every
from tests.renderers.en_garde_positions import ATTACKED, NEAR, VIEW, WON, at
from tests.renderers.text_checks import EN, NAMES


def told(last: LastAction, one: int = 5, two: int = 9) -> tuple[str, str, str]:
    found = deed(replace(NEAR, scene=at(one, two, last)), NAMES, EN)
    assert found is not None
    return found.sign, found.words, found.result


@every(
    ("kind", "seat", "origin", "cards", "expected"),
    [
        (ActionKind.ADVANCE, Seat.ONE, 3, (2,), ("forward-right", "forward 2 → 5", "4")),
        (ActionKind.ADVANCE, Seat.TWO, 12, (3,), ("forward-left", "forward 3 → 9", "4")),
        (ActionKind.RETREAT, Seat.ONE, 6, (1,), ("back-left", "back 1 → 5", "4")),
        (ActionKind.RETREAT, Seat.TWO, 8, (1,), ("back-right", "back 1 → 9", "4")),
        (ActionKind.ATTACK, Seat.ONE, 5, (4,), ("attack", "attack 4", "4")),
        (ActionKind.ATTACK, Seat.ONE, 5, (4, 4), ("attack", "attack 4 ×2", "4")),
        (ActionKind.ATTACK, Seat.ONE, 3, (2, 4, 4), ("attack", "forward 2 → 5, attack 4 ×2", "4")),
        (ActionKind.PARRY, Seat.TWO, 9, (4, 4), ("parry", "parry 4 ×2", "4")),
        (ActionKind.PASS, Seat.ONE, 5, (), ("pass", "pass", "4")),
    ],
)
def test_each_action_has_its_line(kind, seat, origin, cards, expected) -> None:
    square = 5 if seat is Seat.ONE else 9
    last = LastAction(kind=kind, seat=seat, origin=origin, square=square, cards=cards)
    assert told(last) == expected


def test_a_round_that_has_just_begun_still_tells_how_the_last_one_ended() -> None:
    found = deed(WON, NAMES, EN)
    assert found is not None
    assert (found.words, found.result, found.mark) == ("attack 4 ×2", "touch", Mark.TOUCH)


def test_before_the_first_action_there_is_nothing_to_tell() -> None:
    assert deed(VIEW, NAMES, EN) is None


def test_the_hand_has_a_card_each_and_says_which_may_be_played() -> None:
    cards = hand_cards(NEAR, EN)
    assert [card.code for card in cards] == ["2", "4", "4", "5", "5"]
    assert [card.pips for card in cards] == [2, 4, 4, 5, 5]
    assert [card.is_playable for card in cards] == [True, True, True, False, False]


@every(
    ("view", "path", "step", "expected"),
    [
        (NEAR, (), "+2", ("2", "7", "forward-right")),
        (NEAR, (), "-4", ("4", "1", "back-left")),
        (NEAR, (), "2x4", ("4", "9", "attack")),
        (NEAR, ("+1",), "1x3", ("3", "9", "attack")),
        (ATTACKED, (), "=2x4", ("4", "5", "parry")),
        (ATTACKED, (), "-2", ("2", "3", "back-left")),
    ],
)
def test_a_step_names_its_card_its_square_and_its_sign(view, path, step, expected) -> None:
    words = text.step(view, path, step, EN)
    assert (words.card, words.square, words.sign) == expected
