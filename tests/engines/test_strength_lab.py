"""`python -m engines strength`: matches among computers, and the strengths that come of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.core.computer import middle_level, strength_of
from engines.registry import load_player
from tests.every import every
from tests.harness import every_game

ROOT = Path(__file__).parents[2]
KEEN = '{"one": "keen", "two": "novice", "points": 9.0, "matches": 10}'


def test_scores_come_first_then_strengths_the_weakest_first(lab):
    words = ("strength", "audatia", "--matches", "4", "--match", "keen,novice")
    code, out, _ = lab(*words, "--match", "novice,random")
    first, second, *strengths = map(json.loads, out)
    assert (code, first["one"], second["two"], second["matches"]) == (0, "keen", "random", 4)
    values = [told["strength"] for told in strengths]
    assert values == sorted(values)
    (keen,) = [told for told in strengths if told["player"] == "keen"]
    assert (keen["strength"], keen["deviation"]) == (1500, 0)
    for told in strengths:
        assert told["low"] <= told["strength"] <= told["high"]


def test_the_same_seed_gives_the_same_scores(lab):
    words = ("strength", "audatia", "--matches", "6", "--match", "keen~50,keen")
    assert lab(*words, "--seed", "7") == lab(*words, "--seed", "7")


def test_what_was_printed_is_read_again_and_new_scores_are_added(lab):
    _, out, _ = lab("strength", "audatia", "--matches", "4", "--match", "keen,novice")
    words = ("strength", "audatia", "--scores")
    assert lab(*words, stdin="\n".join(out)) == (0, out[1:], [])
    code, more, _ = lab(*words, "--match", "novice,random", "--matches", "2", stdin=out[0])
    assert (code, len(more)) == (0, 4)


def test_a_bad_line_is_named_and_the_others_count(lab):
    code, out, _ = lab("strength", "gyges", "--scores", stdin=f'{{"one": 1}}\n\n{KEEN}\n')
    assert (code, len(out)) == (2, 3)
    assert json.loads(out[0])["error"].startswith("line 1: this is no score; a score is {")


@every(
    ("words", "wrong"),
    [
        (("--match", "keen"), "two players"),
        (("--match", "keen,novice", "--matches", "0"), "1 match or more"),
        (("--match", "keen,king"), "no player 'king'; there are: computer, random, novice"),
        (("--match", "keen~many,novice"), "how many are random? Such as keen~30"),
        (("--match", "keen~101,novice"), "how many are random"),
        (("--match", "novice,random", "--matches", "1"), "no matches connect novice with keen"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(lab, words, wrong):
    code, _, errors = lab("strength", "gyges", *words)
    assert code == 2
    assert wrong in errors[0]


@pytest.mark.parametrize("points", ["-1", "11", "NaN"])
def test_a_score_that_no_matches_have_is_refused(lab, points):
    code, out, _ = lab("strength", "gyges", "--scores", stdin=KEEN.replace("9.0", points))
    assert code == 2
    assert "no more points than matches" in json.loads(out[0])["error"]


@every_game
def test_where_levels_have_strengths_they_rise_from_1500_in_the_middle(game):
    computer = load_player(game.id)
    found = [strength_of(computer, level) for level in computer.levels]
    if not any(found):
        return
    values = [strength.value for strength in found]
    assert set(computer.strengths) == set(computer.levels)
    assert values == sorted(values)
    assert strength_of(computer, middle_level(computer)).value == 1500


@every_game
def test_the_docs_state_the_strengths_that_the_levels_have(game):
    if not (ROOT / "engines" / game.id).is_dir():
        return  # it comes in a package of its own
    computer, stated = load_player(game.id), (ROOT / "docs" / "strength.md").read_text("utf-8")
    for level in computer.levels:
        assert f"| {level} | {strength_of(computer, level).value} |" in stated
