"""En Garde in words: the piste for the ear and without a picture, what is asked, the hand."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.words import LANGUAGES, say_in
from engines.core.match_state import MatchState
from engines.core.seat import Pair, Seat
from engines.en_garde.game import GAME
from engines.en_garde.terms import Phase, RoundEnd, Use, Variant
from engines.en_garde.views import EnGardeView, FinishedRound
from renderers.en_garde import text
from renderers.game_text import ALT_LIMIT, hand_line
from renderers.text_layout import COLUMNS, column_width
from tests.every import every
from tests.harness import onlookers, walk, walks, whole_game
from tests.renderers.en_garde_positions import ATTACKED, MOVED, NEAR, TOUCH, VIEW, WON, at
from tests.renderers.text_checks import EN, LONG, NAMES, check_whole

COMPUTER = Pair(one="{Anna}", two="$seat")


def views(match: MatchState) -> list[EnGardeView]:
    return [GAME.view(match.game_state, onlooker) for onlooker in (None, *Seat)]


# ---- any view


@given(way=walks(st.lists(st.integers(0, 10_000), max_size=25)), onlooker=onlookers)
def test_alt_text_and_board_hold_in_any_position(way, onlooker) -> None:
    positions = [match.game_state for _, match in walk(GAME, way)]
    for state, say in product(positions, map(say_in, LANGUAGES)):
        view = GAME.view(state, onlooker)
        heard = text.alt(view, NAMES, say)
        board = text.board(view, NAMES, say)
        assert len(heard) <= ALT_LIMIT
        check_whole(heard, board)
        assert max(map(column_width, board.splitlines())) <= COLUMNS
        for fact in (*map(str, view.scene.squares), str(view.scene.deck_size), *NAMES):
            assert fact in heard
            assert fact in board


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))]
)
@every("variant", list(Variant))
def test_a_whole_match_has_words_at_every_step(variant: Variant, seed: int) -> None:
    options = {"variant": variant.value, "touches": "1"}
    said = set()
    for number, (_, match) in enumerate(whole_game(GAME, seed, options)):
        say = say_in(LANGUAGES[number % len(LANGUAGES)])
        for view in views(match):
            told = [text.alt(view, LONG, say), text.board(view, LONG, say), text.hand(view, say)]
            told += [str(text.asked(view, NAMES, say)), text.summary(view, NAMES, say)]
            assert len(told[0]) <= ALT_LIMIT
            assert max(map(column_width, told[1].splitlines())) <= COLUMNS
            assert len(told[2]) <= 200
            assert told[3]
            assert told[4]
            check_whole(*told)
            said.add(view.phase)
    assert Phase.OVER in said


@given(way=walks(st.lists(st.integers(0, 10_000), max_size=40)))
def test_every_legal_move_has_buttons_and_a_preview(way) -> None:
    for _, match in walk(GAME, way):
        state = match.game_state
        for view in views(match):
            for move in GAME.possible_moves(view):
                for number, step in enumerate(move.steps):
                    button = text.step(view, move.steps[:number], step, EN)
                    assert all((button.group_label, button.label, button.alone, button.name))
                assert "Not sent yet" in text.preview(view, move.steps, NAMES, EN).rest
        if state.to_act is not None:
            mine = GAME.view(state, state.to_act)
            move = next(iter(GAME.legal_moves(state, state.to_act)))
            foreseen = GAME.preview_view(mine, move.steps)
            assert text.alt(foreseen, NAMES, EN).count("Not sent yet.") == 1
            assert "Not sent yet." in text.summary(foreseen, NAMES, EN)


def test_names_are_never_read_as_patterns() -> None:
    assert "{Anna} on square 5, $seat on square 9" in text.alt(NEAR, COMPUTER, EN)


def test_the_module_is_found_by_the_view() -> None:
    assert hand_line(VIEW, EN) == text.hand(VIEW, EN)


# ---- alt text and board


def test_alt_text_tells_what_the_picture_shows_and_what_cannot_move() -> None:
    assert text.alt(NEAR, NAMES, EN) == (
        "En Garde, standard, round 1, first to 5. Anna 0, Bea 0. "
        "Anna on square 5, Bea on square 9 of 23: distance 4. "
        "Anna holds 5 cards, Bea 5. Deck 11, on top of the discards 5. "
        "Last action: Bea went forward 5, to square 9. "
        "Your move. Distance 4: your 4s can attack. "
        "Your hand: 2 4 4 5 5. Can't be played now: 5."
    )


def test_the_board_is_complete_without_the_picture() -> None:
    assert text.board(NEAR, NAMES, EN).splitlines() == [
        "En Garde · standard",
        "Round 1, first to 5",
        "",
        "  1       5         10        15        20    23",
        "  . . . . > . . . < . . . . . . . . . . . . . .",
        "> Anna: square 5, score 0, 5 cards",
        "< Bea: square 9, score 0, 5 cards",
        "Distance 4.",
        "Deck 11, on top of the discards 5",
        "Last action: Bea went forward 5, to square 9.",
        "",
        "Your move. Distance 4: your 4s can attack.",
        "Your hand: 2 4 4 5 5.",
        "  2: forward, back",
        "  4: back, attack",
        "  5: not now",
    ]


def test_a_spectator_reads_no_hand() -> None:
    channel = replace(NEAR, onlooker=None, hand=(), uses=())
    assert "hand" not in text.alt(channel, NAMES, EN)
    assert "hand" not in text.board(channel, NAMES, EN)
    assert text.hand(channel, EN) == ""


def test_the_end_of_a_round_is_told_before_the_new_one() -> None:
    ended = FinishedRound(
        scene=at(5, 9, TOUCH, scores=Pair(one=1, two=0)),
        end=RoundEnd.TOUCH,
        winner=Seat.ONE,
        hands=None,
    )
    view = replace(VIEW, onlooker=Seat.TWO, round=2, last_round=ended, results=(Seat.ONE,), uses=())
    heard = text.alt(view, NAMES, EN)
    assert "The end of round 1: Anna on square 5, Bea on square 9" in heard
    assert "Anna attacks with two 4s. Anna wins the round with a touch. Anna 1, Bea 0." in heard
    assert heard.index("round 1:") < heard.index("Now round 2: Anna on square 1")


def test_a_drawn_round_says_so_and_opens_the_hands_that_the_rules_open() -> None:
    ended = FinishedRound(
        scene=at(9, 15),
        end=RoundEnd.DRAWN,
        winner=None,
        hands=Pair(one=(1, 2, 3, 4), two=(1, 2, 3, 5)),
    )
    view = replace(VIEW, round=2, last_round=ended, results=(None,))
    board = text.board(view, NAMES, EN)
    assert "Nobody is ahead: the round is drawn." in board
    assert "Hands: Anna 1 2 3 4, Bea 1 2 3 5." in board


# ---- what is asked


def test_an_attack_asks_for_a_parry_or_a_step_back() -> None:
    asked = text.asked(ATTACKED, NAMES, EN)
    assert asked.lead == "Parry with two 4s, or fall back with one card."
    assert asked.rest == "After a parry your own turn follows."


@every(
    ("use", "lead"),
    [(Use.PARRY, "Parry with two 4s."), (Use.BACK, "Fall back with one card.")],
)
def test_an_answer_that_is_impossible_is_not_asked_for(use: Use, lead: str) -> None:
    assert text.asked(replace(ATTACKED, uses=((4, (use,)),)), NAMES, EN).lead == lead


def test_when_the_deck_is_out_an_answer_decides_the_round() -> None:
    asked = text.asked(replace(ATTACKED, phase=Phase.LAST_DEFEND), NAMES, EN)
    assert asked.rest == "The deck is out: then the round is decided."


def test_an_indirect_attack_is_offered_where_it_can_be_made() -> None:
    far = replace(NEAR, scene=at(1, 9, MOVED), uses=((4, (Use.FORWARD, Use.TOUCH)),))
    assert text.asked(far, NAMES, EN).rest == "Distance 8: you can step forward and attack."
    near = replace(NEAR, uses=((1, (Use.TOUCH,)), (4, (Use.TOUCH,))), hand=(1, 3, 4))
    assert text.asked(near, NAMES, EN).rest == (
        "Distance 4: your 4 can attack; you can also step forward and attack."
    )


def test_a_last_attack_is_offered_only_to_a_hand_that_reaches() -> None:
    last = replace(NEAR, phase=Phase.LAST, uses=((4, (Use.TOUCH,)),))
    assert text.asked(last, NAMES, EN).lead == "One last attack, or pass."
    assert text.asked(replace(last, uses=((4, ()),)), NAMES, EN).lead == (
        "None of your cards reaches: pass."
    )


def test_who_waits_reads_for_whom() -> None:
    assert str(text.asked(replace(NEAR, onlooker=Seat.TWO), NAMES, EN)) == "Anna's move."
    assert str(text.asked(replace(ATTACKED, onlooker=None), NAMES, EN)) == (
        "Anna must answer two 4s."
    )


def test_the_public_line_says_distance_and_turn() -> None:
    assert text.summary(replace(NEAR, onlooker=None), NAMES, EN) == "Distance 4. Anna to move."
    assert text.summary(ATTACKED, NAMES, EN) == "Distance 4. Anna to answer two 4s."


@every(
    ("onlooker", "said"),
    [
        (
            Seat.ONE,
            "You touch with two 4s and win the match, 5 to 3. Bea held only one 4 to parry with.",
        ),
        (Seat.TWO, "Anna touches with two 4s and wins the match, 5 to 3."),
        (
            None,
            "Anna touches with two 4s and wins the match, 5 to 3. "
            "Bea held only one 4 to parry with.",
        ),
    ],
)
def test_the_result_says_why(onlooker: Seat | None, said: str) -> None:
    assert str(text.asked(replace(WON, onlooker=onlooker), NAMES, EN)) == said


def test_a_touch_in_the_basic_game_needs_no_excuse() -> None:
    hands = Pair(one=(1, 2, 3, 5, 5), two=(4, 4, 4, 1, 1))
    assert WON.last_round is not None
    view = replace(WON, last_round=replace(WON.last_round, hands=hands))
    assert text.asked(view, NAMES, EN).rest == ""


# ---- the hand


def test_the_hand_is_one_line_for_an_alert() -> None:
    assert text.hand(NEAR, EN) == "Your hand: 2 4 4 5 5 · deck 11"


def test_an_empty_hand_is_still_a_hand() -> None:
    assert text.hand(replace(NEAR, hand=()), EN) == "Your hand: no cards · deck 11"
