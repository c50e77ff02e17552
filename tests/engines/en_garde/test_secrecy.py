"""By hand: what each onlooker of En Garde learns, and what stays hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from engines.core.chance import SeededChance
from engines.core.seat import Pair, Seat
from engines.en_garde.events import CouldNotAnswer, Dealt, Drew, DrewUnseen
from engines.en_garde.game import GAME
from engines.en_garde.terms import ActionKind, LastAction, Phase, RoundEnd, Use
from tests.engines.en_garde.boards import board, legal, play
from tests.harness import other_world, salts

L, R = Seat.ONE, Seat.TWO
OPEN = "advanced L8-R16 L turn L[13455] R[12234] deck[21153] top2 score0:0"


def worlds(state, onlooker):
    return [GAME.resample(state, onlooker, SeededChance(bytes([n]))) for n in range(30)]


@pytest.mark.parametrize("onlooker", [L, R])
def test_a_player_knows_their_hand_and_nothing_of_the_rivals_hand_and_the_deck(onlooker):
    state = board(OPEN)
    others = worlds(state, onlooker)
    assert {world.hands[onlooker] for world in others} == {state.hands[onlooker]}
    assert len({world.hands[onlooker.other] for world in others}) > 10
    assert len({world.deck for world in others}) > 10


def test_a_spectator_knows_neither_hand_nor_the_deck():
    others = worlds(board(OPEN), None)
    assert len({world.hands.one for world in others}) > 5
    assert len({world.hands.two for world in others}) > 5
    assert len({world.deck for world in others}) > 10


def test_at_the_end_of_the_match_the_hands_are_open_and_the_deck_is_not():
    over = play(
        board("basic L10-R13 L turn L[13345] R[12344] deck[1122] top- score4:1"), "1x3"
    ).state
    others = worlds(over, None)
    assert all(world.hands == over.hands for world in others)
    assert len({world.deck for world in others}) > 1
    assert GAME.view(over, None).last_round.hands == over.hands


@given(salt=salts)
def test_another_world_holds_the_same_cards(salt):
    state = board(OPEN)
    twin = other_world(GAME, state, L, salt)

    def cards(world):
        return sorted((*world.hands.one, *world.hands.two, *world.deck))

    assert cards(twin) == cards(state)


@given(salt=salts)
def test_who_is_attacked_can_answer_in_every_other_world(salt):
    """Else the round would have been over."""
    attacked = "standard L10-R13 R defend:2x3 L[11112] R[12334] deck[22244455] top3 score0:0"
    assert legal(other_world(GAME, board(attacked), L, salt)) == ["=2x3"]


def test_a_card_drawn_is_told_to_who_drew_it_and_only_counted_for_the_others():
    after = play(board(OPEN), "+1")
    drew, unseen = after.event(Drew), after.event(DrewUnseen)
    assert [drew.is_for(onlooker) for onlooker in (L, R, None)] == [True, False, False]
    assert [unseen.is_for(onlooker) for onlooker in (L, R, None)] == [False, True, True]
    assert (drew.cards, drew.hand) == ((2,), (2, 3, 4, 5, 5))
    assert (unseen.count, unseen.deck) == (1, 4)


def test_a_dealt_hand_is_told_to_its_owner_alone():
    step = GAME.setup({o.name: o.default for o in GAME.options}, SeededChance(b"deal"))
    dealt = [event for event in step.events if isinstance(event, Dealt)]
    assert [(event.to, event.seat) for event in dealt] == [(L, L), (R, R)]
    assert [event.hand for event in dealt] == list(step.state.hands)


def test_the_hand_that_could_not_answer_is_told_to_the_loser_alone():
    after = play(board("standard L10-R13 L turn L[13345] R[12344] deck[1122] top- score0:0"), "2x3")
    why = after.event(CouldNotAnswer)
    assert [why.is_for(onlooker) for onlooker in (L, R, None)] == [False, True, False]
    for onlooker in (None, L, R):
        assert GAME.view(after.state, onlooker).last_round.hands is None


def test_hands_are_opened_when_cards_are_compared():
    after = play(board("standard L10-R13 L last L[12345] R[12344] deck[] top- score0:0"), "pass")
    last_round = GAME.view(after.state, None).last_round
    assert last_round.end is RoundEnd.ADVANCE
    assert last_round.hands == Pair(one=(1, 2, 3, 4, 5), two=(1, 2, 3, 4, 4))
    assert last_round.scene.squares == Pair(one=10, two=13)
    assert last_round.scene.scores == Pair(one=0, two=1)


def test_the_last_round_is_cleared_by_the_next_action():
    after = play(board("standard L10-R13 L last L[12345] R[12344] deck[] top- score0:0"), "pass")
    again = play(after.state, legal(after.state)[0])
    assert GAME.view(again.state, None).last_round is None


def test_only_who_acts_sees_what_their_cards_may_do():
    state = board("advanced L8-R11 L turn L[12355] R[12234] deck[21154] top2 score0:0")
    assert GAME.view(state, L).uses == (
        (1, (Use.FORWARD, Use.BACK, Use.TOUCH)),
        (2, (Use.FORWARD, Use.BACK, Use.TOUCH)),
        (3, (Use.BACK, Use.TOUCH)),
        (5, (Use.BACK,)),
    )
    assert GAME.view(state, R).uses == ()
    assert GAME.view(state, None).uses == ()


def test_a_public_keyboard_offers_what_some_hand_could_do():
    """Distance 4, seven squares behind, nothing played: no step of 4 or 5, up to five 4s."""
    state = board("standard L8-R12 L turn L[13355] R[12234] deck[35] top- score0:0")
    assert [str(move) for move in GAME.possible_moves(GAME.view(state, None))] == [
        *("+1", "+2", "+3", "-1", "-2", "-3", "-4", "-5"),
        *("1x4", "2x4", "3x4", "4x4", "5x4"),
    ]


def test_a_public_keyboard_knows_what_has_been_played():
    """Four 4s lie on the pile: an attack at distance 4 has one card, or none."""
    bare = board("standard L8-R12 L turn L[13355] R[12234] deck[3511125] top- score0:0")
    state = replace(bare, played=(4, 4, 4, 4, 2))
    offered = [str(move) for move in GAME.possible_moves(GAME.view(state, None))]
    assert [move for move in offered if "x" in move] == ["1x4"]
    mine = [str(move) for move in GAME.possible_moves(GAME.view(state, R))]
    assert [move for move in mine if "x" in move] == []


def test_the_own_keyboard_is_what_is_legal():
    state = board(OPEN)
    assert GAME.possible_moves(GAME.view(state, L)) == GAME.legal_moves(state, L)


def test_a_move_is_foreseen_without_its_draw():
    view = GAME.view(board(OPEN), L)
    foreseen = GAME.preview_view(view, ("+3",))
    assert foreseen.scene.squares == Pair(one=11, two=16)
    assert foreseen.scene.hand_sizes == Pair(one=4, two=5)
    assert foreseen.scene.deck_size == view.scene.deck_size
    assert foreseen.scene.discards == (3,)
    assert foreseen.scene.last == LastAction(
        kind=ActionKind.ADVANCE, seat=L, origin=8, square=11, cards=(3,)
    )
    assert (foreseen.hand, foreseen.uses) == ((1, 4, 5, 5), ())


def test_an_indirect_attack_is_foreseen_step_by_step_and_without_its_touch():
    view = GAME.view(board(OPEN), L)
    foreseen = GAME.preview_view(view, ("+3", "2x5"))
    assert foreseen.scene.squares == Pair(one=11, two=16)
    assert foreseen.scene.last == LastAction(
        kind=ActionKind.ATTACK, seat=L, origin=8, square=11, cards=(3, 5, 5)
    )
    assert foreseen.hand == (1, 4)
    assert (foreseen.phase, foreseen.scene.scores) == (Phase.TURN, Pair(one=0, two=0))


def test_right_steps_to_the_left_and_falls_back_to_the_right():
    text = "advanced L10-R13 R defend:2+1x3 L[11112] R[12445] deck[2255] top3 score0:0"
    view = GAME.view(board(text), R)
    assert GAME.preview_view(view, ("-4",)).scene.squares == Pair(one=10, two=17)
    assert GAME.preview_view(view, ("-4",)).attack is None


def test_an_action_before_it_is_sent_can_be_shown_in_public_without_a_hand():
    view = GAME.view(board(OPEN), None)
    foreseen = GAME.preview_view(view, ("+2",))
    assert foreseen.hand == ()
    assert foreseen.scene.squares == Pair(one=10, two=16)
