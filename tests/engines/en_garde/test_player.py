"""The computer players: what they know, what they do in clear cases, and that they can't peek."""

from __future__ import annotations

import pytest

from engines.core.chance import SeededChance
from engines.core.seat import Seat
from engines.en_garde.computer.determinization import known_round
from engines.en_garde.computer.player import PLAYER, EnGardeComputer
from engines.en_garde.game import GAME
from engines.en_garde.terms import Variant
from tests.engines.en_garde.boards import board, options

QUICK = EnGardeComputer(trials=24, solved=1)  # the same search, in less time
LEVELS = pytest.mark.parametrize("level", PLAYER.levels)
THINKERS = pytest.mark.parametrize("level", ["counter", "fencer"])
VARIANTS = pytest.mark.parametrize("variant", Variant)


def chosen(state, level: str, *, player: EnGardeComputer = QUICK) -> str:
    seat = state.actor
    return str(player.choose(GAME.view(state, seat), level, SeededChance(b"one")))


def positions(variant: Variant, *, seed: int, count: int):
    """A match between novices, at its first `count` decisions."""
    luck = SeededChance(b"positions %d" % seed)
    state = GAME.setup(options(variant=variant, touches=1), luck).state
    for _ in range(count):
        if state.to_act is None:
            return
        yield state
        move = PLAYER.choose(GAME.view(state, state.actor), "novice", luck)
        state = GAME.apply(state, state.actor, move, luck).state


def test_the_levels_are_listed_from_the_weakest():
    assert PLAYER.levels == ("novice", "lurker", "forgetful", "counter", "planner", "fencer")


@LEVELS
@VARIANTS
def test_a_choice_is_the_same_in_every_world_that_looks_the_same(level, variant):
    """Other hands and decks behind the same view: whoever peeked would choose differently."""
    for state in positions(variant, seed=7, count=20):
        twin = GAME.resample(state, state.actor, SeededChance(b"salt"))
        assert chosen(twin, level) == chosen(state, level)


@LEVELS
@VARIANTS
def test_every_choice_is_legal(level, variant):
    for seed in range(2):
        for state in positions(variant, seed=seed, count=25):
            moves = GAME.legal_moves(state, state.actor)
            assert chosen(state, level) in {str(move) for move in moves}


def test_what_a_player_knows_holds_no_card_of_the_rival_and_none_of_the_deck():
    for state in positions(Variant.STANDARD, seed=3, count=30):
        known = known_round(GAME.view(state, state.actor))
        assert not any(known.hands[1])
        assert not any(known.deck)


@pytest.mark.parametrize("onlooker", [None, Seat.TWO])
def test_only_the_seat_to_act_is_asked(onlooker):
    state = board("standard L1-R23 L turn L[12345] R[11223] deck[333444555112245] top- score0:0")
    with pytest.raises(ValueError, match="seat to act"):
        known_round(GAME.view(state, onlooker))


def test_the_novice_attacks_with_all_it_can():
    state = board("standard L10-R14 L turn L[12444] R[11223] deck[333455] top- score0:0")
    assert chosen(state, "novice") == "3x4"


@THINKERS
def test_three_of_a_kind_touch_for_sure(level):
    """Five copies: against three of them nobody has three."""
    state = board("standard L10-R14 L turn L[12444] R[11223] deck[333455] top- score0:0")
    assert chosen(state, level) == "3x4"


@THINKERS
def test_in_the_basic_game_an_attack_always_touches(level):
    state = board("basic L10-R14 L turn L[11334] R[11223] deck[455] top- score0:0")
    assert chosen(state, level) == "1x4"


@THINKERS
def test_in_the_basic_game_the_last_attack_is_made(level):
    state = board("basic L10-R12 L last L[12233] R[11445] deck[] top- score0:0")
    assert chosen(state, level) == "1x2"


def test_an_unknown_level_is_named_with_those_that_are_there():
    state = board("basic L10-R12 L last L[12233] R[11445] deck[] top- score0:0")
    with pytest.raises(
        ValueError, match="no level 'master'; there are: novice, lurker, forgetful, counter"
    ):
        chosen(state, "master")


@THINKERS
def test_the_last_card_is_taken_with_a_step_that_keeps_the_lead(level):
    """One card left, and no attack reaches the rival: ground decides, so the move is forward."""
    state = board("standard L8-R17 L turn L[11223] R[33445] deck[5] top- score0:0")
    assert chosen(state, level).startswith("+")


@THINKERS
def test_the_last_step_is_to_where_most_cards_count(level):
    """The deck's last card, three 4s at distance 5: after a step of 1 nobody holds as many."""
    state = board("standard L10-R15 L turn L[13444] R[11222] deck[3] top- score0:0")
    assert chosen(state, level) == "+1"


def test_the_options_reach_the_player():
    state = board(
        "advanced L8-R17 L turn L[11223] R[33445] deck[5] top- score0:0",
        final_attack=False,
        riposte_after_final_parry=True,
        cards_after_final_retreat=True,
    )
    assert known_round(GAME.view(state, Seat.ONE)).rules == state.rules
    assert not state.rules.final_attack
