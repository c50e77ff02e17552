"""The computer players: they take what can be taken, and give away little."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.cannae.computer.evaluation import WON, evaluate
from engines.cannae.computer.player import PLAYER
from engines.cannae.game import GAME
from engines.cannae.rules.board import relative_to
from engines.cannae.rules.move_generator import flipped
from engines.core.chance import SeededChance
from engines.core.seat import Seat
from tests.engines.cannae.boards import START, play, state_of

LEVELS = PLAYER.levels
THINKING = LEVELS[1:]


def chosen(state, level, seed="player"):
    seat = state.actor
    return str(PLAYER.choose(GAME.view(state, seat), level, SeededChance(seed.encode())))


def looks(text):
    """The worth of a field for the side that has just moved, which is not the one to act."""
    state = state_of(text)
    return evaluate(relative_to(state.board, state.actor.other))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("position", ["8/8/8/3i4/8/8/2I5/3C4 w", "3i4/3I4/3I4/8/8/8/8/c6C w"])
def test_every_level_wins_if_it_can(position, level):
    after = play(state_of(position), chosen(state_of(position), level))
    assert GAME.outcome(after.state).winner is Seat.ONE


@pytest.mark.parametrize("level", THINKING)
def test_it_takes_what_stands_alone(level):
    assert "X" in chosen(state_of("7c/i7/7i/8/3i4/8/1C6/II5c w"), level)


@pytest.mark.parametrize("level", THINKING)
def test_it_pushes_one_away_to_charge_the_other(level):
    state = state_of("8/8/3I4/3Ii3/3i4/8/7C/II6 w")
    after = play(state, chosen(state, level))
    assert "Charged" in after.names


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_the_black_side_too(level):
    state = state_of(START.replace(" w", " b"))
    play(state, chosen(state, level))


@pytest.mark.parametrize("level", LEVELS)
def test_equal_luck_gives_equal_turns(level):
    assert chosen(state_of(START), level) == chosen(state_of(START), level)


@pytest.mark.parametrize("level", LEVELS)
def test_other_luck_gives_other_games(level):
    usual = chosen(state_of(START), level, "game 0")
    assert any(chosen(state_of(START), level, f"game {n}") != usual for n in range(1, 6))


AHEAD = "8/8/2iii3/8/3II3/2II4/2C2C2/8 w"


def returning(state, turns):
    """What the master does if each of those turns brings a position back for the third time."""
    boards = tuple(play(state, turn).state.board for turn in turns for _ in range(2))
    view = GAME.view(state, state.actor)
    return str(PLAYER.choose(replace(view, earlier_boards=boards), "master", SeededChance(b"")))


def test_who_is_far_ahead_brings_their_men_up_and_wins():
    state = state_of("8/c4c2/2i1ii2/2i2i2/3c4/5i2/5i2/5II1 w")
    for turn in range(30):
        level = "keen" if state.actor is Seat.ONE else "master"
        state = play(state, chosen(state, level, f"turn {turn}")).state
        if state.to_act is None:
            break
    assert state.winner is Seat.TWO


def test_who_is_ahead_does_not_repeat_themselves_into_a_draw():
    first = returning(state_of(AHEAD), ())
    second = returning(state_of(AHEAD), (first,))
    assert second != first
    assert returning(state_of(AHEAD), (first, second)) not in (first, second)


def test_who_is_behind_repeats_themselves_into_a_draw():
    behind = state_of(AHEAD.replace(" w", " b"))
    usual = ("-", returning(behind, ()))
    turns = (str(turn) for turn in GAME.legal_moves(behind, Seat.TWO))
    step = next(turn for turn in turns if turn not in usual)
    assert returning(behind, (step,)) == step


@pytest.mark.parametrize("level", LEVELS)
def test_it_plays_where_cavalry_that_is_shut_in_is_lost(level):
    state = state_of(START, immobilised_cavalry=True)
    turn = GAME.parse(chosen(state, level))
    assert turn in GAME.legal_moves(state, Seat.ONE)


@pytest.mark.parametrize("onlooker", [None, Seat.TWO])
def test_it_is_asked_from_the_view_of_the_seat_to_act(onlooker):
    state = state_of(START)
    with pytest.raises(ValueError, match="seat to act"):
        PLAYER.choose(
            GAME.view(state, onlooker),
            "novice",
            SeededChance(b"player"),
        )


def test_it_knows_its_levels_alone():
    with pytest.raises(ValueError, match="novice, oneeyed, blinkered, keen"):
        chosen(state_of(START), "general")


def test_a_side_without_infantry_has_lost():
    match = state_of("8/8/8/3i4/8/8/8/3C4 w").board
    assert evaluate((0, *match[1:])) == -WON
    assert evaluate(flipped((0, *match[1:]))) == WON


def test_nobody_with_cavalry_is_a_draw_however_many_men_there_are():
    assert looks("8/8/8/3i4/8/8/8/IIII4 w") == 0


def test_cavalry_that_can_be_surrounded_at_once_is_worth_less():
    safe, caught = "7c/3i4/4i3/8/8/4C3/5I2/5I2 b", "7c/3i4/4i3/4C3/8/8/5I2/5I2 b"
    assert looks(caught) < looks(safe) - 50


def test_infantry_that_can_be_charged_at_once_is_worth_less():
    covered, open_ = "i6c/i7/8/8/8/8/4I3/4I3 b", "i7/i7/8/4I2c/8/8/8/4I3 b"
    assert looks(open_) < looks(covered) - 50


def test_infantry_that_can_be_pushed_off_at_once_is_worth_less():
    pushed, apart = "7c/8/8/8/8/3i4/3i4/2II3C b", "7c/3i4/3i4/8/8/8/8/2II3C b"
    assert looks(pushed) < looks(apart) - 50
