"""What is offered in place of a move that isn't legal, in every game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.game import InvalidMoveError
from engines.core.moves import Listed
from engines.core.nearest_moves import MOST, nearest
from engines.core.options import complete
from engines.gyges.rules.legal_moves import SetUps
from tests.harness import GAMES, every_game, fewer, some, walk, walks

RINGS = GAMES["gyges"].example
SETTING_UP = "000000/000000/000000/000000/000000/000000 setup S"
ARMIES = GAMES["cannae"].example
DUEL = "standard L10-R13 L turn L[13345] R[12344] deck[1122] top- score0:0"


def legal(game, position):
    state = game.read(position, complete(game.options, {}))
    (seat,) = game.active(state)
    return game.legal_moves(state, seat)


def read(game, text):
    try:
        return game.parse(text)
    except InvalidMoveError:
        return None


def near(game, position, text):
    """What is offered for `text`, which is not legal there."""
    game = GAMES[game]
    moves, move = legal(game, position), read(game, text)
    assert move is None or move not in moves
    return [str(right) for right in nearest(moves, text, move)]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("a1-b9", ["a1-b3"]),  # no such square
        ("a1-c4", ["a1-a4", "a1-c2"]),  # too far: another square for the same ring
        ("A1 – B1 × F6", ["a1-b1xf2"]),  # beyond the row: the same bounce, thrown elsewhere
        ("a1-b1-c3", ["a1-b1xc3"]),  # a sign too many
        ("a1b1 to c3", ["a1-b1xc3"]),
        ("e1-f1xc3", ["e1-e3"]),  # can't be reached
        ("b3-b4", ["b1-b3"]),  # no ring
        ("a1-gn", ["a1-a4"]),
    ],
)
def test_ring_moves_like_the_one_that_was_written(text, first):
    assert near("gyges", RINGS, text)[: len(first)] == first


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("setup 331123/000000", "setup 331122/000000"),  # three triples
        ("setup 32112/000000", "setup 321123/000000"),  # a ring is missing
        ("Set-Up: 321124/000000", "setup 321123/000000"),
        ("setup clasic", "setup 321123/000000"),
        ("setup gate", "setup 132231/000000"),
        ("setup 321123/000001", "setup 321123/000000"),  # one too many
    ],
)
def test_set_ups_like_the_one_that_was_written(text, first):
    assert near("gyges", SETTING_UP, text)[0] == first


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("mb2b4", ["Cb2b4"]),  # cavalry, which doesn't step
        ("mc2c4", ["Mc2c3"]),  # too far
        ("c2 C3", ["Mc2c3"]),  # without the letter
        ("xb2f6", ["Cb2f6"]),  # nobody to charge
        ("CB2B7", ["Cb2b1", "Cb2b3", "Cb2b4", "Cb2b5", "Cb2b6"]),  # occupied
        ("mc2c3 cb2b5", ["Mc2c3+Cb2b5"]),  # without the sign
        ("Mc2c3+Cb2b9", ["Mc2c3+Cb2b1"]),
        ("Mc2c3+Cb2b8", ["Mc2c3+Cb2b1"]),  # the first action is kept
        ("Mc2c3+Cb2b5+Cg2g5", ["Mc2c3+Cb2b5"]),  # one action too many
        ("pas", ["-"]),
    ],
)
def test_turns_like_the_one_that_was_written(text, first):
    assert near("cannae", ARMIES, text)[: len(first)] == first


@pytest.mark.parametrize(
    ("text", "first"),
    [("+6", "+1"), ("3x3", "1x3"), ("- 2", "-1"), ("1x", "1x3"), (" 2 X 4 ", "2x3")],
)
def test_fencing_actions_like_the_one_that_was_written(text, first):
    assert near("en_garde", DUEL, text)[0] == first


def test_the_longest_common_beginning_goes_before_fewer_changed_letters():
    """Nobody stands on b3 after that step: the same step with another ride is nearer than Cb2b3."""
    offered = near("cannae", ARMIES, "Mc2b3+Cb3b4")
    assert all(turn.startswith("Mc2b3") for turn in offered)


@pytest.mark.parametrize("text", ["setup 111111/222222", "setup 333333/000000", "zzz", ""])
def test_set_ups_are_never_listed(text, monkeypatch):
    def listed(_):
        raise AssertionError("somebody listed 83,160 set-ups")

    monkeypatch.setattr(SetUps, "__iter__", listed)
    assert len(near("gyges", SETTING_UP, text)) == MOST


def test_all_are_offered_where_there_are_few():
    game = GAMES["en_garde"]
    shut_in = "basic L1-R3 L turn L[24555] R[11234] deck[1112] top- score0:0"
    assert [str(move) for move in nearest(legal(game, shut_in), "5x5")] == ["1x2"]
    assert nearest(Listed(()), "anything") == ()


@every_game
@fewer
@given(way=walks(), text=st.text(max_size=80))
def test_whatever_is_written_what_is_offered_is_legal_and_differs(game, way, text):
    *_, (_, match) = walk(game, way)
    for seat in match.active:
        moves = game.legal_moves(match.game_state, seat)
        offered = nearest(moves, text, read(game, text))
        assert all(move in moves for move in offered)
        assert len(set(offered)) == len(offered) <= MOST
        assert len(offered) >= min(3, len(some(moves)))


@every_game
@fewer
@given(way=walks(), number=st.integers(0, 10_000))
def test_a_legal_move_is_nearest_to_itself(game, way, number):
    *_, (_, match) = walk(game, way)
    for seat in match.active:
        moves = game.legal_moves(match.game_state, seat)
        few = some(moves)
        if few:
            move = few[number % len(few)]
            assert nearest(moves, str(move), move)[0] == move
