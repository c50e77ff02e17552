"""Puzzles: those that come with the games are proved again; a made-up one with two wins isn't."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.puzzle_cutting import NotOverError, cut_match
from engines.core.puzzles import (
    BEST_DECISION,
    Solution,
    UnprovedError,
    Variety,
    is_right,
    prove,
)
from engines.core.refutations import refutation
from engines.core.seat import Seat
from engines.puzzle_lab import line_of, read
from engines.registry import load_game, load_maker, puzzle_file
from tests.engines.analysed import played
from tests.every import every

GAMES = ("gyges", "cannae", "en_garde", "audatia")
WITH_SECRETS = ("en_garde", "audatia")
EIGHTH = 8
ONLY_COMPILED = ("win-in-7", "win-in-9", "win-in-11")  # proofs that take hours interpreted
# North wins by a6-b2xc4, a threat, and as fast by a6-d5xc4, which is none.
ALSO_QUIET = "020100/323001/000000/000000/031203/120000 N"
# A match in which seat one finds a win in 5 plies.
FOUND = (
    *("one setup 023001/002103", "two setup 200030/013210", "one b1-d3", "two e6-d5xd6"),
    *("one c1-c2xc4", "two d6-b6", "one f1-GN"),
)


def shipped(id_):
    return tuple(read(puzzle_file(id_)))


@every("id_", GAMES)
def test_a_puzzle_of_each_game_is_proved_again(id_):
    game, maker = load_game(id_), load_maker(id_)
    prove(game, maker, shipped(id_)[1])


@pytest.mark.long
@every("id_", GAMES)
def test_all_puzzles_are_proved_again(id_):
    game, maker = load_game(id_), load_maker(id_)
    for puzzle in shipped(id_):
        if puzzle.kind not in ONLY_COMPILED:
            prove(game, maker, puzzle)


def test_the_longest_wins_are_won_by_the_line_that_is_shown():
    game = load_game("gyges")
    for puzzle in (one for one in shipped("gyges") if one.kind in ONLY_COMPILED):
        state = game.read(puzzle.position, complete(game.options, puzzle.options))
        for text in puzzle.line:
            (seat,) = game.active(state)
            assert game.parse(text) in game.legal_moves(state, seat)
            state = game.apply(state, seat, game.parse(text), SeededChance(b"")).state
        assert len(puzzle.line) == int(puzzle.kind.removeprefix("win-in-"))
        assert game.outcome(state).winner is puzzle.seat


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
def test_the_right_moves_are_right(id_):
    game = load_game(id_)
    assert all(is_right(game, puzzle, puzzle.first) for puzzle in shipped(id_)[::EIGHTH])


def test_a_position_with_two_winning_moves_is_no_puzzle():
    game, maker = load_game("gyges"), load_maker("gyges")
    text = "000000/000033/000222/003311/012010/000000 N"
    with pytest.raises(UnprovedError, match="several moves win in 3 plies"):
        maker.solve(game.read(text, complete(game.options, {})), Seat.TWO)


def test_a_win_by_a_quiet_first_move_too_makes_it_no_puzzle():
    game, maker = load_game("gyges"), load_maker("gyges")
    state = game.read(ALSO_QUIET, complete(game.options, {}))
    with pytest.raises(UnprovedError, match="several moves win in 5 plies"):
        maker.solve(state, Seat.TWO)


@every("id_", ("gyges", "cannae"))
def test_after_the_answer_to_a_wrong_move_nothing_wins_at_once(id_):
    game, maker = load_game(id_), load_maker(id_)
    puzzle = shipped(id_)[1]
    state = game.read(puzzle.position, complete(game.options, puzzle.options))
    moves = (move for move in game.legal_moves(state, puzzle.seat))
    for move in islice((m for m in moves if not is_right(game, puzzle, str(m))), 3):
        answer = refutation(game, maker, puzzle, str(move))
        assert answer, move
        after = state
        for seat, made in ((puzzle.seat, move), (puzzle.seat.other, answer)):
            after = game.apply(after, seat, made, SeededChance(b"")).state
        if not game.active(after):
            assert game.outcome(after).winner is puzzle.seat.other
            continue
        ends = (
            game.apply(after, puzzle.seat, last, SeededChance(b"")).state
            for last in game.legal_moves(after, puzzle.seat)
        )
        assert all(game.active(end) for end in ends)


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


def test_new_puzzles_are_unlike_those_of_the_file_that_they_go_after(lab, tmp_path):
    words = ("puzzles", "audatia", "--count", "1", "--seed", "1")
    _, found, _ = lab(*words)
    file = tmp_path / "there.jsonl"
    file.write_text("".join(line + "\n" for line in found))
    _, more, _ = lab(*words, "--after", str(file))
    assert len(more) == 1
    assert json.loads(more[0])["position"] != json.loads(found[0])["position"]


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


def test_a_finished_match_gives_the_puzzle_in_it_once_with_its_match_and_move():
    game, maker = load_game("gyges"), load_maker("gyges")
    record, seen = played(game, FOUND), set()
    puzzle = cut_match(game, maker, record, match="k3zq7", seed=1, seen=seen)
    assert puzzle
    assert (puzzle.kind, puzzle.match, puzzle.ply) == ("win-in-5", "k3zq7", 5)
    names = [player.name for player in record.head.players if player]
    assert not any(name in line_of(puzzle) for name in names)
    assert not cut_match(game, maker, record, match="k3zq7", seed=1, seen=seen)


def test_no_more_positions_are_looked_at_than_the_budget_has():
    game, maker = load_game("gyges"), load_maker("gyges")
    assert not cut_match(game, maker, played(game, FOUND), match="k3zq7", seed=1, most=2)


def test_nothing_is_cut_from_a_match_that_goes_on():
    game, maker = load_game("gyges"), load_maker("gyges")
    with pytest.raises(NotOverError, match="isn't over"):
        cut_match(game, maker, played(game, FOUND[:-1]), match="k3zq7", seed=1)


def test_no_answer_is_that_of_too_many_decisions():
    variety, often = Variety(), Solution(line=("pass",), kind=BEST_DECISION, margin=0.2)
    while variety.has_room(often):
        variety.add(often)
    assert variety.has_room(Solution(line=("deny",), kind=BEST_DECISION, margin=0.2))
