"""`python -m engines replay`: an exported match of either form to its positions."""

from __future__ import annotations

import json

import pytest

from engines.__main__ import main
from engines.core.match import advance
from engines.core.match_text import match_text
from engines.core.record import Act
from engines.core.seat import Seat
from engines.replay_lab import ReplayFileError, plies
from tests.harness import GAMES, SERVER_SEED, choose, entry, moved, seated


def a_match(name):
    game = GAMES[name]
    record, match = seated(game)
    for _ in range(3):
        record, match = moved(game, record, match, *choose(game, match.state, lambda _: 0))
    resignation = entry(Act.RESIGN, Seat.TWO)
    return game, advance(game, record, match, resignation, SERVER_SEED)[0]


@pytest.mark.parametrize("name", ["en_garde", "gyges"])
def test_both_forms_of_an_export_give_the_same_positions(name):
    game, record = a_match(name)
    told = [line["position"] for line in plies(match_text(game, record), GAMES.get)]
    assert len(told) == 4
    assert told == [line["position"] for line in plies(record.model_dump_json(), GAMES.get)]


def test_the_command_prints_a_json_object_a_ply(tmp_path, capsys):
    file = tmp_path / "match.salle.txt"
    file.write_text(match_text(*a_match("gyges")), "utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["ply"] for line in lines] == [0, 1, 2, 3]


def test_a_wrong_file_is_answered_with_a_sentence_and_exit_code_2(tmp_path, capsys):
    file = tmp_path / "match.salle.txt"
    file.write_text("Game: gyges\n\n1. one zz", "utf-8")
    assert main(["replay", str(file)]) == 2
    assert "line 3" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["{", "{}", '{"head": 1, "log": 2}', "[" * 9, ""])
def test_no_text_breaks_it(text):
    with pytest.raises(ReplayFileError):
        list(plies(text, GAMES.get))
