"""Puzzles: those that come with the games are proved again; a made-up one with two wins isn't."""

from __future__ import annotations

import json

import pytest

from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.puzzles import BEST_DECISION, UnprovedError, is_right, prove
from engines.core.seat import Seat
from engines.puzzle_lab import line_of, read
from engines.registry import load_game, load_maker, puzzle_file
from tests.every import every

GAMES = ("gyges", "cannae", "en_garde", "audatia")
WITH_SECRETS = ("en_garde", "audatia")
A_FEW = 2


def shipped(id_):
    return tuple(read(puzzle_file(id_)))


@every("id_", GAMES)
def test_a_few_puzzles_of_each_game_are_proved_again(id_):
    game, maker = load_game(id_), load_maker(id_)
    for puzzle in shipped(id_)[:A_FEW]:
        prove(game, maker, puzzle)


@pytest.mark.long
@every("id_", GAMES)
def test_all_puzzles_are_proved_again(id_):
    game, maker = load_game(id_), load_maker(id_)
    for puzzle in shipped(id_):
        prove(game, maker, puzzle)


@every("id_", GAMES)
def test_no_two_puzzles_of_a_game_have_the_same_position_or_a_mirrored_one(id_):
    game, maker = load_game(id_), load_maker(id_)
    keys = [
        maker.key(game.read(one.position, complete(game.options, one.options)), one.seat)
        for one in shipped(id_)
    ]
    assert keys
    assert len(set(keys)) == len(keys)


@every("id_", GAMES)
def test_the_right_move_of_every_puzzle_is_right(id_):
    game = load_game(id_)
    assert all(is_right(game, puzzle, puzzle.first) for puzzle in shipped(id_))


def test_a_position_with_two_winning_moves_is_no_puzzle():
    game, maker = load_game("gyges"), load_maker("gyges")
    text = "000000/000033/000222/003311/012010/000000 N"
    with pytest.raises(UnprovedError, match="2 moves win in 3 plies"):
        maker.solve(game.read(text, complete(game.options, {})), Seat.TWO)


def test_a_puzzle_that_names_another_move_is_not_proved():
    game, maker = load_game("gyges"), load_maker("gyges")
    puzzle = shipped("gyges")[0]
    with pytest.raises(UnprovedError, match="is right there"):
        prove(game, maker, puzzle.model_copy(update={"first": puzzle.line[-1]}))


@every("id_", WITH_SECRETS)
def test_the_answer_hangs_on_nothing_that_its_player_cannot_see(id_):
    game, maker = load_game(id_), load_maker(id_)
    puzzle = shipped(id_)[0]
    state = game.read(puzzle.position, complete(game.options, puzzle.options))
    other = game.resample(state, puzzle.seat, SeededChance(b"another world"))
    assert game.view(other, puzzle.seat) == game.view(state, puzzle.seat)
    assert maker.solve(other, puzzle.seat) == maker.solve(state, puzzle.seat)
    assert puzzle.kind == BEST_DECISION


def test_the_same_seed_gives_the_same_puzzles(lab):
    words = ("puzzles", "audatia", "--count", "1", "--seed", "1")
    assert lab(*words) == lab(*words)


def test_the_lab_proves_a_file_and_names_what_is_wrong(lab, tmp_path):
    puzzle = shipped("en_garde")[0]
    file = tmp_path / "some.jsonl"
    file.write_text(line_of(puzzle) + "\n")
    assert lab("puzzles", "en_garde", "--prove", str(file))[0] == 0
    wrong = json.loads(line_of(puzzle)) | {"seat": puzzle.seat.other}
    file.write_text(json.dumps(wrong) + "\n")
    code, out, _ = lab("puzzles", "en_garde", "--prove", str(file))
    assert code == 1
    assert out[0].startswith(puzzle.id)
