"""What every game promises of its notation: moves, their steps and positions read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.game import InvalidMoveError, PositionError
from engines.core.moves import Listed, Move, Moves
from engines.core.seat import Seat
from tests.harness import (
    choices,
    every_game,
    fewer,
    some,
    some_options,
    walk,
    walks,
)


@every_game
@fewer
@given(way=walks())
def test_notation_reads_back(game, way):
    for _, match in walk(game, way):
        for seat in Seat:
            for move in some(game.legal_moves(match.state, seat)):
                assert game.parse(str(move)) == move
                assert game.parse(f"  {str(move).upper()} ") == move


@every_game
@fewer
@given(way=walks())
def test_steps_lead_to_every_move_and_nowhere_else(game, way):
    for _, match in walk(game, way):
        for seat in game.active(match.state):
            moves = game.legal_moves(match.state, seat)
            for move in some(moves):
                assert move in moves
                assert led_to_by(moves, move.steps) == move
            if isinstance(moves, Listed):  # others may offer several ways to one move
                assert sorted(map(str, reached(moves))) == sorted(map(str, moves))


def led_to_by(moves: Moves[Move], steps: tuple[str, ...]) -> Move | None:
    """The move after these taps, each of them offered; what is forced at the end is not."""
    for depth, step in enumerate(steps):
        fork = moves.after(steps[:depth])
        if fork.move and not fork.steps:
            return fork.move
        assert step in fork.steps
    return moves.after(steps).move


def reached(moves: Moves[Move], path: tuple[str, ...] = ()) -> list[Move]:
    fork = moves.after(path)
    match = [fork.move] if fork.move else []
    return match + [move for step in fork.steps for move in reached(moves, (*path, step))]


@every_game
@fewer
@given(way=walks())
def test_a_position_reads_back(game, way):
    """What the notation carries survives; so do the legal moves and the public keyboard."""
    options = some_options(game, way.choices)
    for _, match in walk(game, way):
        text = game.write(match.state)
        again = game.read(text, options)
        assert game.write(again) == text
        assert game.read(game.write(again), options) == again
        assert choices(game, again) == choices(game, match.state)


@every_game
@given(text=st.text(max_size=20) | st.text("0123456789abcdefghmrlps+-x=.:? ", max_size=8))
def test_garbage_is_no_move(game, text):
    try:
        move = game.parse(text)
    except InvalidMoveError:
        return
    assert game.parse(str(move)) == move


@every_game
@given(text=st.text(max_size=120))
def test_garbage_is_no_position(game, text):
    with pytest.raises(PositionError):
        game.read(text, some_options(game))


@every_game
@given(cut=st.integers(0, 200), put=st.text("0123456789LR[]-:?x+ ", max_size=4))
def test_a_garbled_position_is_read_or_refused(game, cut, put):
    text = game.example[:cut] + put + game.example[cut + 1 :]
    try:
        state = game.read(text, some_options(game))
    except PositionError:
        return
    assert game.read(game.write(state), some_options(game)) == state


@every_game
def test_the_example_is_a_position_with_moves(game):
    state = game.read(game.example, some_options(game))
    assert game.write(state) == game.example
    assert choices(game, state)
