"""Taps reach every move of every game exactly once, and nothing that is not a move."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages import prompts
from bot.messages.prompts import ChoiceGoneError
from bot.messages.words import say_in
from engines.core.moves import Listed, Move
from tests.harness import GAMES, every_game, fewer, seated, some, walk, walks


@dataclass(frozen=True, slots=True, kw_only=True)
class Path(Move):
    squares: tuple[str, ...]

    @property
    def steps(self):
        return self.squares


paths = st.lists(
    st.lists(st.sampled_from(["a1", "b2", "c3"]), min_size=1, max_size=4).map(tuple),
    min_size=1,
    unique=True,
).map(lambda found: Listed(Path(squares=steps) for steps in found))


def leaves(moves, path=()):
    place = prompts.walk(moves, path)
    match = [place.fork.move] if place.fork.move is not None else []
    onward = range(len(place.fork.steps))
    return match + [move for index in onward for move in leaves(moves, (*path, index))]


@given(paths)
def test_taps_reach_every_move_exactly_once(moves):
    assert sorted(leaves(moves), key=str) == sorted(moves, key=str)


@every_game
@given(way=walks())
@fewer
def test_taps_reach_every_legal_move_of_a_game(game, way):
    """Exactly once where the moves are listed; others may offer several ways to one."""
    for _, match in walk(game, way):
        for seat in match.active:
            moves = game.legal_moves(match.game_state, seat)
            for move in some(moves):
                path = prompts.find_path(moves, move.steps)
                assert prompts.walk(moves, path).fork.move == move
            if isinstance(moves, Listed):
                assert sorted(map(str, leaves(moves))) == sorted(map(str, moves))


@given(paths)
def test_a_move_tells_the_taps_that_lead_to_it(moves):
    for move in moves:
        assert prompts.walk(moves, prompts.find_path(moves, move.steps)).fork.move == move


@given(paths, st.lists(st.integers(0, 5), max_size=5).map(tuple))
def test_a_path_that_leads_nowhere_is_refused(moves, path):
    try:
        place = prompts.walk(moves, path)
    except ChoiceGoneError:
        return
    assert place.fork, "a place on the way has a move or a step"


def test_steps_that_are_not_legal_have_no_path():
    with pytest.raises(ChoiceGoneError):
        prompts.find_path(Listed([Path(squares=("a1",))]), ("b2",))


@every_game
@given(way=walks())
@fewer
def test_the_example_of_a_typed_move_can_be_played(game, way):
    for _, match in walk(game, way):
        for seat in match.active:
            moves = game.legal_moves(match.game_state, seat)
            for is_longest in (False, True):
                move = prompts.first_move(moves, is_longest=is_longest)
                assert move in moves
                assert prompts.example(moves, is_longest=is_longest) == move.plain


def test_a_step_tapped_before_the_last_one_is_shown_follows_it():
    """Rings are set up square by square; which ring comes next is none of the tapper's concern."""
    _, match = seated(GAMES["gyges"])
    (seat,) = match.active
    moves = GAMES["gyges"].legal_moves(match.state, seat)
    view = GAMES["gyges"].view(match.state, seat)

    def caught_up(path, ahead):
        return prompts.walk(moves, prompts.caught_up(view, moves, path, ahead, say_in("en"))).steps

    ahead = prompts.find_path(moves, ("3a1", "3b1"))
    c1 = prompts.find_path(moves, ("3c1",))
    assert caught_up(c1, ahead) == ("3a1", "3b1", "2c1")
    assert caught_up(c1, ()) == ("3c1",)
    assert caught_up((), ahead) == (), "back to the start"
    assert caught_up(ahead[:1], ahead) == ("3a1",), "undone"
    longer = (*ahead, 0)
    assert caught_up(longer, ahead) == prompts.walk(moves, longer).steps
